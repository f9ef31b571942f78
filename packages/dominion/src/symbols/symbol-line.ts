import type { Card, Landscape, Step } from '../language/types.ts'
import { refsOf } from '../words/remembered.ts'
import { cardSymbols } from './card-symbols.ts'
import { glyphs } from './glyphs.ts'
import { startDrawing } from './nouns.ts'
import { boxes, signs } from './signs.ts'
import { stepNodes } from './step-symbols.ts'
import type { BoxNode, SymbolNode } from './tree.ts'

/** A card's symbols in one line of text, for a terminal: `+2● [others ↘ → 3 hand]`. */
export const symbolLine = (card: Card | Landscape): string =>
  cardSymbols(card)
    .map((nodes) => nodes.map(told).join('  '))
    .join('  ·  ')

/** One step of a card likewise; of a step that holds others, only what stands before them. */
export function stepLine(step: Step, card: Card | Landscape, holdsOthers: boolean): string {
  const nodes = nodesOfStep(step, card, holdsOthers)
  return nodes.map((node) => (holdsOthers && node.node === 'box' ? headingOf(node) : told(node))).join('  ')
}

/** The symbols of one step of a card; of a step that holds others, only what stands before them. */
export function nodesOfStep(step: Step, card: Card | Landscape, holdsOthers: boolean): readonly SymbolNode[] {
  const nodes = stepNodes(step, { ...startDrawing(), refs: refsOf(card) })
  return holdsOthers ? beforeOthers(nodes) : nodes
}

function beforeOthers([first]: readonly SymbolNode[]): readonly SymbolNode[] {
  if (first === undefined) return []
  if (first.node === 'run') return beforeOthers(first.of)
  if (first.node !== 'box') return [first]
  return [{ ...first, of: first.of.slice(0, 1).filter(({ node }) => node === 'lead') }]
}

const headingOf = ({ id, n, of }: BoxNode): string => [`${boxes[id].text}${n ?? ''}`, ...of.map(told)].join(' ').trim()

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
