import type { Seat, Viewer } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { dominion } from '../game.ts'
import { checkFullGame } from './full-games.fixture.ts'
import { DECK, HAND_END, PLAY_END, S } from './memory/layout.ts'
import { arenaOf, seatAt } from './memory/seats.ts'
import { load, type State, save, unload } from './memory/state.ts'

type Broken = Partial<typeof dominion>

/** What the random games say to Dominion with a fault in it, over a few of them. */
function failureOf(fault: Broken): string {
  for (let n = 0; n < 12; n++)
    try {
      checkFullGame(n, { ...dominion, ...fault })
    } catch (error) {
      return String(error)
    }
  return 'nothing was found'
}

/** Changes a state behind the rules' back. */
function tamper(state: State, change: (seat: Seat) => void): void {
  load(state)
  unload()
  change(0)
  save(state)
}

let moves = 0
const everyThirtiethMove = (state: State, change: (seat: Seat) => void) => {
  if (++moves % 30 === 0) tamper(state, change)
}

test.each<[what: string, fault: Broken, message: RegExp]>([
  [
    'a card that is lost when a deck is long',
    {
      play(state, move, events) {
        dominion.play(state, move, events)
        everyThirtiethMove(state, (seat) => {
          if (S[seatAt(seat) + DECK] > 3) S[seatAt(seat) + DECK]--
        })
      },
    },
    /there are the cards .* instead of/,
  ],
  [
    'a card that lies in a hand twice',
    {
      play(state, move, events) {
        dominion.play(state, move, events)
        everyThirtiethMove(state, (seat) => {
          const [from, to] = [S[seatAt(seat) + PLAY_END], S[seatAt(seat) + HAND_END]]
          if (to - from > 1) S[arenaOf(seat) + from] = S[arenaOf(seat) + to - 1]
        })
      },
    },
    /there are the cards .* instead of/,
  ],
  [
    'a view that shows a card of another hand',
    {
      view(state: State, viewer: Viewer) {
        const view = dominion.view(state, viewer)
        const [first, ...others] = view.seats
        const cards = dominion.view(state, 0).seats[0].hand.cards
        return { ...view, seats: [{ ...first, known: cards?.slice(0, 1) ?? [] }, ...others] }
      },
    },
    /the view of (seat [1-5]|the audience) depends on what seat \d does not know: seats\[0\]\.known/,
  ],
  [
    'events that tell everybody what is drawn',
    { redact: (event) => (event.type === 'drew' ? { ...event, seenBy: undefined } : event) },
    /the view of .* is the same, the events are not|depends on what/,
  ],
  [
    'a move that chooses an option twice and is accepted',
    {
      play(state, move, events) {
        const asked = dominion.pending(state)
        const doubled = Array.isArray(move) && move.length > 1 && new Set(move).size < move.length
        const all = doubled && move.every((i) => Number.isInteger(i) && i >= 0 && i < (asked?.options.length ?? 0))
        dominion.play(state, all ? [...new Set(move)] : move, events)
      },
    },
    /an option twice is not refused|too many options is not refused|a huge move is not refused/,
  ],
])('%s is found', (_what, fault, message) => {
  moves = 0
  expect(failureOf(fault)).toMatch(message)
})
