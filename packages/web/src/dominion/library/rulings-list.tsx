import type { Card, Landscape } from '@freehold/dominion'
import { type Ruling, rulingsOf } from '@freehold/dominion/rulings'
import { useTranslation } from 'react-i18next'
import { RulingText } from '../cards/ruling-text.tsx'
import { groupRulings } from './ruling-groups.ts'
import styles from './rulings-list.module.css'

/** So many of a group stand open; the others are a click away. */
const MOST_OPEN = 4

/** What was asked about a card or landscape and is settled, by the question. */
export function RulingsList({ card }: { readonly card: Card | Landscape }) {
  const { t } = useTranslation('library')
  const edition = card.editions.length === 1 ? card.editions[0] : undefined
  const groups = groupRulings(rulingsOf(card.name, edition), card)
  if (groups.length === 0) return <p className={styles.none}>{t('noRulings')}</p>
  const list = (rulings: readonly Ruling[]) => (
    <ul className={styles.rulings}>
      {rulings.map(({ says, edition: only, printing }) => (
        <li key={says}>
          <RulingText says={says} below={card.name} />
          {only && card.editions.length > 1 && ` (${t(`edition.${only}`)})`}
          {printing && ` (${t(`printing.${printing}`)})`}
        </li>
      ))}
    </ul>
  )
  return groups.map(([group, rulings]) => (
    <section key={group} className={styles.group} aria-label={t(`rulingGroups.${group}`)}>
      <h3>{t(`rulingGroups.${group}`)}</h3>
      {list(rulings.slice(0, MOST_OPEN))}
      {rulings.length > MOST_OPEN && (
        <details>
          <summary>{t('moreRulings', { count: rulings.length - MOST_OPEN })}</summary>
          {list(rulings.slice(MOST_OPEN))}
        </details>
      )}
    </section>
  ))
}
