/** Mats and cards set aside: trays in the wood, one line each. Empty ones are not drawn. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { CardBack } from '../cards/card-face.tsx'
import { cardNamed } from '../cards/card-facts.ts'
import { EmblemDrawing } from '../cards/drawings.tsx'
import { usePointed } from '../cards/pointed.ts'
import { useTongue } from '../tongue.ts'
import type { PlaceView } from './full-view.ts'
import { LaidCards } from './laid-cards.tsx'
import styles from './mats.module.css'
import { placeName } from './place-name.ts'
import { useDominion } from './use-dominion.ts'
import { useLayout } from './use-layout.ts'

/** So many trays are open; more become lines with counts. */
const MOST_OPEN = 3
const MOST_CARDS = 3

interface MatsProps {
  readonly places: readonly PlaceView[]
  readonly className?: string
}

export function Mats({ places, className }: MatsProps) {
  const { t } = useTranslation('dominion')
  const layout = useLayout()
  const [open, setOpen] = useState(false)
  if (layout === 'desktop' || layout === 'tall') return <Trays places={places} className={className} />
  if (places.length === 0) return null
  const count = places.reduce((sum, place) => sum + place.count, 0)
  return (
    <div className={`${styles.one} ${className ?? ''}`} data-own-mats>
      <button type="button" data-nav onClick={() => setOpen(true)}>
        {t('mats')} <b>{count}</b>
      </button>
      {open && (
        <Dialog title={t('mats')} onClose={() => setOpen(false)}>
          <Trays places={places} />
        </Dialog>
      )}
    </div>
  )
}

function Trays({ places, className }: MatsProps) {
  const { t } = useTranslation('dominion')
  const { handOf, placing } = useDominion()
  // While a card is pointed at, its note takes the place of the trays.
  const pointed = usePointed() !== undefined
  if (places.length === 0) return null
  return (
    <ul
      className={`${styles.mats} ${className ?? ''}`}
      aria-label={t('mats')}
      data-folded={places.length > MOST_OPEN}
      data-own-mats
      data-behind={pointed}
    >
      {places.map((place) => (
        <li
          key={place.name}
          className={styles.mat}
          data-place={`${place.name}:${handOf}`}
          data-lit={placing.shelf.some((each) => each.place === place.name)}
        >
          <Mat place={place} />
        </li>
      ))}
    </ul>
  )
}

function Mat({ place: { name, count, cards, watched } }: { readonly place: PlaceView }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { version } = useDominion()
  const title = placeName(name, tongue.cardName, t)
  const shown = cards.slice(0, MOST_CARDS).flatMap((card) => cardNamed(card, version) ?? [])
  return (
    <LaidCards title={title} cards={cards} watched={watched}>
      <span className={styles.words}>
        <b>{title}</b> <span>{cards.length > 0 ? tongue.cardList(cards) : t('cards', { count })}</span>
        <em>{count}</em>
      </span>
      <span className={styles.small} aria-hidden="true">
        {shown.map((card, i) => (
          <span key={i} className={styles.card} data-type={card.types.at(-1)}>
            <EmblemDrawing card={card} />
          </span>
        ))}
        {Array.from({ length: Math.min(MOST_CARDS - shown.length, count - cards.length) }, (_, i) => (
          <CardBack key={i} className={styles.back} />
        ))}
      </span>
    </LaidCards>
  )
}
