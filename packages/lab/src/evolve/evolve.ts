/** Finds strong menus for a kingdom: a population plays against a pool, and its champions join the pool. */
import { editions, type Kingdom } from '@freehold/dominion'
import { belowFrom, InputError, parseInput } from '@freehold/kernel'
import { findStrategy, type Strategy, strategyIds } from '@freehold/players'
import { z } from 'zod'
import { makePool, type Pool } from '../sim/pool.ts'
import { simulate } from '../sim/simulate.ts'
import { bradleyTerry, crossTable } from '../sim/statistics.ts'
import { type Genome, parseGenome, randomGenome, simpleGenomes, stockOf, strategyOf, tidy, written } from './genome.ts'
import { crossed, mutated } from './vary.ts'

const menus = z.looseObject({ buy: z.array(z.unknown()) })
const stateSchema = z.strictObject({
  evolution: z.literal(2), // version of this format
  edition: z.enum(editions),
  cards: z.array(z.string()),
  seed: z.string(),
  population: z.int().min(4),
  games: z.int().min(2), // of each with each of the pool, in the first round of a race
  generation: z.int().min(0), // how many were bred
  rivals: z.array(z.string()), // hand-written strategies, the strongest first
  members: z.array(menus).min(1), // the best of the last generation first
  champions: z.array(menus), // the latest last
})

/** All that is needed to go on: plain data. */
export type Evolution = Readonly<z.infer<typeof stateSchema>>

export function parseEvolution(input: unknown, what: string): Evolution {
  const state = parseInput(stateSchema, input, what)
  for (const each of [...state.members, ...state.champions]) parseGenome(each, what)
  for (const id of state.rivals) findStrategy(id)
  return state
}

/** Hand-written strategies in the pool, champions in it, and every how many generations one joins. */
const RIVALS = 4
const CHAMPIONS = 6
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
  const { kingdom, seed, population, games } = options
  const rivals = await rankedByHand(kingdom, 10 * games, `${seed} rivals`, run)
  if (!rivals) return undefined
  const below = belowFrom(`fast:${seed} beginning`)
  const stock = stockOf(kingdom)
  const known = [...rivals.map(findStrategy).map(tidy), ...simpleGenomes(stock)]
  const drawn = Array.from({ length: Math.max(0, AT_FIRST * population - known.length) }, () =>
    randomGenome(stock, below),
  )
  return {
    evolution: 2,
    edition: kingdom.edition,
    cards: [...kingdom.cards],
    ...{ seed, population, games, generation: 0, champions: [] },
    rivals: rivals.slice(0, RIVALS),
    members: [...known, ...drawn].map(written),
  }
}

export interface Generation {
  readonly next: Evolution
  readonly best: Genome
  readonly points: number // share of the best against the pool
}

/** Lets the population race, keeps its best and breeds the rest anew. Undefined: interrupted. */
export async function breed(state: Evolution, run: Run): Promise<Generation | undefined> {
  const ranked = await race(state, `${state.seed} ${state.generation}`, run)
  if (!ranked) return undefined
  const below = belowFrom(`fast:${state.seed} breeding ${state.generation}`)
  const stock = stockOf(state)
  const elite = ranked.slice(0, Math.max(2, Math.floor(state.population * 0.125))).map(({ genome }) => genome)
  const parents = ranked.slice(0, Math.max(2, Math.floor(state.population * 0.25))).map(({ genome }) => genome)
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
  const joins = state.generation % JOINS_EVERY === JOINS_EVERY - 1
  const champions = joins ? [...state.champions, written(best.genome)].slice(-CHAMPIONS) : state.champions
  return {
    next: { ...state, generation: state.generation + 1, members: members.map(written), champions },
    best: best.genome,
    points: best.points,
  }
}

interface Runner {
  readonly genome: Genome
  readonly points: number
}

/** Successive halving: all play a little, the better half more, and so on, all on the same shuffles. The best first. */
async function race(state: Evolution, seed: string, run: Run): Promise<Runner[] | undefined> {
  let runners = state.members.map((menu) => ({ genome: parseGenome(menu, 'member'), sum: 0, weight: 0, points: 0 }))
  const finished: Runner[] = []
  for (const [round, { share, games }] of rounds.entries()) {
    const going = Math.max(2, Math.ceil(state.members.length * share))
    finished.unshift(...runners.slice(going))
    runners = runners.slice(0, going)
    const genomes = runners.map(({ genome }) => genome)
    const points = await pointsOf(state, genomes, Math.round(state.games * games), `${seed} ${round}`, run)
    if (!points) return undefined
    runners = runners
      .map(({ genome, sum, weight }, i) => {
        const all = sum + games * points[i]
        return { genome, sum: all, weight: weight + games, points: all / (weight + games) }
      })
      .sort((a, b) => b.points - a.points)
  }
  return [...runners, ...finished]
}

/** The best of the population and the champions in many more games: who was only lucky is found out. */
export async function champion(state: Evolution, games: number, run: Run): Promise<Generation | undefined> {
  const best = state.members.slice(0, Math.max(2, Math.floor(state.population * 0.125)))
  const candidates = [...best, ...state.champions].map((menu) => parseGenome(menu, 'member'))
  const points = await pointsOf(state, candidates, games, `${state.seed} final`, run)
  if (!points) return undefined
  const highest = Math.max(...points)
  return { next: state, best: candidates[points.indexOf(highest)], points: highest }
}

/** The share of the points of each against the pool; games that do not end count as lost. */
async function pointsOf(state: Evolution, genomes: readonly Genome[], games: number, seed: string, run: Run) {
  const { edition, cards } = state
  const pool: Strategy[] = [
    ...state.rivals.map(findStrategy),
    ...state.champions.map((menu, i) => strategyOf(parseGenome(menu, 'champion'), `champion ${i}`)),
  ]
  const strategies = [...genomes.map((genome, i) => strategyOf(genome, `candidate ${i}`)), ...pool]
  const pairings = genomes.flatMap((_, i) => pool.map((__, j): [number, number] => [i, genomes.length + j]))
  const result = await simulate({ ...run, strategies, kingdoms: [{ edition, cards }], games, seed, pairings })
  if (result.interrupted) return undefined
  const points = genomes.map(() => 0)
  for (const { pairing, tally } of result.pairings) {
    const played = 2 * tally.pairs + tally.unfinished
    points[pairing[0]] += (tally.wins[0] + tally.ties / 2) / played / pool.length
  }
  return points
}

/** Throws `InputError` where the evolution is about other cards, or of another seed. */
export function checkResumed(state: Evolution, { edition, cards }: Kingdom, seed: string, what: string): void {
  if (state.edition !== edition || state.cards.join() !== cards.join())
    throw new InputError(`${what}: an evolution with ${state.cards.join(', ')} (${state.edition}); choose another file`)
  if (state.seed !== seed)
    throw new InputError(`${what}: an evolution with the seed ${state.seed}; choose another file`)
}
