/** What a viewer may know. Whatever is hidden is absent; nothing here depends on it. */

import type { Seat, Viewer } from '@freehold/kernel'

import { CHOOSER, D, D_OVER, deciderOf, KIND } from '../asking/ask.ts'
import { knowers } from '../memory/knowledge.ts'
import {
  ACTIONS,
  ARENA_WORDS,
  ARENAS_AT,
  ASIDE_END,
  BUYS,
  COINS,
  DECIDER,
  DECK,
  DISCARD_END,
  EXTRA,
  HAND_END,
  L,
  P_OVER,
  PHASE,
  PLACED,
  PLAY_END,
  POINTS,
  POTIONS,
  S,
  STAYED,
  TRASH_AT,
  TRASHED,
  TURN,
  TURN_NUMBER,
  TURNS,
  Z_PLACES,
} from '../memory/layout.ts'
import { AUDIENCE, idKind, kindPlaced, setting } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { cardsInPlace, idOfPlaced, ownerOfPlaced } from '../memory/places.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { counterAt } from '../memory/tables.ts'
import { isWatched } from '../rules/hearing.ts'
import { type Scored, score, scoring } from '../rules/scoring.ts'
import { type Counted, type LandscapeView, nonZero, type PileView, viewLandscape, viewPile } from './view-supply.ts'

export type PhaseName = 'start' | 'action' | 'buy' | 'night' | 'cleanup' | 'over'

export interface DominionView {
  readonly viewer: Viewer
  readonly turn: {
    readonly seat: Seat
    readonly number: number // turns begun by anybody
    readonly phase: PhaseName
    readonly actions: number
    readonly buys: number
    readonly coins: number
    readonly potions: number
    readonly extra: boolean
    readonly decider?: Seat // who decides for the player whose turn it is
  }
  readonly asked: Seat | null // who has to answer now
  readonly piles: readonly PileView[]
  readonly landscapes?: readonly LandscapeView[] // where the game has some
  readonly trash: readonly string[]
  readonly seats: readonly SeatView[]
}

export interface SeatView {
  readonly turns: number
  readonly tokens: number // victory points on the player's mat
  readonly hand: { readonly count: number; readonly cards?: readonly string[] } // cards: all of them, for those who see them
  readonly known: readonly string[] // cards of a hand one does not see that were shown
  readonly deck: {
    readonly count: number | null // null: some, where the table hides how many
    readonly known: readonly { readonly above: number; readonly card: string }[]
  }
  readonly discard: { readonly count: number | null; readonly top: string | null }
  readonly play: readonly PlayedView[] // oldest first
  readonly owned?: Readonly<Record<string, number>> // all cards of the player wherever they lie: one's own, and others' where the table tells them
  readonly aside: { readonly count: number; readonly cards: readonly string[] }
  readonly places?: readonly PlaceView[] // with a name of their own, where the game has such
  readonly counters?: readonly Counted[] // what the player has besides
  readonly score?: number // the points that the player has now, where the viewer may know
  readonly points?: number // at the end
  readonly scoring?: readonly Scored[] // at the end: what the points are made of, but for the tokens
}

export interface PlayedView {
  readonly card: string
  readonly as?: string // it is that card at the moment
  readonly stayed?: true // from an earlier turn
}

/** Cards of a player that lie in a place with a name. */
export interface PlaceView {
  readonly name: string
  readonly count: number
  readonly cards: readonly string[] // those that the viewer knows
  readonly watched?: readonly string[] // those of them with which an effect goes on as long as they lie there (Invest)
}

export const phases: readonly PhaseName[] = ['start', 'action', 'buy', 'buy', 'buy', 'night', 'cleanup', 'over']

const nameOf = (id: number): string => setting.kinds[idKind[id]].name
const byKind = (ids: number[]): string[] => ids.sort((a, b) => idKind[a] - idKind[b]).map(nameOf)

/** Who sees what the viewer's seat sees: the seat, and in a turn that was taken over also the one who decides in it. */
function sees(viewer: Viewer, seat: number): boolean {
  return viewer === seat || (viewer === S[DECIDER] && seat === S[TURN] && S[DECIDER] >= 0)
}

/** Whether the viewer knows where this card of the seat is. */
export function knows(viewer: Viewer, id: number, seat: number): boolean {
  if (kindPlaced[idKind[id]]) return true // by its back
  if (sees(viewer, seat) && knowers(id) & (1 << seat)) return true
  return (knowers(id) & (viewer === 'audience' ? AUDIENCE : 1 << viewer)) !== 0
}

export function makeView(viewer: Viewer): DominionView {
  return {
    viewer,
    turn: {
      seat: S[TURN],
      number: S[TURN_NUMBER],
      phase: phases[S[PHASE]],
      actions: S[ACTIONS],
      buys: S[BUYS],
      coins: S[COINS],
      potions: S[POTIONS],
      extra: S[EXTRA] === 1,
      ...(S[DECIDER] >= 0 && { decider: S[DECIDER] }),
    },
    asked: D[KIND] === D_OVER ? null : deciderOf(D[CHOOSER]),
    piles: setting.piles.map((_, pile) => viewPile(pile)),
    ...(setting.landscapes.length > 0 && { landscapes: setting.landscapes.map(viewLandscape) }),
    trash: byKind(Array.from(S.subarray(L[TRASH_AT], L[TRASH_AT] + S[TRASHED]))),
    seats: Array.from({ length: setting.players }, (_, seat) => viewSeat(viewer, seat)),
  }
}

function viewSeat(viewer: Viewer, seat: number): SeatView {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const cards = (from: number, to: number) => Array.from(S.subarray(arena + from, arena + to))
  const hand = cards(S[at + PLAY_END], S[at + HAND_END])
  const aside = cards(S[at + HAND_END], S[at + ASIDE_END])
  const discards = S[at + DISCARD_END]
  const open = sees(viewer, seat)
  const view: { -readonly [Part in keyof SeatView]: SeatView[Part] } = {
    turns: S[at + TURNS],
    tokens: S[at + POINTS],
    hand: open ? { count: hand.length, cards: byKind([...hand]) } : { count: hand.length },
    known: open ? [] : byKind(hand.filter((id) => knows(viewer, id, seat))),
    deck: { count: counted(S[at + DECK], open), known: knownDeck(viewer, seat, open) },
    discard: { count: counted(discards, false), top: discards > 0 ? nameOf(S[arena + discards - 1]) : null },
    play: cards(discards, S[at + PLAY_END]).map((id, i) => ({
      card: nameOf(id),
      ...(kindOf(id) !== idKind[id] && { as: setting.kinds[kindOf(id)].name }),
      ...(i < S[at + STAYED] && { stayed: true }),
    })),
    aside: { count: aside.length, cards: byKind(aside.filter((id) => knows(viewer, id, seat))) },
  }
  const places = viewPlaces(viewer, seat)
  if (places.length > 0) view.places = places
  const counters = viewCounters(seat)
  if (counters.length > 0) view.counters = counters
  const { tracker } = setting.rules // a table may tell everybody's points to whoever looks at it, or all cards too
  if (viewer === seat || tracker) view.score = score(seat)
  if (viewer === seat || tracker === 'decks') view.owned = ownedBy(seat)
  if (S[PHASE] === P_OVER) Object.assign(view, { points: score(seat), scoring: scoring(seat) })
  return view
}

const viewCounters = (seat: number): Counted[] =>
  nonZero(
    setting.keeps.counters.map(({ name }) => name),
    (counter) => (setting.keeps.counters[counter].of ? 0 : S[counterAt(seat, counter)]),
  )

/** Players know what they have gained and lost, and so what is in their decks, though not in which order. */
function ownedBy(seat: number): Record<string, number> {
  const counts = new Map<string, number>()
  const add = (id: number) => counts.set(nameOf(id), (counts.get(nameOf(id)) ?? 0) + 1)
  const arena = arenaOf(seat)
  for (let i = 0; i < S[seatAt(seat) + ASIDE_END]; i++) add(S[arena + i])
  for (let i = S[seatAt(seat) + DECK]; i > 0; i--) add(S[arena + L[ARENA_WORDS] - i])
  for (let i = 0; i < S[PLACED]; i++) if (ownerOfPlaced(i) === seat) add(idOfPlaced(i))
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Nothing is seen to be nothing; how much it is otherwise, only where the table or being the owner lets one count. */
const counted = (n: number, mayCount: boolean): number | null =>
  n > 0 && setting.rules.countsHidden && !mayCount && S[PHASE] !== P_OVER ? null : n

function viewPlaces(viewer: Viewer, seat: number): PlaceView[] {
  return setting.keeps.places.flatMap(({ name }, place) => {
    const ids = cardsInPlace(Z_PLACES + place, seat)
    const seen = ids.filter((id) => knows(viewer, id, seat))
    const watched = byKind(seen.filter(isWatched))
    return ids.length > 0
      ? [{ name, count: ids.length, cards: byKind(seen), ...(watched.length > 0 && { watched }) }]
      : []
  })
}

/** Where the count is hidden, cards are known from the top down only: how deep others lie would tell it. */
function knownDeck(viewer: Viewer, seat: number, mayCount: boolean): { above: number; card: string }[] {
  const n = S[seatAt(seat) + DECK]
  const top = L[ARENAS_AT] + (seat + 1) * L[ARENA_WORDS] - n
  const known: { above: number; card: string }[] = []
  for (let i = 0; i < n; i++) {
    if (knows(viewer, S[top + i], seat)) known.push({ above: i, card: nameOf(S[top + i]) })
    else if (counted(n, mayCount) === null) break
  }
  return known
}
