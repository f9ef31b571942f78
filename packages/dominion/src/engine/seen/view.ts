/** What a viewer may know. Whatever is hidden is absent; nothing here depends on it. */
import type { Seat, Viewer } from '@freehold/kernel'
import type { Landscape, LandscapeType } from '../../language/types.ts'
import { CHOOSER, D, D_OVER, deciderOf, KIND } from '../asking/ask.ts'
import { knowers } from '../memory/knowledge.ts'
import { deckTypes, OUT, placeOf, SET_ASIDE } from '../memory/landscape-decks.ts'
import { holds, usesThisTurn } from '../memory/landscapes.ts'
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
  PILES_AT,
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
import { kindAt, topKind } from '../memory/piles.ts'
import { cardsInPlace, idOfPlaced, ownerOfPlaced } from '../memory/places.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { counterAt, spotOf, tokensAt } from '../memory/tables.ts'
import { cost, debtOf, potionsOf } from '../rules/evaluate.ts'
import { type Scored, score, scoring } from '../rules/scoring.ts'

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

export interface PileView {
  readonly pile: string
  readonly card: string | null // on top, where that can be seen
  readonly cost: number | null // of that card, now
  readonly potion: boolean
  readonly debt?: number // in that card's cost
  readonly count: number
  readonly below?: { readonly card: string; readonly cost: number; readonly count: number } // under the upper cards of a split pile
  readonly supply: boolean
  readonly bane?: true
  readonly obelisk?: true // the pile that the Obelisk counts
  readonly tokens?: readonly Counted[] // that lie on it
}

/** An Event, Landmark, Project, Way, Boon, Hex, State or Artifact of the game. */
export interface LandscapeView {
  readonly name: string
  readonly kind: LandscapeType
  readonly cost: number | null // in coins, where it can be bought
  readonly debt?: number // in its cost
  readonly holders?: readonly Seat[] // who has it, or has bought what can be bought once a game
  readonly used?: number // times this turn
  readonly lies?: 'deck' | 'discards' | 'aside' // of a Boon or Hex that nobody has before them
  readonly tokens?: readonly Counted[] // that lie on it
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
}

/** A number with a name, where it is not 0. */
export interface Counted {
  readonly kind: string
  readonly n: number
  readonly seat?: number // whose, where each player has their own
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

function viewPile(pile: number): PileView {
  const { name, supply, faceDown, mark, obelisk } = setting.piles[pile]
  const tokens = [...nonZero(setting.keeps.tokens, (token) => S[tokensAt(pile, token)]), ...tokensOfPlayers(pile)]
  const count = S[L[PILES_AT] + pile]
  const kind = count > 0 && !faceDown ? topKind(pile) : -1
  return {
    pile: name,
    card: kind < 0 ? null : setting.kinds[kind].name,
    cost: kind < 0 ? null : cost(kind),
    potion: kind >= 0 && potionsOf(kind) > 0,
    ...(kind >= 0 && debtOf(kind) > 0 && { debt: debtOf(kind) }),
    count,
    ...viewBelow(pile, kind),
    supply,
    ...(mark === 'bane' && { bane: true }),
    ...(obelisk && { obelisk: true }),
    ...(tokens.length > 0 && { tokens }),
  }
}

/** What is next in a pile of two kinds, once the cards like the upper one are gone. */
function viewBelow(pile: number, kind: number): Pick<PileView, 'below'> {
  const { cards, shuffled } = setting.piles[pile]
  if (kind < 0 || shuffled || cards.length !== 2) return {}
  let count = S[L[PILES_AT] + pile]
  while (count > 0 && kindAt(pile, count - 1) === kind) count--
  if (count === 0) return {}
  const next = kindAt(pile, count - 1)
  return { below: { card: setting.kinds[next].name, cost: cost(next), count } }
}

/** Tokens of which each player has one, on a pile. */
const tokensOfPlayers = (pile: number): Counted[] =>
  setting.keeps.counters.flatMap(({ name, of }, counter) => {
    const seats = of === 'pile' ? Array.from({ length: setting.players }, (_, seat) => seat) : []
    return seats.filter((seat) => S[counterAt(seat, counter)] === pile + 1).map((seat) => ({ kind: name, n: 1, seat }))
  })

function viewLandscape({ name, type, cost }: Landscape, i: number): LandscapeView {
  const kind = setting.kinds.length + i
  const holders = Array.from({ length: setting.players }, (_, seat) => seat).filter((seat) => holds(seat, kind))
  const used = usesThisTurn(kind)
  const tokens = nonZero(setting.keeps.tokens, (token) => S[tokensAt(spotOf(kind), token)])
  return {
    name,
    kind: type,
    cost: cost?.coins ?? null,
    ...(cost?.debt !== undefined && { debt: cost.debt }),
    ...(holders.length > 0 && { holders }),
    ...(used > 0 && { used }),
    ...lying(type, kind),
    ...(tokens && { tokens }),
  }
}

function lying(type: LandscapeType, kind: number): Pick<LandscapeView, 'lies'> {
  if (!(deckTypes as readonly LandscapeType[]).includes(type)) return {}
  const place = placeOf(kind)
  return place === OUT ? {} : { lies: place > 0 ? 'deck' : place === SET_ASIDE ? 'aside' : 'discards' }
}

function viewSeat(viewer: Viewer, seat: number): SeatView {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const cards = (from: number, to: number) => Array.from(S.subarray(arena + from, arena + to))
  const hand = cards(S[at + PLAY_END], S[at + HAND_END])
  const aside = cards(S[at + HAND_END], S[at + ASIDE_END])
  const discards = S[at + DISCARD_END]
  const open = sees(viewer, seat)
  const counters = nonZero(
    setting.keeps.counters.map(({ name }) => name),
    (counter) => (setting.keeps.counters[counter].of ? 0 : S[counterAt(seat, counter)]),
  )
  return {
    turns: S[at + TURNS],
    tokens: S[at + POINTS],
    hand: { count: hand.length, ...(open && { cards: byKind([...hand]) }) },
    known: open ? [] : byKind(hand.filter((id) => knows(viewer, id, seat))),
    deck: { count: counted(S[at + DECK], open), known: knownDeck(viewer, seat, open) },
    discard: { count: counted(discards, false), top: discards > 0 ? nameOf(S[arena + discards - 1]) : null },
    play: cards(discards, S[at + PLAY_END]).map((id, i) => ({
      card: nameOf(id),
      ...(kindOf(id) !== idKind[id] && { as: setting.kinds[kindOf(id)].name }),
      ...(i < S[at + STAYED] && { stayed: true }),
    })),
    aside: { count: aside.length, cards: byKind(aside.filter((id) => knows(viewer, id, seat))) },
    ...viewPlaces(viewer, seat),
    ...(counters.length > 0 && { counters }),
    ...viewOwned(viewer, seat),
    ...(S[PHASE] === P_OVER && { points: score(seat), scoring: scoring(seat) }),
  }
}

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

/** A table may tell everybody's points to whoever looks at it, or all cards too. */
function viewOwned(viewer: Viewer, seat: number): Pick<SeatView, 'owned' | 'score'> {
  const { tracker } = setting.rules
  if (viewer !== seat && !tracker) return {}
  return { score: score(seat), ...((viewer === seat || tracker === 'decks') && { owned: ownedBy(seat) }) }
}

/** Nothing is seen to be nothing; how much it is otherwise, only where the table or being the owner lets one count. */
const counted = (n: number, mayCount: boolean): number | null =>
  n > 0 && setting.rules.countsHidden && !mayCount && S[PHASE] !== P_OVER ? null : n

function viewPlaces(viewer: Viewer, seat: number): { places?: PlaceView[] } {
  const places = setting.keeps.places.flatMap(({ name }, place) => {
    const ids = cardsInPlace(Z_PLACES + place, seat)
    const cards = byKind(ids.filter((id) => knows(viewer, id, seat)))
    return ids.length > 0 ? [{ name, count: ids.length, cards }] : []
  })
  return places.length > 0 ? { places } : {}
}

const nonZero = (names: readonly string[], value: (i: number) => number): Counted[] =>
  names.map((kind, i) => ({ kind, n: value(i) })).filter(({ n }) => n !== 0)

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
