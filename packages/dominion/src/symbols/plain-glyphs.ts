/** The symbols that stand where everything else is words: amounts, what a card costs, where cards lie. */
import { amounts } from './deed-glyphs.ts'
import { type Glyph, glyph } from './glyph.ts'
import { number, path } from './pen.ts'
import { places } from './place-glyphs.ts'

const hexagon = 'M6 2.5H16L21 12L16 21.5H6L1 12Z'
export const debt: Glyph = glyph(
  'debt',
  22,
  'debt',
  (n) => `${path(hexagon, '#a3543a')}${number(n, 11, 12, 13, '#fff')}`,
)

export const plainGlyphs = { ...amounts, ...places, debt }
export type PlainGlyphId = keyof typeof plainGlyphs
