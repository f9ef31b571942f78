/** Cards that somebody wrote, with their words, for those who are about to play with them. */
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import { asCard } from '@freehold/dominion/own-cards'
import { plainText } from '@freehold/dominion/tongue'
import { useTranslation } from 'react-i18next'
import { CardFace } from './cards/card-face.tsx'
import styles from './kingdom-preview.module.css'
import { useTongue } from './tongue.ts'

export default function OwnCardsShown({ own }: { readonly own: readonly OwnDefinition[] }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  return (
    <>
      <h2>{t('ownCards')}</h2>
      <ul className={styles.own}>
        {own.map(asCard).map((card) => (
          <li key={card.name}>
            <span className="visually-hidden">
              {card.name}: {plainText(card, tongue)}
            </span>
            <span aria-hidden="true">
              <CardFace card={card} mode="words" size="large" />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
