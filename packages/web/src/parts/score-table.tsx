/** What everybody's points are made of. */
import type { TableState } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { ScoreRow } from '../games/game-entry.ts'
import styles from './score-table.module.css'

interface ScoreTableProps {
  readonly rows: readonly ScoreRow[]
  readonly state: TableState
  readonly result: NonNullable<TableState['result']>
  readonly names: readonly string[]
}

/** People have a page of their own. */
function Name({ seat, name }: { readonly seat: TableState['seats'][number]; readonly name: string }) {
  return seat.person ? <Link href={`/people/${seat.person}`}>{name}</Link> : name
}

export function ScoreTable({ rows, state, result, names }: ScoreTableProps) {
  const { t } = useTranslation('result')
  const order = names.map((_, seat) => seat).toSorted((a, b) => result.places[a] - result.places[b] || a - b)
  const winner = (seat: number) => result.winners.includes(seat)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with keys
    <section className={styles.scores} aria-label={t('scores')} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t('scores')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('from')}</th>
            {order.map((seat) => (
              <th key={seat} scope="col" data-winner={winner(seat)}>
                {result.places[seat]}.{'\u00a0'}
                <Name seat={state.seats[seat]} name={names[seat]} />
                {winner(seat) && <span aria-hidden="true">{'\u00a0'}★</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, words, parts }) => (
            <tr key={from}>
              <th scope="row">{words}</th>
              {order.map((seat) => (
                <td key={seat}>
                  {parts[seat] === undefined ? (
                    '–'
                  ) : (
                    <>
                      {parts[seat].copies !== undefined && <small>{t('copies', { count: parts[seat].copies })}</small>}{' '}
                      {parts[seat].points}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {result.points && (
          <tfoot>
            <tr>
              <th scope="row">{t('points')}</th>
              {order.map((seat) => (
                <td key={seat} data-winner={winner(seat)}>
                  {result.points?.[seat]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
