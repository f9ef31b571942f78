import { parseArgs } from 'node:util'
import type { DominionEvent, DominionOptions, DominionView } from '@freehold/dominion'
import {
  type AnyGame,
  beginning,
  eventsFor,
  type GameEvent,
  type GameLog,
  InputError,
  replay,
  type Viewer,
} from '@freehold/kernel'
import type { TerraMysticaEvent } from '@freehold/terra-mystica'
import type { Command } from '../command.ts'
import { findGameOf, games } from '../games.ts'
import { readLog } from '../log-file.ts'

export const command: Command = {
  name: 'log',
  summary: 'tell a game from its log, turn by turn',
  usage: [
    'freehold log FILE [--seat N]',
    '',
    'FILE      the log of a game; - reads it from standard input',
    '--seat N  as the player of that seat saw it, from 1; otherwise all is told, hidden cards too',
  ].join('\n'),
  async run(args) {
    const options = { seat: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new InputError('log: expected one file (see freehold log --help)')
    const log = await told(file)
    const game = await findGameOf(games, log)
    console.log(
      (await tellings[log.game](game, log, seatOf(values.seat, game.seats(game.options(log.options))))).join('\n'),
    )
    return undefined
  },
}

async function told(file: string): Promise<GameLog> {
  try {
    return await readLog(file)
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error
  }
}

function seatOf(asked: string | undefined, seats: number): number | undefined {
  if (asked === undefined) return undefined
  const seat = Number(asked)
  if (Number.isInteger(seat) && seat >= 1 && seat <= seats) return seat - 1
  throw new InputError(`--seat: expected a seat of this game, 1 to ${seats}, got '${asked}'`)
}

type Telling = (game: AnyGame, log: GameLog, seat: number | undefined) => Promise<string[]>

const namesOf = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)

/** All that happened, and the state it led to; nobody looks where everything is told. */
function played<Event extends GameEvent>(game: AnyGame, log: GameLog, seat: number | undefined) {
  const happened: Event[] = []
  const state: unknown = replay(game, log, ({ events }) => happened.push(...(events as Event[])))
  const events = (all: readonly Event[]): Event[] =>
    seat === undefined ? [...all] : (eventsFor(game, all, seat) as Event[])
  return { happened, state, events }
}

const tellings: Readonly<Record<string, Telling>> = {
  async dominion(game, log, seat) {
    const { opening, tell, tellResult, toldText } = await import('@freehold/dominion/telling')
    const { englishSpeech } = await import('@freehold/dominion/telling/english')
    const { players, kingdom } = log.options as unknown as DominionOptions
    const viewer: Viewer = seat ?? 'audience'
    const table = { names: namesOf(players), viewer }
    const { happened, state, events } = played<DominionEvent>(game, log, seat)
    const first = opening(game.view(beginning(game, log), 'audience') as DominionView)
    const lines = tell(events([first, ...happened]), table, englishSpeech())
    const outcome = game.outcome(state)
    return [
      `Kingdom: ${kingdom.join(', ')}`,
      '',
      toldText(lines),
      ...(outcome ? ['', ...tellResult(outcome, game.view(state, viewer) as DominionView, table)] : []),
    ]
  },

  async 'terra-mystica'(game, log, seat) {
    const { tell } = await import('../terminal/terra-mystica/telling.ts')
    const { happened, state, events } = played<TerraMysticaEvent>(game, log, seat)
    const names = namesOf(game.seats(game.options(log.options)))
    const outcome = game.outcome(state)
    return [...tell(events(happened), names), ...(outcome ? ['', outcome.why] : [])]
  },
}
