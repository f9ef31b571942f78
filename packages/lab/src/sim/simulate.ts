/** Matches in bulk: strategies against each other, pair by pair of games, on as many threads as there are. */
import { availableParallelism } from 'node:os'
import type { Kingdom } from '@freehold/dominion'
import type { Contestant, Strategy, StyleOrStrength } from '@freehold/players'
import type { Chunk } from './chunk.ts'
import { makePool, type Pool } from './pool.ts'
import { decided, logLikelihoodRatio } from './statistics.ts'
import { addTally, emptyTally, gamesOf, sumOf, type Tally } from './tally.ts'

export interface SimOptions {
  readonly strategies: readonly (Strategy | Contestant)[]
  readonly kingdoms: readonly Kingdom[]
  readonly games: number // of each pairing in each kingdom; an odd number is rounded up
  readonly seed: string
  readonly pairings?: readonly (readonly [number, number])[] // who meets whom; otherwise each meets each
  readonly threads?: number // 0: none but this one; otherwise all cores
  readonly pool?: Pool // who plays, in the place of threads of one's own
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
  readonly strategies: readonly (Strategy | Contestant)[]
  readonly kingdoms: readonly Kingdom[]
  readonly seed: string
  readonly planned: number // games of each pairing
  readonly pairings: readonly Pairing[]
  readonly interrupted: boolean
}

/** Pairs of games in a chunk: many enough to be worth sending, few enough to stop soon. */
const CHUNK = 100

export async function simulate(options: SimOptions): Promise<SimResult> {
  const { strategies, kingdoms, seed, signal, stopEarly } = options
  const pairings = options.pairings ?? pairingsOf(strategies.length)
  const pairs = Math.ceil(options.games / 2)
  const perPairing = Math.ceil(pairs / CHUNK) * kingdoms.length
  const chunks = pairings.length * perPairing
  const runs = pairings.map(() => new Run(kingdoms.length, perPairing, stopEarly))
  const planned = 2 * pairs * kingdoms.length

  /** Kingdom after kingdom and round again, so that all of them have been seen whenever a pairing stops. */
  function chunkAt(number: number): Chunk {
    const [a, b] = pairings[Math.floor(number / perPairing)]
    const kingdom = (number % perPairing) % kingdoms.length
    const from = CHUNK * Math.floor((number % perPairing) / kingdoms.length)
    return {
      strategies: [toldOf(strategies[a], kingdoms[kingdom]), toldOf(strategies[b], kingdoms[kingdom])],
      kingdom: kingdoms[kingdom],
      seed: `${seed} ${kingdom}`,
      from,
      pairs: Math.min(CHUNK, pairs - from),
    }
  }

  let at = 0
  function next() {
    while (at < chunks && runs[Math.floor(at / perPairing)].stopped) at++
    return at < chunks ? { number: at, chunk: chunkAt(at++) } : undefined
  }

  let played = 0
  function done(number: number, tally: Tally): void {
    const run = runs[Math.floor(number / perPairing)]
    const before = run.stopped ? planned : run.games
    run.add(number % perPairing, tally)
    played += (run.stopped ? planned : run.games) - before
    options.progress?.(played, planned * pairings.length)
  }

  const pool = options.pool ?? makePool(Math.min(options.threads ?? availableParallelism(), chunks))
  try {
    await pool.run({ next, done, ...(signal && { signal }) })
  } finally {
    if (!options.pool) await pool.close()
  }
  return {
    strategies,
    kingdoms,
    seed,
    planned,
    pairings: runs.map((run, i) => run.result(pairings[i])),
    interrupted: signal?.aborted ?? false,
  }
}

/** What a chunk is told of a player: who has to find out how to play does so where the chunk is played. */
export function toldOf(player: Strategy | Contestant, kingdom: Kingdom): StyleOrStrength {
  if (!('styleIn' in player)) return player
  return player.strength === undefined ? player.styleIn(kingdom) : { strength: player.strength }
}

/** Two strategies meet; one alone meets itself; of several each meets each. */
function pairingsOf(n: number): [number, number][] {
  if (n === 1) return [[0, 0]]
  const numbers = Array.from({ length: n }, (_, i) => i)
  return numbers.flatMap((a) => numbers.slice(a + 1).map((b): [number, number] => [a, b]))
}

/** The chunks of one pairing. They count in their order, so that an early stop does not depend on who was quicker. */
class Run {
  stopped = false
  games = 0 // that were played, whether or not it is their turn to count
  readonly #kingdoms: readonly Tally[]
  readonly #chunks: number
  readonly #stopEarly: number | undefined
  readonly #waiting = new Map<number, Tally>() // for those before them
  readonly #sum = emptyTally() // of what the test looks at
  #counted = 0

  constructor(kingdoms: number, chunks: number, stopEarly: number | undefined) {
    this.#kingdoms = Array.from({ length: kingdoms }, emptyTally)
    this.#chunks = chunks
    this.#stopEarly = stopEarly
  }

  add(number: number, tally: Tally): void {
    if (this.stopped) return
    this.games += gamesOf(tally) + tally.unfinished
    this.#waiting.set(number, tally)
    for (let next = this.#waiting.get(this.#counted); next && !this.stopped; next = this.#waiting.get(this.#counted)) {
      this.#waiting.delete(this.#counted)
      this.#count(this.#counted++, next)
      if (this.#stopEarly === undefined) continue
      this.#sum.pairs += next.pairs
      this.#sum.wins[0] += next.wins[0]
      this.#sum.ties += next.ties
      this.#sum.pointSquares += next.pointSquares
      this.stopped = Math.abs(logLikelihoodRatio(this.#sum, this.#stopEarly)) >= decided
    }
    if (this.stopped) this.#waiting.clear()
  }

  /** Of a run that was interrupted also what waits for those before it. */
  result(pairing: readonly [number, number]): Pairing {
    for (const [number, tally] of this.#waiting) this.#count(number, tally)
    this.#waiting.clear()
    const early = this.stopped && this.#counted < this.#chunks
    return { pairing, tally: sumOf(this.#kingdoms), kingdoms: this.#kingdoms, stopped: early }
  }

  #count(number: number, tally: Tally): void {
    addTally(this.#kingdoms[number % this.#kingdoms.length], tally)
  }
}
