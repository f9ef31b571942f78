/** What of a card could not be answered from its words. */
import type { Card, Step } from '@freehold/dominion'
import { everyStep } from '@freehold/dominion/language'

/** Steps that may ask for cards, by what is done with them, to which `answers.ts` has an answer. */
const picked: readonly Step['do'][] = [
  ...(['trash', 'discard', 'discardDownTo', 'passLeft', 'gain', 'play', 'become', 'turnFaceDown'] as const),
  ...(['choose', 'buy', 'exchange', 'put', 'reveal', 'look', 'receive'] as const),
]

/** What of a card is answered by the first option that comes, because nothing better can be derived from its words. */
export const lastResorts = (card: Card): readonly Step[] =>
  everyStep(card)
    .map(({ step }) => step)
    .filter((step) => asksForCards(step) && !picked.includes(step.do))

const asksForCards = (step: Step): boolean =>
  'what' in step && 'cards' in step.what && step.what.cards === 'pick' && step.what.quantity !== 'all'
