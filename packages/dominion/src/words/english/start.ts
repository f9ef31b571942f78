import { startTelling } from '../telling.ts'
import { cardsPhrase } from './cards.ts'
import { conditionPhrase } from './conditions.ts'
import { perPhrase } from './numbers.ts'
import { itemsOf } from './steps.ts'
import { imperative, type Telling } from './telling.ts'

/** A telling in English in which nothing has been said yet. */
export const startEnglish = (more: Partial<Telling> = {}): Telling =>
  startTelling({
    voice: imperative,
    say: { cards: cardsPhrase, step: itemsOf, per: perPhrase, condition: conditionPhrase },
    ...more,
  })
