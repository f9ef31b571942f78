/** Lines over turns. Each has its own colour, dashes and name at its end; the figures stand in a table below. */
import { axisOf, spreadLabels } from './chart-math.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './line-chart.module.css'
import { useWidth } from './use-width.ts'

export interface Series {
  readonly name: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

interface LineChartProps {
  readonly title: string
  readonly xTitle: string
  readonly series: readonly Series[]
}

const HEIGHT = 230
const ROOM = { left: 34, right: 108, top: 12, bottom: 34 }

export function LineChart({ title, xTitle, series }: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(560)
  const all = series.flatMap(({ points }) => points)
  const places = [...new Set(all.map(({ x }) => x))].toSorted((a, b) => a - b)
  const lastX = Math.max(1, ...places)
  const yAxis = axisOf(Math.min(0, ...all.map(({ y }) => y)), Math.max(1, ...all.map(({ y }) => y)), 5)
  const xAxis = axisOf(0, lastX, Math.max(3, Math.floor(width / 80)))
  const inner = { width: width - ROOM.left - ROOM.right, height: HEIGHT - ROOM.top - ROOM.bottom }
  const px = (x: number) => ROOM.left + (x / lastX) * inner.width
  const py = (y: number) => ROOM.top + inner.height * (1 - (y - yAxis.from) / (yAxis.to - yAxis.from))
  const ends = series.map(({ points }) => py(points.at(-1)?.y ?? 0))
  const labels = spreadLabels(ends, 16)
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div ref={ref}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {yAxis.ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${ROOM.left} ${py(tick)}H${ROOM.left + inner.width}`} className={styles.grid} />
              <text x={ROOM.left - 7} y={py(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {xAxis.ticks
            .filter((tick) => tick > 0 && tick <= lastX)
            .map((tick) => (
              <text key={tick} x={px(tick)} y={HEIGHT - ROOM.bottom + 18} textAnchor="middle">
                {tick}
              </text>
            ))}
          <text x={ROOM.left} y={HEIGHT - ROOM.bottom + 18} className={styles.axis}>
            {xTitle}
          </text>
          {series.map(({ name, points }, i) => (
            <g key={name} data-line={i % 6} visibility={points.length > 0 ? undefined : 'hidden'}>
              <polyline points={points.map(({ x, y }) => `${px(x)},${py(y)}`).join(' ')} className={styles.line} />
              <circle cx={px(points.at(-1)?.x ?? 0)} cy={ends[i]} r={3.5} className={styles.end} />
              <text x={px(points.at(-1)?.x ?? 0) + 9} y={labels[i] + 4} className={styles.name}>
                {shortened(name)} {points.at(-1)?.y ?? 0}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <FigureTable
        title={title}
        head={[xTitle, ...series.map(({ name }) => name)]}
        rows={places.map((x) => ({
          key: x,
          name: `${x}`,
          cells: series.map(({ points }) => {
            const point = points.findLast((each) => each.x === x)
            return point && `${point.y}`
          }),
        }))}
      />
    </figure>
  )
}

const shortened = (name: string): string => (name.length > 11 ? `${name.slice(0, 10)}…` : name)
