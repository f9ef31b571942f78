/** What one event says, as the words after its subject: `draw 3 cards`, `gain a Silver onto your deck`. */
import type { DominionEvent, Place } from '../engine/seen/events.ts'
import type { Manner, Teller } from './speech.ts'

/** The words for something done, and whether two things are listed in them. */
export interface Phrase {
  readonly text: string
  readonly isPair: boolean
}

/** What it was done with: the cards, or how many there are where they are hidden. */
function objectOf({ cards, count = 0 }: DominionEvent, teller: Teller): Phrase {
  if (!cards || cards.length === 0) return { text: teller.say('cards', { count: cards ? 0 : count }), isPair: false }
  return { text: teller.tongue.cardList(cards), isPair: new Set(cards).size === 2 }
}

/** Whether something is now done with just the cards that were shown before. */
function sameCards(event: DominionEvent, { type, cards, count }: DominionEvent): boolean {
  if (type !== 'revealed' && type !== 'looked') return false
  if (event.type !== 'discarded' && event.type !== 'trashed' && event.type !== 'put') return false
  if (!cards || !event.cards) return cards === event.cards && count === event.count
  return cards.toSorted().join() === event.cards.toSorted().join()
}

/** How the verb goes, and what stands beside the event. */
interface Setting {
  readonly manner?: Manner
  readonly before?: DominionEvent // what was told before it in the same sentence
  readonly onto?: string // the card that it is played on
  readonly forNextTurn?: boolean
}

/** The words for an event, the verb in the form that follows its subject. Nothing where it needs no words. */
export function phrase(event: DominionEvent, teller: Teller, setting: Setting = {}): Phrase | undefined {
  const key = keyOf(event, setting)
  if (!key) return undefined
  const { manner = teller.manner(event.seat), before, onto } = setting
  const { seat, type, top, from, to, other, count = 0 } = event
  const onlyTop = type === 'discarded' && !event.cards && top !== undefined && count === 1
  const told = onlyTop ? { ...event, cards: [top] } : event
  const what = before && sameCards(event, before) ? theSame(count, teller) : objectOf(told, teller)
  const their = teller.sayOf(seat, 'their')
  const text = teller.say(key, {
    context: manner,
    their,
    what: what.text,
    count,
    card: cardOf(event, teller),
    onto: onto === undefined ? '' : teller.tongue.theCards([onto]),
    from: from && toldOrigins[type]?.includes(from) ? teller.say(`from.${from}`, { their }) : '',
    to: to === 'hand' || to === 'deck' ? teller.say(`to.${to}`, { their }) : '',
    top: told.cards || top === undefined ? '' : teller.say('top', { what: teller.tongue.cardList([top]) }),
    where: type === 'put' ? teller.say(`where.${whereOf(event)}`, { their }) : '',
    whom: other === undefined ? '' : teller.sayOf(other, 'whom'),
  })
  return { text, isPair: what.isPair }
}

/** What the phrase is called in the file of a language. */
function keyOf(
  { type, cards, count, from, what, other }: DominionEvent,
  { onto, forNextTurn }: Setting,
): string | undefined {
  switch (type) {
    case 'began':
    case 'cleaned':
    case 'ended':
      return undefined
    case 'got': // told together with what else was got, but for tokens on piles
      return cards ? `token.${what}` : undefined
    case 'chose':
      return what === 'way' ? 'used' : type
    case 'lost':
    case 'turned':
      return `${type}.${what}`
    case 'drew':
      return count === 0 ? 'drewNothing' : forNextTurn ? 'drewForNextTurn' : 'drew'
    case 'played':
      return `played${what === 'again' ? 'Again' : ''}${onto === undefined ? '' : 'On'}`
    case 'revealed':
      return what === 'landscape' ? 'turnedUp' : type
    case 'looked':
      return from === 'discard' ? 'lookedThrough' : 'looked'
    case 'spent':
    case 'overpaid':
      return `${type}.${what}`
    case 'paid':
      return what === 'debt' ? 'paidOff' : `paidTokens.${what}`
    case 'bid':
      return count === 0 ? 'bidNothing' : type
    case 'passed':
      return other === undefined ? 'passedOn' : 'passed'
    default:
      return type
  }
}

/** Where cards come from is told only where it is not what everybody expects. */
const toldOrigins: { readonly [type in DominionEvent['type']]?: readonly Place[] } = {
  gained: ['trash'],
  discarded: ['play'],
  trashed: ['supply'],
  revealed: ['hand'],
}

const theSame = (count: number, teller: Teller): Phrase => ({ text: teller.say('same', { count }), isPair: false })

/** The card of an event by its name; one that is played as another by both. */
function cardOf({ type, what, cards: [name, as] = [] }: DominionEvent, teller: Teller): string {
  const { tongue } = teller
  if (name === undefined) return ''
  const isSheet = what === 'landscape' || type === 'received' || type === 'took' || type === 'returned'
  if (type === 'named' || type === 'got' || isSheet) return tongue.cardName(name)
  const card = tongue.theCards([name])
  return type === 'played' && as !== undefined ? teller.say('masked', { card, as: tongue.cardName(as) }) : card
}

function whereOf({ from, to, what }: DominionEvent): string {
  if (what === 'mat' || what === 'exile' || what === 'end') return what
  if (to === 'deck') return what === 'inside' ? 'inside' : from === 'aside' ? 'back' : 'deck'
  if (to === 'pile' && from === 'supply') return 'under' // what a deck beside the Supply showed
  return to === 'hand' || to === 'discard' || to === 'pile' ? to : 'aside'
}
