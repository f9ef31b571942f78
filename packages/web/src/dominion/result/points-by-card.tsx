/** What the points of two players are made of: one left and one right of the card that brought them. */
import type { DominionView } from '@freehold/dominion'
import type { TableState } from '@freehold/server/protocol'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScorePart } from '../../games/game-entry.ts'
import { ScoreTable } from '../../parts/score-table.tsx'
import { SeatMark } from '../../table/seat-mark.tsx'
import { seatFill } from '../../ui/seat-patterns.tsx'
import { cardNamed, type Version } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { useTongue } from '../tongue.ts'
import styles from './points-by-card.module.css'
import { scoreRows } from './score-rows.ts'

interface PointsByCardProps {
  readonly state: TableState
  readonly result: NonNullable<TableState['result']>
  readonly names: readonly string[]
  readonly version: Version
}

export function PointsByCard(props: PointsByCardProps) {
  const { t } = useTranslation('result')
  return (
    <section aria-labelledby="points">
      <h2 id="points">{t('pointsByCard')}</h2>
      {props.names.length === 2 ? (
        <Butterfly {...props} />
      ) : (
        <ScoreTable {...props} rows={scoreRows(props.state.view as DominionView)} />
      )}
    </section>
  )
}

function Butterfly({ state, result, names, version }: PointsByCardProps) {
  const { t } = useTranslation('result')
  const { cardName } = useTongue()
  const cost = (name: string) => cardNamed(name, version)?.cost.coins ?? -1
  const view = state.view as DominionView
  const rows = scoreRows(view)
    .filter(({ from }) => from !== 'turns')
    .toSorted((a, b) => cost(b.from) - cost(a.from))
  const most = Math.max(1, ...rows.flatMap(({ parts }) => parts.map((part) => Math.abs(part?.points ?? 0))))
  return (
    <table className={styles.points} aria-label={t('scores')}>
      <thead>
        <tr>
          {[0, null, 1].map((seat) =>
            seat === null ? (
              <th key="card" scope="col">
                <span className="visually-hidden">{t('from')}</span>
              </th>
            ) : (
              <th key={seat} scope="col" data-seat-colour={seat} className={styles.name}>
                <SeatMark seat={seat} /> {names[seat]} {result.points?.[seat]}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, words, parts }) => {
          const card = cardNamed(from, version)
          return (
            <tr key={from}>
              <td data-side="left">
                <Bar part={parts[0]} seat={0} most={most} />
              </td>
              <th scope="row">
                {card ? (
                  <span className={styles.tile}>
                    <span className="visually-hidden">{cardName(from)}</span>
                    <CardTile card={card} cost={null} />
                  </span>
                ) : (
                  words
                )}
              </th>
              <td data-side="right">
                <Bar part={parts[1]} seat={1} most={most} />
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <td data-side="left">{view.seats[0].turns}</td>
          <th scope="row">{t('turnsTaken')}</th>
          <td data-side="right">{view.seats[1].turns}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Bar({ part, seat, most }: { readonly part: ScorePart | undefined; readonly seat: number; most: number }) {
  if (!part) return <span className={styles.none}>–</span>
  const { copies, points } = part
  return (
    <span className={styles.bar} data-seat-colour={seat}>
      {copies !== undefined && copies > 0 && points % copies === 0 && (
        <small>
          {copies} × {points / copies}
        </small>
      )}
      <b>{points}</b>
      <span
        className={styles.length}
        style={{ '--share': Math.abs(points) / most } as CSSProperties}
        aria-hidden="true"
      >
        <svg width="100%" height="100%" aria-hidden="true">
          <rect width="100%" height="100%" fill={seatFill(seat)} />
        </svg>
      </span>
    </span>
  )
}
