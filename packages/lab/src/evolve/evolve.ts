/** Finds strong menus for a kingdom: a population plays against a pool, and its champions join the pool. */
import { isDeepStrictEqual } from 'node:util'
import { editions, type Kingdom } from '@freehold/dominion'
import { belowFrom, InputError, parseInput } from '@freehold/kernel'
import { findStrategy, type Strategy, strategyIds } from '@freehold/players'
import {
  crossed,
  type Genome,
  mutated,
  parseGenome,
  randomGenome,
  shorterBy,
  simpleGenomes,
  sizeOf,
  skeletons,
  stockOf,
  strategyOf,
  tidy,
  withColonies,
  written,
} from '@freehold/players/breeding'
import { z } from 'zod'
import { makePool, type Pool } from '../sim/pool.ts'
import { simulate } from '../sim/simulate.ts'
import { bradleyTerry, crossTable } from '../sim/statistics.ts'
import type { Tally } from '../sim/tally.ts'

const menus = z.looseObject({ buy: z.array(z.unknown()) })
const stateSchema = z.strictObject({
  evolution: z.literal(2), // version of this format
  edition: z.enum(editions),
  cards: z.array(z.string()),
  beside: z.looseObject({}).optional(), // what the kingdom brings along
  seed: z.string(),
  from: z.array(z.string()).optional(), // what it was told to begin with, as it was asked for
  population: z.int().min(4),
  games: z.int().min(2), // of each with each of the pool, in the first round of a race
  generation: z.int().min(0), // how many were bred
  rivals: z.array(z.string()), // hand-written strategies, the strongest first
  hardest: z.array(z.string()), // those of them that do best against the latest champion
  members: z.array(menus).min(1), // the best of the last generation first
  champions: z.array(menus), // the latest last
})

/** All that is needed to go on: plain data. */
export type Evolution = Readonly<z.infer<typeof stateSchema>>

export function parseEvolution(input: unknown, what: string): Evolution {
  const state = parseInput(stateSchema, input, what)
  for (const each of [...state.members, ...state.champions]) parseGenome(each, what)
  for (const id of [...state.rivals, ...state.hardest]) findStrategy(id)
  return state
}

/** In the pool: hand-written strategies by strength, by difficulty, champions; and every how many generations one joins. */
const STRONGEST = 2
const HARDEST = 2
const CHAMPIONS = 4
const JOINS_EVERY = 4
/** So many times as many begin as are bred later: one good idea among many is enough. */
const AT_FIRST = 4
/** Rounds of a race: how many go on, and how many more games they play, of those of the first round. */
const rounds = [
  { share: 1, games: 1 },
  { share: 0.5, games: 1.5 },
  { share: 0.25, games: 4 },
  { share: 0.125, games: 10 },
] as const

export interface EvolveOptions {
  readonly kingdom: Kingdom
  readonly seed: string
  readonly population: number
  readonly games: number
  readonly from?: readonly Strategy[] // that it begins with, beside what it would begin with anyway
  readonly asked?: readonly string[] // how these were asked for, for whoever repeats it
}

export interface Run {
  readonly pool: Pool
  readonly signal?: AbortSignal
}

/** Runs something with threads that stay for all of it. */
export async function withPool<T>(threads: number, use: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = makePool(threads)
  try {
    return await use(pool)
  } finally {
    await pool.close()
  }
}

const kingdomOf = ({ edition, cards, beside }: Evolution): Kingdom => ({
  edition,
  cards,
  ...(beside && { beside: beside as Kingdom['beside'] & object }),
})

/** The hand-written strategies that find their cards in the kingdom. */
export const fitting = ({ cards }: Kingdom): string[] =>
  strategyIds().filter((id) => findStrategy(id).needs.every((card) => cards.includes(card)))

/** The same, the strongest against each other first. Undefined: interrupted. */
export async function rankedByHand(kingdom: Kingdom, games: number, seed: string, run: Run) {
  const ids = fitting(kingdom)
  const strategies = ids.map(findStrategy)
  const result = await simulate({ ...run, strategies, kingdoms: [kingdom], games, seed })
  if (result.interrupted) return undefined
  const strength = bradleyTerry(crossTable(ids.length, result.pairings))
  const order = ids.map((_, i) => i).sort((a, b) => strength[b].value - strength[a].value)
  return order.map((i) => ids[i])
}

/** Undefined: interrupted. */
export async function beginEvolution(options: EvolveOptions, run: Run): Promise<Evolution | undefined> {
  const { kingdom, seed, population, games, from = [], asked = [] } = options
  const rivals = await rankedByHand(kingdom, 10 * games, `${seed} rivals`, run)
  if (!rivals) return undefined
  const below = belowFrom(`fast:${seed} beginning`)
  const stock = stockOf(kingdom)
  const given = [...from, ...rivals.map(findStrategy)].map(tidy).map((genome) => withColonies(genome, stock))
  const known = [...given, ...simpleGenomes(stock), ...skeletons(stock, below)]
  const drawn = Array.from({ length: Math.max(0, AT_FIRST * population - known.length) }, () =>
    randomGenome(stock, below),
  )
  return {
    evolution: 2,
    edition: kingdom.edition,
    cards: [...kingdom.cards],
    ...(kingdom.beside && { beside: { ...kingdom.beside } }),
    ...{ seed, population, games, generation: 0, champions: [] },
    ...(asked.length > 0 && { from: [...asked] }),
    rivals,
    hardest: rivals.slice(STRONGEST, STRONGEST + HARDEST),
    members: [...known, ...drawn].map(written),
  }
}

export interface Generation {
  readonly next: Evolution
  readonly best: Genome
  readonly points: number // how well the best did against the pool, roughly a share of the points
}

/** Lets the population race, keeps its best and breeds the rest anew. Undefined: interrupted. */
export async function breed(state: Evolution, run: Run): Promise<Generation | undefined> {
  const ranked = await race(state, `${state.seed} ${state.generation}`, run)
  if (!ranked) return undefined
  const below = belowFrom(`fast:${state.seed} breeding ${state.generation}`)
  const stock = stockOf(kingdomOf(state))
  const parents = varied(ranked, Math.max(2, Math.floor(state.population / 4)), ALIKE)
  const elite = varied(ranked, Math.max(2, Math.floor(state.population / 8)), Math.ceil(ALIKE / 2))
  const parent = () => parents[Math.min(below(parents.length), below(parents.length))]
  const members = [...elite]
  const known = new Set(elite.map((genome) => JSON.stringify(genome)))
  while (members.length < state.population) {
    const begun = below(3) === 0 ? crossed(parent(), parent(), below) : parent()
    const child = mutated(begun, stock, below)
    if (known.has(JSON.stringify(child))) continue
    known.add(JSON.stringify(child))
    members.push(child)
  }
  const [best] = ranked
  const next = { ...state, generation: state.generation + 1, members: members.map(written) }
  if (next.generation % JOINS_EVERY > 0) return { next, best: best.genome, points: best.points }
  const hardest = await hardestFor(state, best.genome, run)
  const champions = [...state.champions, written(best.genome)].slice(-CHAMPIONS)
  return hardest && { next: { ...next, champions, hardest }, best: best.genome, points: best.points }
}

/** The hand-written strategies against which a genome does worst. Undefined: interrupted. */
async function hardestFor(state: Evolution, genome: Genome, run: Run): Promise<string[] | undefined> {
  const { rivals, games } = state
  const strategies = [strategyOf(genome, 'champion'), ...rivals.map(findStrategy)]
  const pairings = rivals.map((_, i): [number, number] => [0, i + 1])
  const seed = `${state.seed} hardest ${state.generation}`
  const result = await simulate({
    ...run,
    ...{ strategies, kingdoms: [kingdomOf(state)], games: 5 * games, seed, pairings },
  })
  if (result.interrupted) return undefined
  const points = result.pairings.map(({ tally }) => shareOf(tally))
  const order = rivals.map((_, i) => i).sort((a, b) => points[a] - points[b])
  return order.slice(0, HARDEST).map((i) => rivals[i])
}

/** Games that do not end count as lost. */
const shareOf = ({ wins, ties, pairs, unfinished }: Tally): number =>
  (wins[0] + ties / 2) / Math.max(1, 2 * pairs + unfinished)

interface Runner {
  readonly genome: Genome
  readonly points: number
  readonly kind: string // the kingdom cards it really buys
}

/** Purchases of a card a game from which it belongs to what a menu is about. */
const REALLY_BOUGHT = 0.5
/** Parents that buy the same cards, at most: one idea must not crowd out all others before they are worked out. */
const ALIKE = 4

/** The best, but of each kind only so many. */
function varied(ranked: readonly Runner[], size: number, alike: number): Genome[] {
  const kinds = new Map<string, number>()
  const chosen = ranked.filter(({ kind }) => {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    return (kinds.get(kind) as number) <= alike
  })
  return chosen.slice(0, size).map(({ genome }) => genome)
}

/** Share of the points that a line or a condition must be worth, lest menus grow with what does nothing. */
const PRICE_OF_A_LINE = 0.0005
const worth = ({ genome, points }: Runner): number => points - PRICE_OF_A_LINE * sizeOf(genome)

/** Successive halving: all play a little, the better half more, and so on, all on the same shuffles. The best first. */
async function race(state: Evolution, seed: string, run: Run): Promise<Runner[] | undefined> {
  let runners = state.members.map((menu) => ({
    genome: parseGenome(menu, 'member'),
    sum: 0,
    weight: 0,
    points: 0,
    kind: '',
  }))
  const finished: Runner[] = []
  for (const [round, { share, games }] of rounds.entries()) {
    const going = Math.max(2, Math.ceil(state.members.length * share))
    finished.unshift(...runners.slice(going))
    runners = runners.slice(0, going)
    const genomes = runners.map(({ genome }) => genome)
    const played = await playPool(state, genomes, Math.round(state.games * games), `${seed} ${round}`, run)
    if (!played) return undefined
    runners = runners
      .map(({ genome, sum, weight }, i) => {
        const all = sum + games * played[i].points
        return { genome, sum: all, weight: weight + games, points: all / (weight + games), kind: played[i].kind }
      })
      .sort((a, b) => worth(b) - worth(a))
  }
  return [...runners, ...finished]
}

/** The best of the population and the champions in many more games: who was only lucky is found out. */
export async function champion(state: Evolution, games: number, run: Run): Promise<Generation | undefined> {
  const best = state.members.slice(0, Math.max(2, Math.floor(state.population * 0.125)))
  const candidates = [...best, ...state.champions].map((menu) => parseGenome(menu, 'member'))
  const played = await playPool(state, candidates, games, `${state.seed} final`, run)
  if (!played) return undefined
  const [winner] = played.toSorted((a, b) => worth(b) - worth(a))
  const pruned = await prune(state, winner.genome, Math.ceil(games / 4), run)
  return pruned && { next: state, best: pruned.genome, points: winner.points }
}

/** Leaves out, one after the other, what is not worth its line. */
async function prune(state: Evolution, genome: Genome, games: number, run: Run): Promise<Runner | undefined> {
  const seed = `${state.seed} pruning`
  const tried = async (each: Genome) => (await playPool(state, [each], games, seed, run))?.[0]
  let kept = await tried(genome)
  for (let i = 0; kept; ) {
    const shorter: Genome | undefined = shorterBy(kept.genome)[i]
    if (!shorter) return kept
    const without = await tried(shorter)
    if (!without) return undefined
    if (worth(without) >= worth(kept)) kept = without
    else i++
  }
  return undefined
}

/** How each does against the pool. Undefined: interrupted. */
async function playPool(
  state: Evolution,
  genomes: readonly Genome[],
  games: number,
  seed: string,
  run: Run,
): Promise<Runner[] | undefined> {
  const { cards } = state
  const rivals = [...new Set([...state.rivals.slice(0, STRONGEST), ...state.hardest])].map(findStrategy)
  const champions = state.champions.map((menu, i) => strategyOf(parseGenome(menu, 'champion'), `champion ${i}`))
  const pool = [...rivals, ...champions]
  const strategies = [...genomes.map((genome, i) => strategyOf(genome, `candidate ${i}`)), ...pool]
  const pairings = genomes.flatMap((_, i) => pool.map((__, j): [number, number] => [i, genomes.length + j]))
  const result = await simulate({ ...run, strategies, kingdoms: [kingdomOf(state)], games, seed, pairings })
  if (result.interrupted) return undefined
  return genomes.map((genome, i) => {
    const meetings = result.pairings.slice(i * pool.length, (i + 1) * pool.length).map(({ tally }) => tally)
    const shares = meetings.map(shareOf)
    const points = judged(shares.slice(0, rivals.length), shares.slice(rivals.length))
    return { genome, points, kind: kindOf(cards, meetings) }
  })
}

/** What a menu is after: to beat each of the hand-written strategies, and after that to hold its own among champions. */
function judged(byHand: readonly number[], champions: readonly number[]): number {
  const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length
  const hand = (Math.min(...byHand) + mean(byHand)) / 2
  return champions.length === 0 ? hand : 0.65 * hand + 0.35 * mean(champions)
}

/** The cards that are really bought. */
function kindOf(cards: readonly string[], meetings: readonly Tally[]): string {
  const games = meetings.reduce((sum, { pairs }) => sum + 2 * pairs, 0)
  const bought = (card: string) => meetings.reduce((sum, { bought: [times] }) => sum + (times[card] ?? 0), 0)
  return cards.filter((card) => bought(card) >= REALLY_BOUGHT * games).join()
}

/** Throws `InputError` where the evolution is about another kingdom, of another seed, or began with something else. */
export function checkResumed(
  state: Evolution,
  { edition, cards, beside = {} }: Kingdom,
  { seed, asked = [] }: Pick<EvolveOptions, 'seed' | 'asked'>,
  what: string,
): void {
  const refuse = (why: string) => {
    throw new InputError(`${what}: an evolution ${why}; choose another file`)
  }
  if (state.edition !== edition || state.cards.join() !== cards.join())
    refuse(`with ${state.cards.join(', ')} (${state.edition})`)
  if (!isDeepStrictEqual(state.beside ?? {}, { ...beside })) refuse('with something else beside the same ten cards')
  if (state.seed !== seed) refuse(`with the seed ${state.seed}`)
  if (asked.length > 0 && !isDeepStrictEqual(state.from ?? [], [...asked]))
    refuse(`that began ${state.from ? `from ${state.from.join(', ')}` : 'without --from'}`)
}
