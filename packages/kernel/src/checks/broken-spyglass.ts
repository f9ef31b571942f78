/** Spyglass with one thing broken, to see that the checks catch it. */
import type { AnyGame, Decision, Move, Seat, Viewer } from '../game.ts'
import { CheckFailure, checkGame, type Plan } from './index.ts'
import { type SpyglassEvent, type SpyglassState, spyglass } from './spyglass.ts'

export const samples = [{ name: 'three seats', options: { seats: 3 } }]
export const plan: Plan = {
  seeds: 30,
  hidden: { places: ['hands', 'deck'], future: true },
  shows: { played: 'all' },
  every: 4,
  mostMoves: 200,
}

/** What is broken, how, and what the checks say to it. */
export type Breakage = [what: string, part: Partial<typeof spyglass>, failure: RegExp]

export function broken(part: Partial<typeof spyglass>): AnyGame {
  return { ...spyglass, ...part }
}

/** What the checks find, in one line. */
export function failureOf(game: AnyGame, change: Partial<Plan> = {}): string {
  try {
    checkGame(game, samples, { ...plan, ...change })
  } catch (error) {
    if (error instanceof CheckFailure) return error.message
    throw error
  }
  return 'the checks passed'
}

export const cardName = (card: { suit: string; rank: number }) => `${card.suit} ${card.rank}`

/** The view with something added to it. */
export const viewWith = (more: (state: SpyglassState, viewer: Viewer) => object) => ({
  view: (state: SpyglassState, viewer: Viewer) => ({ ...spyglass.view(state, viewer), ...more(state, viewer) }),
})

/** What is asked, with something changed in it. */
export const pendingWith = (change: (decision: Decision, state: SpyglassState) => object) => ({
  pending: (state: SpyglassState) => {
    const decision = spyglass.pending(state)
    return decision && { ...decision, ...change(decision, state) }
  },
})

/** A redealt state, put partly back as it was. */
export const determinizeWith = (change: (redealt: SpyglassState, state: SpyglassState, seat: Seat) => void) => ({
  determinize: (state: SpyglassState, seat: Seat, seed: string) => {
    const redealt = spyglass.determinize(state, seat, seed)
    change(redealt, state, seat)
    return redealt
  },
})

export const playing = (play: (state: SpyglassState, move: Move, events?: SpyglassEvent[]) => void) => ({ play })
