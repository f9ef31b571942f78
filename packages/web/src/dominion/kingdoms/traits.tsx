/** What a kingdom offers, at a glance. */
import { kingdomTraits, LOT, traitNames } from '@freehold/dominion/setup'
import { useTranslation } from 'react-i18next'
import { useTongue } from '../tongue.ts'
import type { Draft } from './draft.ts'
import styles from './traits.module.css'

export function Traits({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation('kingdoms')
  const { cardName } = useTongue()
  const { landscapes = [] } = draft.beside
  const offered = kingdomTraits(draft.cards, draft.edition, landscapes === LOT ? [] : landscapes)
  return (
    <dl className={styles.traits} aria-label={t('offers')}>
      {traitNames.map((trait) => (
        <div key={trait} data-none={offered[trait].length === 0}>
          <dt title={t(`traitHelp.${trait}`)}>{t(`traits.${trait}`)}</dt>
          <dd>{offered[trait].length === 0 ? t('none') : offered[trait].map(cardName).join(', ')} </dd>
        </div>
      ))}
    </dl>
  )
}
