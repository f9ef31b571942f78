/** What the editor draws into a text, of what is known of it. */
import { type Gallery, linePicture } from '@freehold/dominion/symbols'
import type { Tongue } from '@freehold/dominion/words'
import { type Mistake, tellMend, tellMistake, type WritingCode } from '@freehold/dominion/writing'
import type { LinePicture, Marks, Note } from './editor-marks.ts'
import { explainedLines, type Study } from './study.ts'

const WIDE = 150
const HIGH = 34

/** `code`: the language in which mistakes are told. */
export function marksOf(studied: Study, tongue: Tongue, gallery: Gallery, code: WritingCode): Marks {
  const pictures = new Map<number, LinePicture>()
  for (const [number, { step, holds }] of explainedLines(studied, tongue)) {
    if (!step) continue
    const picture = linePicture({ step, holds }, studied.card, WIDE, 21, gallery)
    if (picture.width > 0 && picture.height <= 2 * HIGH) pictures.set(number, picture)
  }
  return { notes: studied.mistakes.map((mistake) => noteOf(mistake, code)), pictures }
}

/** Corrections are buttons, and not said again. */
function noteOf(mistake: Mistake, code: WritingCode): Note {
  const { line, column, length, corrections, mend } = mistake
  const plain = corrections.length > 0 ? { ...mistake, corrections: [], expected: [], takes: [] } : mistake
  const says = tellMistake(plain, code)
  return {
    ...{ line, column, length },
    says: says[0].toLocaleUpperCase(code) + says.slice(1),
    corrections: [
      ...corrections.map((text) => ({ line, column, length, text, says: text })),
      ...(mend ? [{ ...mend, says: tellMend(mend, code) }] : []),
    ],
  }
}
