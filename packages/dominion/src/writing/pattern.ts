/** Shapes of the nodes of a program, with places in them that a line fills in. They are the same in every tongue. */

/** What can stand in a place. Those with a number are narrower: what stands there takes brackets unless it is simple. */
export type Category =
  | 'ability'
  | 'alike'
  | 'arrangement'
  | 'cards'
  | 'cardEvent'
  | 'cardType'
  | 'condition'
  | 'condition1'
  | 'copies'
  | 'cost'
  | 'counter'
  | 'deck'
  | 'destination'
  | 'during'
  | 'emblem'
  | 'filter'
  | 'filter1'
  | 'filter2'
  | 'head'
  | 'holding'
  | 'int'
  | 'itself'
  | 'label'
  | 'landscapeType'
  | 'lifetime'
  | 'limit'
  | 'mark'
  | 'momentEvent'
  | 'more'
  | 'name'
  | 'num'
  | 'num0'
  | 'num1'
  | 'origin'
  | 'ownTo'
  | 'pastEvent'
  | 'phase'
  | 'picture'
  | 'pile'
  | 'place'
  | 'price'
  | 'quantity'
  | 'reference'
  | 'said'
  | 'state'
  | 'step'
  | 'through'
  | 'token'
  | 'trigger'
  | 'who'
  | 'whose'
  | 'zone'

/** How the things of a list are joined. */
export type Joint = 'and' | 'comma' | 'or' | 'plus'

/** What stands on the lines below, further in. */
export type Block = 'steps' | 'otherwise' | 'parts' | 'step' | 'arrangements' | 'rules'

export interface Slot {
  readonly slot: Category
  readonly as?: string // how the text calls it, where that is not the name of the field
  readonly joint?: Joint // a list
  readonly least?: number // things in the list
  readonly optional?: true
}

export interface BlockSlot {
  readonly block: Block
  readonly optional?: true
}

export type Pattern =
  | string
  | number
  | boolean
  | Slot
  | BlockSlot
  | readonly Pattern[]
  | { readonly [key: string]: Pattern }

export const a = (category: Category, as?: string): Slot => ({ slot: category, ...(as && { as }) })
export const maybe = (category: Category, as?: string): Slot => ({ ...a(category, as), optional: true })
export const list = (category: Category, joint: Joint, least = 2): Slot => ({ slot: category, joint, least })
export const below = (block: Block): BlockSlot => ({ block })
export const maybeBelow = (block: Block): BlockSlot => ({ block, optional: true })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isSlot = (pattern: Pattern): pattern is Slot => isObject(pattern) && 'slot' in pattern
export const isBlock = (pattern: Pattern): pattern is BlockSlot => isObject(pattern) && 'block' in pattern

/** What fills the places of a pattern: by the names that the text gives them, blocks by their kind. */
export interface Filled {
  readonly slots: Record<string, unknown>
  readonly blocks: Partial<Record<Block, unknown>>
}

/** The node that a pattern makes of what was filled in. */
export function filledIn(pattern: Pattern, filled: Filled, key = ''): unknown {
  if (isSlot(pattern)) return filled.slots[pattern.as ?? key]
  if (isBlock(pattern)) return filled.blocks[pattern.block]
  if (Array.isArray(pattern)) return pattern.map((part) => filledIn(part, filled, key))
  if (!isObject(pattern)) return pattern
  const entries = Object.entries(pattern as Record<string, Pattern>).map(([name, part]) => [
    name,
    filledIn(part, filled, name),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** What fills the places of the pattern in a node, if the node has its shape. */
export function takenFrom(pattern: Pattern, node: unknown): Filled | undefined {
  const filled: Filled = { slots: {}, blocks: {} }
  return take(pattern, node, '', filled) ? filled : undefined
}

function take(pattern: Pattern, node: unknown, key: string, filled: Filled): boolean {
  if (isSlot(pattern)) {
    if (node === undefined) return pattern.optional === true
    if (pattern.joint && !(Array.isArray(node) && node.length >= (pattern.least ?? 0))) return false
    filled.slots[pattern.as ?? key] = node
    return true
  }
  if (isBlock(pattern)) {
    if (node !== undefined) filled.blocks[pattern.block] = node
    return node !== undefined || pattern.optional === true
  }
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(node) &&
      node.length === pattern.length &&
      pattern.every((part, i) => take(part, node[i], key, filled))
    )
  }
  if (!isObject(pattern)) return pattern === node
  if (!isObject(node)) return false
  const parts = pattern as Record<string, Pattern>
  return (
    Object.keys(node).every((name) => Object.hasOwn(parts, name) || node[name] === undefined) &&
    Object.entries(parts).every(([name, part]) => take(part, node[name], name, filled))
  )
}
