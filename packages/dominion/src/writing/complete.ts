/** What can be written at the caret. */
import { LineReader } from './chart.ts'
import type { Grammar, Production } from './grammar.ts'
import { type Line, linesOf } from './layout.ts'
import type { Category } from './pattern.ts'
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

export function completionsAt(text: string, { line, column }: Caret, grammar: Grammar): Completion[] {
  const written = text.split(/\r?\n/)
  const before = (written[line - 1] ?? '').slice(0, column - 1)
  const begun = /[\p{L}'’/-]*$/u.exec(before)?.[0] ?? ''
  const complete = before.slice(0, before.length - begun.length)
  const place = placeOf(written, line, before)
  if (!place) return []
  const tokens = tokensOf(complete)
  const leads = [grammar.tongue.then, grammar.tongue.otherwise, '-']
  const led = place.led && tokens.length > 0 && leads.includes(plain(tokens[0].text))
  const reader = new LineReader(grammar, led ? tokens.slice(1) : tokens)
  for (const category of place.categories) reader.whole(category)
  if (reader.farthest < tokens.length - (led ? 1 : 0)) return []
  const { words, kinds } = reader.expected
  const fits = (word: string): boolean => plain(word).startsWith(plain(begun))
  const own: Completion[] = place.led && tokens.length === 0 ? leads.map((word) => ({ text: word, replaces: 0 })) : []
  const spelled: Completion[] = [...words].map(([word, production]) => ({
    text: word,
    replaces: 0,
    ...(production && { form: `${production.category}.${production.form}`, line: outline(production) }),
  }))
  const named: Completion[] = kinds.has('name') ? [...grammar.names.shown.values()].map(asName) : []
  return [...spelled, ...own, ...(begun === '' ? [] : named)]
    .filter((completion) => fits(completion.text))
    .map((completion) => ({ ...completion, replaces: begun.length }))
}

const asName = (text: string): Completion => ({ text, replaces: 0 })

/** A form as it is written, with `…` for what fills it. */
const outline = ({ pieces }: Production): string =>
  joined(
    pieces.flatMap((piece) => ('word' in piece ? [piece.word.written[0].at(-1) ?? ''] : 'place' in piece ? ['…'] : [])),
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
