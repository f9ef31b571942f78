/** A card as a sign for charts: its emblem on the colour of its banner. */
import type { Card } from '@freehold/dominion'
import { bannerColours } from '@freehold/dominion/faces'
import type { CSSProperties } from 'react'
import styles from './card-token.module.css'
import { PictureDrawing } from './drawings.tsx'

interface CardTokenProps {
  readonly card: Card
  readonly title?: string
  readonly className?: string
  readonly style?: CSSProperties
}

export function CardToken({ card, title, className, style }: CardTokenProps) {
  const [banner] = bannerColours(card)
  return (
    <span
      className={`${styles.token} ${className ?? ''}`}
      style={{ ...style, '--banner': banner } as CSSProperties}
      title={title}
      data-attack={card.types.includes('Attack') || undefined}
    >
      <PictureDrawing name={card.emblem} set={card.set} className={styles.emblem} />
    </span>
  )
}
