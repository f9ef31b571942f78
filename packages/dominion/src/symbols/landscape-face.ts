import type { Landscape, LandscapeType } from '../language/types.ts'
import { plainText } from '../words/tongue.ts'
import type { FaceOptions } from './card-face.ts'
import { type Content, type FaceMode, largestThatFits } from './face-content.ts'
import { round } from './marks.ts'
import { palette } from './palette.ts'
import { drawPrice, priceWidth } from './price.ts'
import { drawText, escaped, fontFamilies, readable, sizeToFit, textWidth } from './text.ts'

/** A landscape lies on its side: a spine with its picture, then its name, what it does, and its price. */
export const landscapeSizes = {
  tile: { width: 237, height: 52, spine: 44, name: 17, kind: 11, emblem: 30, coin: 10, words: 0, glyph: 0, margin: 7 },
  normal: {
    width: 194,
    height: 128,
    spine: 38,
    name: 16,
    kind: 11,
    emblem: 28,
    coin: 10,
    words: 13,
    glyph: 26,
    margin: 6,
  },
  large: {
    width: 360,
    height: 220,
    spine: 66,
    name: 25,
    kind: 16,
    emblem: 48,
    coin: 15,
    words: 17,
    glyph: 34,
    margin: 10,
  },
} as const

type Shape = (typeof landscapeSizes)[keyof typeof landscapeSizes]

/** The edge of the spine says the kind without its colour; a repeat is twelve high. */
const spines: Record<LandscapeType, { readonly colour: string; readonly edge: string }> = {
  Event: { colour: '#b9b4a8', edge: 'l4 3l-4 3v6' },
  Project: { colour: '#d99a86', edge: 'h4v6h-4v6' },
  Way: { colour: '#9fc3d6', edge: 'q5 3 0 6q-3 3 0 6' },
  Landmark: { colour: '#8fae74', edge: 'a4 6 0 0 1 0 12' },
  Boon: { colour: '#e6c661', edge: 'l5 6l-5 6' },
  Hex: { colour: '#8f7fb0', edge: 'l5 2l-5 2l5 2l-5 2l5 2l-5 2' },
  State: { colour: '#b7a9c4', edge: 'h3v8h-3v4' },
  Artifact: { colour: '#cfa96b', edge: 'q4 0 4 6q0 6-4 6' },
}

interface Print extends Content {
  readonly of: Landscape
  readonly title: string
  readonly kind: string
}

/** The face of an Event, a Way or another landscape as a picture that stands alone. */
export function landscapeFace(of: Landscape, { size, mode, tongue, gallery, pen }: FaceOptions): string {
  const shape = landscapeSizes[size]
  const { width, height } = shape
  const print: Print = {
    of,
    title: tongue.cardName(of.name),
    kind: tongue.typeName(of.type),
    text: tongue.cardText(of),
    symbols: mode === 'words' ? [] : (pen?.read(of) ?? []),
    pen,
    gallery,
  }
  const parts = [
    `<title>${escaped(print.title)}</title><desc>${escaped(plainText(of, tongue))}</desc>`,
    `<rect width="${width}" height="${height}" rx="6" fill="${palette.paper}"/>`,
    spine(print, shape),
    size === 'tile' ? headOfTile(print, shape) : head(print, shape) + panel(print, shape, mode),
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5.5" fill="none" stroke="#6b5b3d" stroke-opacity=".55"/>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="${fontFamilies.text}" font-weight="400" style="font-feature-settings:'lnum'">${parts.join('')}</svg>\n`
}

function spine({ of, gallery }: Print, shape: Shape): string {
  const { colour, edge } = spines[of.type]
  const { spine: wide, height, emblem } = shape
  const repeats = Math.floor((height - 6) / 12)
  const start = (height - repeats * 12) / 2
  const outline = `M6 0H${wide - 4}V${start}${edge.repeat(repeats)}V${height}H6Q0 ${height} 0 ${height - 6}V6Q0 0 6 0Z`
  const priced = of.cost && height > 60
  const middle = (wide - 5) / 2
  const top = priced ? (height - shape.coin * 2 - 8 - emblem) / 2 : (height - emblem) / 2
  const picture = `<path transform="translate(${round(middle - emblem / 2)} ${round(top)}) scale(${Math.round((emblem / 512) * 10000) / 10000})" d="${gallery.picture(of.emblem) ?? ''}" fill="#2e261b"/>`
  return `<path d="${outline}" fill="${colour}"/>${picture}${priced ? priceOf(of, shape, middle) : ''}`
}

/** At the foot of the spine; two parts stand one above the other. */
function priceOf({ cost }: Landscape, { height, coin: r }: Shape, middle: number): string {
  if (!cost) return ''
  const y = height - r - 5
  const both = cost.coins > 0 && (cost.debt ?? 0) > 0
  if (!both) return drawPrice(cost, middle, y, r)
  return (
    drawPrice({ coins: cost.coins }, middle, y - r * 2 - 2, r) + drawPrice({ coins: 0, debt: cost.debt }, middle, y, r)
  )
}

/** Name at the left, kind at the right. */
function head({ title, kind }: Print, shape: Shape): string {
  const left = shape.spine + 4
  const kindWide = textWidth(kind, 'italic', shape.kind)
  const room = shape.width - left - shape.margin - kindWide - 6
  const size = sizeToFit(title, 'name', shape.name, room)
  const base = shape.name * 1.3
  return (
    drawText(title, 'name', size, left, base) +
    drawText(kind, 'italic', shape.kind, shape.width - shape.margin - kindWide, base, palette.mute)
  )
}

function headOfTile({ of, title, kind }: Print, shape: Shape): string {
  const left = shape.spine + 5
  const wide = of.cost ? priceWidth(of.cost, shape.coin) : 0
  const size = sizeToFit(title, 'name', shape.name, shape.width - left - wide - shape.margin * 2)
  const price = of.cost
    ? drawPrice(of.cost, shape.width - shape.margin - wide + shape.coin, shape.height / 2, shape.coin)
    : ''
  return (
    drawText(title, 'name', size, left, shape.height / 2 - 1) +
    drawText(kind, 'italic', shape.kind, left, shape.height / 2 + shape.kind + 2, palette.mute) +
    price
  )
}

function panel(print: Print, shape: Shape, mode: FaceMode): string {
  const left = shape.spine
  const top = shape.name * 1.3 + 6
  const room = shape.height - top - 7
  const width = shape.width - left
  const best = largestThatFits(print, { ...shape, width }, mode, room)
  if (mode === 'both' && best.scale * shape.words < readable) return panel(print, shape, 'words')
  const y = top + Math.max(0, (room - best.content.height) / 2)
  return best.content.draw(left + (width - best.content.width) / 2, y)
}
