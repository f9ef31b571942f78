/** Where a card is written. The editor lives in a shadow tree: its rules of style may be made there, which the page forbids. */
import { acceptCompletion, autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { EditorState, Prec } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { setLimits } from '@freehold/dominion/own'
import { type Caret, completionsAt, type Grammar } from '@freehold/dominion/writing'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { type Marks, marksField, setMarks, wordsField } from './editor-marks.ts'
import { addPart, caretOf, newLine, putPart, toNextPlace } from './editor-parts.ts'
import { editorTheme } from './editor-theme.ts'
import type { Part } from './parts.ts'

export interface EditorHandle {
  /** Puts a part into the text; `missing`: the heading that a first step needs. */
  add(part: Part, missing: string | undefined): void
  /** Puts words where the caret stands, or in the place of what is selected. */
  put(part: string): void
  newLine(): void
  /** Selects the next place that is to be filled. */
  nextPlace(): void
  indent(by: 'more' | 'less'): void
  focus(): void
}

interface EditorProps {
  readonly text: string
  readonly label: string
  readonly grammar: Grammar
  readonly marks: Marks
  readonly pictures: readonly string[] // that a card can have
  readonly ref?: Ref<EditorHandle>
  onText(text: string): void
  onLeave(text: string): void
  onCaret(caret: Caret): void
  onTooLong(): void
}

export function Editor({ text, label, grammar, marks, pictures, ref, ...on }: EditorProps) {
  const { onLeave, onCaret, onTooLong } = on
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const sent = useRef<string[]>([]) // texts that were typed here and have not come back yet
  const send = (typed: string) => {
    sent.current.push(typed)
    on.onText(typed)
  }
  const latest = { text, label, grammar, pictures, onText: send, onLeave, onCaret, onTooLong }
  const now = useRef(latest)
  now.current = latest
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open', delegatesFocus: true })
    const made = new EditorView({ root, parent: root, state: stateFor(now.current.text, now) })
    view.current = made
    now.current.onCaret(caretOf(made.state))
    return () => made.destroy()
  }, [])
  useEffect(() => {
    const { current } = view
    const echo = sent.current.indexOf(text)
    if (echo >= 0) sent.current.splice(0, echo + 1)
    if (!current || echo >= 0 || current.state.doc.toString() === text) return
    const anchor = Math.min(current.state.selection.main.head, text.length)
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: text }, selection: { anchor } })
  }, [text])
  useEffect(() => view.current?.dispatch({ effects: setMarks.of(marks) }), [marks]) // each text that is studied has its own
  useImperativeHandle(ref, () => ({
    add: (part, missing) => view.current && addPart(view.current, part, missing),
    put: (part) => view.current && putPart(view.current, part),
    newLine: () => view.current && newLine(view.current, now.current.grammar),
    nextPlace: () => view.current && toNextPlace(view.current),
    indent: (by) => view.current && (by === 'more' ? indentMore : indentLess)(view.current),
    focus: () => view.current?.focus(),
  }))
  return <div ref={host} lang={grammar.tongue.code} />
}

type Now = { readonly current: Omit<EditorProps, 'text' | 'marks' | 'ref'> }

const stateFor = (doc: string, now: Now): EditorState =>
  EditorState.create({
    doc,
    selection: { anchor: doc.length }, // where one goes on writing
    extensions: [
      history(),
      lineNumbers(),
      highlightActiveLine(),
      drawSelection(),
      EditorView.lineWrapping,
      EditorState.transactionFilter.of((change) => {
        if (change.newDoc.length <= setLimits.letters) return change
        now.current.onTooLong()
        return []
      }),
      EditorView.contentAttributes.of({ 'aria-label': now.current.label, spellcheck: 'false', autocapitalize: 'off' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) now.current.onText(update.state.doc.toString())
        if (update.docChanged || update.selectionSet) now.current.onCaret(caretOf(update.state))
        if (update.focusChanged && !update.view.hasFocus) now.current.onLeave(update.state.doc.toString())
      }),
      EditorView.domEventHandlers({ beforeinput: typeOver }),
      autocompletion({ override: [(context) => completions(context, now.current)], icons: false }),
      Prec.high(
        keymap.of([
          { key: 'Tab', run: acceptCompletion },
          { key: 'Tab', run: toNextPlace },
          { key: 'Enter', run: (view) => newLine(view, now.current.grammar) },
        ]),
      ),
      keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
      wordsField,
      marksField,
      editorTheme,
    ],
  })

/** What is typed over a selection: browsers would keep its looks by styles inside the text, which the page forbids. */
function typeOver(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || event.data === null || view.composing) return false
  if (view.state.selection.main.empty) return false
  event.preventDefault()
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true })
  return true
}

/** What fits at the caret; a list of everything only where somebody asks for it. */
function completions({ state, pos, explicit }: CompletionContext, { grammar, pictures }: Now['current']) {
  const line = state.doc.lineAt(pos)
  const before = line.text.slice(0, pos - line.from)
  if (!explicit && !/[\p{L}]$/u.test(before)) return null
  const found = completionsAt(state.doc.toString(), { line: line.number, column: before.length + 1 }, grammar, pictures)
  if (found.length === 0) return null
  const begun = found[0].replaces
  return {
    from: pos - begun,
    options: found
      .filter(({ text }) => text.length > begun || explicit)
      .slice(0, 80)
      .map(({ text, line: form }) => ({ label: text, ...(form !== undefined && form !== text && { detail: form }) })),
    filter: false,
  }
}
