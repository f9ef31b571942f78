import { type BoxNode, box, glyph, lead, row, type SymbolNode } from './tree.ts'

/** The same with fewer boxes: one inside another takes room that the symbols need to be read. */
export const simpler = (nodes: readonly SymbolNode[]): SymbolNode[] => nodes.flatMap((node) => simplerNode(node, false))

function simplerNode(node: SymbolNode, inside: boolean): SymbolNode[] {
  if (!('of' in node)) return [node]
  const isBox = node.node === 'box'
  const of = node.of.flatMap((part) => simplerNode(part, inside || isBox))
  if (!isBox) return [{ ...node, of }]
  const made: BoxNode = { ...node, of }
  return (inside && ofOnePlayer(made)) || [guarded(made)]
}

/** Of a player who does a single thing it is enough to stand before it. */
function ofOnePlayer({ id, of }: BoxNode): SymbolNode[] | undefined {
  const [front, deed, ...more] = of
  if (id !== 'group' || front?.node !== 'lead' || more.length || !deed) return undefined
  if (deed.node !== 'row' && deed.node !== 'glyph') return undefined
  return [row(...front.of, ...(deed.node === 'row' ? deed.of : [deed]))]
}

/** `When … → if … →` is one header with two parts. */
function guarded(node: BoxNode): BoxNode {
  const [trigger, condition, ...more] = node.of
  if (node.id !== 'when' || trigger?.node !== 'lead' || more.length) return node
  if (condition?.node !== 'box' || condition.id !== 'if') return node
  const [header, ...steps] = condition.of
  if (header?.node !== 'lead') return node
  return box('when', lead(...trigger.of.slice(0, -1)), lead(glyph('onlyIf'), ...header.of), ...steps)
}
