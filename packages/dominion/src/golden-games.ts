/**
 * The games behind the golden logs in `fixtures/`, so that a new one can be made on purpose. Those that are there are
 * never written anew: an old log must stay playable as it is.
 */
import { type Below, belowFrom, type Decision, type GameLog, Playthrough, replay } from '@freehold/kernel'
import type { DominionEvent } from './engine/seen/events.ts'
import { dominion } from './game.ts'
import { eagerMove } from './telling/games.fixture.ts'

export interface GoldenGame {
  readonly name: string // of its file
  readonly options: object
  readonly seed: string
  readonly longest?: number // moves; a log is to be read by people too
  /** Where a game saved in the middle stops; `turn` is what happened since a phase last asked something. */
  readonly until?: (asked: Decision, turn: readonly DominionEvent[]) => boolean
}

/** What a log saved in the middle waits for. */
export interface Waiting {
  readonly seat: number
  readonly actor: number
  readonly kind: string
  readonly source: string | null
  readonly options: readonly string[]
  readonly min: number
  readonly max: number
}

/** Moves from one recorded position to the next. */
const EVERY = 16

/**
 * Hashes of the positions that a log goes through, of one in so many and of the last: what proves that an engine of
 * tomorrow goes the way of today's, whatever the version that the log was written under.
 */
export function positionsOf({ hash: _, ...log }: GameLog): string[] {
  const hashes: string[] = []
  const end = replay(dominion, { ...log, rules: dominion.rules }, ({ number, state }) => {
    if (number % EVERY === 0) hashes.push(dominion.hash(state))
  })
  return [...hashes, dominion.hash(end)]
}

const secret = (digits: string) => `secret:${digits.repeat(64 / digits.length)}`
const ten = (names: string) => names.split(', ')

const finished: readonly GoldenGame[] = [
  { name: 'first-game-2e', options: { kingdom: 'First Game', edition: '2e' }, seed: 'fast:first' },
  {
    name: 'short-game', // written out in `fixtures/short-game.txt`
    options: { kingdom: 'First Game', edition: '2e', rules: { provinces: 1, emptyPiles: 1 }, start: 0 },
    seed: 'fast:short',
    longest: 70,
  },
  { name: 'first-game-1e', options: { kingdom: 'First Game', edition: '1e', players: 3 }, seed: secret('1e') },
  { name: 'interaction', options: { kingdom: 'Interaction', edition: '1e', players: 4 }, seed: 'fast:interaction' },
  { name: 'big-money', options: { kingdom: 'Big Money', edition: '1e', asking: 'all' }, seed: 'fast:big money' },
  { name: 'village-square', options: { kingdom: 'Village Square', edition: '1e', players: 6 }, seed: 'ordered' },
  { name: 'size-distortion', options: { kingdom: 'Size Distortion', edition: '1e', players: 5 }, seed: secret('d15c') },
  { name: 'deck-top', options: { kingdom: 'Deck Top', asking: 'open' }, seed: 'fast:deck top' },
  { name: 'silver-and-gold', options: { kingdom: 'Silver & Gold', players: 3 }, seed: secret('a9a79901') },
  { name: 'improvements', options: { kingdom: 'Improvements', players: 4, start: 3 }, seed: 'fast:improvements' },
  { name: 'underlings', options: { kingdom: 'Underlings', start: { winners: [0, 1] } }, seed: 'fast:underlings' },
  { name: 'grand-scheme', options: { kingdom: 'Grand Scheme', asking: 'all' }, seed: 'fast:grand' },
  { name: 'deconstruction', options: { kingdom: 'Deconstruction', players: 3 }, seed: 'fast:deconstruction' },
  { name: 'victory-dance', options: { kingdom: 'Victory Dance', players: 4 }, seed: secret('dacedace') },
  { name: 'plot-thickens', options: { kingdom: 'The Plot Thickens', players: 6 }, seed: 'fast:plot' },
  { name: 'best-wishes', options: { kingdom: 'Best Wishes', players: 5, asking: 'open' }, seed: secret('be57') },
  {
    name: 'long-memory',
    options: {
      players: 3,
      kingdom: ten(
        'Caravan, Merchant Ship, Outpost, Tactician, Wharf, Possession, Throne Room, Village, Moat, Militia',
      ),
    },
    seed: 'fast:long memory',
  },
  {
    name: 'gains-and-losses',
    options: {
      edition: '1e',
      kingdom: ten(
        "Goons, King's Court, Mountebank, Royal Seal, Watchtower, Farmland, Ill-Gotten Gains, Scheme, Trader, Masquerade",
      ),
    },
    seed: 'fast:gains and losses',
  },
  {
    name: 'graveyard',
    options: {
      players: 4,
      kingdom: ten(
        'Band of Misfits, Death Cart, Fortress, Hermit, Procession, Vassal, Sentry, Minion, Swindler, Courtier',
      ),
    },
    seed: secret('dead'),
  },
  {
    name: 'house-rules',
    options: {
      kingdom: ten('Harbinger, Artisan, Library, Gardens, Duke, Steward, Pawn, Baron, Wishing Well, Scheme'),
      rules: { shuffle: 'whenUsedUp', covered: 'lost', emptyPiles: 2, provinces: 5 },
    },
    seed: 'fast:house rules',
  },
]

const asks = (source: string, kind: string) => (asked: Decision) =>
  asked.question.cause?.source === source && asked.question.kind === kind
const offers = (asked: Decision, key: string) => asked.options.some((option) => option.key === key)

const saved: readonly GoldenGame[] = [
  {
    name: 'throne-room-half-done',
    options: { kingdom: ten('Throne Room, Remodel, Village, Militia, Moat, Workshop, Cellar, Mine, Festival, Market') },
    seed: 'fast:throne',
    until: (asked, turn) => asks('Remodel', 'pick')(asked) && turn.some(({ what }) => what === 'again'),
  },
  {
    name: 'attack-awaits-reaction',
    options: {
      edition: '1e',
      players: 4,
      kingdom: ten('Witch, Moat, Militia, Spy, Thief, Bureaucrat, Village, Smithy, Library, Throne Room'),
    },
    seed: secret('a77ac4a7'),
    until: (asked) => offers(asked, 'reveal Moat') && asked.question.text.startsWith('Witch is played'),
  },
  {
    name: 'possessed-turn',
    options: {
      players: 3,
      kingdom: ten('Possession, Cellar, Chapel, Moat, Courtyard, Pawn, Village, Workshop, Steward, Vassal'),
    },
    seed: 'fast:possessed',
    until: (asked) => asked.seat !== asked.actor && asked.question.kind === 'pick',
  },
  {
    name: 'masquerade-half-chosen',
    options: {
      players: 5,
      kingdom: ten('Masquerade, Torturer, Minion, Swindler, Courtier, Patrol, Lurker, Diplomat, Nobles, Pawn'),
    },
    seed: secret('5ec2e7a0'),
    until: (asked) => asks('Masquerade', 'pick')(asked) && asked.question.cause?.seat === (asked.actor + 2) % 5,
  },
  {
    name: 'gain-awaits-reaction',
    options: {
      edition: '1e',
      kingdom: ten('Trader, Watchtower, Witch, Cellar, Chapel, Moat, Courtyard, Pawn, Ill-Gotten Gains, Gardens'),
    },
    seed: 'fast:gain',
    until: (asked) => offers(asked, 'reveal Trader') && asked.question.cause?.source === 'Witch',
  },
  {
    name: 'clean-up-waits-for-scheme',
    options: {
      kingdom: ten('Scheme, Village, Smithy, Market, Caravan, Wharf, Tactician, Outpost, Band of Misfits, Procession'),
    },
    seed: secret('c1ea0b'.padEnd(64, '7')),
    until: asks('Scheme', 'pick'),
  },
]

export const goldenGames: readonly GoldenGame[] = [...finished, ...saved]

const LONGEST = 700

/** Plays the game to its end, or to where it is to be saved; the players try again until they come there. */
export function playGolden(golden: GoldenGame): GameLog {
  for (let attempt = 0; attempt < 100; attempt++) {
    const log = attemptGolden(golden, belowFrom(`fast:golden ${golden.name} ${attempt}`))
    if (log) return log
  }
  throw new Error(`${golden.name}: its end, or what it was to be saved at, did not come in time`)
}

function attemptGolden({ options, seed, until, longest = LONGEST }: GoldenGame, below: Below): GameLog | undefined {
  const playthrough = Playthrough.start(dominion, options, seed)
  let turn: DominionEvent[] = []
  for (let asked = playthrough.pending(); asked; asked = playthrough.pending()) {
    if (until?.(asked, turn)) return playthrough.log()
    if (playthrough.position > longest) return undefined
    const events = playthrough.play(eagerMove(asked, below))
    turn = asked.question.cause ? [...turn, ...events] : events
  }
  return until ? undefined : playthrough.log()
}

export function waitingFor({ seat, actor, question, options, min, max }: Decision): Waiting {
  const source = question.cause?.source ?? null
  return { seat, actor, kind: question.kind, source, options: options.map(({ key }) => key), min, max }
}
