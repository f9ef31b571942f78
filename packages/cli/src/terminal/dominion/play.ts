/** `freehold play dominion`. */
import { createHash, randomBytes } from 'node:crypto'
import { join, parse } from 'node:path'
import { parseArgs } from 'node:util'
import { cardsOf, type DominionEvent, type DominionOptions, dominion, followingStart } from '@freehold/dominion'
import { asCard } from '@freehold/dominion/own'
import { freshSecretSeed, type GameLog, InputError, Playthrough, replay, type Seed } from '@freehold/kernel'
import { type ExitCode, exitCode } from '../../command.ts'
import { playedAs } from '../../games.ts'
import { readLog } from '../../log-file.ts'
import { wholeNumber } from '../../whole-number.ts'
import { Conversation, Left } from '../conversation.ts'
import { wrap } from '../layout.ts'
import { Keeper } from '../saving.ts'
import { type BesideFlags, besideFlags, besideOf, besideWords } from './beside.ts'
import { ownCardsIn } from './own-card.ts'
import { rulesFrom, unusualRules } from './rules.ts'
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
  rules: { type: 'string' },
  start: { type: 'string' },
  games: { type: 'string' },
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
  'rules',
  'start',
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

/** Plays games in the terminal until nobody wants another; `args` are the words after the name of the game. */
export async function playDominion(args: readonly string[]): Promise<ExitCode> {
  const { values } = parseArgs({ args: [...args], options: flags })
  const games = wholeNumber('--games', values.games, 1, 1000) ?? 1
  let game = values.resume === undefined ? await begin(values) : await resume(values, values.resume)
  const talk = new Conversation()
  try {
    for (let number = 1; await playOne(game, values, number, number < games, talk); number++) {
      game = following(game, values.seed, number + 1)
    }
    return exitCode.done
  } catch (error) {
    if (error instanceof Left) return exitCode.interrupted
    throw error
  } finally {
    talk.close()
  }
}

/** Whether another is to follow. `more`: one follows without asking. Throws `Left`, with the game saved. */
async function playOne(
  { playthrough, past }: Game,
  values: Flags,
  number: number,
  more: boolean,
  talk: Conversation,
): Promise<boolean> {
  const log = playthrough.log()
  const options = log.options as unknown as DominionOptions
  const sitters = sittersOf(values.opponent ?? 'big-money', options.players)
  const names = namesOf(values.names?.split(',').map((name) => name.trim()) ?? [], sitters)
  const keeper = new Keeper(playthrough, resumeCommand(values), numbered(values.log ?? values.resume, number))
  const known = cardsOf(options.edition, dominion.options(options).rules.printing)
  const cards = new Map([...known, ...(options.own ?? []).map((own) => [own.name, asCard(own)] as const)])
  const save = (file: string) => keeper.copyTo(file)
  talk.say(welcome(log, number))
  try {
    const end = await new Session({ playthrough, past, sitters, names, cards, save, more }, talk).run()
    const last = end === 'quit' ? await offerToSave(talk, keeper) : keeper.finish()
    if (last !== '') talk.say(last)
    return end === 'next'
  } catch (error) {
    if (error instanceof Left) talk.say(keeper.save())
    throw error
  }
}

/** Where the game of that number is saved: the first in the file, the others beside it. */
function numbered(file: string | undefined, number: number): string | undefined {
  if (file === undefined || number === 1) return file
  const { dir, name, ext } = parse(file)
  return join(dir, `${name}-${number}${ext}`)
}

/** The game after one that is over: the same in all but who begins. */
function following({ playthrough }: Game, seed: string | undefined, number: number): Game {
  const { options } = playthrough.log()
  const outcome = playthrough.outcome()
  if (!outcome) throw new Error('A game follows one that is not over')
  const next = { ...(options as object), start: followingStart(outcome) }
  return { playthrough: Playthrough.start(dominion, next, seedOf(seed, number)), past: [] }
}

async function begin(values: Flags): Promise<Game> {
  const { players, kingdom, edition, cards, asking = 'open', seed, rules, start, ...flags } = values
  const { rules: printing, ...beside } = besideOf(flags)
  const input = {
    ...(players !== undefined && { players: Number(players) }),
    ...(kingdom !== undefined && { kingdom }),
    ...(edition !== undefined && { edition }),
    ...(cards !== undefined && { own: await ownCardsIn(cards) }),
    ...beside,
    ...(start !== undefined && { start: startOf(start) }),
    rules: { ...(rules !== undefined && rulesFrom(rules)), ...printing },
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

/** Seats are counted from one by whoever types them. */
function startOf(text: string): 'random' | number {
  return text === 'random' ? text : (wholeNumber('--start', text, 1, 6) ?? 1) - 1
}

/** A seed that was told tells those of all further games. */
function seedOf(text: string | undefined, number = 1): Seed {
  if (text === undefined) return freshSecretSeed(randomBytes(32))
  const first = text.includes(':') ? text : `fast:${text}`
  if (number === 1) return first
  const digest = createHash('sha256').update(`${first} game ${number}`).digest('hex')
  return `${first.slice(0, first.indexOf(':'))}:${digest}`
}

function welcome({ options, commitment }: GameLog, number: number): string {
  const agreed = options as unknown as DominionOptions
  const { players, edition, kingdom } = agreed
  const beside = besideWords(agreed)
  const own = (agreed.own ?? []).map(({ name }) => name)
  const rules = unusualRules(agreed)
  const lines = [`Dominion (${edition}) for ${players}: ${kingdom.join(', ')}.`]
  if (number > 1) lines.unshift('', `Game ${number}`)
  if (beside.length > 0) lines.push(`Beside them: ${beside.join('; ')}.`)
  if (own.length > 0) lines.push(`With cards of its own: ${own.join(', ')}.`)
  if (rules.length > 0) lines.push(`Rules: ${rules.join(', ')}.`)
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
