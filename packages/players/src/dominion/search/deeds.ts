/** What could be done in an Action phase: which card is played, and how its first question is answered. */
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { optionValue } from '../choices.ts'

const { ASKED } = game

/** A kind to play, -1 for none; and the option of its first question, as a number, where that is planned, too. */
export interface Deed {
  readonly kind: number
  readonly answer?: number
}

/** Questions with more options than that are left to the base. */
const MOST_OPTIONS = 8
const MOST_DEEDS = 24

const single: readonly number[] = [ASKED.may, ASKED.choose, ASKED.pick, ASKED.gain, ASKED.trigger]

/** Whether the pending decision is a choice of one option that a search may try. */
export const isTried = (seat: number): boolean =>
  single.includes(game.asked()) && answeringSeat() === seat && game.most() === 1

/** Answers with the option of that value; false where there is none. */
export function answerWith(value: number): boolean {
  const count = game.optionCount()
  for (let i = 0; i < count; i++) {
    if (optionValue(i) !== value) continue
    game.chosen[0] = i
    game.answerChosen(1)
    return true
  }
  return false
}

/** The deeds with these kinds; `played` lets a kind be played in an imagined game and says whether its first question is one to be tried. */
export function deedsOf(kinds: readonly number[], played: (kind: number) => boolean): Deed[] {
  const deeds: Deed[] = kinds.map((kind) => ({ kind }))
  for (const kind of kinds) {
    if (kind < 0 || !played(kind)) continue
    const values = new Set(Array.from({ length: game.optionCount() }, (_, i) => optionValue(i)))
    if (values.size < 2 || values.size > MOST_OPTIONS || deeds.length + values.size > MOST_DEEDS) continue
    for (const answer of values) deeds.push({ kind, answer })
  }
  return deeds
}
