/** All there is to know about a card. */
import type { Card } from '@freehold/dominion'
import { recommendedSets, traits } from '@freehold/dominion/setup'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { CardFace } from '../cards/card-face.tsx'
import { TypeMarks } from '../cards/drawings.tsx'
import { useSetWords } from '../set-words.ts'
import { useTongue } from '../tongue.ts'
import styles from './card-details.module.css'
import { CardWords } from './card-words.tsx'
import { RulingsList } from './rulings-list.tsx'

export function CardDetails({ card, heading }: { readonly card: Card; readonly heading?: boolean }) {
  const { t } = useTranslation('library')
  const tongue = useTongue()
  const { setName, expansionName } = useSetWords()
  const edition = card.editions.includes('2e') ? '2e' : '1e'
  const uses = traits(card)
  const sets = recommendedSets(edition).filter(({ cards }) => cards.includes(card.name))
  return (
    <div className={styles.details}>
      <div className={styles.faces} aria-hidden="true">
        <CardFace card={card} mode="words" size="large" />
        <CardFace card={card} mode="symbols" size="large" />
      </div>
      <div className={styles.facts}>
        {heading && <h1>{tongue.cardName(card.name)}</h1>}
        <p className={styles.kind}>
          <TypeMarks types={card.types} className={styles.marks} />
          {card.types.map(tongue.typeName).join(' · ')}
        </p>
        <p>
          {card.cost.potion ? t('costsPotion', { count: card.cost.coins }) : t('costs', { count: card.cost.coins })}
          {' · '}
          {card.set === 'Basic' ? t('basic') : t('ofSet', { set: expansionName(card.set) })}
          {card.editions.length === 1 && ` · ${t(`edition.${edition}`)}`}
        </p>
        <CardWords card={card} />
        {uses.length > 0 && (
          <p className={styles.uses}>
            {t('goodFor')}{' '}
            {uses.map((trait, i) => (
              <span key={trait}>
                {i > 0 && ', '}
                <Link href={`/cards?trait=${trait}`}>{t(`traits.${trait}`)}</Link>
              </span>
            ))}
          </p>
        )}
        <h2>{t('rulings')}</h2>
        <RulingsList card={card} />
        {sets.length > 0 && (
          <>
            <h2>{t('inSets')}</h2>
            <p>
              {sets.map(({ name }, i) => (
                <span key={name}>
                  {i > 0 && ', '}
                  <Link href={`/kingdoms/${encodeURIComponent(name)}`}>{setName(name)}</Link>
                </span>
              ))}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
