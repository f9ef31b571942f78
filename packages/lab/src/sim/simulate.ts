/** Matches in bulk: strategies against each other, pair by pair of games, on as many threads as there are. */
import { availableParallelism } from 'node:os'
import type { Kingdom } from '@freehold/dominion'
import type { Strategy } from '@freehold/players'
import type { Chunk } from './chunk.ts'
import { makePool } from './pool.ts'
import { decided, logLikelihoodRatio } from './statistics.ts'
import { emptyTally, gamesOf, sumOf, type Tally } from './tally.ts'

export interface SimOptions {
  readonly strategies: readonly Strategy[]
  readonly kingdoms: readonly Kingdom[]
  readonly games: number // of each pairing in each kingdom; an odd number is rounded up
  readonly seed: string
  readonly pairings?: readonly (readonly [number, number])[] // who meets whom; otherwise each meets each
  readonly threads?: number // 0: none but this one; otherwise all cores
  /** Stops a pairing as soon as it is clear who is stronger, where they differ by so many Elo or more. */
  readonly stopEarly?: number
  readonly signal?: AbortSignal
  readonly progress?: (played: number, planned: number) => void
}

export interface Pairing {
  readonly pairing: readonly [number, number] // numbers of strategies
  readonly tally: Tally
  readonly kingdoms: readonly Tally[] // the same by kingdom
  readonly stopped: boolean // early, because it was clear who is stronger
}

export interface SimResult {
  readonly strategies: readonly Strategy[]
  readonly kingdoms: readonly Kingdom[]
  readonly seed: string
  readonly planned: number // games of each pairing
  readonly pairings: readonly Pairing[]
  readonly interrupted: boolean
}

/** Pairs of games in a chunk: many enough to be worth sending, few enough to stop soon. */
const CHUNK = 100

export async function simulate(options: SimOptions): Promise<SimResult> {
  const { strategies, kingdoms, seed, signal } = options
  const pairings = options.pairings ?? pairingsOf(strategies.length)
  const pairs = Math.ceil(options.games / 2)
  const chunks = pairings.flatMap((pairing) => chunksOf(pairing, kingdoms.length, pairs))
  const perPairing = chunks.length / pairings.length
  const runs = pairings.map((_, i) => new Run(i * perPairing, perPairing, options.stopEarly))
  const planned = 2 * pairs * kingdoms.length
  let at = 0
  const next = (): number | undefined => {
    while (at < chunks.length && runs[Math.floor(at / perPairing)].stopped) at++
    return at < chunks.length ? at++ : undefined
  }
  const done = (number: number, tally: Tally): void => {
    runs[Math.floor(number / perPairing)].add(number, tally)
    const played = runs.reduce((sum, run) => sum + (run.stopped ? planned : run.games), 0)
    options.progress?.(played, planned * pairings.length)
  }
  const plan = { strategies, kingdoms, seed }
  const threads = Math.min(options.threads ?? availableParallelism(), chunks.length)
  await makePool(plan, chunks, threads).run(next, done, signal)
  return {
    strategies,
    kingdoms,
    seed,
    planned,
    pairings: runs.map((run, i) => run.result(pairings[i], chunks, kingdoms.length)),
    interrupted: signal?.aborted ?? false,
  }
}

/** Two strategies meet; one alone meets itself; of several each meets each. */
function pairingsOf(n: number): [number, number][] {
  if (n === 1) return [[0, 0]]
  const numbers = Array.from({ length: n }, (_, i) => i)
  return numbers.flatMap((a) => numbers.slice(a + 1).map((b): [number, number] => [a, b]))
}

/** Kingdom after kingdom and round again, so that all of them have been seen whenever one stops. */
function chunksOf(pairing: readonly [number, number], kingdoms: number, pairs: number): Chunk[] {
  const chunks: Chunk[] = []
  for (let from = 0; from < pairs; from += CHUNK)
    for (let kingdom = 0; kingdom < kingdoms; kingdom++)
      chunks.push({ pairing, kingdom, from, pairs: Math.min(CHUNK, pairs - from) })
  return chunks
}

/** The chunks of one pairing. They count in their order, so that an early stop does not depend on who was quicker. */
class Run {
  stopped = false
  games = 0
  readonly #first: number
  readonly #tallies: (Tally | undefined)[]
  readonly #stopEarly: number | undefined
  readonly #sum = emptyTally()
  #counted = 0

  constructor(first: number, chunks: number, stopEarly: number | undefined) {
    this.#first = first
    this.#tallies = Array<Tally | undefined>(chunks).fill(undefined)
    this.#stopEarly = stopEarly
  }

  add(number: number, tally: Tally): void {
    this.#tallies[number - this.#first] = tally
    this.games += gamesOf(tally) + tally.unfinished
    if (this.#stopEarly === undefined) return
    for (let next = this.#tallies[this.#counted]; next && !this.stopped; next = this.#tallies[this.#counted]) {
      this.#counted++
      this.#sum.pairs += next.pairs
      this.#sum.wins[0] += next.wins[0]
      this.#sum.ties += next.ties
      this.#sum.pointSquares += next.pointSquares
      this.stopped = Math.abs(logLikelihoodRatio(this.#sum, this.#stopEarly)) >= decided
    }
  }

  result(pairing: readonly [number, number], chunks: readonly Chunk[], kingdoms: number): Pairing {
    const counted = this.stopped ? this.#tallies.slice(0, this.#counted) : this.#tallies
    const byKingdom = Array.from({ length: kingdoms }, (_, kingdom) =>
      sumOf(counted.filter((tally, i) => tally && chunks[this.#first + i].kingdom === kingdom) as Tally[]),
    )
    const early = this.stopped && this.#counted < this.#tallies.length
    return { pairing, tally: sumOf(byKingdom), kingdoms: byKingdom, stopped: early }
  }
}
