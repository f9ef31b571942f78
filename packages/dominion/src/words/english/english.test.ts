import { describe, expect, it } from 'vitest'
import { cardsOf } from '../../cards/index.ts'
import { anyCard, costing, costOf, discard, gain, may, pick, self, those, trash } from '../../language/build.ts'
import type { Card, Step } from '../../language/types.ts'
import type { Prompt } from '../prompt.ts'
import { english } from './index.ts'

const stepSentence = (step: Step, prompt?: Prompt): string => english.stepsSentence([step], prompt)

describe('a step as a sentence of its own', () => {
  const swindler = cardsOf('2e').get('Swindler') as Card

  it('speaks to the one who does it', () => {
    expect(stepSentence(discard(pick('anyNumber', anyCard, 'hand')))).toBe('Discard any number of cards')
    expect(stepSentence(may(trash(self)), { card: swindler })).toBe('You may trash Swindler')
  })

  it('speaks of somebody else by name', () => {
    const step = gain(costing(costOf(those('lost'))), { by: 'you' })
    expect(stepSentence(step, { card: swindler, actor: 'Ada' })).toBe(
      'Ada gains a card of your choice costing the same as the trashed card',
    )
  })

  it('says what is known by now', () => {
    const step = gain(costing(costOf(those('lost'))))
    expect(stepSentence(step, { vars: { lost: [{ name: 'Duchy', cost: 5 }] } })).toBe('Gain a card costing 5 coins')
    expect(stepSentence(trash(those('lost')), { vars: { lost: [{ name: 'Copper', cost: 0 }] } })).toBe('Trash Copper')
  })
})
