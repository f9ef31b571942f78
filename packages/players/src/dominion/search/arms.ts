/** Several ways to go on, told apart by rollouts: half of them drop out in each round. */
import type { Allowance } from './budget.ts'

/** Values of one way to go on, and how much better it was than the first one in the same imagined games. */
interface Tally {
  readonly arm: number
  readonly prior: number | undefined // what it is thought to be better than the first one, before any game
  games: number
  gain: number // over the first arm
  squares: number // of gains
}

export interface Contest {
  readonly arms: number // the first one is what is done unless another is clearly better
  /** Imagines the game anew; the rollouts that follow begin there. */
  imagine(number: number): void
  /** Plays the imagined game out after this arm: 1 is a win. */
  rollout(arm: number): number
  /** What each arm is thought to be better than the first one. */
  readonly priors?: readonly number[]
}

export interface Margin {
  readonly errors: number // standard errors by which another arm must be better than the first
  readonly least: number // and how much at least
}

/** Games after which an arm may be found hopeless. */
const ENOUGH = 48
/** Standard errors below the first arm at which all others are. */
const HOPELESS = 2

/** The number of the best arm by successive halving with common random numbers; the first unless another is clearly better. */
export function bestArm(contest: Contest, allowance: Allowance, margin: Margin): number {
  let alive = Array.from(
    { length: contest.arms - 1 },
    (_, i): Tally => ({ arm: i + 1, prior: contest.priors?.[i + 1], games: 0, gain: 0, squares: 0 }),
  )
  const rounds = Math.max(1, Math.ceil(Math.log2(contest.arms)))
  let number = 0
  for (let round = 1; round <= rounds && alive.length > 0; round++) {
    const end = round / rounds
    do {
      contest.imagine(number++)
      const first = contest.rollout(0)
      for (const tally of alive) {
        const gain = contest.rollout(tally.arm) - first
        tally.games++
        tally.gain += gain
        tally.squares += gain * gain
      }
      allowance.rollouts += alive.length + 1
    } while (allowance.used() < end)
    alive.sort((a, b) => mean(b) - mean(a))
    alive = alive.filter((tally) => tally.games < ENOUGH || mean(tally) + HOPELESS * error(tally) > 0)
    if (round < rounds) alive = alive.slice(0, Math.max(1, alive.length >> 1))
  }
  const [best] = alive
  return best && mean(best) > Math.max(margin.least, margin.errors * error(best)) ? best.arm : 0
}

/** How far what is thought of an arm is off, as a standard deviation. */
const DOUBT = 0.045

/** What the games say, and what was thought before, each as far as it is to be trusted. */
function mean(tally: Tally): number {
  const seen = tally.gain / tally.games
  if (tally.prior === undefined) return seen
  const trust = DOUBT ** 2 / (DOUBT ** 2 + seenError(tally) ** 2)
  return trust * seen + (1 - trust) * tally.prior
}

function error(tally: Tally): number {
  const seen = seenError(tally)
  return tally.prior === undefined ? seen : (seen * DOUBT) / Math.hypot(seen, DOUBT)
}

function seenError({ gain, squares, games }: Tally): number {
  const variance = squares / games - (gain / games) ** 2
  return Math.sqrt(Math.max(variance, 0.25 / games) / games)
}
