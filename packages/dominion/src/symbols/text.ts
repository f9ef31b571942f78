import { fontWidths } from './font-widths.ts'
import { round } from './marks.ts'
import { palette } from './palette.ts'

export type FontStyle = keyof typeof fontWidths

export const fontFamilies: Record<FontStyle, string> = {
  name: "Alegreya, 'Palatino Linotype', Georgia, serif",
  text: "'Alegreya Sans', 'Gill Sans', Calibri, sans-serif",
  bold: "'Alegreya Sans', 'Gill Sans', Calibri, sans-serif",
  italic: "'Alegreya Sans', 'Gill Sans', Calibri, sans-serif",
}
const weights: Record<FontStyle, string> = {
  name: ' font-weight="700"',
  text: '',
  bold: ' font-weight="700"',
  italic: ' font-style="italic"',
}

/** How wide a text will be; a picture file has nothing that could measure it. */
export function textWidth(text: string, style: FontStyle, size: number): number {
  const { ascii, others } = fontWidths[style]
  let thousandths = 0
  for (const letter of text) thousandths += ascii[letter.charCodeAt(0) - 32] ?? others[letter] ?? 600
  return (thousandths * size) / 1000
}

/** The largest size, up to the one wanted, at which a text is no wider than it may be. */
export const sizeToFit = (text: string, style: FontStyle, size: number, width: number): number =>
  Math.min(size, (size * width) / textWidth(text, style, size))

export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A text from its left end. Its length is fixed, so that it fits in another font too. */
export function drawText(
  text: string,
  style: FontStyle,
  size: number,
  x: number,
  y: number,
  fill: string = palette.ink,
): string {
  const length = round(textWidth(text, style, size))
  const fixed = text.length > 2 ? ` textLength="${length}" lengthAdjust="spacingAndGlyphs"` : ''
  const font = style === 'name' ? ` font-family="${fontFamilies.name}"` : ''
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" fill="${fill}"${weights[style]}${font}${fixed}>${escaped(text)}</text>`
}

export function drawCentred(text: string, style: FontStyle, size: number, x: number, y: number, fill?: string): string {
  return drawText(text, style, size, x - textWidth(text, style, size) / 2, y, fill)
}

/** The least that letters may measure to be read. */
export const readable = 7.5
