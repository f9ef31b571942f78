/** Writes a card down in a tongue: one step a line, what belongs to it further in. */
import type { Ability, Card, Landscape, Step } from '../language/types.ts'
import { nodeOf } from './build-node.ts'
import { LineReader } from './chart.ts'
import type { Grammar, Production } from './grammar.ts'
import { type Block, type Category, type Filled, takenFrom } from './pattern.ts'
import { type Saying, spoken } from './spoken-of.ts'
import { type Manner, type Piece, spelled } from './template.ts'
import { joined, tokensOf } from './tokens.ts'

/** A line with those that belong to it. */
export interface WrittenLine {
  readonly text: string
  readonly node?: object // of the program
  readonly below: readonly WrittenLine[]
}

/** What is written more plainly where the shorter line would be read as something else. */
type Care = 'none' | 'brackets' | 'brackets and quotes'
const cares: readonly Care[] = ['none', 'brackets', 'brackets and quotes']

export function writtenCard(card: Card | Landscape, grammar: Grammar): string {
  const writer = new Writer(grammar)
  const head = 'types' in card ? { cost: card.cost, types: card.types } : landscapeHead(card)
  const pile = 'pile' in card && Object.keys(card.pile).length > 1 ? [writer.line('pile', card.pile)] : []
  const top = [{ text: grammar.names.shown.get(card.name) ?? card.name, below: [] }, writer.line('head', head)]
  const abilities = card.abilities.flatMap((ability) => [{ text: '', below: [] }, writer.ability(ability)])
  return `${flat([...top, writer.line('picture', { picture: card.emblem }), ...pile, ...abilities]).join('\n')}\n`
}

/** The lines of an ability, for whoever shows them one by one. */
export const writtenAbility = (ability: Ability, grammar: Grammar): WrittenLine => new Writer(grammar).ability(ability)

const landscapeHead = ({ cost, type, limit, back }: Landscape) => ({
  ...(cost && { cost }),
  type,
  ...(limit && { limit }),
  ...(back && { back }),
})

const flat = (lines: readonly WrittenLine[], indent = ''): string[] =>
  lines.flatMap(({ text, below }) => [text === '' ? '' : indent + text, ...flat(below, `${indent}  `)])

class Writer {
  private readonly grammar: Grammar
  private readonly origins = new Map<object, object>()

  constructor(grammar: Grammar) {
    this.grammar = grammar
  }

  ability(ability: Ability): WrittenLine {
    return this.line('ability', spoken(ability, this.origins))
  }

  private origin = (node: unknown): object => this.origins.get(node as object) ?? (node as object)

  /** A node as a line that is read as that node again. */
  line(category: Category, node: unknown): WrittenLine {
    for (const care of cares) {
      const phrase = new Phrase(this.grammar, care)
      const text = this.grammar.tongue.polish(joined(phrase.words(category, node, {})))
      const read = new LineReader(this.grammar, tokensOf(text)).whole(category)
      if (read !== undefined && same(nodeOf(read, phrase.blocks), node))
        return { text, node: this.origin(node), below: this.below(phrase.blocks) }
    }
    throw new Error(`there is no way to write ${JSON.stringify(node)}`)
  }

  private below(blocks: Filled['blocks']): WrittenLine[] {
    return (Object.keys(blocks) as Block[]).flatMap((block) => this.block(block, blocks))
  }

  private block(block: Block, blocks: Filled['blocks']): WrittenLine[] {
    const what = blocks[block]
    switch (block) {
      case 'arrangements':
        return (what as object[]).map((each) => this.line('arrangement', each))
      case 'step':
        return [this.step(what as Step)]
      case 'parts':
        return (what as Step[][]).map((steps) => this.led('-', steps))
      case 'otherwise':
        return [this.led(this.grammar.tongue.otherwise, what as Step[])]
      case 'steps':
      case 'rules':
        return this.steps(what as Step[], 'otherwise' in blocks)
    }
  }

  private steps(steps: readonly Step[], mayBeNone = false): WrittenLine[] {
    if (steps.length === 0 && !mayBeNone) return [{ text: this.grammar.tongue.nothing, below: [] }]
    return steps.map((step) => this.step(step))
  }

  /** Steps behind a word: one of them on its line, several below it. */
  private led(lead: string, steps: readonly Step[]): WrittenLine {
    const [first, ...more] = this.steps(steps)
    if (more.length > 0) return { text: lead, below: [first, ...more] }
    return { ...first, text: `${lead} ${first.text}` }
  }

  private step(step: Step): WrittenLine {
    if (step.do === 'may' && isConditional(step.step)) {
      const may = this.grammar.tongue.forms.step.mayBelow.split('=')[0]
      return { text: may, node: this.origin(step), below: [this.step(step.step)] }
    }
    if (step.do !== 'ifDid') return this.line('step', step)
    const { then, otherwise } = this.grammar.tongue
    const asked = this.step(step.step)
    const consequences = [
      ...(step.then.length > 0 || step.else === undefined ? [this.led(then, step.then)] : []),
      ...(step.else === undefined ? [] : [this.led(otherwise, step.else)]),
    ]
    if (!isConditional(step.step)) return { ...asked, below: [...asked.below, ...consequences] }
    return { text: this.grammar.tongue.forms.step.ifDid, node: this.origin(step), below: [asked, ...consequences] }
  }
}

/** What has lines of its own for what follows: it never stands behind another word. */
const isConditional = (step: Step): boolean =>
  step.do === 'if' || step.do === 'ifDid' || (step.do === 'may' && isConditional(step.step))

/** A node as words; what stands below its line is kept aside. */
class Phrase {
  private readonly grammar: Grammar
  private readonly care: Care
  readonly blocks: Filled['blocks'] = {}

  constructor(grammar: Grammar, care: Care) {
    this.grammar = grammar
    this.care = care
  }

  words(category: Category, node: unknown, manner: Manner): string[] {
    switch (category) {
      case 'int':
        return [String(node)]
      case 'emblem':
        return [String(node)]
      case 'label':
        return [label(String(node))]
      case 'name':
        return [this.name(String(node))]
      case 'said':
        if (typeof node === 'string') return [...this.pieces(this.grammar.called, {}, undefined, manner), label(node)]
    }
    const [production, filled] = this.shape(category, node) ?? []
    if (production && filled) {
      const said = category === 'said' ? { ...manner, many: (node as Saying).many } : manner
      const words = this.pieces(production.pieces, filled.slots, production, said)
      Object.assign(this.blocks, filled.blocks)
      const open = this.care !== 'none' && this.grammar.full.has(category) && Object.keys(production.slots).length > 0
      return open && !isPlainNumber(node) ? ['(', ...words, ')'] : words
    }
    const full = this.grammar.full.get(category)
    if (full && full !== category) return ['(', ...this.words(full, node, manner), ')']
    throw new Error(`there is no ${category} such as ${JSON.stringify(node)}`)
  }

  private shape(category: Category, node: unknown): [Production, Filled] | undefined {
    for (const production of this.grammar.productions.get(category) ?? []) {
      const said = category === 'said' ? { said: (node as Saying).said } : node
      const filled = takenFrom(production.pattern, said)
      if (filled && this.fits(production, filled)) return [production, filled]
    }
    return undefined
  }

  /** Whether what is filled in can be written where it stands. */
  private fits({ slots }: Production, { slots: filled }: Filled): boolean {
    return Object.entries(filled).every(([name, node]) => {
      const { slot, joint } = slots[name]
      return (joint ? (node as unknown[]) : [node]).every((each) => this.can(slot, each))
    })
  }

  private can(category: Category, node: unknown): boolean {
    switch (category) {
      case 'int':
        return typeof node === 'number'
      case 'emblem':
      case 'label':
      case 'name':
        return typeof node === 'string'
      case 'said':
        return typeof node === 'string' || (node as Saying).said !== 'seen'
    }
    return this.shape(this.grammar.full.get(category) ?? category, node) !== undefined
  }

  private name(name: string): string {
    const shown = this.grammar.names.shown.get(name)
    return shown === undefined || this.care === 'brackets and quotes' ? `“${name}”` : shown
  }

  private pieces(
    pieces: readonly Piece[],
    filled: Filled['slots'],
    production: Production | undefined,
    manner: Manner,
  ): string[] {
    let { many } = manner
    return pieces.flatMap((piece): string[] => {
      if ('word' in piece) return piece.onlyFirst && manner.tail ? [] : [spelled(piece.word, { ...manner, many })]
      if ('missing' in piece) {
        const there = piece.missing.filter((part) => 'place' in part)
        return there.length > 0 && there.every(({ place }) => filled[place] !== undefined)
          ? this.pieces(piece.missing, filled, production, manner)
          : []
      }
      const slot = production?.slots[piece.place]
      if (!slot) throw new Error(`no place is called ${piece.place}`)
      const node = filled[piece.place]
      const number = piece.as.many ?? many
      const said: Manner = { case: manner.case, ...piece.as, ...(number !== undefined && { many: number }) }
      if (counted.has(slot.slot)) many = isMany(node)
      if (!slot.joint)
        return this.words(slot.slot, node, { ...said, tail: piece.as.tail ?? (manner.tail && isList(slot)) })
      const joint = this.grammar.tongue.joints[slot.joint].trim()
      return (node as unknown[]).flatMap((each, i) => [
        ...(i > 0 ? [joint] : []),
        ...this.words(slot.slot, each, { ...said, tail: slot.joint === 'comma' && i > 0 ? true : manner.tail }),
      ])
    })
  }
}

const isList = ({ slot }: { readonly slot: Category }): boolean => slot === 'filter'
const isPlainNumber = (node: unknown): boolean => typeof node === 'number'
const label = (text: string): string => (/^\p{L}+$/u.test(text) ? text : `“${text}”`)

/** Behind a number words stand in the singular or the plural. */
const counted: ReadonlySet<Category> = new Set(['int', 'num0', 'num1', 'num', 'quantity'])
const isMany = (n: unknown): boolean => n !== 1 && (n as { upTo?: unknown }).upTo !== 1

/** Whether two nodes are the same, in whatever order their fields stand. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

function sorted(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(sorted)
  if (typeof node !== 'object' || node === null) return node
  const fields = Object.entries(node).filter(([key, value]) => key !== 'many' && value !== undefined)
  return Object.fromEntries(fields.toSorted(([x], [y]) => (x < y ? -1 : 1)).map(([key, value]) => [key, sorted(value)]))
}
