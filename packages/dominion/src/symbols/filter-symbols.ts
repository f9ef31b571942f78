/** Symbols for kinds of cards and for costs. */
import type { Cards, Filter, Price } from '../language/types.ts'
import { between, type Drawing } from './drawing.ts'
import { markOf, zoneGlyph } from './references.ts'
import { glyph, nameOf, row, type SymbolNode, sign } from './tree.ts'

/** The kind of card that is meant, with a number on it; its cost stands behind. */
export function filterNodes(filter: Filter, t: Drawing, n?: string): SymbolNode[] {
  if (n !== undefined && !isNoun(filter)) return [glyph('card', n), ...filterNodes(filter, t)]
  switch (filter.is) {
    case 'any':
      return [glyph('card', n)]
    case 'type':
      return [glyph(`card${filter.type}`, n)]
    case 'name':
      return [nameOf(filter.name, n)]
    case 'namedAs':
      return [sign('sameName'), glyph('that-named')]
    case 'copyOf':
      return [sign('sameName'), ...t.cards(filter.of, t)]
    case 'among':
      return t.cards(filter.of, t)
    case 'costing':
      return [sign('is'), ...priceNodes(filter.price, t)]
    case 'costingUpTo':
      return [sign('upTo'), ...priceNodes(filter.price, t)]
    case 'costingAtLeast':
      return [sign('atLeast'), ...priceNodes(filter.price, t)]
    case 'cheaperThan':
      return [sign('less'), costGlyph(filter.than, t)]
    case 'potionInCost':
      return [glyph('withPotion')]
    case 'sharingType':
      return [glyph('types'), sign('is'), ...t.cards(filter.with, t)]
    case 'severalTypes':
      return [glyph('severalTypes', n)]
    case 'givingCoins':
      return [glyph('givingCoins', n)]
    case 'lying':
      return [zoneGlyph(filter.in), sign('from')]
    case 'faceUp':
      return [glyph('faceUp')]
    case 'leavingPlay':
      return [glyph('leavingPlay')]
    case 'fromEmptyPile':
      return [glyph('emptyPile'), sign('from')]
    case 'withoutYourTokens':
      return [glyph('noToken')]
    case 'marked':
      return [glyph(filter.mark, n)]
    case 'not':
      return [sign('not'), ...filterNodes(filter.filter, t)]
    case 'all':
      return together(filter.filters, t, n)
    case 'either':
      return between(
        filter.filters.map((part) => row(...filterNodes(part, t, n))),
        sign('or'),
      )
  }
}

/** Whether a number can stand on it. */
function isNoun(filter: Filter): boolean {
  switch (filter.is) {
    case 'any':
    case 'type':
    case 'name':
    case 'severalTypes':
    case 'givingCoins':
    case 'marked':
      return true
    case 'all':
      return filter.filters.some(isNoun)
    case 'either':
      return filter.filters.every(isNoun)
    default:
      return false
  }
}

/** Where it lies, then what it is, then what it costs and the rest. */
function together(filters: readonly Filter[], t: Drawing, n?: string): SymbolNode[] {
  const rank = (filter: Filter): number =>
    filter.is === 'lying' || filter.is === 'fromEmptyPile' ? 0 : isNoun(filter) ? 1 : 2
  const ordered = filters.toSorted((a, b) => rank(a) - rank(b))
  const first = ordered.findIndex(isNoun)
  return ordered.flatMap((part, i) => {
    const needsAnd = i > first && isNoun(part)
    return [...(needsAnd ? [sign('and')] : []), ...filterNodes(part, t, i === first ? n : undefined)]
  })
}

export function priceNodes(price: Price, t: Drawing): SymbolNode[] {
  if (price === 'overpaid') return [glyph('overpaid')]
  if (typeof price === 'number') return [glyph('coin', price)]
  if ('num' in price && price.num === 'coinCost') return t.unit(price, t)
  if ('num' in price) return [glyph('coin', 1), sign('per'), ...t.unit(price, t)]
  const of = costGlyph(price.costOf, t)
  const { plus } = price
  if (plus === 0) return [of]
  if (typeof plus === 'number') return [of, sign(plus > 0 ? 'more' : 'fewer', Math.abs(plus))]
  return [of, sign('more'), ...t.unit(plus, t)]
}

const costGlyph = (cards: Cards, t: Drawing): SymbolNode => {
  const mark = markOf(cards, t)
  return mark ? glyph(`cost-${mark}`) : row(...t.cards(cards, t), glyph('sum'))
}
