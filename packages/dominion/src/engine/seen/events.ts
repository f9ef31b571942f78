/** What happened, told while it happens to whoever listens. Nobody listens in simulations, which costs one test a move. */
import type { Cause, GameEvent, Seat } from '@freehold/kernel'
import { DECIDER, EVERYONE, F_KIND, F_PREV, F_YOU, FP, L, LISTENING, S, TURN } from '../memory/layout.ts'
import { idKind, nameOf, setting } from '../memory/lookup.ts'

export type Place = 'hand' | 'deck' | 'discard' | 'play' | 'aside' | 'trash' | 'supply' | 'pile'

export const eventTypes = [
  'began',
  'drew',
  'shuffled',
  'played',
  'called',
  'bought',
  'gained',
  'discarded',
  'trashed',
  'revealed',
  'looked',
  'put',
  'passed',
  'named',
  'chose',
  'got',
  'lost',
  'turned',
  'spent',
  'paid',
  'overpaid',
  'bid', // count 0: nothing
  'reacted',
  'received', // a Boon or Hex
  'took', // a State or Artifact
  'returned',
  'cleaned',
  'ended',
] as const
export type EventType = (typeof eventTypes)[number]

export interface DominionEvent extends GameEvent {
  readonly type: EventType
  readonly seat: Seat
  readonly cards?: readonly string[] // in the order they moved, drawn ones by kind; absent where they are hidden
  readonly count?: number // how many cards, or how much was got
  readonly top?: string // the one card that everybody sees when several go to a discard pile
  readonly from?: Place
  readonly to?: Place
  readonly what?: string // resource that was got, option that was chosen, kind of turn
  readonly other?: Seat // who received a card that was passed, or who decides
  readonly cause: Cause
  readonly seenBy?: readonly Seat[] // who sees `cards`; absent: everybody, the audience too
}

interface RawEvent {
  readonly type: EventType
  readonly seat: number
  readonly ids?: readonly number[]
  readonly kind?: number
  readonly count?: number
  readonly from?: Place
  readonly to?: Place
  readonly what?: string
  readonly other?: number
  readonly shown?: number // seats that see the cards, as bits; absent: all
  readonly topShown?: boolean
}

let sink: DominionEvent[] | undefined

export function listen(events: DominionEvent[] | undefined): void {
  sink = events
  L[LISTENING] = events ? 1 : 0
}

export function emit(raw: RawEvent): void {
  if (!sink) return
  const cards = raw.ids
    ? raw.ids.map((id) => nameOf(idKind[id]))
    : raw.kind === undefined
      ? undefined
      : [nameOf(raw.kind)]
  const count = raw.count ?? cards?.length
  const event: { -readonly [Part in keyof DominionEvent]: DominionEvent[Part] } = {
    type: raw.type,
    seat: raw.seat,
    cause: cause(raw.seat),
    depth: depth(),
  }
  if (cards) event.cards = cards
  if (count !== undefined) event.count = count
  if (raw.topShown && cards && cards.length > 0) event.top = cards[cards.length - 1]
  if (raw.from) event.from = raw.from
  if (raw.to) event.to = raw.to
  if (raw.what !== undefined) event.what = raw.what
  if (raw.other !== undefined) event.other = raw.other
  if (raw.shown !== undefined && (raw.shown & L[EVERYONE]) !== L[EVERYONE]) event.seenBy = seatsThatSee(raw.shown)
  sink.push(event)
}

/** Seats given as bits; whoever decides for a player sees what that player sees. */
function seatsThatSee(shown: number): Seat[] {
  const decider = S[DECIDER] >= 0 && shown & (1 << S[TURN]) ? 1 << S[DECIDER] : 0
  return Array.from({ length: setting.players }, (_, seat) => seat).filter((seat) => (shown | decider) & (1 << seat))
}

/** The card being resolved, or the rules of the turn. */
export function cause(seat: number): Cause {
  for (let fp = S[FP]; fp > 0; fp = S[fp + F_PREV])
    if (S[fp + F_KIND] >= 0) return { seat: S[fp + F_YOU], source: nameOf(S[fp + F_KIND]) }
  return { seat, source: 'turn' }
}

/** How deep inside other cards we are. */
function depth(): number {
  let n = 0
  for (let fp = S[FP]; fp > 0; fp = S[fp + F_PREV]) if (S[fp + F_KIND] >= 0) n++
  return n
}

/** The event as a viewer may know it. */
export function redact(event: DominionEvent, viewer: Seat | 'audience'): DominionEvent {
  if (!event.seenBy) return event
  const { seenBy, ...rest } = event
  if (viewer !== 'audience' && seenBy.includes(viewer)) return rest
  const { cards: _, ...hidden } = rest
  return hidden
}
