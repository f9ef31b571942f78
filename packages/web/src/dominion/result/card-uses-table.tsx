/** What each card brought, the most played first: two players left and right of the cards, more in a table each. */
import { useTranslation } from 'react-i18next'
import { SeatMark } from '../../table/seat-mark.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { CardChip } from '../cards/card-chip.tsx'
import { cardNamed, type Version } from '../cards/card-facts.ts'
import { useTongue } from '../tongue.ts'
import { type CardUses, sortedUses, usefulness } from './card-uses.ts'
import styles from './card-uses-table.module.css'

interface CardUsesTablesProps {
  readonly names: readonly string[]
  readonly uses: readonly CardUses[] // by seat
  readonly version: Version
}

/** Below this, two halves beside each other are too narrow to read. */
const WIDE = 820

export function CardUsesTables({ names, uses, version }: CardUsesTablesProps) {
  const [ref, width] = useWidth<HTMLDivElement>(WIDE)
  const all = uses.flatMap((own) => Object.values(own))
  const columns = usefulness.filter((each) => all.some((use) => use[each] !== 0))
  const facing = names.length === 2 && width >= WIDE
  return (
    <div ref={ref} className={facing ? undefined : styles.tables}>
      {facing ? (
        <FacingUses {...{ names, uses, version, columns }} />
      ) : (
        names.map((name, seat) => <CardUsesTable key={seat} name={name} uses={uses[seat]} columns={columns} />)
      )}
    </div>
  )
}

interface FacingUsesProps extends CardUsesTablesProps {
  readonly columns: readonly (typeof usefulness)[number][]
}

function FacingUses({ names, uses, version, columns }: FacingUsesProps) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  const cards = [...new Set(uses.flatMap((own) => sortedUses(own).map(([card]) => card)))]
  const heads = (seat: number) =>
    columns.map((each) => (
      <th key={`${seat} ${each}`} scope="col">
        {t(`uses.${each}`)}
      </th>
    ))
  const cells = (seat: number, card: string) =>
    columns.map((each) => {
      const use = uses[seat][card]?.[each] ?? 0
      return <td key={`${seat} ${each}`}>{use === 0 ? <i>–</i> : use}</td>
    })
  return (
    <table className={styles.facing} aria-label={t('uses.title')}>
      <thead>
        <tr>
          <NameOver seat={0} name={names[0]} columns={columns.length} />
          <td />
          <NameOver seat={1} name={names[1]} columns={columns.length} />
        </tr>
        <tr>
          {heads(0)}
          <th scope="col">
            <span className="visually-hidden">{t('uses.card')}</span>
          </th>
          {heads(1)}
        </tr>
      </thead>
      <tbody>
        {cards.map((name) => {
          const card = cardNamed(name, version)
          return (
            <tr key={name}>
              {cells(0, name)}
              <th scope="row">{card ? <CardChip card={card} /> : cardName(name)}</th>
              {cells(1, name)}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function NameOver({ seat, name, columns }: { readonly seat: number; readonly name: string; readonly columns: number }) {
  return (
    <th scope="colgroup" colSpan={columns} className={styles.name} data-seat-colour={seat}>
      <SeatMark seat={seat} /> {name}
    </th>
  )
}

interface CardUsesTableProps {
  readonly name: string
  readonly uses: CardUses
  readonly columns: readonly (typeof usefulness)[number][]
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
