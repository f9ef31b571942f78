import type { Cards, Trigger } from '../../language/types.ts'
import { isMany } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { doneTo } from './grammar.ts'
import { theCards } from './known-cards.ts'
import type { Telling } from './telling.ts'

/** What was done to the card of an event, as the stem of an adjective. */
const doneByEvents: Partial<Record<Trigger['event'], string>> = {
  played: 'gespielt',
  resolved: 'gespielt',
  bought: 'gekauft',
  gained: 'genommen',
  trashed: 'entsorgt',
  discarded: 'abgelegt',
  discardedFromPlay: 'abgelegt',
  revealed: 'aufgedeckt',
  exiled: 'verbannt',
}
export const doneByEvent = (event: Trigger['event'] | undefined): string =>
  (event && doneByEvents[event]) ?? 'betreffend'

/** The card by which another is measured, `Karte` being understood: `als die entsorgte`. */
export function comparand(cards: Cards, t: Telling): string {
  const known = t.known.cards?.(cards)
  if (known) return theCards(known, 'nom')
  if (cards.cards === 'this') return 'diese'
  if (cards.cards === 'it') return `die ${doneByEvent(t.event?.event)}e`
  if (cards.cards === 'var') return `die ${doneTo[refNamed(cards.name, t).by]}e${isMany(cards, t) ? 'n' : ''}`
  return t.say.cards(cards, t, 'nom')
}
