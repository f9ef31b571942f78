/** The deck of the Black Market: drawn when the game begins, or chosen and seen before. */
import { LOT } from '@freehold/dominion/setup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { faceOfPile } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { CardDialog } from '../library/card-dialog.tsx'
import { useTongue } from '../tongue.ts'
import styles from './black-market.module.css'
import { besideOf, type Draft, marketDrawn, marketOffers, versionOf, type Wishes, withMarket } from './draft.ts'
import { freshSeed } from './seeds.ts'

interface BlackMarketProps {
  readonly draft: Draft
  readonly wishes: Wishes
  change(next: () => Draft): void
}

export function BlackMarket({ draft, wishes, change }: BlackMarketProps) {
  const { t } = useTranslation('kingdoms')
  const { cardName } = useTongue()
  const [looking, setLooking] = useState<string>()
  const { blackMarket = LOT } = besideOf(draft)
  const deck = blackMarket === LOT ? [] : blackMarket
  const shown = looking === undefined ? undefined : faceOfPile(looking, versionOf(draft))
  return (
    <section className={styles.market} aria-label={t('market.title')}>
      <h3>{t('market.title')}</h3>
      <p role="status">{deck.length === 0 ? t('market.later') : t('market.count', { count: deck.length })}</p>
      <div className={styles.choices}>
        <Select<string>
          label={t('market.add')}
          value=""
          of={[
            { value: '', text: t('beside.choose') },
            ...marketOffers(draft)
              .map((name) => ({ value: name, text: cardName(name) }))
              .toSorted((a, b) => a.text.localeCompare(b.text)),
          ]}
          onChange={(name) => name && change(() => withMarket(draft, [...deck, name]))}
        />
        <Button onClick={() => change(() => marketDrawn(draft, wishes, freshSeed()))}>{t('market.draw')}</Button>
        {deck.length > 0 && <Button onClick={() => change(() => withMarket(draft, LOT))}>{t('market.toLot')}</Button>}
      </div>
      <ul className={styles.cards}>
        {deck.map((name) => {
          const card = faceOfPile(name, versionOf(draft))
          return (
            <li key={name}>
              <button type="button" onClick={() => setLooking(name)}>
                <span className="visually-hidden">{cardName(name)}</span>
                {card && <CardTile card={card} title={name} />}
              </button>
            </li>
          )
        })}
      </ul>
      {shown && looking !== undefined && (
        <CardDialog card={shown} onClose={() => setLooking(undefined)}>
          <Button
            onClick={() => {
              setLooking(undefined)
              change(() =>
                withMarket(
                  draft,
                  deck.filter((name) => name !== looking),
                ),
              )
            }}
          >
            {t('takeOut')}
          </Button>
        </CardDialog>
      )}
    </section>
  )
}
