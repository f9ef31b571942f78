/** What everybody had to spend in each turn, beside what the cards of the game cost. */
import { useTranslation } from 'react-i18next'
import { SeatMark } from '../../table/seat-mark.tsx'
import { axisOf } from '../../ui/chart-math.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { seatFill } from '../../ui/seat-patterns.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { cardNamed, type Version } from '../cards/card-facts.ts'
import { CardToken } from '../cards/card-token.tsx'
import styles from './money-chart.module.css'
import type { Story } from './story.ts'

interface MoneyChartProps {
  readonly story: Story
  readonly names: readonly string[]
  readonly version: Version
}

const HEIGHT = 190
const ROOM = { left: 46, top: 10, bottom: 22 }
/** What one saves for. */
const marks = ['Silver', 'Gold', 'Province']

export function MoneyChart({ story, names, version }: MoneyChartProps) {
  const { t } = useTranslation('result')
  const [ref, width] = useWidth<HTMLDivElement>(520)
  const own = names.map((_, seat) => story.turns.filter((turn) => turn.seat === seat && !turn.extra))
  const rounds = Math.max(...own.map(({ length }) => length))
  const coins = (seat: number, round: number) => own[seat][round]?.coins
  const axis = axisOf(0, Math.max(8, ...story.turns.map((turn) => turn.coins)), 4)
  const inner = { width: width - ROOM.left, height: HEIGHT - ROOM.top - ROOM.bottom }
  const py = (y: number) => ROOM.top + inner.height * (1 - y / axis.to)
  const step = inner.width / rounds
  const bar = (step * 0.82) / names.length
  const every = Math.ceil(rounds / Math.max(1, Math.floor(inner.width / 26)))
  const all = Array.from({ length: rounds }, (_, round) => round)
  const total = (seat: number) => own[seat].reduce((sum, turn) => sum + turn.coins, 0)
  return (
    <section aria-labelledby="money">
      <h2 id="money">{t('moneyOverTime')}</h2>
      <p className={styles.about}>
        {names.map((name, seat) => (
          <span key={seat} data-seat-colour={seat}>
            <SeatMark seat={seat} /> {t('spentInAll', { name, count: total(seat) })}
          </span>
        ))}
      </p>
      <div ref={ref} className={styles.chart}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {marks.map((card) => {
            const { coins: cost } = cardNamed(card, version)?.cost ?? { coins: 0 }
            return (
              <g key={card}>
                <path d={`M${ROOM.left} ${py(cost)}H${width}`} className={styles.mark} />
                <text x={ROOM.left - 6} y={py(cost) + 5} textAnchor="end">
                  {cost}
                </text>
              </g>
            )
          })}
          {all.map((round) =>
            names.map((_, seat) => {
              const height = inner.height * ((coins(seat, round) ?? 0) / axis.to)
              return (
                <rect
                  key={`${round} ${seat}`}
                  data-seat-colour={seat}
                  className={styles.bar}
                  x={ROOM.left + round * step + step * 0.09 + seat * bar}
                  y={py(0) - height}
                  width={bar}
                  height={height}
                  fill={seatFill(seat)}
                />
              )
            }),
          )}
          <path d={`M${ROOM.left} ${py(0)}H${width}`} className={styles.ground} />
          {all.map(
            (round) =>
              round % every === 0 && (
                <text key={round} x={ROOM.left + (round + 0.5) * step} y={HEIGHT - 5} textAnchor="middle">
                  {round + 1}
                </text>
              ),
          )}
        </svg>
        {marks.map((name) => {
          const card = cardNamed(name, version)
          return (
            card && <CardToken key={name} card={card} className={styles.token} style={{ top: py(card.cost.coins) }} />
          )
        })}
      </div>
      <FigureTable
        title={t('moneyOverTime')}
        head={[t('turn'), ...names]}
        rows={all.map((round) => ({
          key: round,
          name: `${round + 1}`,
          cells: names.map((_, seat) => coins(seat, round)?.toString()),
        }))}
      />
    </section>
  )
}
