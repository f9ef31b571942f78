/** What a game does to the ratings of those who played it. */
import { ordinal, type Rating, rate, rating } from 'openskill'

export type { Rating }

export const newRating = (): Rating => rating()

/** The ratings after a game, by seat; whoever shares a place tied. */
export function ratingsAfter(before: readonly Rating[], places: readonly number[]): Rating[] {
  return rate(
    before.map((each) => [each]),
    { rank: [...places] },
  ).map(([each]) => each)
}

/** As people read it: somebody new has 1200, and whoever is better has more. */
export const shownRating = (each: Rating): number => Math.round(1200 + 40 * ordinal(each))
