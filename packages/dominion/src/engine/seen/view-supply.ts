/** What everybody sees beside the players: piles, and landscapes. */

import type { Seat } from '@freehold/kernel'
import type { Landscape, LandscapeType } from '../../language/types.ts'
import { deckTypes, OUT, placeOf, SET_ASIDE } from '../memory/landscape-decks.ts'
import { holds, usesThisTurn } from '../memory/landscapes.ts'
import { L, PILES_AT, S } from '../memory/layout.ts'
import { setting } from '../memory/lookup.ts'
import { kindAt, topKind } from '../memory/piles.ts'
import { counterAt, spotOf, tokensAt } from '../memory/tables.ts'
import { cost, debtOf, potionsOf } from '../rules/evaluate.ts'

/** What lies under the upper cards of a split pile. */
interface Below {
  readonly card: string
  readonly cost: number
  readonly debt?: number
  readonly count: number
}

export interface PileView {
  readonly pile: string
  readonly card: string | null // on top, where that can be seen
  readonly cost: number | null // of that card, now
  readonly potion: boolean
  readonly debt?: number // in that card's cost
  readonly count: number
  readonly below?: Below
  readonly inside?: readonly string[] // all cards of a deck that lies face down: which it has everybody knows, in which order nobody
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

/** A number with a name, where it is not 0. */
export interface Counted {
  readonly kind: string
  readonly n: number
  readonly seat?: number // whose, where each player has their own
}

/** Asked for with every pile, of every game, after every move: what most piles do not have is not made first and left out then. */
export function viewPile(pile: number): PileView {
  const { name, supply, faceDown, mark, obelisk } = setting.piles[pile]
  const count = S[L[PILES_AT] + pile]
  const kind = count > 0 && !faceDown ? topKind(pile) : -1
  const view: { -readonly [Part in keyof PileView]: PileView[Part] } = {
    pile: name,
    card: kind < 0 ? null : setting.kinds[kind].name,
    cost: kind < 0 ? null : cost(kind),
    potion: kind >= 0 && potionsOf(kind) > 0,
    count,
    supply,
  }
  if (kind >= 0 && debtOf(kind) > 0) view.debt = debtOf(kind)
  const below = viewBelow(pile, kind)
  if (below) view.below = below
  if (faceDown) view.inside = namesInside(pile, count)
  if (mark === 'bane') view.bane = true
  if (obelisk) view.obelisk = true
  const tokens = tokensOn(pile)
  if (tokens.length > 0) view.tokens = tokens
  return view
}

const NO_TOKENS: readonly Counted[] = []

function tokensOn(pile: number): readonly Counted[] {
  const { tokens, counters } = setting.keeps
  if (tokens.length === 0 && counters.length === 0) return NO_TOKENS
  return [...nonZero(tokens, (token) => S[tokensAt(pile, token)]), ...tokensOfPlayers(pile)]
}

/** The cards of a pile, in the order of the kinds, which tells nothing about how they lie. */
function namesInside(pile: number, count: number): string[] {
  const kinds = Array.from({ length: count }, (_, place) => kindAt(pile, place))
  return kinds.sort((a, b) => a - b).map((kind) => setting.kinds[kind].name)
}

/** What is next in a pile of two kinds, once the cards like the upper one are gone. */
function viewBelow(pile: number, kind: number): PileView['below'] {
  const { cards, shuffled } = setting.piles[pile]
  if (kind < 0 || shuffled || cards.length !== 2) return undefined
  let count = S[L[PILES_AT] + pile]
  while (count > 0 && kindAt(pile, count - 1) === kind) count--
  if (count === 0) return undefined
  const next = kindAt(pile, count - 1)
  const debt = debtOf(next)
  return { card: setting.kinds[next].name, cost: cost(next), ...(debt > 0 && { debt }), count }
}

/** Tokens of which each player has one, on a pile. */
const tokensOfPlayers = (pile: number): Counted[] =>
  setting.keeps.counters.flatMap(({ name, of }, counter) => {
    const seats = of === 'pile' ? Array.from({ length: setting.players }, (_, seat) => seat) : []
    return seats.filter((seat) => S[counterAt(seat, counter)] === pile + 1).map((seat) => ({ kind: name, n: 1, seat }))
  })

export function viewLandscape({ name, type, cost }: Landscape, i: number): LandscapeView {
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

export const nonZero = (names: readonly string[], value: (i: number) => number): Counted[] =>
  names.map((kind, i) => ({ kind, n: value(i) })).filter(({ n }) => n !== 0)

function lying(type: LandscapeType, kind: number): Pick<LandscapeView, 'lies'> {
  if (!(deckTypes as readonly LandscapeType[]).includes(type)) return {}
  const place = placeOf(kind)
  return place === OUT ? {} : { lies: place > 0 ? 'deck' : place === SET_ASIDE ? 'aside' : 'discards' }
}
