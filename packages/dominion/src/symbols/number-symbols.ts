/** Symbols for numbers that are reckoned. */
import { lyingCards, pastCards } from '../language/shapes.ts'
import type { Counter, Names, Num } from '../language/types.ts'
import { undivided } from '../words/references.ts'
import { between, type Drawing } from './drawing.ts'
import type { GlyphId } from './glyphs.ts'
import { markOf, zoneGlyph } from './references.ts'
import { tokenPlaceNodes } from './token-symbols.ts'
import { box, glyph, lead, row, type SymbolNode, sign } from './tree.ts'

export const counterIds: Record<Counter, GlyphId> = {
  actions: 'action',
  buys: 'buy',
  coins: 'coin',
  potions: 'potion',
  points: 'point',
  coffers: 'coffers',
  villagers: 'villagers',
  debt: 'debt',
}

/** What is counted; a number inside says how many make one. */
export function unitNodes(num: Exclude<Num, number>, t: Drawing, n?: string): SymbolNode[] {
  switch (num.num) {
    case 'count':
      return countedNodes(num, t, n)
    case 'names':
      return [...t.cards(num.of, t), sign('from'), glyph('names', n), ...copiesNodes(num.copies)]
    case 'emptyPiles':
      return [glyph('emptyPile', n)]
    case 'coinCost': {
      const mark = markOf(num.of, t)
      const cost = mark ? glyph(`cost-${mark}`) : row(...t.cards(num.of, t), glyph('sum'))
      return n === undefined ? [cost] : [glyph('coin', n), sign('from'), cost]
    }
    case 'typeCount':
      return [...t.cards(num.of, t), sign('from'), glyph('types')]
    case 'have':
      return [glyph(counterIds[num.counter], n)]
    case 'tokens':
      return [...tokenPlaceNodes(num.on, t), sign('from'), glyph(`token-${num.token}`, n)]
    case 'turnsInARow':
      return [glyph('turns')]
    case 'purchases':
      return [glyph('thisTurn'), glyph('buy', n)]
    case 'players':
      return [glyph('everyone')]
    case 'paid':
      return [glyph('paid')]
    case 'overpaid':
      return [glyph('overpaid', n)]
    case 'bid':
      return [glyph('highestBid')]
    case 'commonest':
      return [...t.cards(num.of, t), sign('from'), glyph('commonest')]
    case 'plus':
      return between(
        num.values.map((value) => row(...valueNodes(value, t))),
        sign('more'),
      )
    case 'minus': {
      const { less } = num
      const from = valueNodes(num.value, t)
      return typeof less === 'number'
        ? [...from, sign('fewer', less)]
        : [...from, sign('fewer'), ...valueNodes(less, t)]
    }
    case 'times':
      return [...valueNodes(num.value, t), sign('times', num.by)]
    case 'dividedBy': {
      const { value, by } = undivided(num)
      return typeof value === 'number' ? [sign('number', Math.floor(value / by))] : unitNodes(value, t, `${by}`)
    }
    case 'least':
      return [
        glyph('least'),
        ...between(
          num.values.map((value) => row(...valueNodes(value, t))),
          sign('or'),
        ),
      ]
    case 'whether':
      return [
        glyph('onlyIf'),
        ...t.condition(num.condition, t),
        sign('then'),
        ...valueNodes(num.then, t),
        sign('or'),
        ...valueNodes(num.else, t),
      ]
  }
}

/** A number where it stands for itself. */
export const valueNodes = (num: Num, t: Drawing): SymbolNode[] =>
  typeof num === 'number' ? [sign('number', num)] : unitNodes(num, t)

function countedNodes(num: Extract<Num, { num: 'count' }>, t: Drawing, n?: string): SymbolNode[] {
  const lying = lyingCards(num)
  if (lying) {
    const only = lying.from.length === 1 ? lying.from[0] : undefined
    if (lying.filter.is === 'any' && (only === 'hand' || only === 'owned')) return [zoneGlyph(only, n)]
    const places = between(
      lying.from.map((zone) => zoneGlyph(zone)),
      sign('or'),
    )
    return [...places, sign('from'), ...t.filter(lying.filter, t, n)]
  }
  const past = pastCards(num)
  if (past && n !== undefined) return [...t.cards(past, t), sign('times', Number(n))]
  const mark = markOf(num.of, t)
  return mark ? [glyph(`that-${mark}`, n)] : t.cards(num.of, t)
}

function copiesNodes(copies: Names['copies']): SymbolNode[] {
  if (copies === undefined) return []
  if (copies === 'mostOfAllPlayers') return [glyph('mostOfAll')]
  return 'exactly' in copies ? [sign('is', copies.exactly)] : [sign('atLeast', copies.atLeast)]
}

/** ` / ` and what is counted; nothing for a plain number. */
export function perNodes(num: Num, t: Drawing): SymbolNode[] {
  return typeof num === 'number' ? [] : [sign('per'), ...unitNodes(num, t)]
}

/** An amount: a number in the symbol, or one for each of something. Sums are several amounts, conditions are boxes. */
export function amountNodes(id: GlyphId, n: Num, t: Drawing, before: readonly SymbolNode[] = []): SymbolNode[] {
  const one = (many: number, ...behind: readonly SymbolNode[]): SymbolNode =>
    row(...before, glyph(id, many < 0 ? `−${-many}` : many), ...behind)
  if (typeof n === 'number') return [one(n)]
  switch (n.num) {
    case 'plus':
      return n.values.flatMap((value) => amountNodes(id, value, t, before))
    case 'times':
      return [one(n.by, ...perNodes(n.value, t))]
    case 'whether':
      return [
        box('if', lead(...t.condition(n.condition, t), sign('then')), ...amountNodes(id, n.then, t, before)),
        ...(n.else === 0 ? [] : [box('otherwise', ...amountNodes(id, n.else, t, before))]),
      ]
    default:
      return [one(1, ...perNodes(n, t))]
  }
}

/** The same as something that one gets. */
export const bonusNodes = (id: GlyphId, n: Num, t: Drawing): SymbolNode[] => amountNodes(id, n, t, [sign('plus')])
