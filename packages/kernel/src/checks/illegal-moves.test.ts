import { expect, test } from 'vitest'
import { type Breakage, broken, failureOf, playing } from './broken-spyglass.ts'
import { spyglass } from './spyglass.ts'

test.each<Breakage>([
  [
    'an illegal move is half applied',
    playing((state, move, events) => {
      state.taken[0]++
      try {
        spyglass.play(state, move, events)
      } catch (error) {
        if (Array.isArray(move) && move.length > 1) state.taken[0]-- // forgets to where the move is short
        throw error
      }
      state.taken[0]--
    }),
    /is refused, but changed the state/,
  ],
  [
    'an illegal move tells events',
    playing((state, move, events) => {
      events?.push({ type: 'took', seat: 0, count: 1, depth: 0 })
      spyglass.play(state, move, events)
    }),
    /is refused, but told of 1 events/,
  ],
  [
    'a number out of range is taken for the last',
    playing((state, move, events) => {
      const last = (spyglass.pending(state)?.options.length ?? 0) - 1
      spyglass.play(state, Array.isArray(move) ? move.map((i) => (i > last && i < 100 ? last : i)) : move, events)
    }),
    /an option out of range is not refused/,
  ],
  [
    'a number is cut to 32 bits',
    playing((state, move, events) => {
      spyglass.play(state, Array.isArray(move) ? move.map((i) => (i >= 2 ** 31 ? i | 0 : i)) : move, events)
    }),
    /a number beyond 32 bits is not refused|infinity is not refused/,
  ],
  [
    'an option may be chosen twice',
    playing((state, move, events) => {
      spyglass.play(state, Array.isArray(move) && move.length < 9 ? [...new Set(move)] : move, events)
    }),
    /an option twice is not refused/,
  ],
  [
    'too many options are cut off',
    playing((state, move, events) => {
      const most = spyglass.pending(state)?.max ?? 0
      spyglass.play(state, Array.isArray(move) && move.length < 9 ? move.slice(0, most) : move, events)
    }),
    /too many options is not refused/,
  ],
  [
    'an illegal move crashes',
    playing((state, move, events) => {
      if (!spyglass.pending(state)?.options[move[0]] && move.length === 1) throw new TypeError('undefined')
      spyglass.play(state, move, events)
    }),
    /is refused with TypeError: undefined, not with IllegalMove/,
  ],
  [
    'one can play on after the end',
    playing((state, move, events) => {
      if (spyglass.pending(state)) spyglass.play(state, move, events)
    }),
    /an empty move after the end is not refused/,
  ],
])('%s is caught', (_what, part, message) => {
  expect(failureOf(broken(part))).toMatch(message)
})
