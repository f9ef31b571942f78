import type { Card, Landscape } from '@freehold/dominion'
import type { Ruling } from '@freehold/dominion/rulings'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './card-details.module.css'
import { CardFace } from './card-face.tsx'
import type { Version } from './card-facts.ts'
import { RulingText } from './ruling-text.tsx'

interface CardDetailsProps {
  readonly card: Card | Landscape
  readonly version: Version
  readonly cost?: number | null // now, where the card lies in a pile
  readonly most?: number // rulings
  readonly among?: readonly string[] // only rulings that speak of no other cards
}

/** A card large: words, symbols, what it costs now, what was asked about it. */
export function CardDetails({ card, version, cost, most, among }: CardDetailsProps) {
  const { t } = useTranslation('dominion')
  const rulings = useRulings(card.name, version).filter(
    ({ cards }) => !among || cards.every((each) => among.includes(each)),
  )
  const printed = card.cost?.coins
  const changed = cost !== undefined && cost !== null && cost !== printed
  return (
    <div className={styles.details}>
      <CardFace card={card} mode="both" size="large" className={'type' in card ? styles.landscape : styles.face} />
      <div className={styles.text}>
        {changed && <p className={styles.cost}>{t('costsNow', { now: cost, printed })}</p>}
        {rulings.length > 0 && (
          <>
            <h3>{t('rulings')}</h3>
            <ul>
              {rulings.slice(0, most).map(({ says }) => (
                <li key={says}>
                  <RulingText says={says} below={card.name} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

function useRulings(card: string, { edition, printing }: Version): readonly Ruling[] {
  const [rulings, setRulings] = useState<readonly Ruling[]>([])
  useEffect(() => {
    let gone = false
    void Promise.all([import('@freehold/dominion/rulings'), i18next.loadNamespaces('rulings')]).then(
      ([{ rulingsOf }]) => {
        if (!gone) setRulings(rulingsOf(card, edition, printing))
      },
    )
    return () => {
      gone = true
    }
  }, [card, edition, printing])
  return rulings
}
