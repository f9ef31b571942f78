/** Symbols for where tokens lie and how they move. */
import type { Step, TokenPlace } from '../language/types.ts'
import type { Drawing } from './drawing.ts'
import { glyph, row, type SymbolNode, sign } from './tree.ts'

export function tokenPlaceNodes(place: TokenPlace, t: Drawing): SymbolNode[] {
  if (place === 'you') return [glyph('you')]
  if (place === 'here') return [glyph('here')]
  return place.cards === 'pick' ? t.cards(place, t) : [...t.cards(place, t), glyph('pileOf')]
}

/** `from › token → to`; a token without a place to go returns to the heap. */
export function tokenNodes(step: Extract<Step, { do: 'tokens' }>, t: Drawing): SymbolNode[] {
  const from = step.from === undefined ? [] : [...tokenPlaceNodes(step.from, t), sign('from')]
  const to = step.to === undefined ? [glyph('heap')] : tokenPlaceNodes(step.to, t)
  const n = step.n === 'all' ? '*' : typeof step.n === 'number' && step.n !== 1 ? `${step.n}` : undefined
  const per = typeof step.n === 'object' ? [sign('per'), ...t.unit(step.n, t)] : []
  return [row(...from, glyph(`token-${step.token}`, n), ...per, sign('then'), ...to)]
}
