import { expect, test } from 'vitest'
import { writtenCards, writtenLandscapes } from '../cards/written.ts'
import { german } from '../words/german/index.ts'
import { english } from '../words/index.ts'
import { explained, questionsOf, writingIn } from './index.ts'

test.each([
  [english, writingIn('en')],
  [german, writingIn('de')],
] as const)('every step of every card is explained in $code', (tongue, grammar) => {
  for (const card of [...writtenCards, ...writtenLandscapes]) {
    for (const { depth, text, says, step } of explained(card, grammar, tongue)) {
      expect(text, card.name).not.toBe('')
      if (step || depth === 0) expect(says, `${card.name}: ${text}`).not.toMatch(/^\W*$|undefined/)
    }
  }
})

test('what is asked is asked of the one who chooses', () => {
  const [thief] = writtenCards.filter(({ name }) => name === 'Thief')
  expect(questionsOf(thief, english)).toEqual([
    { who: 'you', says: 'Trash a Treasure among the revealed cards.' },
    { who: 'you', says: 'Gain any number of the trashed cards.' },
  ])
})
