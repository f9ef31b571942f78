/** What stands between the name and the foot of a face, as large as its room allows. */
import type { Card, Landscape } from '../language/types.ts'
import type { CardText } from '../words/tongue.ts'
import type { Gallery } from './gallery.ts'
import type { Placed, Setting } from './layout.ts'
import { round } from './marks.ts'
import { palette } from './palette.ts'
import type { SymbolTree } from './tree.ts'
import { setWords } from './words-panel.ts'

export type FaceMode = 'symbols' | 'words' | 'both'

/** Reads cards in symbols and sets those. It is much, and whoever shows words alone does without it. */
export interface SymbolPen {
  read(card: Card | Landscape): SymbolTree
  set(tree: SymbolTree, setting: Setting, width: number): Placed
}

/** What a face says. */
export interface Content {
  readonly text: CardText
  readonly symbols: SymbolTree // empty where nobody draws them
  readonly pen: SymbolPen | undefined
  readonly gallery: Gallery
}

/** The room it says it in, and how large its words and symbols are there. */
export interface Panel {
  readonly width: number
  readonly margin: number
  readonly words: number
  readonly glyph: number
}

export interface Fitted {
  readonly scale: number
  readonly content: Placed
}

/** As large as the room allows; lines are broken only if that makes everything much larger. */
export function largestThatFits(content: Content, panel: Panel, mode: FaceMode, room: number): Fitted {
  // What only other cards ask about has no symbols of its own.
  if (mode !== 'words' && content.symbols.every((nodes) => nodes.length === 0))
    return largestThatFits(content, panel, 'words', room)
  const whole = fitted((scale) => contentAt(content, panel, mode, scale, false), panel, mode, room)
  if (mode === 'words' || whole.scale >= 0.9) return whole
  const broken = fitted((scale) => contentAt(content, panel, mode, scale, true), panel, mode, room)
  return broken.scale > whole.scale * 1.12 ? broken : whole
}

/** By halving: what fits at one size fits at every smaller one. */
function fitted(contentOf: (scale: number) => Placed, panel: Panel, mode: FaceMode, room: number): Fitted {
  const fits = (scale: number, { width, height }: Placed): boolean => {
    // Only what leaves much room may be larger than usual.
    if (scale > 1 && height > room * 0.62) return false
    if (scale > 1.25 && width > panel.width * 0.4) return false
    return height <= room && width <= panel.width - panel.margin * 1.6
  }
  let low = 0.3
  let best = contentOf(low)
  let high = mode === 'symbols' ? 2.1 : 1
  const largest = contentOf(high)
  if (fits(high, largest)) return { scale: high, content: largest }
  while (high - low > 0.015) {
    const scale = (low + high) / 2
    const content = contentOf(scale)
    if (fits(scale, content)) [low, best] = [scale, content]
    else high = scale
  }
  return { scale: low, content: best }
}

function contentAt(content: Content, panel: Panel, mode: FaceMode, scale: number, breaking: boolean): Placed {
  const width = panel.width - panel.margin * 2
  const words = () => setWords(content.text, panel.words * scale, width)
  const { pen, gallery } = content
  if (mode === 'words' || !pen) return words()
  const symbols = (size: number) => pen.set(content.symbols, { size: size * scale, breaking, gallery }, width)
  if (mode === 'symbols') return symbols(panel.glyph)
  const [upper, lower] = [words(), symbols(panel.glyph * 0.84)]
  const gap = panel.words * scale
  return {
    width: Math.max(width, lower.width),
    height: upper.height + lower.height + gap,
    draw: (left, y) => {
      const x = left + Math.max(0, lower.width - width) / 2
      const line = y + upper.height + gap / 2
      const rule = `<path d="M${round(x)} ${round(line)}H${round(x + width)}" stroke="${palette.faint}"/>`
      return upper.draw(x, y) + rule + lower.draw(x + (width - lower.width) / 2, line + gap / 2)
    },
  }
}
