import { expect, test } from 'vitest'
import { dominion } from '../../game.ts'
import { answerAll, arranged } from '../arranged.fixture.ts'

test('a Way speaks of the card that it is used for, not of itself', () => {
  const state = arranged({ A: { hand: ['Smithy'] }, B: {} }, { kingdom: ['Smithy', 'Market', 'Way of the Butterfly'] })
  const asked = () => dominion.pending(state)?.question.text
  answerAll(state, 'play Smithy', 'use Way of the Butterfly')
  expect(asked()).toBe('You may return Smithy to its pile')
  answerAll(state, 'yes')
  expect(asked()).toBe('Gain a card costing 5 coins')
})
