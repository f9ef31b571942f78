import { expect, test } from 'vitest'
import { hashJson } from '../hash.ts'
import { type Breakage, broken, failureOf, playing } from './broken-spyglass.ts'
import { spyglass } from './spyglass.ts'

let calls = 0

test.each<Breakage>([
  [
    'a clone shares the hands',
    { clone: (state) => ({ ...structuredClone(state), hands: state.hands }) },
    /playing on a clone changed/,
  ],
  [
    'a clone shares the generator',
    { clone: (state) => ({ ...structuredClone(state), rng: state.rng }) },
    /playing on a clone changed/,
  ],
  [
    'a clone forgets the phase',
    { clone: (state) => ({ ...structuredClone(state), phase: 'exchange' }) },
    /a clone has another hash/,
  ],
  ['the hash sees nothing', { hash: () => 'same' }, /two states have one hash/],
  [
    'the hash sees no hands',
    { hash: (state) => hashJson({ ...state, hands: null, deck: null, rng: null }) },
    /two states have one hash, but the view of seat \d differs at hands/,
  ],
  [
    'set-up is not settled by the seed',
    {
      setup: (options, seed) =>
        spyglass.setup(options, `${seed.replace('secret:', 'fast:').replace('ordered', 'fast:')}${calls++}`),
    },
    /set up twice from one seed/,
  ],
  [
    'a move depends on the moves made in this process',
    playing((state, move, events) => {
      spyglass.play(state, move, events)
      if (++calls % 97 === 0) state.deck.reverse()
    }),
    /two clones differ after the moves|replayed|the game threw/,
  ],
  [
    'telling the events changes the game',
    playing((state, move, events) => {
      spyglass.play(state, move, events)
      if (events) state.deck.reverse()
    }),
    /two clones differ after the moves/,
  ],
  [
    'an order that does not matter does',
    playing((state, move, events) => {
      const { phase } = state
      spyglass.play(state, move, events)
      if (phase === 'exchange' && move.length === 2 && move[0] > move[1]) state.deck.reverse()
    }),
    /ordered is false, but .* differ/,
  ],
  [
    'the rules throw dice',
    playing((state, move, events) => {
      Math.random()
      spyglass.play(state, move, events)
    }),
    /the rules reached for Math\.random/,
  ],
  [
    'the rules look at the clock',
    playing((state, move, events) => {
      new Date()
      spyglass.play(state, move, events)
    }),
    /the rules reached for Date/,
  ],
  [
    'the rules print',
    playing((state, move, events) => {
      console.log('a move')
      spyglass.play(state, move, events)
    }),
    /the rules reached for console\.log/,
  ],
])('%s is caught', (_what, part, message) => {
  calls = 0
  expect(failureOf(broken(part))).toMatch(message)
})
