import type { Zone } from '../../language/types.ts'
import { ablagestapel, declined, nachziehstapel } from './nouns.ts'
import { isYou, own, type Telling } from './telling.ts'

/** A place behind `aus` or `in`, in the dative. */
export function zonePhrase(zone: Zone, t: Telling): string {
  switch (zone) {
    case 'hand':
      return declined({ gender: 'f', one: 'Hand', many: 'Hände' }, 'one', t.voice.own, 'dat')
    case 'deck':
      return own(nachziehstapel, 'dat', t)
    case 'discard':
      return own(ablagestapel, 'dat', t)
    case 'play':
      return 'dem Spiel'
    case 'trash':
      return 'dem Müll'
    case 'supply':
      return 'dem Vorrat'
    case 'piles':
      return 'den Vorratsstapeln'
    case 'box':
      return 'den Stapeln außerhalb des Vorrats'
    case 'exile':
      return isYou(t.voice) ? 'deinem Exil' : 'seinem Exil'
    case 'tavern':
      return isYou(t.voice) ? 'deinem Wirtshaustableau' : 'seinem Wirtshaustableau'
    case 'mat':
      return isYou(t.voice) ? 'deinem Tableau für diese Karte' : 'seinem Tableau für diese Karte'
    case 'owned':
      return isYou(t.voice) ? 'deinen Karten' : 'seinen Karten'
    case 'this':
      return 'dieser Karte'
  }
}

/** Where something is: `auf der Hand`, `im Vorrat`. */
export function inZone(zone: Zone, t: Telling): string {
  if (zone === 'hand') return 'auf der Hand'
  if (zone === 'exile') return 'im Exil'
  if (zone === 'tavern' || zone === 'mat') return `auf ${zonePhrase(zone, t)}`
  if (zone === 'owned') return `unter ${zonePhrase(zone, t)}`
  return `in ${zonePhrase(zone, t)}`.replace(/^in dem /, 'im ')
}
