import { expect, test } from 'vitest'
import { type Breakage, broken, cardName, failureOf, pendingWith } from './broken-spyglass.ts'
import { spyglass } from './spyglass.ts'

let calls = 0

test.each<Breakage>([
  [
    'the question names a hidden card',
    pendingWith((decision, state) => ({
      question: { ...decision.question, detail: cardName(state.deck[0] ?? { suit: '', rank: 0 }) },
    })),
    /what seat \d is asked depends on what it does not know: question\.detail/,
  ],
  [
    'a key is empty',
    pendingWith((decision) => ({ options: decision.options.map(() => ({ key: '' })) })),
    /decision\.options\[0\]\.key is empty/,
  ],
  [
    'more must be chosen than may',
    pendingWith(() => ({ min: 2, max: 1 })),
    /0 <= min <= max <= options does not hold: min 2, max 1/,
  ],
  ['more may be chosen than there is', pendingWith(() => ({ max: 99 })), /0 <= min <= max <= options does not hold/],
  ['nothing can be chosen', pendingWith((decision) => (decision.min === 0 ? { max: 0 } : {})), /nothing can be chosen/],
  ['nobody is asked', pendingWith(() => ({ seat: 3 })), /decision\.seat is 3, seats are 0 to 2/],
  [
    'what is asked changes by asking',
    pendingWith((decision) => ({ question: { ...decision.question, detail: calls++ } })),
    /asked twice, the decision differs: question\.detail/,
  ],
  [
    'there is an outcome too early',
    { outcome: (state) => ({ places: [1, 1, 1], points: [0, 0, 0], winners: [0, 1, 2], why: `${state.seat}` }) },
    /there is an outcome although something is asked/,
  ],
  ['there is no outcome', { outcome: () => undefined }, /nothing is asked, but there is no outcome/],
  [
    'the outcome forgets a seat',
    {
      outcome: (state) =>
        spyglass.pending(state) ? undefined : { places: [1, 2], points: [2, 1], winners: [0], why: 'x' },
    },
    /outcome\.places are 2 of 3 seats/,
  ],
  [
    'places have gaps',
    {
      outcome: (state) =>
        spyglass.pending(state) ? undefined : { places: [1, 3, 4], points: [3, 2, 1], winners: [0], why: 'x' },
    },
    /outcome\.places are 1,3,4: 1 stand before seat 1/,
  ],
  [
    'the wrong seat wins',
    {
      outcome: (state) =>
        spyglass.pending(state) ? undefined : { places: [1, 2, 3], points: [3, 2, 1], winners: [1], why: 'x' },
    },
    /outcome\.winners are not the seats in place 1/,
  ],
  [
    'the poorest stands first',
    {
      outcome: (state) =>
        spyglass.pending(state) ? undefined : { places: [1, 2, 3], points: [1, 2, 3], winners: [0], why: 'x' },
    },
    /has more points than seat \d and stands behind/,
  ],
])('%s is caught', (_what, part, message) => {
  calls = 0
  expect(failureOf(broken(part))).toMatch(message)
})
