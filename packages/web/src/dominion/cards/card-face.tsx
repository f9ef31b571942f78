import type { Card, Landscape } from '@freehold/dominion'
import type { FaceMode } from '@freehold/dominion/faces'
import styles from './card-face.module.css'
import { FaceDrawing } from './drawings.tsx'

interface CardFaceProps {
  readonly card: Card | Landscape
  readonly mode: FaceMode
  readonly size?: 'normal' | 'large'
  readonly className?: string
}

/** A card with its words or symbols, as wide as its box. */
export function CardFace({ card, mode, size = 'normal', className }: CardFaceProps) {
  return <FaceDrawing card={card} size={size} mode={mode} className={`${styles.face} ${className ?? ''}`} />
}

/** The back of a card. */
export function CardBack({ className }: { readonly className?: string }) {
  return <span className={`${styles.back} ${className ?? ''}`} />
}
