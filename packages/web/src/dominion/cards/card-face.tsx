import type { Card, Landscape } from '@freehold/dominion'
import type { FaceMode } from '@freehold/dominion/faces'
import styles from './card-face.module.css'
import { FaceDrawing } from './drawings.tsx'

interface CardFaceProps {
  readonly card: Card | Landscape
  readonly mode: FaceMode
  readonly size?: 'normal' | 'large'
  readonly least?: number // of its words, in units of the face: smaller ones are left out
  readonly className?: string
}

/** A card with its words or symbols, as wide as its box. */
export function CardFace({ size = 'normal', className, ...rest }: CardFaceProps) {
  return <FaceDrawing {...rest} size={size} className={`${styles.face} ${className ?? ''}`} />
}

/** The back of a card. */
export function CardBack({ className }: { readonly className?: string }) {
  return <span className={`${styles.back} ${className ?? ''}`} />
}
