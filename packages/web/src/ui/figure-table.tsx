/** The figures of a chart, for those who read rather than look. */
import { useTranslation } from 'react-i18next'
import styles from './figure-table.module.css'

interface FigureTableProps {
  readonly title: string
  readonly head: readonly string[] // the first one of the rows' own names
  readonly rows: readonly {
    readonly key: number
    readonly name: string
    readonly cells: readonly (string | undefined)[]
  }[]
}

export function FigureTable({ title, head: [first, ...columns], rows }: FigureTableProps) {
  const { t } = useTranslation()
  return (
    <details className={styles.figures}>
      <summary>{t('figures')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with keys */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
