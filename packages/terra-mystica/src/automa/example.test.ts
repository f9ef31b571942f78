/** A build decided step by step, as a player at a table narrows it down with cubes on the map. */
import { expect, test } from 'vitest'
import { distancesFrom, shortest } from './space.ts'
import * as A from './state.ts'
import { AutomaTableStory } from './story.fixture.ts'
import { thoughtText } from './thought.ts'
import { CARD_IDS } from './words.ts'

/** She plays lake with shipping 1: unmarked structures in the middle, a marked one in the south. */
const position = () =>
  new AutomaTableStory({ home: 'lake', level: 'automa' })
    .round(3)
    .hers('dwelling', 'D5', 'I4*')
    .hers('tradingHouse', 'E4')
    .human('dwelling', 'E6')
    .ground('lake', 'F3', 'G1', 'D4')
    .support('7') // unmarked, reaching, row B, 4 from the first

test('the spaces that bring her clusters closer, of these the lakes, of these the closest to the human, unmarked', () => {
  const table = position().act({ do: 'build' })
  const [{ options, steps, chosen }] = table.thoughts
  expect(options).toEqual(['B4', 'C2', 'C3', 'C4', 'D3', 'D4', 'D6', 'E3', 'E5', 'E7', 'E8', 'F2', 'F3', 'G1'])
  expect(steps).toMatchObject([
    { tieBreak: 'reaching', left: ['F2', 'F3', 'G1'] }, // E4 is 4 steps from I4, these are 3, 3 and 2
    { tieBreak: 'own terrain priority', by: { row: 'B', ground: 'lake' }, left: ['F3', 'G1'], out: ['F2'] }, // D4, a lake too, is out already
    { tieBreak: 'closest to humans', left: ['F3'], out: ['G1'] },
  ])
  expect([chosen, table.building('F3'), table.isMarked('F3')]).toEqual(['F3', 'dwelling', false]) // closer to E4
})

test('a pair of cards: upgrade, take a favor, gain points, decided by the card beside it', () => {
  const table = new AutomaTableStory({ level: 'ultoma' }).round(5).hers('dwelling', 'E4*', 'H2').human('dwelling', 'E3')
  table.support('*5').deck('*1', '6', '7', '8')
  A.setPile(table.s, A.PLAYED, [CARD_IDS.indexOf('*5')]) // *1 is drawn beside it
  table.turn()
  expect(table.notes[0]).toEqual({ type: 'turnedUp', card: '*1', beside: '*5', why: 'turn' })
  expect(table.thoughts.map(({ action, chosen }) => [action, chosen])).toEqual([
    ['upgrade', 'E4'], // beside the human
    ['take favor', 'FAV4'], // *5: the cult of the scoring tile, air in round 5
  ])
  expect(table.points()).toBe(23) // X of the level
})

test('the way around: the shortest distance may cross rivers and her own, and goes round those of the human', () => {
  const table = new AutomaTableStory({}).hers('dwelling', 'D5').hers('tradingHouse', 'D6*').human('dwelling', 'C1')
  const steps = () => shortest(distancesFrom(table.s, [table.hex('D5')]), [table.hex('D6')])
  const before = steps() // straight over the rivers between
  expect(before).toBe(table.s.table.board.distance[table.hex('D5') * table.s.table.board.size + table.hex('D6')])
  table.human('dwelling', 'E8', 'E9', 'C5')
  expect(steps()).toBeGreaterThanOrEqual(before)
  const walled = new AutomaTableStory({}).hers('dwelling', 'E6*', 'E8').human('dwelling', 'E7')
  expect(shortest(distancesFrom(walled.s, [walled.hex('E6')]), [walled.hex('E8')])).toBe(3)
})

test('the log says the same in words', () => {
  const table = position().act({ do: 'build' })
  expect(thoughtText(table.thoughts[0])).toBe(
    'build F3: 14 valid (B4 C2 C3 C4 D3 D4 D6 E3 E5 E7 E8 F2 …); brings her two clusters closer together leaves F2 F3 G1; ' +
      'first in her terrain priority (row B: lake) leaves F3 G1; ' +
      'closest to a human structure (1 step away) leaves F3',
  )
  table.round(6).act({ do: 'take favor', fromRound: 5 }).round(1).act({ do: 'take favor', fromRound: 5 })
  expect(thoughtText(table.thoughts[0])).toBe('take favor: not done, not yet in this round')
})
