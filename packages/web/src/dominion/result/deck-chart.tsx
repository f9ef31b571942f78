/** What a deck was made of, turn by turn: one column a turn. */
import { useTranslation } from 'react-i18next'
import { axisOf } from '../../ui/chart-math.ts'
import { useWidth } from '../../ui/use-width.ts'
import type { Version } from '../cards/card-facts.ts'
import { useTongue } from '../tongue.ts'
import styles from './deck-chart.module.css'
import { parts, partsOf } from './deck-parts.ts'
import type { Deck } from './story.ts'

interface DeckChartProps {
  readonly name: string
  readonly decks: readonly Deck[] // at the beginning and after each turn
  readonly version: Version
  readonly most: number // cards in the largest deck of all, so that pictures can be compared
}

const HEIGHT = 150
const ROOM = { left: 30, top: 8, bottom: 22 }

export function DeckChart({ name, decks, version, most }: DeckChartProps) {
  const { t } = useTranslation('result')
  const tongue = useTongue()
  const [ref, width] = useWidth<HTMLDivElement>(520)
  const axis = axisOf(0, most, 3)
  const columns = decks.map((deck) => partsOf(deck, version))
  const inner = { width: width - ROOM.left, height: HEIGHT - ROOM.top - ROOM.bottom }
  const step = inner.width / columns.length
  const py = (cards: number) => ROOM.top + inner.height * (1 - cards / axis.to)
  const every = Math.ceil(columns.length / Math.max(1, Math.floor(width / 60)))
  const last = columns[columns.length - 1]
  return (
    <figure className={styles.chart}>
      <figcaption>{name}</figcaption>
      <div ref={ref}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {axis.ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${ROOM.left} ${py(tick)}H${width}`} className={styles.grid} />
              <text x={ROOM.left - 6} y={py(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {columns.map((counts, turn) => {
            let below = 0
            return (
              <g key={turn}>
                {parts.map((part) => {
                  const from = below
                  below += counts[part]
                  return counts[part] === 0 ? null : (
                    <rect
                      key={part}
                      data-part={part}
                      x={ROOM.left + turn * step + 1}
                      width={Math.max(1, step - 2)}
                      y={py(below)}
                      height={py(from) - py(below)}
                    />
                  )
                })}
                {turn % every === 0 && (
                  <text x={ROOM.left + (turn + 0.5) * step} y={HEIGHT - 6} textAnchor="middle">
                    {turn}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </div>
      <p className={styles.legend}>
        {parts.map((part) => (
          <span key={part}>
            <span className={styles.key} data-part={part} aria-hidden="true" />
            {t(`parts.${part}`, { count: last[part] })}
          </span>
        ))}
      </p>
      <p className={styles.deck}>
        {Object.entries(decks[decks.length - 1])
          .toSorted(([, a], [, b]) => b - a)
          .map(([card, copies]) => `${copies} ${tongue.cardName(card)}`)
          .join(', ')}
      </p>
    </figure>
  )
}
