import type { Run } from '../words/markup.ts'
import type { CardText, Line } from '../words/tongue.ts'
import type { Placed } from './layout.ts'
import { round } from './marks.ts'
import { palette } from './palette.ts'
import { plainGlyphs } from './plain-glyphs.ts'
import { drawText, type FontStyle, textWidth } from './text.ts'

/** A piece that is never broken: letters, or an amount as a symbol. */
type Atom = Letters | { readonly width: number; readonly draw: (x: number, base: number) => string }
interface Letters {
  readonly width: number
  readonly text: string
  readonly style: FontStyle
  readonly size: number
}
type Word = readonly Atom[]

const styles: Record<Line['kind'], FontStyle> = { bonus: 'bold', prose: 'text', note: 'italic' }

/** A card's words set in the given size and width, with a line between its sections. */
export function setWords(text: CardText, size: number, width: number): Placed {
  const rows: {
    readonly words: readonly Word[]
    readonly style: FontStyle
    readonly size: number
    readonly base: number
  }[] = []
  const rules: number[] = []
  let height = 0
  text.sections.forEach((lines, section) => {
    if (section > 0) {
      rules.push(height + size * 0.42)
      height += size * 0.84
    }
    lines.forEach((line, i) => {
      if (i > 0) height += size * (line.kind === 'bonus' ? 0.06 : 0.24)
      // An amount that is all a section says is what the card is, and is set large.
      const alone = lines.length === 1 && line.runs.length === 1 && line.kind === 'bonus'
      const bold = text.sections.length === 1 && !('text' in line.runs[0]) ? 2.3 : 1.7
      const set = alone ? size * bold : size
      const style = styles[line.kind]
      for (const words of broken(wordsOf(line, style, set), textWidth(' ', style, set), width)) {
        rows.push({ words, style, size: set, base: height + set * 0.92 })
        height += set * 1.18
      }
    })
  })
  return {
    width,
    height,
    draw: (x, y) => {
      const drawn = rows.map((row) =>
        drawRow(row.words, textWidth(' ', row.style, row.size), x + width / 2, y + row.base),
      )
      const lines = rules.map(
        (at) =>
          `<path d="M${round(x + width * 0.1)} ${round(y + at)}H${round(x + width * 0.9)}" stroke="${palette.faint}"/>`,
      )
      return [...drawn, ...lines].join('')
    },
  }
}

/** Words end at spaces; a mark and the stop behind it are one. */
function wordsOf(line: Line, style: FontStyle, size: number): Word[] {
  const words: Atom[][] = [[]]
  for (const run of line.runs) {
    if (run.kind === 'text' || run.kind === 'bonus') {
      const runStyle = run.kind === 'bonus' ? 'bold' : style
      run.text.split(' ').forEach((part, i) => {
        if (i > 0) words.push([])
        if (part) words.at(-1)?.push(letters(part, runStyle, size))
      })
    } else words.at(-1)?.push(...amountAtoms(run, size))
  }
  return words.filter((word) => word.length > 0)
}

const letters = (text: string, style: FontStyle, size: number): Letters => ({
  text,
  style,
  size,
  width: textWidth(text, style, size),
})

const amountGlyphs = { coins: 'coin', points: 'point', potions: 'potion' } as const

function amountAtoms(run: Exclude<Run, { readonly text: string }>, size: number): Atom[] {
  const glyph = plainGlyphs[amountGlyphs[run.kind]]
  const scale = (size * 1.26) / 24
  const n = run.n < 0 ? `−${-run.n}` : `${run.n}`
  const symbol: Atom = {
    width: glyph.width * scale,
    draw: (x, base) =>
      `<g transform="translate(${round(x)} ${round(base - size * 0.95)}) scale(${round(scale)})">${glyph.draw(n)}</g>`,
  }
  return run.plus ? [letters('+', 'bold', size), symbol] : [symbol]
}

const wide = (word: Word): number => word.reduce((sum, atom) => sum + atom.width, 0)

/** Broken into as few lines as will do, and these made as even as they can be. */
function broken(words: readonly Word[], space: number, width: number): Word[][] {
  const lines = (limit: number): Word[][] => {
    const result: Word[][] = []
    let used = 0
    for (const word of words) {
      const line = result.at(-1)
      if (line && used + space + wide(word) <= limit) {
        line.push(word)
        used += space + wide(word)
      } else {
        result.push([word])
        used = wide(word)
      }
    }
    return result
  }
  const count = lines(width).length
  let [low, high] = [width / 2, width]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (lines(middle).length > count) low = middle
    else high = middle
  }
  return lines(high)
}

/** Neighbouring words in one style are drawn as one text. */
function drawRow(words: readonly Word[], space: number, centre: number, base: number): string {
  const pieces: { atom: Atom; gap: number }[] = []
  words.forEach((word, i) => {
    word.forEach((atom, j) => {
      const gap = i > 0 && j === 0 ? space : 0
      const last = pieces.at(-1)
      if (last && 'text' in last.atom && 'text' in atom && last.atom.style === atom.style) {
        last.atom = letters(`${last.atom.text}${gap ? ' ' : ''}${atom.text}`, atom.style, atom.size)
      } else pieces.push({ atom, gap })
    })
  })
  let x = centre - pieces.reduce((sum, { atom, gap }) => sum + gap + atom.width, 0) / 2
  return pieces
    .map(({ atom, gap }) => {
      const at = x + gap
      x = at + atom.width
      return 'text' in atom ? drawText(atom.text, atom.style, atom.size, at, base) : atom.draw(at, base)
    })
    .join('')
}
