import type { Card } from '@freehold/dominion'
import { textWidth } from '@freehold/dominion/faces'
import type { CardText, Tongue } from '@freehold/dominion/words'
import type { CSSProperties, ReactNode } from 'react'
import { useTongue } from '../tongue.ts'
import styles from './card-tile.module.css'
import { BannerDrawing, EmblemDrawing, GlyphDrawing } from './drawings.tsx'
import { withSoftHyphens } from './soft-hyphens.ts'
import { TokenMark } from './token-mark.tsx'

interface CardTileProps {
  readonly card: Card
  readonly cost?: number | null // now; the printed one stands beside it where it differs. null: no coin
  readonly debt?: number // now, in the cost
  readonly count?: number | string // at the lower right
  readonly title?: string // where the pile is not called as its top card
  readonly words?: boolean // as many as have room
  readonly className?: string
  readonly children?: ReactNode // badges
}

/** A card as small as it can be: name, emblem, cost. It fills the box it is put into. */
export function CardTile(props: CardTileProps) {
  const { card, cost = card.cost.coins, debt = card.cost.debt ?? 0, count, title, words, className, children } = props
  const tongue = useTongue()
  const name = tongue.cardName(title ?? card.name)
  const changed = cost !== null && cost !== card.cost.coins
  const kind = [styles.tile, card.types.includes('Attack') && styles.attack, className].filter(Boolean).join(' ')
  return (
    <span
      className={kind}
      aria-hidden="true"
      data-tile={card.name}
      data-words={words || undefined}
      data-dark={card.types.some((type) => type === 'Curse' || type === 'Night') || undefined}
    >
      <span
        className={styles.head}
        style={{ '--width': textWidth(name, 'name', 1), '--letters': name.length } as CSSProperties}
      >
        <BannerDrawing card={card} className={styles.banner} />
        <span className={styles.name}>{withSoftHyphens(name)}</span>
      </span>
      <EmblemDrawing card={card} className={styles.emblem} />
      {words && <TileWords text={tongue.cardText(card)} spoken={tongue.spoken} />}
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

/** Amounts in bold, then sentences; what has no room is a look away. */
function TileWords({ text, spoken }: { readonly text: CardText; readonly spoken: Tongue['spoken'] }) {
  const said = (wanted: boolean) =>
    text.sections
      .flat()
      .filter(({ kind }) => (kind === 'bonus') === wanted)
      .map(({ runs }) => runs.map(spoken).join(''))
      .join(' ')
  return (
    <span className={styles.words} data-of-pile>
      <b>{said(true)}</b> {said(false)}
    </span>
  )
}
