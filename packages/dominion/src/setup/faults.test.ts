/** Whoever speaks another language gets the same as data. The sentences themselves are tested beside what says them. */
import { InputError } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { writtenCards, writtenLandscapes, writtenPiles } from '../cards/written.ts'
import { closedError, closedOf } from './closed.ts'
import type { KingdomFault } from './faults.ts'
import { findKingdom } from './find-kingdom.ts'
import { randomKingdom } from './random-kingdom.ts'
import { findSet } from './recommended-sets.ts'

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
  [`${ten}, Copper`, { code: 'not-a-kingdom-card', card: 'Copper' }],
  [`${ten}, Ruins`, { code: 'not-a-kingdom-card', card: 'Ruins' }],
  [`${ten}, smithy`, { code: 'card-twice', card: 'Smithy' }],
  [ten, { code: 'not-ten', count: 9 }],
  ['Throne Room', { code: 'one-card', card: 'Throne Room' }],
  ['Festival', { code: 'one-card', card: 'Festival' }], // which might be a code
  ['First Gam', { code: 'no-such-set', typed: 'First Gam', sets: ['First Game'] }],
  ['M8U2-8WPB', { code: 'code-mistyped' }],
])('%s', (asked, fault) => {
  expect(faultOf(() => findKingdom(asked))).toEqual(fault)
})

test('what is written and cannot be had is refused with what it lacks, among ten and alone', () => {
  const closed = [...writtenCards, ...writtenPiles, ...writtenLandscapes].flatMap(({ name }) => closedOf(name) ?? [])
  for (const each of closed) {
    const { fault } = closedError(each)
    expect(faultOf(() => findKingdom(`${ten}, ${each.name}`))).toEqual(fault)
    if (!findSet(each.name)) expect(faultOf(() => findKingdom(each.name.toLowerCase()))).toEqual(fault)
  }
  expect(closedError({ name: 'Donate', lacks: 'debt' }).fault).toEqual({
    code: 'card-not-run',
    card: 'Donate',
    lacks: 'debt',
  })
  expect(closedError({ name: 'Castles' }).fault).toEqual({ code: 'card-not-open', card: 'Castles' })
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
