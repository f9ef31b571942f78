/** A tongue and the names of the cards, made ready for reading and writing. */
import { type Formed, forms, type Narrower, narrower } from './forms.ts'
import { type Category, isSlot, type Pattern, type Slot } from './pattern.ts'
import { type Piece, piecesOf, type Word } from './template.ts'
import { plain, tokensOf } from './tokens.ts'
import type { Words, WrittenTongue } from './tongue.ts'

/** One way in which something of a category is written. */
export interface Production {
  readonly category: Category
  readonly form: string
  readonly pattern: Pattern
  readonly pieces: readonly Piece[]
  readonly slots: Readonly<Record<string, Slot>> // by the name the text gives them
}

export interface Grammar {
  readonly tongue: WrittenTongue
  readonly productions: ReadonlyMap<Category, readonly Production[]>
  readonly full: ReadonlyMap<Category, Category> // what may stand there in brackets
  readonly joints: Readonly<Record<NonNullable<Slot['joint']>, readonly Word[]>>
  readonly called: readonly Piece[]
  readonly names: Names
}

/** The names of cards as a tongue has them: what each is called, and which one is meant. */
export interface Names {
  readonly shown: ReadonlyMap<string, string>
  readonly byFirstWord: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly name: string }[]>
}

/** A card's own name, and what it is called in the tongue. */
export type NamePair = readonly [name: string, shown: string]

export function grammarOf(tongue: WrittenTongue, names: readonly NamePair[]): Grammar {
  const productions = new Map<Category, Production[]>()
  for (const [category, patterns] of Object.entries(forms) as [Formed, Record<string, Pattern>][]) {
    const texts: Record<string, string> = tongue.forms[category]
    productions.set(
      category,
      Object.entries(patterns).map(([form, pattern]) => production(category, form, pattern, texts[form])),
    )
  }
  for (const [category, words] of Object.entries(tongue.words) as [keyof Words, Record<string, string>][]) {
    const all = Object.entries(words).map(([word, text]) => production(category, word, saidOr(category, word), text))
    productions.set(category, all)
  }
  const full = new Map<Category, Category>()
  for (const category of ['cards', 'filter', 'num', 'condition'] as const) full.set(category, category)
  for (const [category, { of, without, brackets }] of Object.entries(narrower) as [Category, Narrower][]) {
    if (brackets) full.set(category, of)
    productions.set(category, productions.get(of)?.filter(({ form }) => !without.includes(form)) ?? [])
  }
  const jointOf = (text: string): Word[] =>
    piecesOf(text.trim()).flatMap((piece) => ('word' in piece ? piece.word : []))
  const { and, comma, or, plus } = tongue.joints
  return {
    tongue,
    productions,
    full,
    joints: { and: jointOf(and), comma: jointOf(comma), or: jointOf(or), plus: jointOf(plus) },
    called: piecesOf(tongue.called),
    names: namesOf(names),
  }
}

const saidOr = (category: Category, word: string): Pattern => (category === 'said' ? { said: word } : word)

function production(category: Category, form: string, pattern: Pattern, text: string): Production {
  const slots: Record<string, Slot> = {}
  gather(pattern, '', slots)
  return { category, form, pattern, pieces: piecesOf(text), slots }
}

function gather(pattern: Pattern, key: string, slots: Record<string, Slot>): void {
  if (isSlot(pattern)) slots[pattern.as ?? key] = pattern
  else if (typeof pattern === 'object') for (const [name, part] of Object.entries(pattern)) gather(part, name, slots)
}

function namesOf(pairs: readonly NamePair[]): Names {
  const shown = new Map<string, string>()
  const meant = new Map<string, string>()
  for (const [name, text] of pairs) {
    const key = wordsOf(text).join(' ')
    if (shown.has(name) || meant.has(key)) continue
    meant.set(key, name)
    shown.set(name, text)
  }
  const all = [...meant].map(([key, name]) => ({ words: key.split(' '), name }))
  return { shown, byFirstWord: Map.groupBy(all, ({ words }) => words[0]) }
}

const wordsOf = (text: string): string[] => tokensOf(text).map((token) => plain(token.text))
