/** Finds strong menus for a kingdom: a population plays against a pool, and its champions join the pool. */
import type { Kingdom } from '@freehold/dominion'
import { belowFrom, InputError, parseInput } from '@freehold/kernel'
import { findStrategy } from '@freehold/players'
import { z } from 'zod'
import { simulate } from '../sim/simulate.ts'
import { sharesOf } from '../sim/statistics.ts'
import { cardsFor, crossed, type Genome, genomeSchema, mutated, randomGenome, strategyOf } from './genome.ts'

const stateSchema = z.strictObject({
  evolution: z.literal(1), // version of this format
  edition: z.enum(['1e', '2e']),
  cards: z.array(z.string()),
  seed: z.string(),
  games: z.int().min(2),
  generation: z.int().min(0), // how many were bred
  population: z.array(genomeSchema).min(4),
  champions: z.array(genomeSchema), // the latest last
})

/** All that is needed to go on: plain data. */
export type Evolution = Readonly<z.infer<typeof stateSchema>>

export const parseEvolution = (input: unknown, what: string): Evolution => parseInput(stateSchema, input, what)

/** Champions in the pool, and every how many generations one joins it. */
const POOL = 6
const JOINS_EVERY = 3
/** Those who are beaten first. */
const yardsticks = ['big-money', 'big-money-ultimate']

export interface EvolveOptions {
  readonly kingdom: Kingdom
  readonly seed: string
  readonly population: number
  readonly games: number // of each with each of the pool
}

export function beginEvolution({ kingdom, seed, population, games }: EvolveOptions): Evolution {
  const below = belowFrom(`fast:${seed} beginning`)
  const cards = cardsFor(kingdom)
  return {
    evolution: 1,
    ...{ edition: kingdom.edition, cards: [...kingdom.cards], seed, games, generation: 0, champions: [] },
    population: Array.from({ length: population }, () => randomGenome(cards, below)),
  }
}

interface Run {
  readonly threads?: number
  readonly signal?: AbortSignal
}

export interface Generation {
  readonly next: Evolution
  readonly best: Genome
  readonly points: number // share of the best against the pool
}

/** Lets the population play, keeps the best quarter and breeds the rest anew. Undefined: interrupted. */
export async function breed(state: Evolution, run: Run): Promise<Generation | undefined> {
  const ranked = await rank(state, state.population, state.games, `${state.seed} ${state.generation}`, run)
  if (!ranked) return undefined
  const below = belowFrom(`fast:${state.seed} breeding ${state.generation}`)
  const cards = cardsFor(state)
  const elite = ranked.slice(0, Math.max(2, ranked.length >> 2)).map(({ genome }) => genome)
  const children = Array.from({ length: ranked.length - elite.length }, () => {
    const parent = elite[below(elite.length)]
    const child = below(3) === 0 ? crossed(parent, elite[below(elite.length)], below) : parent
    return mutated(child, cards, below)
  })
  const [best] = ranked
  const joins = state.generation % JOINS_EVERY === JOINS_EVERY - 1
  return {
    next: {
      ...state,
      generation: state.generation + 1,
      population: [...elite, ...children],
      champions: joins ? [...state.champions, best.genome].slice(-POOL) : state.champions,
    },
    best: best.genome,
    points: best.points,
  }
}

/** The best of the population in many more games: who was only lucky is found out. */
export async function champion(state: Evolution, games: number, run: Run): Promise<Generation | undefined> {
  const candidates = state.population.slice(0, 6)
  const ranked = await rank(state, candidates, games, `${state.seed} final`, run)
  return ranked && { next: state, best: ranked[0].genome, points: ranked[0].points }
}

/** By their share of the points against the pool, the best first. */
async function rank(state: Evolution, genomes: readonly Genome[], games: number, seed: string, run: Run) {
  const { edition, cards } = state
  const pool = [
    ...yardsticks.map(findStrategy),
    ...state.champions.map((genome, i) => strategyOf(genome, `champion ${i}`)),
  ]
  const strategies = [...genomes.map((genome, i) => strategyOf(genome, `candidate ${i}`)), ...pool]
  const pairings = genomes.flatMap((_, i) => pool.map((__, j): [number, number] => [i, genomes.length + j]))
  const result = await simulate({ ...run, strategies, kingdoms: [{ edition, cards }], games, seed, pairings })
  if (result.interrupted) return undefined
  const points = genomes.map(() => 0)
  for (const { pairing, tally } of result.pairings)
    points[pairing[0]] += tally.pairs === 0 ? 0 : sharesOf(tally).points.value / pool.length
  return genomes.map((genome, i) => ({ genome, points: points[i] })).sort((a, b) => b.points - a.points)
}

/** Throws `InputError` where the evolution is about other cards. */
export function checkResumed(state: Evolution, { edition, cards }: Kingdom, what: string): void {
  if (state.edition === edition && state.cards.join() === cards.join()) return
  throw new InputError(`${what}: an evolution with ${state.cards.join(', ')} (${state.edition}); choose another file`)
}
