import type { DominionOptions } from '@freehold/dominion'
import { describe, expect, test } from 'vitest'
import { hostedGames } from '../games.ts'
import { createdBy } from '../host/new-table.ts'
import type { Entry, SeatPlan } from './entries.ts'
import { Table } from './table.ts'
import { updateFor } from './telling.ts'

const { dominion } = hostedGames

/** A table of Ann's, with as many others as there are names, that has all its people. */
function gathered(seats: readonly SeatPlan[] = ['open', 'open'], people = ['ann', 'bob']) {
  const wish = { game: 'dominion', options: { players: seats.length }, seats, draft: { sets: ['Base'] } }
  const entries: Entry[] = [createdBy('ann', wish, dominion)]
  const table = new Table('t', dominion, entries)
  for (const person of people) entries.push(...table.sit(person, person))
  return { table, entries }
}

const at = (seconds: number) => ({ at: new Date(Date.UTC(2026, 0, 1) + 1000 * seconds).toISOString() })
const ten = ['Smithy', 'Village', 'Market', 'Witch', 'Moat', 'Militia', 'Cellar', 'Chapel', 'Festival', 'Laboratory']

describe('a draft', () => {
  test('begins when who made the table says so, goes round, and the game is played with what was chosen', () => {
    const { table, entries } = gathered()
    expect(() => table.choose('ann', 0, 'Smithy')).toThrow('nothing is to be chosen here now')
    entries.push(...table.start('ann', 'fast:1', at(0).at))
    expect(table.phase).toBe('gathering')
    for (const [i, card] of ten.entries()) entries.push(...table.choose(i % 2 === 0 ? 'ann' : 'bob', i, card, at(i)))
    expect(updateFor(table, 'bob', 0).state.draft).toMatchObject({ chooser: null, chosen: { length: 10 } })
    entries.push(...table.start('bob', 'fast:1', at(20).at)) // who made it may be gone by now
    expect(table.phase).toBe('playing')
    const { kingdom } = table.options as unknown as DominionOptions
    expect([...kingdom].sort()).toEqual([...ten].sort())
    expect(updateFor(table, 'bob', 0).state.draft).toBeNull()
    const again = new Table('t', dominion, entries)
    expect([again.options, again.position]).toEqual([table.options, table.position])
  })

  test('takes one choice from whose turn it is, of what is there', () => {
    const { table } = gathered()
    table.start('ann', 'fast:1')
    expect(() => table.choose('bob', 0, 'Smithy')).toThrow('seat 0 has to choose now, not seat 1')
    expect(() => table.choose('eve', 0, 'Smithy')).toThrow('you do not sit at this table')
    for (const what of ['Wharf', 'Gold', 'Smithy, Village', ''])
      expect(() => table.choose('ann', 0, what)).toThrow('cannot be chosen')
    table.choose('ann', 0, 'Smithy')
    expect(() => table.choose('ann', 0, 'Village')).toThrow('choice 1 is to be made, not 0')
    expect(() => table.choose('bob', 1, 'Smithy')).toThrow('cannot be chosen')
    expect(() => table.start('ann', 'fast:1')).toThrow('not everything is chosen yet')
    expect(table.draft?.chosen).toEqual([{ seat: 0, what: 'Smithy' }])
  })

  test('waits for nobody for ever: the lot chooses for whoever is gone or idle, and not before', () => {
    const { table } = gathered()
    table.start('ann', 'fast:1', at(0).at)
    expect(() => table.chooseByLot('bob', 0, at(30))).toThrow('they are there')
    table.chooseByLot('bob', 0, at(61))
    expect(() => table.chooseByLot('bob', 0, at(200))).toThrow('choice 1 is to be made, not 0')
    table.chooseByLot('bob', 1, at(62)) // for oneself at once
    expect(() => table.chooseByLot('bob', 2, at(63))).toThrow('they are there')
    table.chooseByLot('bob', 2, { ...at(64), away: () => 61_000 })
    expect(new Set(table.draft?.names()).size).toBe(3)
    expect(() => table.chooseByLot('eve', 3, at(1000))).toThrow('you do not sit at this table')
  })

  test('artificial players choose in their turn, and what is missing', () => {
    const { table } = gathered(['open', { robot: 'steward' }, { robot: 'steward' }], ['ann'])
    table.start('ann', 'fast:1')
    for (let number = 0; number < 10; number = table.draft?.chosen.length ?? 10) table.chooseByLot('ann', number)
    expect(table.draft?.chosen.map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0])
    table.start('ann', 'fast:1')
    expect(table.phase).toBe('playing')
  })

  test('stops while a seat is open, and goes on with whoever comes', () => {
    const { table } = gathered()
    table.start('ann', 'fast:1')
    table.choose('ann', 0, 'Smithy')
    table.leave('bob')
    table.chooseByLot('ann', 1, at(0))
    table.sit('cat', 'cat')
    table.choose('ann', 2, 'Moat')
    table.choose('cat', 3, 'Witch')
    expect(table.draft?.chooser).toBe(0)
  })

  test.each([
    [{ sets: ['Base', 'Monopoly'] }, 'draft: there is no box "Monopoly"'],
    [{ sets: [] }, 'draft: 0 piles are too few for a kingdom; add a box'],
    ['Base', 'draft: expected {"sets": ["Base", …]}'],
  ])('from %j is refused', (draft, why) => {
    expect(() => createdBy('ann', { game: 'dominion', draft }, dominion)).toThrow(why)
  })

  test('is none of Terra Mystica', () => {
    const wish = { game: 'terra-mystica', draft: { sets: [] } }
    expect(() => createdBy('ann', wish, hostedGames['terra-mystica'])).toThrow('draft: terra-mystica has none')
  })
})
