/** How many games quick breeding gives to what, and how many go on. */

/** Pairs of games in which each step is decided, and how many go on. */
export const FIRST = { pairs: 6, keep: 24 }
export const SECOND = { pairs: 10, keep: 8 }
export const ROUNDS = 14
/** Where somebody waits for it. */
export const FEW_ROUNDS = 1
export const COUNTER = {
  own: 24, // children of the menu that is to be beaten
  pairs: 3,
  some: 32,
  pairsOfSome: 7,
  keep: 12,
  more: 9,
  parents: 4,
  generations: 2,
  children: 12,
}
export const BETTER = { generations: 2, children: 20, pairs: 3, some: 8, pairsOfSome: 8, keep: 3, more: 16 }
/** Whoever stays proves it in so many more pairs each round, up to so many: luck does not stay. */
export const AGAIN = { pairs: 8, most: 72 }
/** Pairs in which whoever was ever hard to beat is met again. */
export const KNOWN = { pairs: 8 }
/** What somebody plays who has not practised: the best of money with one or two cards. */
export const USUAL = [
  { pairs: 2, keep: 12 },
  { pairs: 8, keep: 3 },
]
/** How the best of each kind are worked out before anything is judged. */
export const WORK = {
  beginnings: 10, // how often ideas of many parts are begun with other numbers: it is all about these
  first: [
    { pairs: 1, keep: 64 },
    { pairs: 4, keep: 12 },
    { pairs: 12, keep: 4 },
  ],
  generations: 8,
  children: 32,
  stages: [
    { pairs: 2, keep: 10 },
    { pairs: 6, keep: 5 },
    { pairs: 16, keep: 4 },
  ],
  parents: 4,
  pairs: 16, // and so many more in each generation, by those who stay
  more: 6,
  keep: 2,
}
/** How often the choice is doubted, and what a counter must take from it. */
export const DOUBTS = { most: 4, from: 0.55 }
export interface Stage {
  readonly pairs: number
  readonly keep: number
}
export const FINAL = [
  { pairs: KNOWN.pairs, keep: 10 },
  { pairs: 24, keep: 4 },
  { pairs: 64, keep: 1 },
]
export const POLISH = {
  every: 1.4, // rounds for each generation
  children: 24,
  stages: [
    { pairs: 4, keep: 8 },
    { pairs: 12, keep: 3 },
    { pairs: 32, keep: 1 },
  ],
  pairs: 60,
  clearly: 0.01,
}
export const PARENTS = 8
export const MOST_RIVALS = 7
/** How many of them are told; with the best of each kind, the champion and money a picture of an opponent has up to ten. */
export const MOST_LIKELY = 5
export const EVEN = 0.5
/** A line or condition must be worth so much of the points. */
export const PRICE_OF_A_LINE = 0.001
