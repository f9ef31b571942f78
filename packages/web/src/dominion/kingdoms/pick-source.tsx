/** Kingdoms put together by hand. */
import { kingdomSets } from '@freehold/dominion/setup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { faceOfPile } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { useTongue } from '../tongue.ts'
import { completed, isComplete, pickable, toggled, versionOf, vetoToggled } from './draft.ts'
import styles from './pick-source.module.css'
import { freshSeed } from './seeds.ts'
import type { SourceProps } from './source-props.ts'

export function PickSource({ draft, wishes, change }: SourceProps) {
  const { t } = useTranslation('kingdoms')
  const tongue = useTongue()
  const [search, setSearch] = useState('')
  const full = isComplete(draft)
  return (
    <div>
      <div className={styles.bar}>
        <Field
          label={t('pick.search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status">{full ? t('pick.full') : t('pick.chosen', { count: draft.cards.length })}</p>
        <Button onClick={() => change(() => ({ ...draft, cards: [], kept: [] }))}>{t('pick.clear')}</Button>
        {!full && <Button onClick={() => change(() => completed(draft, wishes, freshSeed()))}>{t('pick.rest')}</Button>}
      </div>
      <ul className={styles.cards}>
        {pickable(draft.edition, kingdomSets, search, tongue).map((card) => {
          const chosen = draft.cards.includes(card.name)
          const vetoed = draft.vetoed.includes(card.name)
          const face = faceOfPile(card.name, versionOf(draft))
          return (
            <li key={card.name} data-vetoed={vetoed}>
              <button
                type="button"
                className={styles.card}
                aria-pressed={chosen}
                disabled={!chosen && full}
                onClick={() => change(() => toggled(draft, card.name))}
              >
                <span className="visually-hidden">{tongue.cardName(card.name)}</span>
                <span className={styles.tile} aria-hidden="true">
                  {face && <CardTile card={face} cost={card.cost.coins} title={card.name} />}
                </span>
                {chosen && (
                  <span className={styles.tick} aria-hidden="true">
                    ✓
                  </span>
                )}
              </button>
              <button
                type="button"
                className={styles.veto}
                aria-pressed={vetoed}
                onClick={() => change(() => vetoToggled(draft, card.name, wishes, freshSeed()))}
              >
                {vetoed ? t('pick.vetoed') : t('pick.veto')}
                <span className="visually-hidden">: {tongue.cardName(card.name)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
