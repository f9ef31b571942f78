import type { Card } from '@freehold/dominion'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Dialog } from '../../ui/dialog.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useTongue } from '../tongue.ts'
import styles from './card-dialog.module.css'
import { CardWords } from './card-words.tsx'
import { slugOf } from './library.ts'

interface CardDialogProps {
  readonly card: Card
  onClose(): void
  readonly children?: ReactNode // what can be done with it
}

/** A card to look at without leaving the page. */
export function CardDialog({ card, onClose, children }: CardDialogProps) {
  const { t } = useTranslation('library')
  const tongue = useTongue()
  return (
    <Dialog title={tongue.cardName(card.name)} onClose={onClose}>
      <div className={styles.card}>
        <div className={styles.face} aria-hidden="true">
          <CardFace card={card} mode="both" size="large" />
        </div>
        <div className={styles.side}>
          <CardWords card={card} />
          <Link href={`/cards/${slugOf(card.name)}`}>{t('more')}</Link>
          <div className={styles.buttons}>{children}</div>
        </div>
      </div>
    </Dialog>
  )
}
