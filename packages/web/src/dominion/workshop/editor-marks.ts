/** What is drawn into the text of a card: its own words, mistakes at their place, and symbols beside the lines. */
import { type EditorState, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { Mend } from '@freehold/dominion/writing'

/** A mistake with what is said of it. */
export interface Note {
  readonly line: number // from 1
  readonly column: number // from 1
  readonly length: number
  readonly says: string
  readonly corrections: readonly Correction[]
}

/** A change of the text, to click. */
export interface Correction extends Mend {
  readonly says: string
}

export interface LinePicture {
  readonly width: number
  readonly height: number
  readonly inside: string
}

export interface Marks {
  readonly notes: readonly Note[]
  readonly pictures: ReadonlyMap<number, LinePicture>
}

export const setMarks = StateEffect.define<Marks>()

/** They belong to the text as it was when it was studied, and move with it until it is studied again. */
export const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const news = transaction.effects.find((effect) => effect.is(setMarks))
    return news ? drawn(news.value, transaction.state) : marks.map(transaction.changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function drawn({ notes, pictures }: Marks, { doc }: EditorState): DecorationSet {
  const ranges: Range<Decoration>[] = []
  for (const note of notes) {
    const line = doc.line(Math.min(note.line, doc.lines)) // what is missing may belong below the last one
    const from = Math.min(line.from + note.column - 1, line.to)
    const to = Math.min(from + note.length, line.to)
    ranges.push(wrongLine.range(line.from))
    if (to > from) ranges.push(wrongWord.range(from, to))
    ranges.push(Decoration.widget({ widget: new NoteWidget(note), side: 1 }).range(line.to))
  }
  for (const [number, picture] of pictures) {
    if (number > doc.lines) continue
    ranges.push(Decoration.widget({ widget: new PictureWidget(picture), side: 2 }).range(doc.line(number).to))
  }
  return Decoration.set(ranges, true)
}

const wrongLine = Decoration.line({ class: 'wrong-line' })
const wrongWord = Decoration.mark({ class: 'wrong-word' })

class NoteWidget extends WidgetType {
  private readonly note: Note

  constructor(note: Note) {
    super()
    this.note = note
  }

  override eq(other: NoteWidget): boolean {
    return JSON.stringify(other.note) === JSON.stringify(this.note)
  }

  toDOM(view: EditorView): HTMLElement {
    const { says, corrections } = this.note
    const note = document.createElement('span')
    note.className = 'note'
    note.append(says)
    for (const { says: word, line, column, length, text } of corrections) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = word
      button.onclick = () => {
        const from = view.state.doc.line(line).from + column - 1
        view.dispatch({
          changes: { from, to: from + length, insert: text },
          selection: { anchor: from + text.length },
          userEvent: 'input.correct',
        })
        view.focus()
      }
      note.append(' ', button)
    }
    return note
  }

  override ignoreEvent = (): boolean => true
}

class PictureWidget extends WidgetType {
  private readonly picture: LinePicture

  constructor(picture: LinePicture) {
    super()
    this.picture = picture
  }

  override eq(other: PictureWidget): boolean {
    return other.picture.inside === this.picture.inside
  }

  toDOM(): HTMLElement {
    const { width, height, inside } = this.picture
    const span = document.createElement('span')
    span.className = 'picture'
    span.setAttribute('aria-hidden', 'true')
    span.innerHTML = `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`
    return span
  }
}

/** The name, the first word of each line, and numbers. */
export const wordsField = StateField.define<DecorationSet>({
  create: words,
  update: (marks, transaction) => (transaction.docChanged ? words(transaction.state) : marks),
  provide: (field) => EditorView.decorations.from(field),
})

const title = Decoration.line({ class: 'title' })
const indentation = Decoration.mark({ class: 'indent' })
const heading = Decoration.mark({ class: 'heading' })
const leading = Decoration.mark({ class: 'leading' })
const number = Decoration.mark({ class: 'number' })

function words({ doc }: EditorState): DecorationSet {
  const ranges: Range<Decoration>[] = []
  let named = false
  for (let i = 1; i <= doc.lines; i++) {
    const line = doc.line(i)
    const [, indent, said] = /^(\s*)(.*)$/.exec(line.text) ?? []
    if (!said) continue
    if (!named) {
      ranges.push(title.range(line.from))
      named = true
      continue
    }
    const from = line.from + indent.length
    if (indent !== '') ranges.push(indentation.range(line.from, from))
    const first = /^(?:[-–] )?(\p{Ll}[\p{L}-]*)/u.exec(said)
    const isHeading = indent === '' && !/\d|:/.test(said) && i > 3
    if (isHeading) ranges.push(heading.range(from, line.to))
    else if (first) ranges.push(leading.range(from, from + first[0].length))
    for (const found of said.matchAll(/[+-]?\d+/g))
      ranges.push(number.range(from + found.index, from + found.index + found[0].length))
  }
  return Decoration.set(ranges, true)
}
