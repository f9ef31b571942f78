import { expect, test } from 'vitest'
import { dominion } from '../../game.ts'
import { answerAll, arranged } from '../arranged.fixture.ts'

test('a landscape is offered for what it costs, whatever makes cards cheaper', () => {
  const state = arranged({ A: { hand: ['Bridge', '2 Copper'] }, B: {} }, { kingdom: ['Bridge', 'City Gate'] })
  answerAll(state, 'play Bridge', 'play treasures')
  const offered = dominion.pending(state)?.options ?? []
  expect(offered).toContainEqual(expect.objectContaining({ key: 'buy City Gate', text: 'Buy City Gate for 3' }))
  expect(offered).toContainEqual(expect.objectContaining({ key: 'buy Silver', text: 'Buy Silver for 2' }))
})

test('being told the price of a landscape leaves every card that may be picked', () => {
  const state = arranged(
    {
      phase: 'buy',
      coins: 4,
      A: { deck: ['Copper', 'Silver', 'Estate', '9 Copper'], landscapes: ['City Gate'] },
      B: {},
    },
    { kingdom: ['Destrier', 'City Gate', 'Silos', 'Fair'] },
  )
  const keys = () => dominion.pending(state)?.options.map(({ key }) => key)
  expect(keys()).toContain('buy Fair')
  answerAll(state, 'end', 'end')
  expect(keys()).toEqual(['Copper', 'Silver', 'Estate'])
})
