import type { Cards, Trigger } from '../../language/types.ts'
import { isMany } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { doneTo } from './grammar.ts'
import { theCards } from './known-cards.ts'
import type { Telling } from './telling.ts'

/** What was done to the card of an event, as the stem of an adjective. */
export const doneByEvent: Record<Trigger['event'], string> = {
  attackPlayed: 'gespielt',
  played: 'gespielt',
  bought: 'gekauft',
  wouldGain: 'betreffend',
  gained: 'genommen',
  trashed: 'entsorgt',
  cleanUp: 'betreffend',
  discardedFromPlay: 'abgelegt',
}

/** The card by which another is measured, `Karte` being understood: `als die entsorgte`. */
export function comparand(cards: Cards, t: Telling): string {
  const known = t.known.cards?.(cards)
  if (known) return theCards(known, 'nom')
  if (cards.cards === 'this') return 'diese'
  if (cards.cards === 'it') return `die ${doneByEvent[t.event?.event ?? 'cleanUp']}e`
  if (cards.cards === 'var') return `die ${doneTo[refNamed(cards.name, t).by]}e${isMany(cards, t) ? 'n' : ''}`
  return t.say.cards(cards, t, 'nom')
}
