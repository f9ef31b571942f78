/** The name of a card on the colour of its banner. */
import type { Card } from '@freehold/dominion'
import { bannerColours, bannerInk } from '@freehold/dominion/faces'
import type { CSSProperties } from 'react'
import { useTongue } from '../tongue.ts'
import styles from './card-chip.module.css'

export function CardChip({ card }: { readonly card: Card }) {
  const { cardName } = useTongue()
  const colours = { '--banner': bannerColours(card)[0], '--name': bannerInk(card.types) } as CSSProperties
  return (
    <span className={styles.chip} style={colours} data-attack={card.types.includes('Attack') || undefined}>
      {cardName(card.name)}
    </span>
  )
}
