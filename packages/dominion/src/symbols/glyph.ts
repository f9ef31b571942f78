/** A symbol: what it means, how wide it is at a height of 24, and how it is drawn with a number inside or none. */
export interface Glyph {
  readonly means: string
  readonly width: number
  readonly text: string // in one line of text
  readonly draw: (n?: string) => string
}

export const glyph = (means: string, width: number, text: string, draw: Glyph['draw']): Glyph => ({
  means,
  width,
  text,
  draw,
})
