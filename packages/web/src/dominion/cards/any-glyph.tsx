/** Any symbol of the card language, for pages that have all of them anyway. */
import { type GlyphId, glyphs } from '@freehold/dominion/symbols'
import { DrawnGlyph } from './drawings.tsx'

interface AnyGlyphProps {
  readonly id: GlyphId
  readonly n?: number | string
  readonly className?: string
}

export const AnyGlyph = ({ id, ...rest }: AnyGlyphProps) => <DrawnGlyph glyph={glyphs[id]} {...rest} />
