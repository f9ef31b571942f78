/** Symbols for what must hold. */
import type { Condition, Num } from '../language/types.ts'
import { between, type Drawing } from './drawing.ts'
import { valueNodes } from './number-symbols.ts'
import { glyph, lead, nameOf, row, type SymbolNode, sign } from './tree.ts'

export function conditionNodes(condition: Condition, t: Drawing): SymbolNode[] {
  switch (condition.if) {
    case 'matches':
      return [...t.cards(condition.cards, t), ...isA(t.filter(condition.filter, t))]
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return comparedNodes(condition.value, condition.if, condition.bound, t)
    case 'odd':
      return [...valueNodes(condition.value, t), glyph('odd')]
    case 'phase':
      return [glyph(`phase-${condition.phase}`)]
    case 'yourTurn':
      return [glyph('yourTurn')]
    case 'holds':
      return [glyph('you'), nameOf(condition.name)]
    case 'faceUp':
      return [glyph('token-journey'), glyph('faceUp')]
    case 'not':
      return oppositeNodes(condition.condition, t)
    case 'all':
    case 'either':
      return between(
        condition.conditions.map((part) => row(...conditionNodes(part, t))),
        sign(condition.if === 'all' ? 'and' : 'or'),
      )
  }
}

/** That something does not hold. Of several conditions each is denied: a single stroke would leave open how far it reaches. */
function oppositeNodes(condition: Condition, t: Drawing): SymbolNode[] {
  switch (condition.if) {
    case 'not':
      return conditionNodes(condition.condition, t)
    case 'all':
    case 'either':
      return between(
        condition.conditions.map((part) => row(...oppositeNodes(part, t))),
        sign(condition.if === 'all' ? 'or' : 'and'),
      )
    default:
      return [sign('not'), ...conditionNodes(condition, t)]
  }
}

/** A kind needs a sign before it; a cost brings its own. */
function isA(nodes: readonly SymbolNode[]): SymbolNode[] {
  const [first] = nodes
  const begins = first?.node === 'row' ? first.of[0] : first
  return begins?.node === 'sign' ? [...nodes] : [sign('is'), ...nodes]
}

function comparedNodes(value: Num, how: 'atLeast' | 'atMost' | 'exactly', bound: Num, t: Drawing): SymbolNode[] {
  const id = how === 'exactly' ? 'is' : how
  const compared = valueNodes(value, t)
  return typeof bound === 'number' ? [...compared, sign(id, bound)] : [...compared, sign(id), ...valueNodes(bound, t)]
}

/** A condition as the head of what is done where it holds. */
export const conditionHeader = (condition: Condition, t: Drawing): SymbolNode =>
  lead(...conditionNodes(condition, t), sign('then'))
