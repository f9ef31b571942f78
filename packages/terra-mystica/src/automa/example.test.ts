/** A build decided step by step, as a player at a table narrows it down with cubes on the map. */
import { expect, test } from 'vitest'
import { AutomaTableStory } from './story.fixture.ts'
import { thoughtText } from './thought.ts'

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
    { tieBreak: 'own terrain priority', with: 'row B', left: ['F3', 'G1'], out: ['F2'] }, // D4, a lake too, is out already
    { tieBreak: 'closest to humans', left: ['F3'], out: ['G1'] },
  ])
  expect([chosen, table.building('F3'), table.isMarked('F3')]).toEqual(['F3', 'dwelling', false]) // closer to E4
})

test('the log says the same in words', () => {
  const table = position().act({ do: 'build' })
  expect(thoughtText(table.thoughts[0])).toBe(
    'build F3: 14 valid (B4 C2 C3 C4 D3 D4 D6 E3 E5 E7 E8 F2 …); brings her two clusters closer together leaves F2 F3 G1; ' +
      'first in her terrain priority (row B) leaves F3 G1; ' +
      'closest to a human structure leaves F3',
  )
  table.round(6).act({ do: 'take favor', fromRound: 5 }).round(1).act({ do: 'take favor', fromRound: 5 })
  expect(thoughtText(table.thoughts[0])).toBe('take favor: not done, not yet in this round')
})
