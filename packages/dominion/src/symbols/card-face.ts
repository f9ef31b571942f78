import type { Card } from '../language/types.ts'
import { type CardText, type Line, plainText, type Tongue } from '../words/tongue.ts'
import { bannerInk, drawBanner, emblemInk } from './banner.ts'
import { type Content, type FaceMode, largestThatFits, type SymbolPen } from './face-content.ts'
import type { Gallery } from './gallery.ts'
import { drawMark, round, typeMarks } from './marks.ts'
import { palette } from './palette.ts'
import { drawPrice, priceWidth } from './price.ts'
import { drawCentred, drawText, escaped, fontFamilies, sizeToFit, textWidth } from './text.ts'

/** A tile shows what a pile is, a low one in rows; a normal face is for the hand; a large one for reading. */
export const faceSizes = {
  tile: {
    width: 105,
    height: 116,
    name: 15,
    banner: 23,
    emblem: 50,
    coin: 11,
    types: 0,
    words: 0,
    leastWords: 0,
    glyph: 0,
    leastGlyph: 0,
    margin: 7,
  },
  low: {
    width: 105,
    height: 98,
    name: 15.5,
    banner: 22,
    emblem: 46,
    coin: 11,
    types: 0,
    words: 0,
    leastWords: 0,
    glyph: 0,
    leastGlyph: 0,
    margin: 7,
  },
  normal: {
    width: 128,
    height: 194,
    name: 17,
    banner: 26,
    emblem: 50,
    coin: 11,
    types: 9.5,
    words: 13.5,
    leastWords: 7.5,
    glyph: 28,
    leastGlyph: 13,
    margin: 8,
  },
  large: {
    width: 220,
    height: 360,
    name: 25,
    banner: 38,
    emblem: 74,
    coin: 15,
    types: 13,
    words: 16.5,
    leastWords: 10.5,
    glyph: 36,
    leastGlyph: 24,
    margin: 12,
  },
} as const
/** Landscapes have these sizes, too. */
export type FaceSize = Exclude<keyof typeof faceSizes, 'low'>

export interface FaceOptions {
  readonly size: FaceSize
  readonly mode: FaceMode
  readonly tongue: Tongue // the language of its words
  readonly gallery: Gallery
  readonly pen?: SymbolPen // without one, words stand where symbols would
}

export interface CardFaceOptions extends Omit<FaceOptions, 'size'> {
  readonly size: keyof typeof faceSizes
  /** Sentences that would be smaller are left out, in units of the face: what is drawn small says what can be read. */
  readonly least?: number
}

type Shape = (typeof faceSizes)[keyof typeof faceSizes]

/** A card with all that is printed on it in one language. */
interface Print extends Card, Content {
  readonly title: string
  readonly kinds: string
}

/**
 * The face of a card as a picture that stands alone. Its text alternative are the words of the card.
 *
 *     cardFace(card, { size: 'normal', mode: 'symbols', tongue: english, gallery, pen: symbolPen })  // '<svg xmlns="…'
 */
export function cardFace(card: Card, { size, mode, tongue, gallery, pen, least = 0 }: CardFaceOptions): string {
  const shape = faceSizes[size]
  const { width, height } = shape
  const corner = 7
  const print: Print = {
    ...card,
    title: tongue.cardName(card.name),
    kinds: card.types.map(tongue.typeName).join(' · '),
    text: tongue.cardText(card),
    symbols: mode === 'words' ? [] : (pen?.read(card) ?? []),
    pen,
    gallery,
  }
  const attack = card.types.includes('Attack')
  const frame = attack
    ? `<rect x="1.25" y="1.25" width="${width - 2.5}" height="${height - 2.5}" rx="${corner - 1}" fill="none" stroke="${palette.attack}" stroke-width="2.5"/>`
    : `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${corner - 0.5}" fill="none" stroke="#6b5b3d" stroke-opacity=".55"/>`
  const parts = [
    `<title>${escaped(print.title)}</title><desc>${escaped(plainText(card, tongue))}</desc>`,
    `<rect width="${width}" height="${height}" rx="${corner}" fill="${palette.paper}"/>`,
    drawBanner(card, width, shape.banner, corner),
    title(print, shape),
    shape.words === 0 ? emblem(print, shape, shape.emblem, shape.banner + 10) : panel(print, shape, mode, least),
    foot(print, shape, least),
    frame,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="${fontFamilies.text}" font-weight="400" style="font-feature-settings:'lnum'">${parts.join('')}</svg>\n`
}

function title(card: Print, shape: Shape): string {
  const size = sizeToFit(card.title, 'name', shape.name, shape.width - shape.margin * 1.6)
  return drawCentred(card.title, 'name', size, shape.width / 2, shape.banner / 2 + size * 0.34, bannerInk(card.types))
}

function emblem(card: Print, shape: Shape, size: number, y: number): string {
  const x = (shape.width - size) / 2
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${Math.round((size / 512) * 10000) / 10000})" d="${card.gallery.picture(card.emblem) ?? ''}" fill="${emblemInk(card.name)}"/>`
}

/** Everything between banner and foot: the picture gives way before the text becomes small. */
function panel(card: Print, shape: Shape, mode: FaceMode, least: number): string {
  const top = shape.banner + 8
  const bottom = shape.height - shape.coin * 2 - 10
  const attempt = (share: number) => {
    const picture = shape.emblem * share
    const from = top + (picture && picture + 6)
    return { picture, from, ...largestThatFits(card, shape, mode, bottom - from) }
  }
  const bold = boldPictures
    .map(attempt)
    .find(({ from, scale, content }) => scale >= 0.9 && content.height <= (bottom - from) * 0.56)
  const tries = pictures.map(([share]) => attempt(share))
  const largest = Math.max(...tries.map(({ scale }) => scale))
  const readable = leastScale(shape, mode, least)
  const enough = (wanted: number) => Math.max(Math.min(largest, readable), Math.min(wanted, largest * 0.92))
  const best = bold ?? tries.find(({ scale }, i) => scale >= enough(pictures[i][1])) ?? tries[0]
  // What could not be read is not shown.
  if (mode === 'both' && best.scale < readable) return panel(card, shape, 'words', least)
  if (mode === 'words' && best.scale * shape.words < least && card.text.sections.flat().some(isSentence))
    return panel({ ...card, text: amountsOf(card.text) }, shape, mode, 0)
  const y = best.from + Math.max(0, (bottom - best.from - best.content.height) / 2)
  const picture = best.picture ? emblem(card, shape, best.picture, top) : ''
  return picture + best.content.draw((shape.width - best.content.width) / 2, y)
}

/** How small everything may be, so that it can be read. */
const leastScale = ({ words, leastWords, glyph, leastGlyph }: Shape, mode: FaceMode, least: number): number =>
  mode === 'symbols' ? leastGlyph / glyph : Math.max(leastWords, least) / words

const isSentence = ({ kind }: Line): boolean => kind !== 'bonus'

/** Without its sentences. */
const amountsOf = ({ sections }: CardText): CardText => ({
  sections: sections.map((lines) => lines.filter((line) => !isSentence(line))).filter(({ length }) => length > 0),
})

/** Where there is little to say, the picture says more. */
const boldPictures = [1.7, 1.35]

/** Sizes of the picture otherwise, and how large the text must be for it to stay. */
const pictures = [
  [1, 0.9],
  [0.72, 0.84],
  [0.5, 0.78],
  [0.38, 0.72],
  [0, 0],
] as const

/** The cost at the left, the types with their marks at the right. */
function foot(card: Print, shape: Shape, least: number): string {
  const r = shape.coin
  const [x, y] = [r + 5, shape.height - r - 5]
  return drawPrice(card.cost, x, y, r) + types(card, shape, y, least)
}

function types(card: Print, shape: Shape, y: number, least: number): string {
  const size = shape.types || 10
  const right = shape.width - 7
  const step = size + 2
  const marks = card.types.map((type, i) =>
    drawMark(typeMarks[type], right - (card.types.length - i) * step + 2, y - size / 2 + 1, size),
  )
  if (!shape.types) return marks.join('')
  const text = card.kinds
  const room = right - card.types.length * step - priceWidth(card.cost, shape.coin) - 10
  const fitted = sizeToFit(text, 'text', Math.max(shape.types * 1.08, least * 1.1), room)
  if (fitted < Math.max(shape.types * 0.81, least)) return marks.join('') // of many types the marks are enough
  const start = right - card.types.length * step - 2 - textWidth(text, 'text', fitted)
  return drawText(text, 'text', fitted, start, y + fitted * 0.42, palette.mute) + marks.join('')
}
