import { expect, test } from 'vitest'
import { seedRng } from '../rng.ts'
import { type Breakage, broken, determinizeWith, failureOf } from './broken-spyglass.ts'
import { spyglass } from './spyglass.ts'

let calls = 0

test.each<Breakage>([
  [
    'determinize deals the own hand anew',
    determinizeWith((redealt, _state, seat) => {
      ;[redealt.hands[seat][0], redealt.deck[0]] = [redealt.deck[0], redealt.hands[seat][0]]
    }),
    /depends on what seat \d does not know|the game threw/,
  ],
  [
    'determinize forgets what was looked at',
    determinizeWith((redealt) => {
      redealt.deck = redealt.deck.map((card) => ({ ...card, knownTo: [] }))
    }),
    /the view of seat \d depends on what seat \d does not know: deck/,
  ],
  [
    'determinize deals nothing anew',
    { determinize: (state) => spyglass.clone(state) },
    /\d+ times seat 0 did not see what others see at hands, but determinize never dealt it anew/,
  ],
  [
    'determinize leaves the hands',
    determinizeWith((redealt, state) => {
      redealt.hands = spyglass.clone(state).hands
    }),
    /\d+ times seat 0 did not see what others see at hands, but determinize never dealt it anew/,
  ],
  [
    'determinize leaves the generator and the cards that nobody knows',
    determinizeWith((redealt, state) => {
      const copy = spyglass.clone(state)
      redealt.deck = redealt.deck.map((card, i) => (card.knownTo.length > 0 ? card : copy.deck[i]))
      redealt.rng.set(copy.rng)
    }),
    /whatever determinize deals, seat 0 always sees the same come next/,
  ],
  [
    'determinize is not settled by the seed',
    { determinize: (state, seat) => spyglass.determinize(state, seat, `fast:${calls++}`) },
    /gives two states for one seed/,
  ],
  [
    'determinize changes the state',
    { determinize: (state, seat, seed) => Object.assign(state, spyglass.determinize(state, seat, seed)) },
    /changed the state|depends|two states/,
  ],
  [
    'determinize keeps the state and reseeds it',
    {
      determinize: (state, _seat, seed) => {
        seedRng(state.rng, 0, seed)
        return state
      },
    },
    /changed the state|depends/,
  ],
])('%s is caught', (_what, part, message) => {
  calls = 0
  expect(failureOf(broken(part))).toMatch(message)
})
