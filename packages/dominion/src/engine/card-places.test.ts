import { expect, test } from 'vitest'
import { answerAll, arranged } from './arranged.fixture.ts'
import { cardLaw } from './card-places.fixture.ts'

test.each(['Overlord', 'Band of Misfits'])('%s that was an Encampment lies on its pile once', (card) => {
  const state = arranged(
    { A: { hand: [card], deck: ['9 Copper'] }, B: {}, supply: { [card]: 9 } },
    { kingdom: [card, 'Encampment'] },
  )
  const problem = cardLaw(state)
  answerAll(state, `play ${card}`, 'Encampment', 'none', 'end', 'end')
  expect(problem(state)).toBeUndefined()
})
