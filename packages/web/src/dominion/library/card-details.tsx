/** All there is to know about a card or landscape. */
import { recommendedSets, traits } from '@freehold/dominion/setup'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { CardFace } from '../cards/card-face.tsx'
import { TypeMarks } from '../cards/drawings.tsx'
import { useSetWords } from '../set-words.ts'
import { useTongue } from '../tongue.ts'
import styles from './card-details.module.css'
import { CardWords } from './card-words.tsx'
import { isLandscape, type Sheet, typesOf } from './library.ts'
import { RulingsList } from './rulings-list.tsx'

export function CardDetails({ card, heading }: { readonly card: Sheet; readonly heading?: boolean }) {
  const { t } = useTranslation('library')
  const tongue = useTongue()
  const { setName, expansionName } = useSetWords()
  const edition = card.editions.includes('2e') ? '2e' : '1e'
  const { coins, potion, debt } = card.cost ?? {}
  const parts = [
    (coins || (coins === 0 && !potion && !debt)) && t('coins', { count: coins }),
    potion && t('potion'),
    debt && t('debt', { count: debt }),
  ]
  const price = new Intl.ListFormat(tongue.code).format(parts.filter((part) => typeof part === 'string'))
  const sideways = isLandscape(card)
  const uses = sideways ? [] : traits(card)
  const sets = recommendedSets(edition).filter(({ cards, landscapes = [] }) =>
    [...cards, ...landscapes].includes(card.name),
  )
  return (
    <div className={styles.details}>
      <div className={sideways ? styles.sideways : styles.faces} aria-hidden="true">
        <CardFace card={card} mode="words" size="large" />
        <CardFace card={card} mode="symbols" size="large" />
      </div>
      <div className={styles.facts}>
        {heading && <h1>{tongue.cardName(card.name)}</h1>}
        <p className={styles.kind}>
          {!sideways && <TypeMarks types={card.types} className={styles.marks} />}
          {typesOf(card).map(tongue.typeName).join(' · ')}
        </p>
        <p>
          {price && `${t('costs', { what: price })} · `}
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
