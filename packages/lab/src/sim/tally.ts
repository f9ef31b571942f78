/** What was counted in some games of one strategy against another. Only whole numbers: sums do not depend on the order. */

/** Turns up to which decks are looked at. */
export const DECK_TURNS = 40
/** Turns of one player after which a game that does not end is given up. */
export const MOST_TURNS = 150

/** A number for each of the two strategies. */
export type Both = [number, number]

export interface Tally {
  pairs: number // of games on one seed, with the seats swapped
  unfinished: number // games that were given up, and their partners: counted nowhere else
  wins: Both
  ties: number
  seatWins: Both // of whoever began, and of whoever came second
  // Sums of squares over the pairs, for intervals that know that two games of a pair are alike
  winSquares: Both
  tieSquares: number
  pointSquares: number // of the first strategy's half points: 2 for a win, 1 for a tie
  turns: number // of both players together
  turnCounts: number[] // games by the number of the longer player's turns
  scores: Both
  scoreCounts: [Record<string, number>, Record<string, number>] // games by score
  bought: [Record<string, number>, Record<string, number>]
  // Decks after each turn, in the first game of some pairs
  decks: [Record<string, number[]>, Record<string, number[]>] // cards by turn, summed
  deckGames: [number[], number[]] // games that had such a turn
}

export const emptyTally = (): Tally => ({
  pairs: 0,
  unfinished: 0,
  wins: [0, 0],
  ties: 0,
  seatWins: [0, 0],
  winSquares: [0, 0],
  tieSquares: 0,
  pointSquares: 0,
  turns: 0,
  turnCounts: Array<number>(MOST_TURNS + 1).fill(0),
  scores: [0, 0],
  scoreCounts: [{}, {}],
  bought: [{}, {}],
  decks: [{}, {}],
  deckGames: [Array<number>(DECK_TURNS + 1).fill(0), Array<number>(DECK_TURNS + 1).fill(0)],
})

export const gamesOf = ({ pairs }: Tally): number => 2 * pairs

/** Adds the counts of one tally to another. */
export function addTally(to: Tally, from: Tally): void {
  addInto(to as unknown as Counts, from as unknown as Counts)
}

type Counts = { [key: string]: number | Counts }

function addInto(to: Counts, from: Counts): void {
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'number') to[key] = ((to[key] as number | undefined) ?? 0) + value
    else {
      to[key] ??= (Array.isArray(value) ? [] : {}) as Counts
      addInto(to[key] as Counts, value)
    }
  }
}

export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = emptyTally()
  for (const tally of tallies) addTally(sum, tally)
  return sum
}
