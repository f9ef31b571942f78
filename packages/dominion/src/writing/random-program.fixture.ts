/** Programs by lot from every form of the language, whether they make sense or not. */
import type { Ability, Step } from '../language/types.ts'
import { narrower } from './forms.ts'
import type { Grammar, Production } from './grammar.ts'
import { type Block, type Category, filledIn, isBlock, type Pattern } from './pattern.ts'

/** A number from 0 to less than 1, the same ones for the same seed. */
export function lot(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), state | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32
  }
}

const labels = ['loot', 'gift', 'kept']
const cardNames = ['Copper', 'Silver', 'Gold', 'Estate', 'Curse', 'Throne Room', "King's Court", 'Smithy']

export class RandomPrograms {
  private readonly grammar: Grammar
  private readonly next: () => number
  private readonly number: () => number

  /** `number`: one of those that stand in a program; a few cards of anything unless said. */
  constructor(grammar: Grammar, next: () => number, number = () => Math.floor(next() * 6) + 2) {
    this.grammar = grammar
    this.next = next
    this.number = number
  }

  ability(depth: number): Ability {
    return this.node('ability', depth) as Ability
  }

  /** A few steps. */
  steps(depth: number): Step[] {
    return Array.from({ length: 1 + Math.floor(this.next() * 3) }, () => this.node('step', depth) as Step)
  }

  private one<T>(of: readonly T[]): T {
    return of[Math.floor(this.next() * of.length)]
  }

  private node(category: Category, depth: number): unknown {
    switch (category) {
      case 'int':
        return this.number()
      case 'label':
      case 'said':
        return this.one(labels)
      case 'emblem':
        return 'raft'
      case 'name':
        return this.one(cardNames)
    }
    const wide = this.next() < 0.3 ? (narrower[category]?.brackets && narrower[category].of) || category : category
    const all = (this.grammar.productions.get(wide) ?? []).filter(({ form }) => form !== 'rest')
    const closed = all.filter((production) => isClosed(production))
    return this.filled(this.one(depth <= 0 && closed.length > 0 ? closed : all), depth - 1)
  }

  private filled(production: Production, depth: number): unknown {
    const slots = Object.entries(production.slots).flatMap(([name, { slot, joint, least, optional }]) => {
      if (optional && (depth <= 0 || this.next() < 0.6) && !alwaysNamed.has(production.form)) return []
      const several = joint && Array.from({ length: (least ?? 1) + Math.floor(this.next() * 2) })
      return [[name, several ? several.map(() => this.node(slot, depth)) : this.node(slot, depth)]]
    })
    const blocks: Partial<Record<Block, unknown>> = {}
    for (const { block, optional } of blocksIn(production.pattern))
      if (!optional || this.next() < 0.4) blocks[block] = this.block(block, depth)
    return filledIn(production.pattern, { slots: Object.fromEntries(slots), blocks })
  }

  private block(block: Block, depth: number): unknown {
    const several = (least: number, category: Category) =>
      Array.from({ length: least + Math.floor(this.next() * (depth > 0 ? 3 : 1)) }, () => this.node(category, depth))
    switch (block) {
      case 'step':
        return this.node('step', depth)
      case 'parts':
        return [several(1, 'step'), several(1, 'step')]
      case 'arrangements':
        return several(1, 'arrangement')
      case 'rules':
        return several(1, 'step')
      default:
        return several(block === 'steps' ? 1 : 0, 'step')
    }
  }
}

/** Steps that are never without a name for their cards. */
const alwaysNamed = new Set(['choose', 'dig', 'nameCard', 'forEach'])

const isClosed = (production: Production): boolean =>
  Object.values(production.slots).every(({ slot }) => slot === 'int' || slot === 'name') &&
  blocksIn(production.pattern).length === 0

function blocksIn(pattern: Pattern): { block: Block; optional: boolean }[] {
  if (isBlock(pattern)) return [{ block: pattern.block, optional: pattern.optional === true }]
  return typeof pattern === 'object' ? Object.values(pattern as object).flatMap(blocksIn) : []
}
