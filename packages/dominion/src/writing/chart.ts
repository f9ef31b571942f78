/** Reads one line: everything that something of a category can reach from a place, the first way to get there winning. */
import type { Grammar, Production } from './grammar.ts'
import type { Category, Slot } from './pattern.ts'
import type { Piece, Word } from './template.ts'
import { plain, quoted, type Token } from './tokens.ts'

/** What was read: a form with what fills its places, or a plain word, number or name. */
export interface Tree {
  readonly production: Production
  readonly slots: Readonly<Record<string, Read>>
}
export type Read = Tree | string | number | readonly Read[]

/** What is no form of the language. */
type PlainKind = 'name' | 'int' | 'label' | 'emblem'

/** What would have fitted at a place. */
export interface Expected {
  readonly words: ReadonlyMap<string, Production | undefined> // as they are written, with the form they begin or go on with
  readonly kinds: ReadonlySet<PlainKind>
  readonly begun: ReadonlySet<Production> // forms whose first word would have fitted
}

interface Reach {
  readonly end: number
  readonly read: Read
}

export class LineReader {
  private readonly grammar: Grammar
  private readonly tokens: readonly Token[]
  private readonly plain: readonly string[]
  private readonly known = new Map<string, readonly Reach[]>()
  /** The farthest place that anything got to, and what was looked for there. */
  farthest = 0
  private words = new Map<string, Production | undefined>()
  private kinds = new Set<PlainKind>()
  private begun = new Set<Production>()

  constructor(grammar: Grammar, tokens: readonly Token[]) {
    this.grammar = grammar
    this.tokens = tokens
    this.plain = tokens.map(({ text }) => plain(text))
  }

  /** The whole line as something of the category. */
  whole(category: Category): Read | undefined {
    const found = this.at(category, 0).find(({ end }) => end === this.tokens.length)
    if (!found) this.note(Math.max(...this.at(category, 0).map(({ end }) => end), 0))
    return found?.read
  }

  get expected(): Expected {
    return { words: this.words, kinds: this.kinds, begun: this.begun }
  }

  private note(at: number, word?: string, kind?: PlainKind, production?: Production): void {
    if (at < this.farthest) return
    if (at > this.farthest) {
      this.farthest = at
      this.words = new Map()
      this.kinds = new Set()
      this.begun = new Set()
    }
    if (word && !this.words.has(word)) this.words.set(word, production)
    if (kind) this.kinds.add(kind)
  }

  private at(category: Category, from: number): readonly Reach[] {
    const key = `${category} ${from}`
    const known = this.known.get(key)
    if (known) return known
    this.known.set(key, [])
    const reached = this.read(category, from)
    this.known.set(key, reached)
    return reached
  }

  private read(category: Category, from: number): Reach[] {
    switch (category) {
      case 'int':
        return this.int(from)
      case 'name':
        return this.name(from)
      case 'label':
      case 'emblem':
        return this.label(from, category)
    }
    const reached = new Map<number, Read>()
    for (const production of this.grammar.productions.get(category) ?? []) {
      const [first] = production.pieces
      if ('word' in first && !first.onlyFirst && !this.matches(from, first.word, production)) {
        if (from === this.farthest) this.begun.add(production)
        continue
      }
      for (const [end, slots] of this.pieces(production, production.pieces, new Map([[from, {}]])))
        if (!reached.has(end)) reached.set(end, { production, slots })
    }
    if (category === 'said')
      for (const { end, read } of this.called(from)) if (!reached.has(end)) reached.set(end, read)
    const full = this.grammar.full.get(category)
    if (full && this.is(from, '(', false)) {
      for (const { end, read } of this.at(full, from + 1))
        if (this.is(end, ')', true) && !reached.has(end + 1)) reached.set(end + 1, read)
    }
    return [...reached].map(([end, read]) => ({ end, read }))
  }

  private pieces(
    production: Production,
    pieces: readonly Piece[],
    begin: ReadonlyMap<number, Record<string, Read>>,
  ): ReadonlyMap<number, Record<string, Read>> {
    let reached = begin
    for (const piece of pieces) {
      const next = new Map<number, Record<string, Read>>()
      const add = (end: number, slots: Record<string, Read>) => void (next.has(end) || next.set(end, slots))
      for (const [at, slots] of reached) {
        if ('word' in piece) {
          if (this.matches(at, piece.word, production)) add(at + 1, slots)
          if (piece.onlyFirst) add(at, slots)
        } else if ('place' in piece) {
          const slot = production.slots[piece.place]
          for (const { end, read } of this.slot(slot, at)) add(end, { ...slots, [piece.place]: read })
        } else {
          for (const [end, more] of this.pieces(production, piece.missing, new Map([[at, slots]]))) add(end, more)
          add(at, slots)
        }
      }
      reached = next
      if (reached.size === 0) break
    }
    return reached
  }

  private slot(slot: Slot, from: number): readonly Reach[] {
    if (!slot.joint) return this.at(slot.slot, from)
    const joint = this.grammar.joints[slot.joint]
    const reached = new Map<number, readonly Read[]>()
    let open: (readonly [number, readonly Read[]])[] = [[from, []]]
    while (open.length > 0) {
      const next = new Map<number, readonly Read[]>()
      for (const [at, items] of open) {
        for (const { end, read } of this.at(slot.slot, at)) {
          const more = [...items, read]
          if (more.length >= (slot.least ?? 1) && !reached.has(end)) reached.set(end, more)
          if (joint.every((word, i) => this.matches(end + i, word)))
            if (!next.has(end + joint.length)) next.set(end + joint.length, more)
        }
      }
      open = [...next]
    }
    return [...reached].map(([end, read]) => ({ end, read }))
  }

  private is(at: number, text: string, wanted: boolean): boolean {
    if (this.tokens[at]?.text === text) return true
    if (wanted) this.note(at, text)
    return false
  }

  private matches(at: number, { understood, written }: Word, production?: Production): boolean {
    const text = this.plain[at]
    if (text !== undefined) {
      if (understood.has(text)) return true
      if (this.isOne(text) && [...understood].some((word) => this.isOne(word))) return true
    }
    this.note(at, written[0][0], undefined, production)
    return false
  }

  private isOne(text: string): boolean {
    return text === '1' || this.grammar.tongue.ones.includes(text)
  }

  private int(from: number): Reach[] {
    const text = this.plain[from]
    if (text !== undefined && /^-?\d{1,4}$/.test(text)) return [{ end: from + 1, read: Number(text) }]
    if (text !== undefined && this.isOne(text)) return [{ end: from + 1, read: 1 }]
    this.note(from, undefined, 'int')
    return []
  }

  private label(from: number, kind: 'label' | 'emblem' = 'label'): Reach[] {
    const text = this.tokens[from]?.text
    if (text !== undefined && (quoted(text) !== undefined || /^[\p{L}\d-]/u.test(text)))
      return [{ end: from + 1, read: quoted(text) ?? text }]
    this.note(from, undefined, kind)
    return []
  }

  private name(from: number): Reach[] {
    const token = this.tokens[from]
    const name = token && quoted(token.text)
    if (name !== undefined) return [{ end: from + 1, read: name }]
    const named = (this.grammar.names.byFirstWord.get(this.plain[from] ?? '') ?? []).filter(({ words }) =>
      words.every((word, i) => this.plain[from + i] === word),
    )
    if (named.length === 0) this.note(from, undefined, 'name')
    return named.map(({ words, name: read }) => ({ end: from + words.length, read }))
  }

  /** Cards that the writer gave a name to. */
  private called(from: number): Reach[] {
    let at = from
    for (const piece of this.grammar.called) {
      if (!('word' in piece) || !this.matches(at, piece.word)) return []
      at++
    }
    return this.label(at)
  }
}
