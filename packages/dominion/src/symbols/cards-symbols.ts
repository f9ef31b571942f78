/** Symbols for the nouns of the language: which cards, how many, where, at what cost. */
import { type Lying, lyingCards, pastCards } from '../language/shapes.ts'
import type {
  Affecting,
  Cards,
  CardType,
  Filter,
  Num,
  Past,
  Pick,
  Price,
  Quantity,
  Who,
  Zone,
} from '../language/types.ts'
import { undivided } from '../words/references.ts'
import { type Remembering, refNamed } from '../words/remembered.ts'
import { type GlyphId, glyphs } from './glyphs.ts'
import type { ReferenceMark } from './marks.ts'
import { notDrawn } from './not-drawn.ts'
import { glyph, nameOf, row, type SymbolNode, sign } from './tree.ts'

const referenceOf: Record<Affecting['do'], ReferenceMark> = {
  discard: 'discarded',
  trash: 'trashed',
  reveal: 'revealed',
  look: 'seen',
  put: 'moved',
  play: 'played',
  choose: 'chosen',
  dig: 'found',
  gain: 'gained',
  buy: 'gained',
  nameCard: 'named',
}

/** How a single reference is marked; selections have none. */
function markOf(cards: Cards, t: Remembering): ReferenceMark | undefined {
  if (cards.cards === 'this') return 'this'
  if (cards.cards === 'it') return 'event'
  if (cards.cards === 'var') return referenceOf[refNamed(cards.name, t).by]
  return undefined
}

/** Cards as a step handles them: where they are taken from, what they are, and how many. */
export interface Operand {
  readonly from: readonly SymbolNode[]
  readonly what: readonly SymbolNode[]
  readonly n?: string
  readonly per: readonly SymbolNode[] // for each of these, once
  readonly optional: boolean // one or none
}

const given = (what: readonly SymbolNode[], from: readonly SymbolNode[] = [], n?: string): Operand => ({
  from,
  what,
  per: [],
  optional: false,
  ...(n !== undefined && { n }),
})

export function operand(cards: Cards, t: Remembering): Operand {
  switch (cards.cards) {
    case 'this':
    case 'it':
    case 'var':
      return given([glyph(`that-${markOf(cards, t) ?? 'moved'}`)])
    case 'rest':
      return given([glyph('rest')])
    case 'aside':
      return given([glyph('aside')])
    case 'top': {
      if (typeof cards.n === 'number') return given([], [glyph('deckTop', cards.n)])
      return { ...given([], [glyph('deckTop', 1)]), per: perNodes(cards.n, t) }
    }
    case 'wholeDeck':
      return given([glyph('deck')])
    case 'pick':
      return picked(cards, t)
    default:
      return notDrawn(`"${cards.cards}"`)
  }
}

/** The cards alone, for a comparison. */
export function cardsNodes(cards: Cards, t: Remembering): SymbolNode[] {
  const { from, what } = operand(cards, t)
  return [...from, ...what]
}

function picked(pick: Pick, t: Remembering): Operand {
  const places = 'cards' in pick.from ? cardsNodes(pick.from, t) : between(pick.from.map(zoneGlyph), sign('or'))
  const { n, per, optional } = amountOf(pick.quantity, t)
  const kind = pick.filter.is === 'any' ? [] : filterNodes(pick.filter, t, n)
  const what = pick.by === undefined ? kind : [chooserGlyph(pick.by), ...(kind.length ? kind : [glyph('card', n)])]
  return { from: places, what, per, optional, ...(n !== undefined && { n }) }
}

/** One is not written; a choice of one or none is a box, not a number. */
function amountOf(quantity: Quantity, t: Remembering): { n?: string; per: SymbolNode[]; optional: boolean } {
  if (quantity === 'all') return { n: '*', per: [], optional: false }
  if (quantity === 'anyNumber') return { n: '0+', per: [], optional: false }
  if (typeof quantity === 'number') return { ...(quantity !== 1 && { n: `${quantity}` }), per: [], optional: false }
  if ('upTo' in quantity) {
    return quantity.upTo === 1 ? { per: [], optional: true } : { n: `0–${quantity.upTo}`, per: [], optional: false }
  }
  return { per: perNodes(quantity, t), optional: false }
}

function between(nodes: readonly SymbolNode[], separator: SymbolNode): SymbolNode[] {
  return nodes.flatMap((node, i) => (i === 0 ? [node] : [separator, node]))
}

export function zoneGlyph(zone: Zone): SymbolNode {
  const ids: Partial<Record<Zone, GlyphId>> = {
    hand: 'hand',
    deck: 'deck',
    discard: 'discardPile',
    play: 'inPlay',
    trash: 'trashPile',
    supply: 'supply',
  }
  return glyph(ids[zone] ?? notDrawn(`the place "${zone}"`))
}

export function playerGlyph(who: Who): SymbolNode {
  const ids: Partial<Record<Who, GlyphId>> = { you: 'you', left: 'left', right: 'right' }
  return glyph(ids[who] ?? notDrawn(`"${who}"`))
}

function typeGlyph(type: CardType, n?: string): SymbolNode {
  const id = `card${type}`
  return id in glyphs ? glyph(id as GlyphId, n) : notDrawn(`the type "${type}"`)
}

/** Who chooses, where it is not the one who acts. */
export function chooserGlyph(who: Who): SymbolNode {
  const ids: Partial<Record<Who, GlyphId>> = { you: 'chosenByYou', left: 'chosenByLeft', right: 'chosenByRight' }
  return glyph(ids[who] ?? notDrawn(`a choice by "${who}"`))
}

/** The kind of card that is meant, with a number on it; its cost stands behind. */
export function filterNodes(filter: Filter, t: Remembering, n?: string): SymbolNode[] {
  switch (filter.is) {
    case 'any':
      return [glyph('card', n)]
    case 'type':
      return [typeGlyph(filter.type, n)]
    case 'name':
      return [nameOf(filter.name, n)]
    case 'costing':
      return [sign('is'), ...priceNodes(filter.price, t)]
    case 'costingUpTo':
      return [sign('upTo'), ...priceNodes(filter.price, t)]
    case 'cheaperThan':
      return [sign('less'), costGlyph(filter.than, t)]
    case 'not':
      return [sign('not'), ...filterNodes(filter.filter, t, n)]
    case 'all':
      return filter.filters.flatMap((part, i) => {
        const needsAnd = i > 0 && (part.is === 'type' || part.is === 'name' || part.is === 'either')
        return [...(needsAnd ? [sign('and')] : []), ...filterNodes(part, t, i === 0 ? n : undefined)]
      })
    case 'either':
      return between(
        filter.filters.map((part) => row(...filterNodes(part, t, n))),
        sign('or'),
      )
    default:
      return notDrawn(`the filter "${filter.is}"`)
  }
}

function priceNodes(price: Price, t: Remembering): SymbolNode[] {
  if (typeof price === 'number') return [glyph('coin', price)]
  if (price === 'overpaid' || !('costOf' in price) || typeof price.plus !== 'number')
    return notDrawn('a reckoned price')
  const of = costGlyph(price.costOf, t)
  if (price.plus === 0) return [of]
  return [of, sign(price.plus > 0 ? 'more' : 'fewer', Math.abs(price.plus))]
}

const costGlyph = (cards: Cards, t: Remembering): SymbolNode => glyph(`cost-${markOf(cards, t) ?? 'moved'}`)

/** What is counted; a number inside says how many make one. */
export function unitNodes(num: Exclude<Num, number>, t: Remembering, n?: string): SymbolNode[] {
  switch (num.num) {
    case 'count': {
      const lying = lyingCards(num)
      if (lying) return lyingNodes(lying, t, n)
      const past = pastCards(num)
      if (past) return pastNodes(past, t, n)
      return numberedCards(num.of, t, n)
    }
    case 'emptyPiles':
      return [glyph('emptyPile', n)]
    case 'coinCost':
      return n === undefined ? [costGlyph(num.of, t)] : [glyph('coin', n), sign('from'), costGlyph(num.of, t)]
    case 'typeCount':
      return [...cardsNodes(num.of, t), sign('from'), glyph('types')]
    case 'turnsInARow':
      return [glyph('turns')]
    case 'dividedBy':
      return divided(num, t)
    default:
      return notDrawn(`the number "${num.num}"`)
  }
}

/** A place and what lies there: `hand ›`. */
function lyingNodes({ filter, from }: Lying, t: Remembering, n?: string): SymbolNode[] {
  const places = String(from) === 'owned' ? [glyph('owned', filter.is === 'any' ? n : undefined)] : undefined
  if (filter.is === 'any')
    return places ?? (String(from) === 'hand' ? [glyph('hand', n)] : notDrawn('cards in a place'))
  return [...(places ?? between(from.map(zoneGlyph), sign('or'))), sign('from'), ...filterNodes(filter, t, n)]
}

function pastNodes({ event, filter, during, whose }: Past, t: Remembering, n?: string): SymbolNode[] {
  if (during !== 'thisTurn' || whose) return notDrawn('what happened in other turns')
  if (event === 'played') return [glyph('thisTurn'), ...filterNodes(filter, t, n), glyph('play')]
  if (event === 'bought' && filter.is === 'any') return [glyph('thisTurn'), glyph('buy', n)]
  return notDrawn(`what was ${event}`)
}

function divided(num: Num, t: Remembering): SymbolNode[] {
  const { value, by } = undivided(num)
  return typeof value === 'number' ? [glyph('card', Math.floor(value / by))] : unitNodes(value, t, `${by}`)
}

function numberedCards(cards: Cards, t: Remembering, n?: string): SymbolNode[] {
  const mark = markOf(cards, t)
  return mark ? [glyph(`that-${mark}`, n)] : cardsNodes(cards, t)
}

/** ` / ` and what is counted; nothing for a plain number. */
export function perNodes(num: Num, t: Remembering): SymbolNode[] {
  return typeof num === 'number' ? [] : [sign('per'), ...unitNodes(num, t)]
}
