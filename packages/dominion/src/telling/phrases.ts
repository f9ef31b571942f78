/** What one event says, as the words after its subject: `draw 3 cards`, `gain a Silver onto your deck`. */
import type { DominionEvent, Place } from '../engine/events.ts'
import { cardList } from '../words/english/card-list.ts'
import { plural } from '../words/english/grammar.ts'

/** Who is told of, seen from the one who reads. */
export interface Person {
  readonly name: string // `you`, or a name
  readonly their: string
}

export type Speaking = (seat: number) => Person

export const amount = (n: number, one: string): string => `${n} ${n === 1 ? one : plural(one)}`

/** The cards, or how many there are where they are hidden. */
function cardsOf({ cards, count = 0 }: DominionEvent): string {
  if (cards) return cards.length === 0 ? 'nothing' : cardList(cards)
  return count === 1 ? 'a card' : `${count} cards`
}

/** Whether something is now done with just the cards that were shown before. */
function sameCards(event: DominionEvent, { type, cards, count }: DominionEvent): boolean {
  if (type !== 'revealed' && type !== 'looked') return false
  if (event.type !== 'discarded' && event.type !== 'trashed' && event.type !== 'put') return false
  if (!cards || !event.cards) return cards === event.cards && count === event.count
  return cards.toSorted().join() === event.cards.toSorted().join()
}

const resources: Readonly<Record<string, string>> = {
  actions: 'Action',
  buys: 'Buy',
  coins: 'Coin',
  potions: 'Potion',
  points: 'Point',
}

/** `+2 Actions`. */
export const bonus = (what: string, n: number): string => `+${amount(n, resources[what] ?? what)}`

/**
 * The words for an event; the verb comes first, in the form that follows `you`. Nothing where it needs no words.
 * `before` is what was told before it in the same sentence.
 */
export function phrase(event: DominionEvent, who: Speaking, before?: DominionEvent): string | undefined {
  const { their } = who(event.seat)
  const what = before && sameCards(event, before) ? (event.count === 1 ? 'it' : 'them') : cardsOf(event)
  switch (event.type) {
    case 'drew':
      return event.count === 0 ? 'have no card to draw' : `draw ${what}`
    case 'shuffled':
      return `shuffle ${amount(event.count ?? 0, 'card')}`
    case 'played':
    case 'reacted':
      return `${event.type === 'played' ? 'play' : 'reveal'} ${event.cards?.[0]}${event.what === 'again' ? ' again' : ''}`
    case 'bought':
      return `buy ${what}`
    case 'gained':
      return `gain ${what}${event.from === 'trash' ? ' from the trash' : ''}${gainedTo(event.to, their)}`
    case 'discarded':
      if (!event.cards && event.top !== undefined && event.count === 1) return `discard ${cardList([event.top])}`
      return `discard ${what}${event.from === 'play' ? ' from play' : ''}${onTop(event)}`
    case 'trashed':
      return `trash ${what}${event.from === 'supply' ? ' from the Supply' : ''}`
    case 'revealed':
      return `reveal ${what}${event.from === 'hand' ? ` from ${their} hand` : ''}`
    case 'looked':
      return event.from === 'discard' ? `look through ${their} discard pile` : `look at ${what}`
    case 'put':
      return `put ${what} ${putTo(event, their)}`
    case 'passed':
      return `pass ${what} to ${event.other === undefined ? 'the next player' : who(event.other).name}`
    case 'named':
      return `name ${event.cards?.[0]}`
    case 'chose':
      return `choose ${event.cards?.[0]}`
    case 'got':
      return `get ${bonus(event.what ?? '', event.count ?? 0)}`
    case 'began':
    case 'cleaned':
    case 'ended':
      return undefined
  }
}

function gainedTo(to: Place | undefined, their: string): string {
  return to === 'hand' ? ` to ${their} hand` : to === 'deck' ? ` onto ${their} deck` : ''
}

const onTop = ({ cards, top }: DominionEvent): string =>
  cards || top === undefined ? '' : `, ${cardList([top])} on top`

function putTo({ from, to, what }: DominionEvent, their: string): string {
  switch (to) {
    case 'hand':
      return `into ${their} hand`
    case 'deck':
      return what === 'inside'
        ? `somewhere in ${their} deck`
        : `${from === 'aside' ? 'back ' : ''}on top of ${their} deck`
    case 'discard':
      return `into ${their} discard pile`
    case 'pile':
      return 'back onto its pile'
    default:
      return 'aside'
  }
}
