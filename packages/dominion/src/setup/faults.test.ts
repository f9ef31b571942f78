/** Whoever speaks another language gets the same as data. The sentences themselves are tested beside what says them. */
import { InputError } from '@freehold/kernel'
import { expect, test } from 'vitest'
import type { KingdomFault } from './faults.ts'
import { findKingdom } from './find-kingdom.ts'
import { randomKingdom } from './random-kingdom.ts'

const faultOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof InputError) return error.fault
    throw error
  }
  return undefined
}
const ten = 'Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop'

test.each<[string, KingdomFault]>([
  [`${ten}, Smiths`, { code: 'no-such-card', typed: 'Smiths', edition: '2e', cards: ['Smithy'] }],
  [`${ten}, Woodcutter`, { code: 'card-of-other-edition', card: 'Woodcutter', edition: '1e' }],
  [`${ten}, Donate`, { code: 'card-not-run', card: 'Donate', lacks: 'debt' }],
  [`${ten}, Castles`, { code: 'card-not-open', card: 'Castles' }],
  ['donate', { code: 'card-not-run', card: 'Donate', lacks: 'debt' }],
  [`${ten}, Copper`, { code: 'not-a-kingdom-card', card: 'Copper' }],
  [`${ten}, Ruins`, { code: 'not-a-kingdom-card', card: 'Ruins' }],
  [`${ten}, smithy`, { code: 'card-twice', card: 'Smithy' }],
  [ten, { code: 'not-ten', count: 9 }],
  ['Throne Room', { code: 'one-card', card: 'Throne Room' }],
  ['First Gam', { code: 'no-such-set', typed: 'First Gam', sets: ['First Game'] }],
  ['M8U2-8WPB', { code: 'code-mistyped' }],
])('%s', (asked, fault) => {
  expect(faultOf(() => findKingdom(asked))).toEqual(fault)
})

test('wishes that cannot be met are told one by one', () => {
  const asked = { seed: 'fast:1', sets: ['Base'], has: { curser: { min: 2 } } } as const
  expect(faultOf(() => randomKingdom(asked))).toEqual({
    code: 'impossible',
    wishes: [{ of: 'trait', trait: 'curser', min: 2, max: 10 }],
    pool: 26,
    such: 1,
  })
  expect(faultOf(() => randomKingdom({ ...asked, include: ['Witch'], has: { curser: { max: 0 } } }))).toMatchObject({
    wishes: [
      { of: 'card', card: 'Witch' },
      { of: 'trait', trait: 'curser', min: 0, max: 0 },
    ],
  })
})
