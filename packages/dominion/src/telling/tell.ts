/**
 * The log in words: what a viewer may know of the events, told as one tells a game afterwards. Everything comes from the
 * events given, so that whoever gets no event gets no word of it.
 */
import type { Seat, Viewer } from '@freehold/kernel'
import type { DominionEvent } from '../engine/events.ts'
import type { DominionView } from '../engine/view.ts'
import { cardList } from '../words/english/card-list.ts'
import { capital, list, withS } from '../words/english/grammar.ts'
import { condense } from './condense.ts'
import { bonus, type Person, phrase, type Speaking } from './phrases.ts'
import { type Node, treeOf } from './tree.ts'

/** Who sits where, and who reads. */
export interface Table {
  readonly names: readonly string[] // by seat
  readonly viewer: Viewer
}

export interface Line {
  readonly kind: 'heading' | 'text'
  readonly level: number // of indentation
  readonly text: string
  readonly seat: Seat
}

/** Tells events that were redacted for the viewer. */
export function tell(events: readonly DominionEvent[], table: Table): Line[] {
  const who: Speaking = (seat) => personAt(seat, table)
  return siblings(treeOf(unmasked(events)), who)
}

/** A card that is played as another: `Band of Misfits as Village`, and the other's effects are its own. */
function unmasked(events: readonly DominionEvent[]): DominionEvent[] {
  return events.flatMap((event, i) => {
    const mask = i > 0 && events[i - 1].type === 'chose' ? events[i - 1] : undefined
    if (event.type === 'chose' && events[i + 1]?.type === 'played') return []
    if (event.type !== 'played' || !mask || !event.cards) return [event]
    return [{ ...event, cards: [`${mask.cause.source} as ${event.cards[0]}`, event.cards[0]] }]
  })
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

export function personAt(seat: Seat, { names, viewer }: Table): Person {
  return seat === viewer ? { name: 'you', their: 'your' } : { name: names[seat], their: 'their' }
}

/** What stands at one level, in order. */
function siblings(nodes: readonly Node[], who: Speaking): Line[] {
  const lines: Line[] = []
  for (let i = 0; i < nodes.length; ) {
    const told = heading(nodes, i, who) ?? coins(nodes, i, who) ?? purchases(nodes, i, who) ?? cleanUp(nodes, i, who)
    const { next, add } = told ?? head(nodes, i, who) ?? deeds(nodes, i, who)
    lines.push(...add)
    i = next
  }
  return lines
}

interface Told {
  readonly next: number // first node that is not told yet
  readonly add: readonly Line[]
}

function heading(nodes: readonly Node[], at: number, who: Speaking): Told | undefined {
  const { event, level, children } = nodes[at]
  if (event.type === 'ended') return { next: at + 1, add: [] } // the result is told from the outcome
  if (event.type !== 'began') return undefined
  const { name } = who(event.seat)
  const whose = name === 'you' ? 'Your' : `${name}${name.endsWith('s') ? '’' : '’s'}`
  const turn = event.what === undefined ? `turn ${event.count}` : 'extra turn'
  const decider = event.other === undefined ? '' : `, decided by ${who(event.other).name}`
  const text = `${whose} ${turn}${decider}`
  const line: Line = { kind: 'heading', level, text, seat: event.seat }
  return { next: at + 1, add: [line, ...siblings(children.map(outdented), who)] }
}

/** `You play 3 Coppers and a Silver for 5 coins.` Plays that bring money and nothing else are told in one breath. */
function coins(nodes: readonly Node[], at: number, who: Speaking): Told | undefined {
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
    ...(sums.coins > 0 || sums.potions === 0 ? [`${sums.coins} ${sums.coins === 1 ? 'coin' : 'coins'}`] : []),
    ...(sums.potions > 0 ? [`${sums.potions} ${sums.potions === 1 ? 'potion' : 'potions'}`] : []),
  ]
  const text = sentence(who(event.seat), [`play ${cardList(cards)} for ${list(money)}`])
  return { next, add: [{ kind: 'text', level, text, seat: event.seat }] }
}

function moneyOf({ event, children }: Node): { coins: number; potions: number } | undefined {
  if (event.type !== 'played' || event.what === 'again' || children.length === 0) return undefined
  const made = { coins: 0, potions: 0 }
  for (const child of children) {
    const { type, what, seat, count = 0 } = child.event
    if (type !== 'got' || seat !== event.seat || (what !== 'coins' && what !== 'potions')) return undefined
    made[what] += count
  }
  return made
}

/** `You buy a Silver and an Estate.` What a purchase sets off is told under it. */
function purchases(nodes: readonly Node[], at: number, who: Speaking): Told | undefined {
  const { event, level } = nodes[at]
  if (event.type !== 'bought') return undefined
  const bought: string[] = []
  let next = at
  let under: readonly Line[] = []
  while (under.length === 0 && next < nodes.length && nodes[next].event.type === 'bought') {
    const [purchase, arrival] = [nodes[next], nodes[next + 1] as Node | undefined]
    if (purchase.event.seat !== event.seat) break
    const arrives = arrival && purchase.children.length === 0 && isPlainArrival(purchase.event, arrival.event)
    bought.push(...(purchase.event.cards ?? []))
    under = siblings([...purchase.children, ...(arrives ? arrival.children : [])], who)
    next += arrives ? 2 : 1
  }
  const text = sentence(who(event.seat), [`buy ${cardList(bought)}`])
  return { next, add: [{ kind: 'text', level, text, seat: event.seat }, ...under] }
}

const isPlainArrival = (bought: DominionEvent, { type, seat, cards, to }: DominionEvent): boolean =>
  type === 'gained' && seat === bought.seat && to === 'discard' && cards?.[0] === bought.cards?.[0]

/** The end of a turn: the new hand, and that nothing was bought where the whole turn is told. */
function cleanUp(nodes: readonly Node[], at: number, who: Speaking): Told | undefined {
  const { event, level } = nodes[at]
  if (event.type !== 'cleaned') return undefined
  const said: string[] = []
  let next = at + 1
  for (; next < nodes.length; next++) {
    const follows = nodes[next].event
    if (follows.seat !== event.seat || (follows.type !== 'drew' && follows.type !== 'shuffled')) break
    const words = phrase(follows, who)
    if (words) said.push(follows.type === 'drew' ? `${words} for the next turn` : words)
  }
  const line = (text: string): Line => ({ kind: 'text', level, text, seat: event.seat })
  const idle = boughtNothing(nodes, at) ? [line(sentence(who(event.seat), ['buy nothing']))] : []
  const isLast = said.length === 0 || nodes[next]?.event.type === 'ended'
  return { next, add: [...idle, ...(isLast ? [] : [line(sentence(who(event.seat), said))])] }
}

function boughtNothing(nodes: readonly Node[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    if (nodes[i].event.type === 'bought') return false
    if (nodes[i].event.type === 'began') return true
  }
  return false
}

/** A card that is played or revealed, what it does for its player in a second sentence, and the rest under it. */
function head(nodes: readonly Node[], at: number, who: Speaking): Told | undefined {
  const { event, level, children } = nodes[at]
  if (event.type !== 'played' && event.type !== 'reacted') return undefined
  const person = who(event.seat)
  const onto = children[0]?.event
  const again = event.type === 'played' && onto?.type === 'played' && onto.seat === event.seat && children.length > 1
  const own = again ? 0 : ownDeeds(children, event)
  const first = sentence(person, [`${phrase(event, who)}${again ? ` on ${onto.cards?.[0]}` : ''}`])
  const rest = again
    ? [...siblings(children[0].children.map(outdented), who), ...siblings(children.slice(1), who)]
    : siblings(children.slice(own), who)
  const second = deedPhrases(children.slice(0, own), who, event)
  const text = second.length > 0 ? `${first} ${sentence({ ...person, name: pronoun(person) }, second)}` : first
  return { next: at + 1, add: [{ kind: 'text', level, text, seat: event.seat }, ...rest] }
}

const outdented = (node: Node): Node => ({ ...node, level: node.level - 1, children: node.children.map(outdented) })

const pronoun = ({ name }: Person): string => (name === 'you' ? 'you' : 'they')

/** How many of the first children are plain deeds of the same player. */
function ownDeeds(children: readonly Node[], { seat }: DominionEvent): number {
  const end = children.findIndex(({ event, children }) => event.seat !== seat || !isDeed(event) || children.length > 0)
  return end < 0 ? children.length : end
}

const isDeed = ({ type }: DominionEvent): boolean => type !== 'played' && type !== 'reacted' && type !== 'bought'

/** Things one player does one after the other. */
function deeds(nodes: readonly Node[], at: number, who: Speaking): Told {
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
  const under = siblings(told[told.length - 1].children, who)
  const said = deedPhrases(told, who, parent?.event)
  if (said.length === 0) return { next, add: under }
  const text = sentence(who(event.seat), said, becauseOf(event, parent))
  return { next, add: [{ kind: 'text', level, text, seat: event.seat }, ...under] }
}

/** The card that does it, where the line above does not name it. */
function becauseOf({ cause }: DominionEvent, parent: Node | undefined): string {
  return !parent || cause.source === 'turn' || parent.event.cards?.includes(cause.source) ? '' : ` (${cause.source})`
}

function deedPhrases(nodes: readonly Node[], who: Speaking, under: DominionEvent | undefined): string[] {
  const said: string[] = []
  let bonuses: string[] = []
  const flush = () => {
    if (bonuses.length > 0) said.push(`get ${list(bonuses)}`)
    bonuses = []
  }
  let before: DominionEvent | undefined
  for (const event of condense(nodes.map((node) => node.event))) {
    if (event.type === 'got') bonuses.push(bonus(event.what ?? '', event.count ?? 0))
    else if (!(under?.type === 'reacted' && repeats(event, under))) {
      flush()
      const words = phrase(event, who, before)
      if (words) said.push(words)
      before = event
    }
  }
  flush()
  return said
}

/** A reaction's own revealing was told with it. */
const repeats = (event: DominionEvent, reacted: DominionEvent): boolean =>
  event.type === 'revealed' && event.seat === reacted.seat && event.cards?.[0] === reacted.cards?.[0]

/** `Ada draws 2 cards and gets +1 Action.` */
function sentence({ name }: Person, phrases: readonly string[], after = ''): string {
  const verbs = name === 'you' || name === 'they' ? phrases : phrases.map(thirdPerson)
  return capital(`${name} ${joined(verbs)}${after}.`)
}

/** Where an earlier part is a list itself, a plain `and` would not tell where it ends. */
function joined(parts: readonly string[]): string {
  const earlier = parts.slice(0, -1)
  if (earlier.some((part) => part.includes(','))) return parts.join(', then ')
  if (parts.length === 2 && parts[0].includes(' and ')) return parts.join(', and ')
  return list(parts)
}

const thirdPerson = (words: string): string => words.replace(/^\S+/, (verb) => (verb === 'have' ? 'has' : withS(verb)))
