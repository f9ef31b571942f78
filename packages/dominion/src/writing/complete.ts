/** What can be written at the caret. */
import { LineReader } from './chart.ts'
import type { Grammar, Production } from './grammar.ts'
import { type Line, linesOf } from './layout.ts'
import { type Category, isBlock } from './pattern.ts'
import { joined, plain, tokensOf } from './tokens.ts'

export interface Completion {
  readonly text: string // the word, or the name of a card
  readonly replaces: number // letters before the caret that it stands for
  readonly form?: string // which form it belongs to: `step.discard`
  readonly line?: string // how that form is written, `…` for each of its places
}

export interface Caret {
  readonly line: number // from 1
  readonly column: number // from 1: before the letter of that column
}

/** `pictures`: names of those there are, where one may stand. */
export function completionsAt(
  text: string,
  caret: Caret,
  grammar: Grammar,
  pictures: readonly string[] = [],
): Completion[] {
  const looked = lookedFor(text, caret, grammar)
  if (!looked) return []
  const { words, kinds } = looked.expected
  const { begun } = looked
  const fits = (word: string): boolean => plain(word).startsWith(plain(begun))
  const own: Completion[] = looked.leads.map((word) => ({ text: word, replaces: 0 }))
  const spelled: Completion[] = [...words].map(([word, production]) => ({
    text: word,
    replaces: 0,
    ...(production && { form: `${production.category}.${production.form}`, line: outline(production) }),
  }))
  const named = [...(kinds.has('name') ? grammar.names.shown.values() : []), ...(kinds.has('emblem') ? pictures : [])]
  return [...spelled, ...own, ...(begun === '' ? [] : named.map(asName))]
    .filter((completion) => fits(completion.text))
    .map((completion) => ({ ...completion, replaces: begun.length }))
}

/** What can be put into the line at the caret. */
export interface PartsHere {
  readonly parts: readonly string[] // with `…` for each place that is to be filled
  readonly names: readonly string[] // of cards, where one may stand
}

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Everything that fits at the caret: whole forms, words that go on with one, numbers, names of cards. */
export function partsAt(text: string, { line, column }: Caret, grammar: Grammar): PartsHere {
  const lines = text.split('\n')
  const before = (lines[line - 1] ?? '').slice(0, column - 1)
  const behind = /[\p{L}\d]$/u.test(before) ? `${before} ` : before // whoever clicks has whole words there
  const looked = lookedFor(lines.with(line - 1, behind).join('\n'), { line, column: behind.length + 1 }, grammar)
  if (looked?.begun !== '') return { parts: [], names: [] }
  const { words, kinds, begun } = looked.expected
  // Where a line begins, also forms whose first word is that of something in them: `… ablegen`.
  const whole = looked.lines.filter((form) => /[\p{L}+]/u.test(outline(form)))
  const beginnings = new Set([...begun].map(firstWord))
  const goingOn = [...words.keys()].filter((word) => !beginnings.has(word))
  const forms = [...whole, ...begun].map((form) => outline(form) + linesBelow(form, grammar))
  const numbers = kinds.has('int') ? NUMBERS : []
  const leads = looked.leads.map((word) => `${word} ${OPEN}`)
  return {
    parts: [
      ...new Set(
        looked.lines.length > 0 ? [...forms, ...leads, ...numbers, ...goingOn] : [...numbers, ...forms, ...goingOn],
      ),
    ],
    names: kinds.has('name') ? [...grammar.names.shown.values()].toSorted() : [],
  }
}

const firstWord = ({ pieces: [first] }: Production): string => ('word' in first ? first.word.written[0][0] : '')

/** The lines that hang on a form, as far as there must be some. */
function linesBelow({ pattern }: Production, { tongue }: Grammar): string {
  const blocks = typeof pattern === 'object' ? Object.values(pattern).filter(isBlock) : []
  const [first, ...more] = blocks.filter(({ optional }) => !optional)
  if (!first) return ''
  const lines = first.block === 'parts' ? [`- ${OPEN}`, `- ${OPEN}`] : [OPEN]
  return [...lines, ...more.map(() => `${tongue.then} ${OPEN}`)].map((line) => `\n  ${line}`).join('')
}

/** What the reader looks for at the caret; nothing where what stands before is not understood. */
function lookedFor(text: string, { line, column }: Caret, grammar: Grammar) {
  const written = text.split(/\r?\n/)
  const before = (written[line - 1] ?? '').slice(0, column - 1)
  const begun = /[\p{L}'’/-]*$/u.exec(before)?.[0] ?? ''
  const complete = before.slice(0, before.length - begun.length)
  const place = placeOf(written, line, before)
  if (!place) return undefined
  const tokens = tokensOf(complete)
  const leads = [grammar.tongue.then, grammar.tongue.otherwise, '-']
  const led = place.led && tokens.length > 0 && leads.includes(plain(tokens[0].text))
  const reader = new LineReader(grammar, led ? tokens.slice(1) : tokens)
  for (const category of place.categories) reader.whole(category)
  if (reader.farthest < tokens.length - (led ? 1 : 0)) return undefined
  const lines =
    tokens.length > (led ? 1 : 0) ? [] : place.categories.flatMap((each) => grammar.productions.get(each) ?? [])
  return { expected: reader.expected, begun, lines, leads: place.led && tokens.length === 0 ? leads : [] }
}

const asName = (text: string): Completion => ({ text, replaces: 0 })

/** Stands for what is to be filled in. */
export const OPEN = '…'

/** A form as it is written, with `…` for what fills it. */
const outline = ({ pieces }: Production): string =>
  joined(
    pieces.flatMap((piece) =>
      'word' in piece ? [piece.word.written[0].at(-1) ?? ''] : 'place' in piece ? [OPEN] : [],
    ),
  )

interface Place {
  readonly categories: readonly Category[]
  readonly led: boolean // whether a line may begin with `then`, `otherwise` or a dash there
}

/** What a line may be where it stands: behind the name, below a heading, below a step. */
function placeOf(written: readonly string[], number: number, before: string): Place | undefined {
  const above = [...written.slice(0, number - 1), `${before}…`].join('\n')
  const path = pathTo(linesOf(above), number)
  if (!path) return undefined
  if (path.length === 1) {
    const isTitle = linesOf(above)[0]?.number === number
    return isTitle ? undefined : { categories: ['ability', 'head', 'picture', 'pile'], led: false }
  }
  return { categories: ['step', 'arrangement'], led: path.length > 1 }
}

function pathTo(lines: readonly Line[], number: number): Line[] | undefined {
  for (const line of lines) {
    if (line.number === number) return [line]
    const below = pathTo(line.below, number)
    if (below) return [line, ...below]
  }
  return undefined
}
