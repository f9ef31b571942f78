/** `freehold sim terra-mystica`: artificial players of Terra Mystica against each other. */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { InputError } from '@freehold/kernel'
import { type Contest, contest, contestFacts, contestReport, type Played } from '@freehold/lab'
import { findTerraMysticaPlayer, terraMysticaStrengths } from '@freehold/players'
import { LEVEL_LIST, MAP_IDS } from '@freehold/terra-mystica'
import { type ExitCode, exitCode } from './command.ts'
import { type RecordedGame, recordedGames } from './recorded-games.ts'
import { width, wrap } from './terminal/layout.ts'
import { Progress } from './terminal/progress.ts'
import { wholeNumber } from './whole-number.ts'

const options = {
  games: { type: 'string' },
  from: { type: 'string', multiple: true },
  round: { type: 'string' },
  map: { type: 'string' },
  players: { type: 'string' },
  'fire-and-ice': { type: 'boolean' },
  automa: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
  list: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parse>['values']
const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

const USUAL_GAMES = 20

export const terraMysticaUsage = [
  'freehold sim terra-mystica PLAYER… [--games N] [options]',
  '',
  'PLAYER           a name from the list, think:50ms (so long for a turn), think:2000 (so many moments looked',
  '                 at); one for each seat, or one alone for all of them',
  `--games N        how many (${USUAL_GAMES}); every set-up is played as often as there are different seats,`,
  '                 the players moving on by one seat each time',
  '--from FILE.cmd  goes on from a recorded game, or from all those of a folder (several may be given);',
  '                 map, seats and factions are those of the record',
  '--round R        … from the start of that round (1: after the set-up)',
  '--map MAP        original, fireAndIce1, fireAndIce2, loonLakes or fjords (original)',
  '--players N      seats, where one player is named (4; 1 against the Automa)',
  '--fire-and-ice   with the six factions of the expansion',
  '--automa LEVEL   against the Automa, who is one more at the table',
  '--seed TEXT      the same games each time, but with players who look at the clock (oracle, think:…ms)',
  '--json           for programs',
  '--list           the players there are',
]

export async function simTerraMystica(args: readonly string[]): Promise<ExitCode | undefined> {
  const { values, positionals } = parse(args)
  if (values.list) {
    const longest = Math.max(...terraMysticaStrengths.map(({ id }) => id.length))
    for (const { id, says } of terraMysticaStrengths)
      console.log(wrap(`${id.padEnd(longest)}  ${says}`, width(), longest + 2))
    return undefined
  }
  if (positionals.length === 0)
    throw new InputError('sim: no player given (freehold sim terra-mystica --list names them)')
  const names = positionals.map((asked) => findTerraMysticaPlayer(asked).id)
  const games = wholeNumber('--games', values.games, 1, 1_000_000) ?? USUAL_GAMES
  if (values.seed === '') throw new InputError('--seed: expected a text')
  const seed = values.seed ?? randomUUID()
  const from = await fromOf(values)
  const players = from ? asRecorded(names, from.games) : seated(names, values)
  const asked: Contest = {
    players,
    games,
    seed,
    options: from ? {} : tableOf(values, players.length),
    ...(from && { from }),
  }
  const progress = new Progress('games')
  const played: Played[] = []
  let interrupted = false
  const interrupt = () => {
    interrupted = true
  }
  process.once('SIGINT', interrupt)
  for (const game of contest(asked)) {
    played.push(game)
    progress.show(played.length, games)
    await new Promise(setImmediate) // lets Ctrl-C be heard
    if (interrupted) break
  }
  process.off('SIGINT', interrupt)
  progress.clear()
  const facts = contestFacts(played)
  if (values.json) console.log(JSON.stringify({ seed, ...facts, played }, undefined, 2))
  else console.log(`${contestReport(facts)}\n\nseed ${seed}`)
  return interrupted ? exitCode.interrupted : undefined
}

/** What a recorded game brings with it. */
const RECORDED = ['map', 'players', 'fire-and-ice', 'automa'] as const

async function fromOf(values: Values): Promise<Contest['from']> {
  if (!values.from) {
    if (values.round !== undefined) throw new InputError('--round: only together with --from')
    return undefined
  }
  const other = RECORDED.find((option) => values[option] !== undefined)
  if (other !== undefined) throw new InputError(`sim: --from knows nothing of --${other}; leave one of them out`)
  const round = wholeNumber('--round', values.round, 1, 6) ?? 1
  return { games: await recordedGames(values.from, round), round }
}

function asRecorded(names: readonly string[], games: readonly RecordedGame[]): readonly string[] {
  const wrong = games.find(({ game }) => names.length > 1 && game.factions.length !== names.length)
  if (!wrong) return names
  throw new InputError(
    `--from: ${wrong.name} has ${wrong.game.factions.length} seats for ${names.length} players; name one for all seats, or one for each`,
  )
}

function seated(names: readonly string[], { players, automa }: Values): readonly string[] {
  const [least, most, usual] = automa === undefined ? [2, 5, 4] : [1, 2, 1]
  const seats = wholeNumber('--players', players, least, most)
  if (names.length === 1) return Array.from({ length: seats ?? usual }, () => names[0])
  if (names.length > most)
    throw new InputError(
      `--players: expected ${least} to ${most}${automa ? ' against the Automa' : ''}, got ${names.length} names`,
    )
  if (seats === undefined || seats === names.length) return names
  throw new InputError(`--players: ${seats} seats for ${names.length} players; name one for all seats, or one for each`)
}

function tableOf(values: Values, people: number): unknown {
  const { map, automa } = values
  if (map !== undefined && !MAP_IDS.some((id) => id === map))
    throw new InputError(`--map: expected ${MAP_IDS.join(', ')}, got '${map}'`)
  const levels = LEVEL_LIST.map(({ id }) => id as string)
  if (automa !== undefined && !levels.includes(automa))
    throw new InputError(`--automa: expected ${levels.join(', ')}, got '${automa}'`)
  return {
    players: automa === undefined ? people : people + 1,
    fireAndIce: values['fire-and-ice'] ?? false,
    ...(map !== undefined && { map }),
    ...(automa !== undefined && { automa: { level: automa } }),
  }
}
