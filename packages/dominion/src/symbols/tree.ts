import { isBasicName } from './card-signs.ts'
import type { GlyphId } from './glyphs.ts'
import type { BoxId, SignId } from './signs.ts'

/** What a card says in symbols, without any language and before anything is placed. */
export type SymbolNode =
  | { readonly node: 'glyph'; readonly id: GlyphId; readonly n?: string } // with a number inside
  | { readonly node: 'sign'; readonly id: SignId; readonly n?: number } // with a number behind
  | { readonly node: 'name'; readonly name: string; readonly n?: string } // a card by its picture
  | { readonly node: 'row'; readonly of: readonly SymbolNode[] } // kept together on a line
  | { readonly node: 'lead'; readonly of: readonly SymbolNode[] } // the same, and no sentence yet: it belongs to what follows
  | { readonly node: 'run'; readonly of: readonly SymbolNode[] } // one after the other, on as many lines as it takes
  | BoxNode

export interface BoxNode {
  readonly node: 'box'
  readonly id: BoxId
  readonly n?: string // on the tab
  readonly of: readonly SymbolNode[]
  readonly options?: true // what is inside are alternatives
}

/** One list for each ability. */
export type SymbolTree = readonly (readonly SymbolNode[])[]

export const glyph = (id: GlyphId, n?: string | number): SymbolNode =>
  n === undefined ? { node: 'glyph', id } : { node: 'glyph', id, n: `${n}` }
export const sign = (id: SignId, n?: number): SymbolNode =>
  n === undefined ? { node: 'sign', id } : { node: 'sign', id, n }
/** A card by its name: the basic ones have a symbol of their own, the others are their picture. */
export function nameOf(name: string, n?: string): SymbolNode {
  if (isBasicName(name)) return glyph(`named-${name}`, n)
  return n === undefined ? { node: 'name', name } : { node: 'name', name, n }
}
export const lead = (...of: readonly SymbolNode[]): SymbolNode => ({ node: 'lead', of })
export const row = (...of: readonly SymbolNode[]): SymbolNode => (of.length === 1 ? of[0] : { node: 'row', of })
export const run = (...of: readonly SymbolNode[]): SymbolNode => (of.length === 1 ? of[0] : { node: 'run', of })
/** What may be done; a choice inside a choice is one. */
export function mayBox(nodes: readonly SymbolNode[]): SymbolNode {
  const [only, ...more] = nodes
  return only?.node === 'box' && only.id === 'may' && !more.length ? only : box('may', ...nodes)
}
export const box = (id: BoxId, ...of: readonly SymbolNode[]): BoxNode => ({ node: 'box', id, of })

/** Every glyph, sign and box in a tree. */
export function* nodesIn(nodes: readonly SymbolNode[]): Generator<SymbolNode> {
  for (const node of nodes) {
    yield node
    if ('of' in node) yield* nodesIn(node.of)
  }
}
