/** Drawings that the game's package makes as text. They hold nothing but shapes: no script, no style, no address. */
import type { Card, CardType, Landscape, Step } from '@freehold/dominion'
import {
  cardFace,
  drawBanner,
  drawMark,
  emblemInk,
  type FaceMode,
  type Glyph,
  landscapeFace,
  type PlainGlyphId,
  plainGlyphs,
  type SymbolPen,
  typeMarks,
} from '@freehold/dominion/faces'
import type { Tongue } from '@freehold/dominion/words'
import { type CSSProperties, use } from 'react'
import { useTongue } from '../tongue.ts'
import { useGallery } from './gallery.ts'
import { loadSymbols, useSymbols } from './symbols.ts'

const faces = new Map<string, string>()

/** The inside of a face, without a style of its own: the content security policy allows none. */
function drawnFace(
  card: Card | Landscape,
  size: 'normal' | 'large',
  mode: FaceMode,
  tongue: Tongue,
  { gallery, complete }: ReturnType<typeof useGallery>,
  pen: SymbolPen | undefined,
  least: number | undefined,
): string {
  const key = `${card.name} ${card.editions.join()} ${card.printing} ${size} ${mode} ${tongue.code} ${least}`
  const known = card.set !== 'Own' && faces.get(key)
  if (known) return known
  const options = { size, mode, tongue, gallery, pen, least }
  const drawn = ('type' in card ? landscapeFace(card, options) : cardFace(card, options))
    .replace(/ style="[^"]*"/g, '')
    .replace(/<title>.*?<\/desc>/s, '')
    .replace('role="img"', 'aria-hidden="true"')
    .replace(/ width="\d+" height="\d+"/, '')
  if (complete && (pen || mode === 'words') && card.set !== 'Own') faces.set(key, drawn) // one's own may become another under the same name
  return drawn
}

interface FaceDrawingProps {
  readonly card: Card | Landscape
  readonly size: 'normal' | 'large'
  readonly mode: FaceMode
  readonly least?: number // of its words, in units of the face
  readonly className?: string
}

export function FaceDrawing({ card, size, mode, least, className }: FaceDrawingProps) {
  const symbols = useSymbols(mode !== 'words')
  const gallery = useGallery(card.set, card.emblem)
  const drawn = drawnFace(card, size, mode, useTongue(), gallery, symbols?.symbolPen, least)
  return <span className={className} dangerouslySetInnerHTML={{ __html: drawn }} />
}

const LITTLE = 58 // in which a line or two of symbols can be read

/** What steps do, in symbols, where that takes little room. Suspends until it can be drawn. */
export function StepsDrawing({ steps, className }: { readonly steps: readonly Step[]; readonly className?: string }) {
  const { gallery } = useGallery()
  const symbols = use(loadSymbols())
  if (!symbols) return null
  const { width, height, inside } = symbols.stepsPicture(steps, 190, 24, gallery)
  if (width === 0 || height > LITTLE) return null
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--wide': width } as CSSProperties}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  )
}

const BANNER = { width: 105, height: 23, edge: 7 }

export function BannerDrawing({ card, className }: { readonly card: Card; readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${BANNER.width} ${BANNER.height + BANNER.edge}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawBanner(card, BANNER.width, BANNER.height, 0) }}
    />
  )
}

export function EmblemDrawing({ card, className }: { readonly card: Card; readonly className?: string }) {
  const { gallery } = useGallery(card.set, card.emblem)
  return <Picture path={gallery.picture(card.emblem)} fill={emblemInk(card.name)} className={className} />
}

/** A picture that stands for no card, or for a card whose ink is that of its place. */
export function PictureDrawing({ name, set, className }: PictureDrawingProps) {
  const { gallery } = useGallery(set, name)
  return <Picture path={gallery.picture(name)} fill="currentColor" className={className} />
}

interface PictureDrawingProps {
  readonly name: string
  readonly set?: Card['set']
  readonly className?: string
}

interface PictureProps {
  readonly path: string | undefined
  readonly fill: string
  readonly className?: string
}

function Picture({ path = '', fill, className }: PictureProps) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <path d={path} fill={fill} />
    </svg>
  )
}

export function TypeMarks({ types, className }: { readonly types: readonly CardType[]; readonly className?: string }) {
  const drawn = types.map((type, i) => drawMark(typeMarks[type], i * 12, 0, 10)).join('')
  return (
    <svg
      className={className}
      viewBox={`0 0 ${types.length * 12 - 2} 10`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}

interface DrawnGlyphProps {
  readonly n?: number | string
  readonly className?: string
}

/** Of a few symbols that stand among words. `any-glyph.tsx` draws all there are. */
export const GlyphDrawing = ({ id, ...rest }: DrawnGlyphProps & { readonly id: PlainGlyphId }) => (
  <DrawnGlyph glyph={plainGlyphs[id]} {...rest} />
)

export function DrawnGlyph({ glyph, n, className }: DrawnGlyphProps & { readonly glyph: Glyph }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${glyph.width} 24`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: glyph.draw(n === undefined ? undefined : `${n}`) }}
    />
  )
}
