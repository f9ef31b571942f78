import type { DominionView } from '@freehold/dominion'
import { expect, test } from 'vitest'
import { hostedGames } from '../games.ts'
import { createdBy } from '../host/new-table.ts'
import { Table } from './table.ts'
import { begun, created } from './tables.fixture.ts'
import { updateFor } from './telling.ts'

const { dominion } = hostedGames
const seen = (table: Table, person: string | undefined) => updateFor(table, person, 0).state.view as DominionView
const handsOf = ({ seats }: DominionView) => seats.map(({ hand }) => hand.cards?.length ?? 0)

test('who watches a game of artificial players sees all hands', () => {
  const plan = [{ robot: 'big-money' }, { robot: 'big-money' }]
  const table = new Table('t', dominion, [created(plan, dominion.game, { players: 2 })])
  table.start('ann', 'fast:1')
  expect(handsOf(seen(table, undefined))).toEqual([5, 5])
  expect(handsOf(seen(table, 'ann'))).toEqual([5, 5]) // she made it, and does not play
})

test('where a person plays, a second browser of theirs sees nothing that their seat does not', () => {
  for (const rules of [{}, { tracker: 'points' }, { tracker: 'decks' }]) {
    const table = begun(['ann', 'bob'], dominion, { players: 2, rules })
    const own = seen(table, 'ann')
    const watched = seen(table, undefined)
    expect(handsOf(own)).toEqual([5, 0])
    expect(handsOf(watched)).toEqual([0, 0])
    expect(watched.seats[1].owned).toEqual(own.seats[1].owned)
    expect(watched.seats[1].score).toEqual(own.seats[1].score)
  }
})

test('a table can let those who watch see what every player sees; whoever sits down is told before', () => {
  const table = begun(['ann', 'bob'], dominion, { players: 2 }, 'fast:1', { audienceSeesAll: true })
  expect(handsOf(seen(table, undefined))).toEqual([5, 5])
  expect(handsOf(seen(table, 'ann'))).toEqual([5, 0])
  const { deck } = seen(table, undefined).seats[0]
  expect(deck).toEqual(seen(table, 'bob').seats[0].deck) // of what nobody sees nothing is told
  const gathering = new Table('t', dominion, [
    { ...created(['open', 'open'], dominion.game, {}), audienceSeesAll: true },
  ])
  expect(updateFor(gathering, undefined, 0).state).toMatchObject({ audienceSeesAll: true, view: null })
})

test('nobody sees all where games are rated, or first tries compared', () => {
  const wished = { game: 'dominion', options: { players: 2 }, audienceSeesAll: true }
  expect(createdBy('ann', wished, dominion)).toMatchObject({ audienceSeesAll: true })
  for (const more of [{ rated: true }, { noTakingBack: true }])
    expect(() => createdBy('ann', { ...wished, ...more }, dominion)).toThrow(/sees all hands/)
})

test('where an artificial player goes on for somebody, hands stay hidden', () => {
  const table = begun(['ann', 'bob'], dominion, { players: 2 })
  table.leave('ann')
  table.leave('bob')
  expect(handsOf(seen(table, undefined))).toEqual([0, 0])
})
