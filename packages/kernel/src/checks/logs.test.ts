import { expect, test } from 'vitest'
import { type Breakage, broken, failureOf } from './broken-spyglass.ts'
import { spyglass } from './spyglass.ts'

/** Memory outside the state: how many games were set up in this process. */
let tables = 0

test.each<Breakage>([
  [
    'a state that does not lead the same way at another table',
    {
      // The table's number leaves no mark on the state until a card is drawn late in the game.
      setup: (options, seed) => {
        tables++
        return spyglass.setup(options, seed)
      },
      play: (state, move, events) => {
        const { length } = state.deck
        spyglass.play(state, move, events)
        if (length > 6 && state.deck.length <= 6 && tables % 4 === 3) state.deck.reverse()
      },
    },
    /replayed, the state before move \d+ differs|log: (moves\[\d+\]|outcome|hash): /,
  ],
  [
    'an outcome that the log cannot carry',
    {
      outcome: (state) => {
        const outcome = spyglass.outcome(state)
        return outcome && { ...outcome, points: outcome.points.map((points) => points + 0.5), margin: 3 }
      },
    },
    /unknown field "margin"/,
  ],
])('%s is caught', (_what, part, message) => {
  tables = 0
  expect(failureOf(broken(part))).toMatch(message)
})
