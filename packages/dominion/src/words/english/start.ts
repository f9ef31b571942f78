import { cardsPhrase } from './cards.ts'
import { itemsOf } from './steps.ts'
import { imperative, type Telling } from './telling.ts'

/** A telling in which nothing has been said yet. */
export const startTelling = (more: Partial<Telling> = {}): Telling => ({
  voice: imperative,
  topic: undefined,
  refs: new Map(),
  familiar: new Set(),
  inHand: false,
  known: {},
  say: { cards: cardsPhrase, step: itemsOf },
  ...more,
})
