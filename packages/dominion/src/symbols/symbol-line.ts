import type { Card, Landscape } from '../language/types.ts'
import { cardSymbols } from './card-symbols.ts'
import { glyphs } from './glyphs.ts'
import { boxes, signs } from './signs.ts'
import type { SymbolNode } from './tree.ts'

/** A card's symbols in one line of text, for a terminal: `+2● [others ↘ → 3 hand]`. */
export const symbolLine = (card: Card | Landscape): string =>
  cardSymbols(card)
    .map((nodes) => nodes.map(told).join('  '))
    .join('  ·  ')

function told(node: SymbolNode): string {
  switch (node.node) {
    case 'glyph': {
      const { text } = glyphs[node.id]
      return node.n === undefined ? text : `${node.n}${/^[a-z]{2}/i.test(text) ? ' ' : ''}${text}`
    }
    case 'sign':
      return `${signs[node.id].text}${node.n ?? ''}`
    case 'name':
      return node.n === undefined ? node.name : `${node.n} ${node.name}`
    case 'lead':
    case 'row':
      return node.of
        .map(told)
        .join(' ')
        .replace(/\+ (?=\d)/g, '+')
        .replace(/ › /g, '›')
        .replace(/([≤=<≥]) (?=●|\d)/g, '$1')
    case 'run':
      return node.of.map(told).join('  ')
    case 'box':
      return `${boxes[node.id].text}${node.n ?? ''}[${node.of.map(told).join(node.options ? ' | ' : '  ')}]`
  }
}
