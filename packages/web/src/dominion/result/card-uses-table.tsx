/** What each card brought, the most played first: a table for each player. */
import { useTranslation } from 'react-i18next'
import { useTongue } from '../tongue.ts'
import { type CardUses, sortedUses, usefulness } from './card-uses.ts'
import styles from './card-uses-table.module.css'

interface CardUsesTablesProps {
  readonly names: readonly string[]
  readonly uses: readonly CardUses[] // by seat
}

export function CardUsesTables({ names, uses }: CardUsesTablesProps) {
  const all = uses.flatMap((own) => Object.values(own))
  const columns = usefulness.filter((each) => all.some((use) => use[each] !== 0))
  return names.map((name, seat) => <CardUsesTable key={seat} name={name} uses={uses[seat]} columns={columns} />)
}

interface CardUsesTableProps {
  readonly name: string
  readonly uses: CardUses
  readonly columns: (typeof usefulness)[number][]
}

function CardUsesTable({ name, uses, columns }: CardUsesTableProps) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  const title = t('usesOf', { name })
  return (
    <div className={styles.uses}>
      <h3>{name}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with keys */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('uses.card')}</th>
              {columns.map((each) => (
                <th key={each} scope="col">
                  {t(`uses.${each}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedUses(uses).map(([card, use]) => (
              <tr key={card}>
                <th scope="row">{cardName(card)}</th>
                {columns.map((each) => (
                  <td key={each}>{use[each] === 0 ? <i>–</i> : use[each]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
