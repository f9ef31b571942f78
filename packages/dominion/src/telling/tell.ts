/**
 * The log in words: what a viewer may know of the events, told as one tells a game afterwards. Everything comes from the
 * events given, so that whoever gets no event gets no word of it.
 */
import type { Seat } from '@freehold/kernel'
import type { DominionEvent } from '../engine/seen/events.ts'
import type { DominionView } from '../engine/seen/view.ts'
import { type Phrase, phrase } from './phrases.ts'
import { capital, deedsOf, joined, sentence } from './sentences.ts'
import { type Speech, type Table, Teller } from './speech.ts'
import { type Node, treeOf } from './tree.ts'

export interface Line {
  readonly kind: 'heading' | 'text'
  readonly level: number // of indentation
  readonly text: string
  readonly seat: Seat
  readonly event: DominionEvent // the first that it tells of
}

/** Tells events that were redacted for the viewer. */
export function tell(events: readonly DominionEvent[], table: Table, speech: Speech): Line[] {
  return siblings(treeOf(unmasked(events)), new Teller(speech, table))
}

/** A card that is played as another is told by both names, and the other's effects are its own. */
function unmasked(events: readonly DominionEvent[]): DominionEvent[] {
  return events.flatMap((event, i) => {
    const mask = i > 0 && isMask(events[i - 1]) ? events[i - 1] : undefined
    if (isMask(event) && events[i + 1]?.type === 'played') return []
    if (event.type !== 'played' || !mask || !event.cards) return [event]
    return [{ ...event, cards: [mask.cause.source, event.cards[0]] }]
  })
}

/** `You play 2 Villages, a Market and a Smithy.` What the player of a turn played of these, in one breath. */
export function tellPlays(events: readonly DominionEvent[], seat: Seat, table: Table, speech: Speech): string {
  const teller = new Teller(speech, table)
  const cards = events.flatMap(({ type, what, cards: [card] = [], seat: who }) =>
    type === 'played' && what === undefined && who === seat && card !== undefined ? [card] : [],
  )
  return cards.length === 0
    ? ''
    : sentence(seat, teller.sayOf(seat, 'playedSeveral', { what: teller.tongue.cardList(cards) }), teller)
}

/** The lines as text, indented. */
export const toldText = (lines: readonly Line[]): string =>
  lines
    .map(({ kind, level, text }) => (kind === 'heading' ? `\n${text}` : '  '.repeat(level) + text))
    .join('\n')
    .replace(/^\n/, '')

/** The turn that a game opens with, which began before anything could be told. */
export function opening({ turn, seats }: DominionView): DominionEvent {
  const { seat } = turn
  return { type: 'began', seat, count: seats[seat].turns, cause: { seat, source: 'turn' }, depth: 0 }
}

/** What stands at one level, in order. */
function siblings(nodes: readonly Node[], teller: Teller): Line[] {
  const lines: Line[] = []
  for (let i = 0; i < nodes.length; ) {
    const told =
      heading(nodes, i, teller) ?? coins(nodes, i, teller) ?? purchases(nodes, i, teller) ?? cleanUp(nodes, i, teller)
    const { next, add } = told ?? repeats(nodes, i, teller) ?? head(nodes, i, teller) ?? deeds(nodes, i, teller)
    lines.push(...add)
    i = next
  }
  return lines
}

interface Told {
  readonly next: number // first node that is not told yet
  readonly add: readonly Line[]
}

function heading(nodes: readonly Node[], at: number, teller: Teller): Told | undefined {
  const { event, level, children } = nodes[at]
  if (event.type === 'ended') return { next: at + 1, add: [] } // the result is told from the outcome
  if (event.type !== 'began') return undefined
  const { seat, what, count = 0, other } = event
  const turn = teller.sayOf(seat, what === undefined ? 'turn' : 'extraTurn', { count })
  const text = other === undefined ? turn : teller.say('decidedBy', { turn, whom: teller.sayOf(other, 'decider') })
  const line: Line = { kind: 'heading', level, text, seat: event.seat, event }
  return { next: at + 1, add: [line, ...siblings(children.map(outdented), teller)] }
}

/** `You play 3 Coppers and a Silver for 5 coins.` Plays that bring money and nothing else are told in one breath. */
function coins(nodes: readonly Node[], at: number, teller: Teller): Told | undefined {
  const { event, level } = nodes[at]
  const sums = { coins: 0, potions: 0 }
  const cards: string[] = []
  let next = at
  for (; next < nodes.length; next++) {
    const made = nodes[next].event.seat === event.seat ? moneyOf(nodes[next]) : undefined
    if (!made) break
    cards.push(...(nodes[next].event.cards ?? []).slice(0, 1))
    sums.coins += made.coins
    sums.potions += made.potions
  }
  if (cards.length === 0) return undefined
  const money = [
    ...(sums.coins > 0 || sums.potions === 0 ? [teller.say('money.coins', { count: sums.coins })] : []),
    ...(sums.potions > 0 ? [teller.say('money.potions', { count: sums.potions })] : []),
  ]
  const paid = { what: teller.tongue.cardList(cards), money: teller.list(money) }
  const text = sentence(event.seat, teller.sayOf(event.seat, 'paid', paid), teller)
  return { next, add: [{ kind: 'text', level, text, seat: event.seat, event }] }
}

function moneyOf({ event, children }: Node): { coins: number; potions: number } | undefined {
  const isMasked = event.cards?.length === 2
  if (event.type !== 'played' || event.what === 'again' || isMasked || children.length === 0) return undefined
  const made = { coins: 0, potions: 0 }
  for (const child of children) {
    const { type, what, seat, count = 0 } = child.event
    if (type !== 'got' || seat !== event.seat || (what !== 'coins' && what !== 'potions')) return undefined
    made[what] += count
  }
  return made
}

/** `You buy a Silver and an Estate.` What a purchase sets off is told under it. */
function purchases(nodes: readonly Node[], at: number, teller: Teller): Told | undefined {
  const { event, level, children } = nodes[at]
  if (event.type !== 'bought') return undefined
  if (event.what === 'landscape') {
    const what = (event.cards ?? []).map((name) => teller.tongue.cardName(name)).join()
    const text = sentence(event.seat, teller.sayOf(event.seat, 'bought', { what }), teller)
    return {
      next: at + 1,
      add: [{ kind: 'text', level, text, seat: event.seat, event }, ...siblings(children, teller)],
    }
  }
  const bought: string[] = []
  let next = at
  let under: readonly Line[] = []
  while (under.length === 0 && next < nodes.length && isCardBought(nodes[next].event)) {
    const [purchase, arrival] = [nodes[next], nodes[next + 1] as Node | undefined]
    if (purchase.event.seat !== event.seat) break
    const arrives = arrival && purchase.children.length === 0 && isPlainArrival(purchase.event, arrival.event)
    bought.push(...(purchase.event.cards ?? []))
    under = siblings([...purchase.children, ...(arrives ? arrival.children : [])], teller)
    next += arrives ? 2 : 1
  }
  const text = sentence(
    event.seat,
    teller.sayOf(event.seat, 'bought', { what: teller.tongue.cardList(bought) }),
    teller,
  )
  return { next, add: [{ kind: 'text', level, text, seat: event.seat, event }, ...under] }
}

const isCardBought = ({ type, what }: DominionEvent): boolean => type === 'bought' && what !== 'landscape'

const isPlainArrival = (bought: DominionEvent, { type, seat, cards, to }: DominionEvent): boolean =>
  type === 'gained' && seat === bought.seat && to === 'discard' && cards?.[0] === bought.cards?.[0]

/** The end of a turn: the new hand, and that nothing was bought where the whole turn is told. */
function cleanUp(nodes: readonly Node[], at: number, teller: Teller): Told | undefined {
  const { event, level } = nodes[at]
  if (event.type !== 'cleaned') return undefined
  const said: Phrase[] = []
  const between: Line[] = [] // what is done when the hand is drawn, before the next turn
  let next = at + 1
  for (; next < nodes.length; next++) {
    const follows = nodes[next].event
    if (follows.seat !== event.seat || (follows.type !== 'drew' && follows.type !== 'shuffled')) break
    const words = phrase(follows, teller, { forNextTurn: true })
    if (words) said.push(words)
    between.push(...siblings(nodes[next].children.map(outdented), teller))
  }
  const line = (text: string): Line => ({ kind: 'text', level, text, seat: event.seat, event })
  const nothing = teller.sayOf(event.seat, 'boughtNothing')
  const idle = boughtNothing(nodes, at) ? [line(sentence(event.seat, nothing, teller))] : []
  const isLast = said.length === 0 || nodes[next]?.event.type === 'ended'
  const drawn = isLast ? [] : [line(sentence(event.seat, joined(said, teller), teller))]
  return { next, add: [...idle, ...drawn, ...between] }
}

function boughtNothing(nodes: readonly Node[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    if (nodes[i].event.type === 'bought') return false
    if (nodes[i].event.type === 'began') return true
  }
  return false
}

/** `You play 3 Villages. You draw 3 cards and get +6 Actions.` The same card several times on end is told once. */
function repeats(nodes: readonly Node[], at: number, teller: Teller): Told | undefined {
  const { event, level } = nodes[at]
  let next = at
  while (next < nodes.length && isPlainPlay(nodes[next]) && isSamePlay(event, nodes[next].event)) next++
  if (next - at < 2) return undefined
  const { seat } = event
  const plays = nodes.slice(at, next)
  const cards = plays.flatMap((play) => play.event.cards ?? [])
  const played = teller.sayOf(seat, 'playedSeveral', { what: teller.tongue.cardList(cards) })
  const manner = teller.manner(seat) === 'you' ? 'you' : 'they'
  const deeds = deedsOf(alikeTogether(plays.flatMap(({ children }) => children)), teller, manner, event)
  const text = deeds
    ? capital(teller.sayOf(seat, 'playedAndDid', { who: teller.who(seat), played, deeds }))
    : sentence(seat, played, teller)
  return { next, add: [{ kind: 'text', level, text, seat, event }] }
}

const isSamePlay = (first: DominionEvent, { seat, cards }: DominionEvent): boolean =>
  seat === first.seat && cards?.[0] === first.cards?.[0]

/** A card that draws and gives, and sets nothing else off. */
const isPlainPlay = ({ event, children }: Node): boolean =>
  event.type === 'played' &&
  event.what === undefined &&
  event.cards?.length === 1 &&
  children.every(
    (child) =>
      child.event.seat === event.seat &&
      child.children.length === 0 &&
      (child.event.type === 'drew' || child.event.type === 'shuffled' || isBonus(child.event)),
  )

const isBonus = ({ type, cards }: DominionEvent): boolean => type === 'got' && !cards

/** What several plays did, each kind of it once, where it first happened. */
function alikeTogether(nodes: readonly Node[]): Node[] {
  const kinds = Map.groupBy(nodes, ({ event: { type, what } }) => `${type} ${what}`)
  return [...kinds.values()].flatMap((same) => {
    if (!isBonus(same[0].event)) return same
    const count = same.reduce((sum, { event }) => sum + (event.count ?? 0), 0)
    return [{ ...same[0], event: { ...same[0].event, count } }]
  })
}

/** A card that is played or revealed, what it does for its player in a second sentence, and the rest under it. */
function head(nodes: readonly Node[], at: number, teller: Teller): Told | undefined {
  const { event, level, children } = nodes[at]
  if (event.type !== 'played' && event.type !== 'reacted') return undefined
  const onto = children[0]?.event
  const again = event.type === 'played' && onto?.type === 'played' && onto.seat === event.seat && children.length > 1
  const own = again ? 0 : ownDeeds(children, event)
  const { seat } = event
  const played = phrase(event, teller, again ? { onto: onto.cards?.[0] } : {})?.text ?? ''
  const rest = again
    ? [...siblings(children[0].children.map(outdented), teller), ...siblings(children.slice(1), teller)]
    : siblings(children.slice(own), teller)
  const manner = teller.manner(seat) === 'you' ? 'you' : 'they'
  const deeds = deedsOf(children.slice(0, own), teller, manner, event)
  const text = deeds
    ? capital(teller.sayOf(seat, 'playedAndDid', { who: teller.who(seat), played, deeds }))
    : sentence(seat, played, teller)
  return { next: at + 1, add: [{ kind: 'text', level, text, seat, event }, ...rest] }
}

const outdented = (node: Node): Node => ({ ...node, level: node.level - 1, children: node.children.map(outdented) })

/** How many of the first children are plain deeds of the same player. */
function ownDeeds(children: readonly Node[], { seat }: DominionEvent): number {
  const end = children.findIndex(({ event, children }) => event.seat !== seat || !isDeed(event) || children.length > 0)
  return end < 0 ? children.length : end
}

const isDeed = ({ type }: DominionEvent): boolean => type !== 'played' && type !== 'reacted' && type !== 'bought'

/** Things one player does one after the other. */
function deeds(nodes: readonly Node[], at: number, teller: Teller): Told {
  const { event, level, parent } = nodes[at]
  let next = at
  const told: Node[] = []
  while (next < nodes.length) {
    const { event: each, children } = nodes[next]
    if (each.seat !== event.seat || each.cause.source !== event.cause.source || !isDeed(each)) break
    if (each.type === 'began' || each.type === 'ended' || each.type === 'cleaned') break
    told.push(nodes[next++])
    if (children.length > 0) break
  }
  const under = siblings(told[told.length - 1].children, teller)
  const said = deedsOf(told, teller, teller.manner(event.seat), parent?.event)
  if (!said) return { next, add: under }
  const text = sentence(event.seat, said, teller, becauseOf(event, parent))
  return { next, add: [{ kind: 'text', level, text, seat: event.seat, event }, ...under] }
}

/** The card that does it, where neither the line above nor this one names it. */
function becauseOf({ cause: { source }, cards }: DominionEvent, parent: Node | undefined): string | undefined {
  return !parent || source === 'turn' || [parent.event.cards, cards].some((named) => named?.includes(source))
    ? undefined
    : source
}

/** A card says as which it is played. */
const isMask = ({ type, what }: DominionEvent): boolean => type === 'chose' && what === 'card'
