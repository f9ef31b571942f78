import { newTableSchema } from '@freehold/server/protocol'
import { expect, test } from 'vitest'
import { agreed, clockNameOf, clocks, delays, plainWishes } from './table-wishes.ts'

test('whatever is wished for, the host understands it', () => {
  for (const clock of clocks)
    for (const delay of delays) {
      const wishes = {
        ...plainWishes,
        clock,
        delay,
        listed: true,
        audienceSpeaks: true,
        audienceSeesAll: true,
        rated: true,
      }
      expect(newTableSchema.safeParse({ game: 'dominion', ...agreed(wishes, true) }).error).toBeUndefined()
    }
})

test('plain wishes say nothing, and only a table of people is rated', () => {
  expect(agreed(plainWishes, true)).toEqual({})
  expect(agreed({ ...plainWishes, rated: true }, false)).toEqual({})
  expect(agreed({ ...plainWishes, audienceSeesAll: true }, true)).toEqual({ audienceSeesAll: true })
  expect(agreed({ ...plainWishes, audienceSeesAll: true, rated: true }, true)).toEqual({ rated: true }) // it would be refused
  expect(agreed({ ...plainWishes, rated: true, clock: 'day' }, true)).toEqual({
    clock: { per: 'move', seconds: 86_400 },
    rated: true,
  })
})

test('a clock that a table tells of is known by its name again', () => {
  for (const clock of clocks) {
    const told = agreed({ ...plainWishes, clock }, true).clock
    expect(told ? clockNameOf(told) : 'none').toBe(clock)
  }
  expect(clockNameOf({ per: 'move', seconds: 77 })).toBeUndefined()
})
