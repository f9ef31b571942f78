import type { Read, Tree } from './chart.ts'
import { type Block, filledIn, isBlock, type Pattern } from './pattern.ts'

const isTree = (read: Read): read is Tree => typeof read === 'object' && 'production' in read

/** The node that was read, with the blocks that stand below the line. */
export function nodeOf(read: Read, blocks: Partial<Record<Block, unknown>>): unknown {
  if (Array.isArray(read)) return read.map((part) => nodeOf(part, blocks))
  if (typeof read !== 'object') return read
  const { production, slots } = read as Tree
  const filled = Object.fromEntries(Object.entries(slots).map(([name, part]) => [name, nodeOf(part, blocks)]))
  return filledIn(production.pattern, { slots: filled, blocks })
}

/** The blocks that something read on a line takes from below it. */
export function blocksOf(read: Read): { readonly block: Block; readonly optional: boolean }[] {
  if (Array.isArray(read)) return read.flatMap(blocksOf)
  if (!isTree(read)) return []
  return [...patternBlocks(read.production.pattern), ...Object.values(read.slots).flatMap(blocksOf)]
}

function patternBlocks(pattern: Pattern): { readonly block: Block; readonly optional: boolean }[] {
  if (isBlock(pattern)) return [{ block: pattern.block, optional: pattern.optional === true }]
  return typeof pattern === 'object' ? Object.values(pattern as object).flatMap(patternBlocks) : []
}

/** The outermost form that a line has below what only leads to it, such as `may`. */
export function formOf(read: Read): string {
  if (!isTree(read)) return ''
  const inner = read.slots.step
  return inner === undefined ? read.production.form : formOf(inner)
}
