/** Reads a card that somebody wrote. A line that is not understood is left out with all below it; the rest stays. */
import type { Ability, Arrangement, Card, CardType, Cost, LandscapeType, Pile, Step } from '../language/types.ts'
import { blocksOf, formOf, nodeOf } from './build-node.ts'
import { LineReader, type Read } from './chart.ts'
import type { Grammar } from './grammar.ts'
import { type Line, linesOf } from './layout.ts'
import { corrections, type Mend, type Mistake, type MistakeKind } from './mistakes.ts'
import type { Block, Category, Filled } from './pattern.ts'
import { mistakesOfSense } from './sense.ts'
import { resolved } from './spoken-of.ts'
import { plain, type Token } from './tokens.ts'

/** What a text says of a card or landscape; which set it belongs to is not its business. */
export interface Draft {
  readonly name: string
  readonly emblem: string
  readonly abilities: readonly Ability[]
  readonly cost?: Cost
  readonly types?: readonly CardType[] // of a card
  readonly pile?: Pile
  readonly type?: LandscapeType // of a landscape
  readonly limit?: 'oncePerTurn' | 'oncePerGame'
  readonly back?: string
}

export interface Reading {
  readonly draft: Draft // as far as it was understood
  readonly mistakes: readonly Mistake[]
  readonly places: ReadonlyMap<number, Category> // of the lines that were understood, what stands on each
}

/** No card is longer than this; a longer text is not read at all. */
export const longest = { lines: 200, line: 300, letters: 4000 }

export function readCard(text: string, grammar: Grammar): Reading {
  return new CardReader(grammar).read(text)
}

class CardReader {
  private readonly grammar: Grammar
  private readonly mistakes: Mistake[] = []
  private readonly places = new Map<number, Category>()
  private readonly lineOf = new Map<object, Line>()
  private written: readonly Line[] = [] // all lines in their order

  constructor(grammar: Grammar) {
    this.grammar = grammar
  }

  read(text: string): Reading {
    const raw = text.split('\n')
    const long = raw.length > longest.lines ? longest.lines : raw.findIndex((line) => line.length > longest.line)
    const isLong = long >= 0 || text.length > longest.letters
    if (isLong) return this.done({ name: '', emblem: '', abilities: [] }, this.whole('tooLong', Math.max(long, 0) + 1))
    const [title, ...lines] = linesOf(text)
    this.written = inOrder([title, ...lines])
    const draft: { -readonly [K in keyof Draft]: Draft[K] } = { name: '', emblem: '', abilities: [] }
    if (!title) return this.done(draft, this.whole('noName', 1))
    draft.name = this.title(title, text)
    this.nothingBelow(title)
    const abilities: Ability[] = []
    let head: Line | undefined
    for (const line of lines) {
      const said = this.line(line, line.tokens, ['head', 'picture', 'pile', 'ability'])
      if (!said) continue
      const [category, read] = said
      this.places.set(line.number, category)
      if (category === 'ability') {
        const blocks = this.blocks(line, read)
        this.noConsequences(line)
        if (blocks) abilities.push(this.ability(line, nodeOf(read, blocks)))
        continue
      }
      this.nothingBelow(line)
      const node = nodeOf(read, {}) as Record<string, unknown>
      if (category === 'head') {
        head = line
        Object.assign(draft, node)
      } else if (category === 'picture') draft.emblem = String(node.picture)
      else draft.pile = node as unknown as Pile
    }
    if (draft.types && !draft.pile) draft.pile = { in: 'supply' }
    draft.abilities = abilities
    const { begin } = this.grammar.tongue
    const missing = [
      ...(draft.types || draft.type ? [] : this.whole('noCost', title.number + 1, atEnd(title, `\n${begin.head}`))),
      ...(draft.emblem ? [] : this.whole('noPicture', title.number + 1, atEnd(head ?? title, `\n${begin.picture}`))),
    ]
    const withType = (type: 'attack' | 'victory') => head && atEnd(head, `, ${begin[type]}`)
    const lineOf = (node: object) => this.lineOf.get(node)?.number ?? title.number
    return this.done(draft, [...missing, ...mistakesOfSense(draft, lineOf, withType)])
  }

  private done(draft: Draft, more: readonly Mistake[]): Reading {
    const mistakes = [...this.mistakes, ...more].toSorted((a, b) => a.line - b.line || a.column - b.column)
    return { draft, mistakes, places: this.places }
  }

  private whole = (kind: MistakeKind, line: number, mend?: Mend): Mistake[] => [
    { kind, line, column: 1, length: 0, found: '', expected: [], corrections: [], takes: [], ...(mend && { mend }) },
  ]

  /** Its name, which a tongue may have for a card that is known. */
  private title(line: Line, text: string): string {
    const said = text.split(/\r?\n/)[line.number - 1].trim()
    const read = new LineReader(this.grammar, line.tokens).whole('name')
    return typeof read === 'string' ? read : said
  }

  private ability(line: Line, node: unknown): Ability {
    this.stands(node, line)
    const ability = resolved<Ability>(node, (_, where) => this.wrong('notSpokenOf', this.lineOf.get(where) ?? line))
    this.lineOf.set(ability, line)
    return ability
  }

  /** A line as the first of some categories that it is one of. */
  private line(line: Line, tokens: readonly Token[], as: readonly Category[]): [Category, Read] | undefined {
    const reader = new LineReader(this.grammar, tokens)
    for (const category of as) {
      const read = reader.whole(category)
      if (read !== undefined) return [category, read]
    }
    const token = tokens[reader.farthest]
    const { expected } = reader
    const found = token?.text ?? ''
    this.mistakes.push({
      kind: 'unread',
      line: line.number,
      column: (token?.at ?? line.end + 1) + 1,
      length: found.length,
      found,
      expected: [...expected.words.keys()],
      corrections: corrections(found, expected, this.grammar),
      takes: [...expected.kinds],
    })
    return undefined
  }

  private wrong(kind: MistakeKind, line: Line, mend?: Mend, expected: readonly string[] = []): undefined {
    const column = line.indent + 1
    const length = line.end - line.indent
    const found = line.tokens[0]?.text ?? ''
    const told = { kind, line: line.number, column, length, found, expected, corrections: [], takes: [] }
    this.mistakes.push({ ...told, ...(mend && { mend }) })
    return undefined
  }

  /** The next line stands beside one that needs it below. */
  private stepsMissing(line: Line, expected: readonly string[] = []): undefined {
    const next = this.written.find(({ number }) => number > line.number)
    return this.wrong('stepsMissing', line, next?.indent === line.indent ? further(next) : undefined, expected)
  }

  private nothingBelow({ below: [first], indent }: Line): void {
    if (!first) return
    const mend = { line: first.number, column: indent + 1, length: first.indent - indent, text: '' }
    this.wrong('nothingBelow', first, mend)
  }

  private noConsequences({ below }: Line): void {
    const { then, otherwise } = this.grammar.tongue
    const consequence = below.find((line) => this.isLed(line, then) || this.isLed(line, otherwise))
    if (consequence) this.wrong('thenMisplaced', consequence, further(consequence))
  }

  /** That a node, and all that has no line yet within it, stands on the line. */
  private stands(node: unknown, line: Line): void {
    if (typeof node !== 'object' || node === null || this.lineOf.has(node)) return
    this.lineOf.set(node, line)
    for (const part of Object.values(node)) this.stands(part, line)
  }

  private isLed(line: Line, lead: string): boolean {
    return line.tokens.length > 0 && plain(line.tokens[0].text) === lead
  }

  /** What a line takes from those below it; nothing if it cannot be had. */
  private blocks(line: Line, read: Read): Filled['blocks'] | undefined {
    const wanted = blocksOf(read)
    const takes = (block: Block) => wanted.some((each) => each.block === block)
    const { then, otherwise } = this.grammar.tongue
    const own = line.below.filter((each) => !this.isLed(each, then) && !this.isLed(each, otherwise))
    const blocks: Filled['blocks'] = {}
    const otherwises = line.below.filter((each) => this.isLed(each, otherwise))
    if (takes('otherwise') && otherwises[0]) blocks.otherwise = this.led(otherwises[0])
    if (formOf(read) === 'ifDid') {
      const thens = line.below.filter((each) => this.isLed(each, then))
      blocks.steps = thens[0] ? this.led(thens[0]) : []
      const asked = this.single(line, own)
      return asked && { ...blocks, step: asked }
    }
    for (const { block, optional } of wanted) {
      if (block === 'otherwise') continue
      if (own.length === 0 && optional) continue
      if (own.length === 0 && block === 'steps' && blocks.otherwise) blocks.steps = []
      else if (own.length === 0) return this.stepsMissing(line, block === 'parts' ? ['-'] : [])
      else if (block === 'step') {
        const step = this.single(line, own)
        if (!step) return undefined
        blocks.step = step
      } else if (block === 'parts') blocks.parts = own.flatMap((part) => this.part(part))
      else if (block === 'arrangements') blocks.arrangements = own.flatMap((each) => this.arrangement(each))
      else blocks[block] = this.steps(own)
    }
    if (wanted.every(({ block }) => block === 'otherwise')) this.nothingBelow({ ...line, below: own })
    return blocks
  }

  private single(line: Line, own: readonly Line[]): Step | undefined {
    if (own.length !== 1) return this.wrong('oneStep', own[1] ?? line)
    return this.step(own[0], own[0].tokens)
  }

  private part(line: Line): Step[][] {
    if (!this.isLed(line, '-') && !this.isLed(line, '–'))
      return this.wrong('dashMissing', line, { ...further(line), column: line.indent + 1, text: '- ' }) ?? []
    const known = this.mistakes.length
    const steps = this.led(line)
    if (steps.length > 0) return [steps]
    if (this.mistakes.length === known) this.wrong('emptyPart', line)
    return []
  }

  private arrangement(line: Line): Arrangement[] {
    const said = this.line(line, line.tokens, ['arrangement'])
    if (!said) return []
    this.places.set(line.number, 'arrangement')
    const blocks = this.blocks(line, said[1])
    this.noConsequences(line)
    return blocks ? [nodeOf(said[1], blocks) as Arrangement] : []
  }

  /** The steps behind a word such as `then`: on its line, or below it. */
  private led(line: Line): Step[] {
    const [, ...tokens] = line.tokens
    this.places.set(line.number, 'step')
    if (tokens.length === 0 && line.below.length === 0) return this.stepsMissing(line) ?? []
    if (tokens.length === 0) return this.steps(line.below)
    if (this.isNothing(tokens)) return []
    const step = this.step(line, tokens)
    return step ? [step] : []
  }

  private isNothing = (tokens: readonly Token[]): boolean =>
    tokens.length === 1 && plain(tokens[0].text) === this.grammar.tongue.nothing

  private steps(lines: readonly Line[]): Step[] {
    if (lines.length === 1 && this.isNothing(lines[0].tokens)) return []
    return lines.flatMap((line) => this.step(line, line.tokens) ?? [])
  }

  private step(line: Line, tokens: readonly Token[]): Step | undefined {
    const { then, otherwise } = this.grammar.tongue
    if (this.isLed({ ...line, tokens }, then)) return this.wrong('thenMisplaced', line, further(line))
    const said = this.line(line, tokens, ['step'])
    if (!said) return undefined
    this.places.set(line.number, 'step')
    const [, read] = said
    const blocks = this.blocks(line, read)
    if (!blocks) return undefined
    const step = nodeOf(read, blocks) as Step
    this.stands(step, line)
    if (formOf(read) === 'ifDid') return step
    const thens = line.below.filter((each) => this.isLed(each, then))
    const otherwises = 'otherwise' in blocks ? [] : line.below.filter((each) => this.isLed(each, otherwise))
    const [twice] = [...thens.slice(1), ...otherwises.slice(1)]
    if (twice) this.wrong('twice', twice)
    if (thens.length === 0 && otherwises.length === 0) return step
    return {
      do: 'ifDid',
      step,
      then: thens[0] ? this.led(thens[0]) : [],
      ...(otherwises[0] && { else: this.led(otherwises[0]) }),
    }
  }
}

const inOrder = (lines: readonly (Line | undefined)[]): Line[] =>
  lines.flatMap((line) => (line ? [line, ...inOrder(line.below)] : []))

const atEnd = ({ number, end }: Line, text: string): Mend => ({ line: number, column: end + 1, length: 0, text })
const further = ({ number }: Line): Mend => ({ line: number, column: 1, length: 0, text: '  ' })

/** A draft as a card of a set. */
export type DraftCard = Pick<Card, 'name' | 'emblem' | 'abilities' | 'cost' | 'types' | 'pile'>
export const isCard = (draft: Draft): draft is DraftCard => draft.types !== undefined && draft.cost !== undefined
