import type { Card } from '@freehold/dominion'
import type { CSSProperties, ReactNode } from 'react'
import { useTongue } from '../tongue.ts'
import styles from './card-tile.module.css'
import { BannerDrawing, EmblemDrawing, GlyphDrawing } from './drawings.tsx'
import { TokenMark } from './token-mark.tsx'

interface CardTileProps {
  readonly card: Card
  readonly cost?: number | null // now; the printed one stands beside it where it differs. null: no coin
  readonly debt?: number // now, in the cost
  readonly count?: number | string // at the lower right
  readonly title?: string // where the pile is not called as its top card
  readonly className?: string
  readonly children?: ReactNode // badges
}

/** About how wide a name is in bold type, in ems; at most a tenth too little. It says how large it can be set. */
const emsOf = (name: string): number =>
  Array.from(name).reduce(
    (sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0.51),
    0,
  )

const letterWidths = [
  [/[mwMW]/, 0.85],
  [/[ '’]/, 0.18],
  [/[fijlrst-]/, 0.36],
  [/\p{Lu}/u, 0.62],
] as const

/** A card as small as it can be: name, emblem, cost. It fills the box it is put into. */
export function CardTile(props: CardTileProps) {
  const { card, cost = card.cost.coins, debt = card.cost.debt ?? 0, count, title, className, children } = props
  const name = useTongue().cardName(title ?? card.name)
  const changed = cost !== null && cost !== card.cost.coins
  const kind = [styles.tile, card.types.includes('Attack') && styles.attack, className].filter(Boolean).join(' ')
  return (
    <span
      className={kind}
      aria-hidden="true"
      data-tile={card.name}
      data-dark={card.types.some((type) => type === 'Curse' || type === 'Night') || undefined}
    >
      <BannerDrawing card={card} className={styles.banner} />
      <span
        className={styles.name}
        data-long={name.length > 14 && name.includes(' ')}
        style={{ '--width': emsOf(name) } as CSSProperties}
      >
        {name}
      </span>
      <EmblemDrawing card={card} className={styles.emblem} />
      {cost !== null && (
        <span className={styles.cost} data-figure>
          {(cost > 0 || changed || !(debt || card.cost.potion)) && (
            <span className={styles.coin} data-changed={changed || undefined}>
              {cost}
            </span>
          )}
          {debt > 0 && <TokenMark kind="debt" n={debt} />}
          {card.cost.potion && <GlyphDrawing id="potion" className={styles.potion} />}
          {changed && <s className={styles.printed}>{card.cost.coins}</s>}
        </span>
      )}
      {count !== undefined && (
        <span className={styles.count} data-figure>
          {count}
        </span>
      )}
      {children}
    </span>
  )
}
