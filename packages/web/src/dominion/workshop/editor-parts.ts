/** Parts that are clicked into the text, and the places in them that are to be filled. */
import type { EditorState, Line, SelectionRange } from '@codemirror/state'
import { EditorSelection } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { type Caret, type Grammar, OPEN, readCard } from '@freehold/dominion/writing'
import type { Part } from './parts.ts'

/** Where something would be put: at the beginning of what is selected. */
export function caretOf({ doc, selection }: EditorState): Caret {
  const { from } = selection.main
  const line = doc.lineAt(from)
  return { line: line.number, column: from - line.from + 1 }
}

/** A step goes behind the line of the caret where that is a step, too; else all goes to the end. Its first number is selected. */
export function addPart(view: EditorView, { lines, isHeading }: Part, missing: string | undefined): void {
  const { doc, selection } = view.state
  const caret = doc.lineAt(selection.main.head)
  const indent = /^ */.exec(caret.text)?.[0] ?? ''
  const among = !isHeading && indent !== ''
  const end = doc.toString().trimEnd().length
  const [from, to] = among ? [caret.text.trim() === '' ? caret.from : caret.to, caret.to] : [end, doc.length]
  const heading = isHeading || missing === undefined ? '' : `\n\n${missing}`
  const margin = isHeading ? '' : among ? indent : '  '
  const text = lines.map((line) => margin + line).join('\n')
  const insert = from === caret.from && among ? text : `${isHeading ? '\n\n' : `${heading}\n`}${text}`
  const number = /\d+/.exec(text)
  const at = from + insert.length - text.length + (number?.index ?? text.length)
  put(view, { from, to, insert }, EditorSelection.range(at, at + (number?.[0].length ?? 0)))
}

/** Puts words in the place of what is selected, with the spaces that belong between them. Its first open place is selected. */
export function putPart(view: EditorView, part: string): void {
  const { doc, selection } = view.state
  const { from, to } = selection.main
  const line = doc.lineAt(from)
  const indent = /^ */.exec(line.text)?.[0] ?? ''
  const before = line.text.slice(0, from - line.from)
  const after = doc.lineAt(to).text.slice(to - doc.lineAt(to).from)
  const space = before.trim() === '' || /[\s(+]$/.test(before) || /^[,:)]/.test(part) ? '' : ' '
  const words = space + part.replaceAll('\n', `\n${indent}`)
  const insert = after === '' || /^[\s,:)]/.test(after) ? words : `${words} `
  const open = insert.indexOf(OPEN)
  const place =
    open < 0
      ? EditorSelection.cursor(from + insert.length)
      : EditorSelection.range(from + open, from + open + OPEN.length)
  put(view, { from, to, insert }, place)
}

function put(
  view: EditorView,
  changes: { readonly from: number; readonly to: number; readonly insert: string },
  selected: SelectionRange,
): void {
  view.dispatch({ changes, selection: EditorSelection.create([selected]), scrollIntoView: true, userEvent: 'input' })
  view.focus()
}

/** Selects the next place that is to be filled, from the caret on and round again; false where there is none. */
export function toNextPlace(view: EditorView): boolean {
  const { doc, selection } = view.state
  const text = doc.toString()
  const next = text.indexOf(OPEN, selection.main.to)
  const at = next < 0 ? text.indexOf(OPEN) : next
  if (at < 0) return false
  view.dispatch({ selection: EditorSelection.single(at, at + OPEN.length), scrollIntoView: true })
  view.focus()
  return true
}

/** The next line stands as far in as this one, further where something is to stand below, and behind an empty one at the margin. */
export function newLine(view: EditorView, grammar: Grammar): boolean {
  const { state } = view
  const { head, empty } = state.selection.main
  const line = state.doc.lineAt(head)
  const scroll = { scrollIntoView: true, userEvent: 'input' }
  if (empty && /^ +(- *)?$/.test(line.text)) {
    view.dispatch({
      ...{ changes: { from: line.from, to: line.to, insert: '\n' }, selection: { anchor: line.from + 1 } },
      ...scroll,
    })
    return true
  }
  view.dispatch(
    state.replaceSelection(`\n${head === line.to ? marginBelow(state, line, grammar) : indentOf(line)}`),
    scroll,
  )
  return true
}

const indentOf = ({ text }: Line): string => /^ */.exec(text)?.[0] ?? ''

function marginBelow({ doc }: EditorState, line: Line, grammar: Grammar): string {
  const indent = indentOf(line)
  if (/^ +- /.test(line.text)) return `${indent}- ` // the next of several parts
  const below = line.number < doc.lines ? indentOf(doc.line(line.number + 1)) : ''
  if (below.length > indent.length) return below
  const lacking = readCard(doc.toString(), grammar).mistakes.find(
    (mistake) => mistake.kind === 'stepsMissing' && mistake.line === line.number,
  )
  return lacking ? `${indent}  ${lacking.expected.map((lead) => `${lead} `).join('')}` : indent
}
