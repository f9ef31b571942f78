/** What a card would ask those who play. */
import type { Card, Landscape } from '@freehold/dominion'
import { questionsOf } from '@freehold/dominion/writing'
import { useTranslation } from 'react-i18next'
import { useTongue } from '../tongue.ts'
import styles from './asked.module.css'

export function Asked({ card }: { readonly card: Card | Landscape }) {
  const { t } = useTranslation('workshop')
  const asked = questionsOf(card, useTongue())
  if (asked.length === 0) return <p>{t('asks.nothing')}</p>
  return (
    <ul className={styles.asked}>
      {asked.map(({ who, says }) => (
        <li key={`${who} ${says}`}>
          {who === 'others' && <i>{t('asks.others')} </i>}
          {says}
        </li>
      ))}
    </ul>
  )
}
