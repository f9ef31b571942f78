/** `freehold play dominion`. */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { cardsOf, type DominionEvent, type DominionOptions, dominion } from '@freehold/dominion'
import { asCard } from '@freehold/dominion/own'
import { freshSecretSeed, type GameLog, InputError, Playthrough, replay, type Seed } from '@freehold/kernel'
import { type ExitCode, exitCode } from '../../command.ts'
import { playedAs } from '../../games.ts'
import { readLog } from '../../log-file.ts'
import { Conversation, Left } from '../conversation.ts'
import { wrap } from '../layout.ts'
import { Keeper } from '../saving.ts'
import { type BesideFlags, besideFlags, besideOf, besideWords } from './beside.ts'
import { ownCardsIn } from './own-card.ts'
import { type DominionPlaythrough, Session } from './session.ts'
import { namesOf, sittersOf } from './sitters.ts'

const flags = {
  players: { type: 'string' },
  kingdom: { type: 'string' },
  edition: { type: 'string' },
  cards: { type: 'string' },
  ...besideFlags,
  opponent: { type: 'string' },
  names: { type: 'string' },
  seed: { type: 'string' },
  asking: { type: 'string' },
  log: { type: 'string' },
  resume: { type: 'string' },
} as const

type Flags = Readonly<Partial<Record<keyof typeof flags, string>>>

/** What a saved game has settled already. */
const settled = [
  'players',
  'kingdom',
  'edition',
  'cards',
  'seed',
  'asking',
  ...(Object.keys(besideFlags) as (keyof BesideFlags)[]),
] as const

/** A log does not say who plays. */
function resumeCommand({ opponent, names }: Flags): string {
  const quoted = (text: string) => (/^[\w,.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
  return [
    'freehold play',
    ...(opponent === undefined ? [] : [`--opponent ${quoted(opponent)}`]),
    ...(names === undefined ? [] : [`--names ${quoted(names)}`]),
  ].join(' ')
}

interface Game {
  readonly playthrough: DominionPlaythrough
  readonly past: readonly (readonly DominionEvent[])[]
}

/** Plays a game in the terminal; `args` are the words after the name of the game. */
export async function playDominion(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({ args: [...args], options: flags })
  const { playthrough, past } = values.resume === undefined ? await begin(values) : await resume(values, values.resume)
  const log = playthrough.log()
  const options = log.options as unknown as DominionOptions
  const sitters = sittersOf(values.opponent ?? 'big-money', options.players)
  const names = namesOf(values.names?.split(',').map((name) => name.trim()) ?? [], sitters)
  const keeper = new Keeper(playthrough, resumeCommand(values), values.log ?? values.resume)
  const known = cardsOf(options.edition, dominion.options(options).rules.printing)
  const cards = new Map([...known, ...(options.own ?? []).map((own) => [own.name, asCard(own)] as const)])
  const save = (file: string) => keeper.copyTo(file)
  const talk = new Conversation()
  talk.say(welcome(log))
  try {
    const session = new Session({ playthrough, past, sitters, names, cards, save }, talk)
    const last = (await session.run()) ? keeper.finish() : await offerToSave(talk, keeper)
    if (last !== '') talk.say(last)
    return exitCode.done
  } catch (error) {
    if (!(error instanceof Left)) throw error
    talk.say(keeper.save())
    return exitCode.interrupted
  } finally {
    talk.close()
  }
}

async function begin({ players, kingdom, edition, cards, asking = 'open', seed, ...flags }: Flags): Promise<Game> {
  const input = {
    ...(players !== undefined && { players: Number(players) }),
    ...(kingdom !== undefined && { kingdom }),
    ...(edition !== undefined && { edition }),
    ...(cards !== undefined && { own: await ownCardsIn(cards) }),
    ...besideOf(flags),
    asking, // nobody learns anything from who is asked: they sit at one keyboard
  }
  return { playthrough: Playthrough.start(dominion, input, seedOf(seed)), past: [] }
}

async function resume(values: Flags, file: string): Promise<Game> {
  const told = settled.find((flag) => values[flag] !== undefined)
  if (told) throw new InputError(`--${told}: settled in the saved game; leave it out with --resume`)
  try {
    const log = await readLog(file)
    const game = await playedAs(dominion, log)
    const past: DominionEvent[][] = []
    replay(game, log, ({ events }) => past.push([...events]))
    return { playthrough: Playthrough.resume(game, log), past }
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error
  }
}

function seedOf(text: string | undefined): Seed {
  if (text === undefined) return freshSecretSeed(randomBytes(32))
  return text.includes(':') ? text : `fast:${text}`
}

function welcome({ options, commitment }: GameLog): string {
  const agreed = options as unknown as DominionOptions
  const { players, edition, kingdom } = agreed
  const beside = besideWords(agreed)
  const own = (agreed.own ?? []).map(({ name }) => name)
  const lines = [`Dominion (${edition}) for ${players}: ${kingdom.join(', ')}.`]
  if (beside.length > 0) lines.push(`Beside them: ${beside.join('; ')}.`)
  if (own.length > 0) lines.push(`With cards of its own: ${own.join(', ')}.`)
  if (commitment !== undefined) lines.push(`The shuffles are settled by a seed whose sha-256 is`, commitment)
  return [...lines, 'Type ? for help.'].map((line) => wrap(line)).join('\n')
}

async function offerToSave(talk: Conversation, keeper: Keeper): Promise<string> {
  for (;;) {
    const answer = (await talk.ask('Save the game first? [Enter: yes, no, or a file name] > ')).trim()
    if (/^(n|no)$/i.test(answer)) {
      keeper.forget()
      return 'The game is not saved.'
    }
    try {
      return keeper.save(/^(|y|yes)$/i.test(answer) ? undefined : answer)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      talk.say(error.message)
    }
  }
}
