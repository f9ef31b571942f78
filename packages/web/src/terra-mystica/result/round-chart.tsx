/** Lines from round to round in the colours of the factions, each with its disc at the end; a round can be picked. */
import { useId, useState } from 'react'
import { axisOf, spreadLabels } from '../../ui/chart-math.ts'
import { Choice } from '../../ui/choice.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { pieceColour } from '../map/terrain.ts'
import { Disc } from '../signs/disc.tsx'
import { type Say, useSay } from '../words.ts'
import { END, FIGURES, type Figure, figureAt, START, type Stage } from './course.ts'
import styles from './round-chart.module.css'

interface RoundChartProps {
  readonly course: readonly Stage[]
  readonly names: readonly string[]
  readonly shown: Stage // the one whose map is shown
  onPick(stage: Stage): void
}

const HEIGHT = 236
const ROOM = { left: 34, right: 92, top: 12, bottom: 40 }
const DISC = 26

export function RoundChart({ course, names, shown, onPick }: RoundChartProps) {
  const say = useSay()
  const [ref, width] = useWidth<HTMLDivElement>(430)
  const title = useId()
  const [figure, setFigure] = useState<Figure>('points')
  // What is owned is told as rounds begin; after the last there is only what was left over.
  const owned = figure !== 'points'
  const stages = owned ? course.filter(({ after }) => after < END - 1) : course
  const { view } = course[course.length - 1]
  // The Automa owns nothing.
  const seats = view.players.map(({ seat }) => seat).filter((seat) => !owned || seat !== view.automa?.seat)
  const lines = seats.map((seat) => ({ seat, values: stages.map((stage) => figureAt(stage, seat, figure)) }))
  const all = lines.flatMap(({ values }) => values)
  const axis = axisOf(Math.min(0, ...all), Math.max(1, ...all), 4)
  const inner = { width: width - ROOM.left - ROOM.right, height: HEIGHT - ROOM.top - ROOM.bottom }
  const px = (i: number) => ROOM.left + (i / Math.max(1, stages.length - 1)) * inner.width
  const py = (value: number) => ROOM.top + inner.height * (1 - (value - axis.from) / (axis.to - axis.from))
  const ends = lines.map(({ values }) => py(values.at(-1) ?? 0))
  const labels = spreadLabels(ends, DISC + 3)
  return (
    <section className={styles.chart} aria-labelledby={title}>
      <h2 id={title}>
        {say('story.byRound')} <small>{say(owned ? 'story.whenBegun' : 'story.pickRound')}</small>
      </h2>
      <Choice
        label={say('story.byRound')}
        hideLabel
        value={figure}
        of={FIGURES.map((value) => ({ value, text: say(`story.figure.${value}`) }))}
        onChange={setFigure}
      />
      <div ref={ref} className={styles.box}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {axis.ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${ROOM.left} ${py(tick)}H${ROOM.left + inner.width}`} className={styles.grid} />
              <text x={ROOM.left - 7} y={py(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {lines.map(({ seat, values }, i) => {
            const player = view.players[seat]
            const points = values.map((value, at) => `${px(at)},${py(value)}`).join(' ')
            return (
              <g key={seat}>
                <polyline points={points} className={styles.edge} />
                <polyline points={points} className={styles.line} stroke={pieceColour(player.terrain)} />
                <path
                  d={`M${px(values.length - 1)} ${ends[i]}L${px(values.length - 1) + 14} ${labels[i]}`}
                  className={styles.grid}
                />
                <g transform={`translate(${px(values.length - 1) + 14},${labels[i] - DISC / 2})`}>
                  <Disc player={player} size={DISC} letter={names[seat]?.slice(0, 1)} />
                </g>
                <text x={px(values.length - 1) + 18 + DISC} y={labels[i] + 5} className={styles.value}>
                  {values.at(-1)}
                </text>
              </g>
            )
          })}
        </svg>
        {stages.map((stage, i) => (
          <button
            key={stage.after}
            type="button"
            className={styles.round}
            style={{ left: px(i) }}
            aria-label={mapWords(say, stage)}
            aria-pressed={stage === shown}
            onClick={() => onPick(stage)}
          >
            {owned ? stage.after + 1 : stageWords(say, stage)}
          </button>
        ))}
      </div>
      <FigureTable
        title={`${say('story.byRound')}: ${say(`story.figure.${figure}`)}`}
        head={[say(owned ? 'story.ofRound' : 'story.round'), ...seats.map((seat) => names[seat])]}
        rows={stages.map((stage, i) => ({
          key: stage.after,
          name: owned ? `${stage.after + 1}` : stageWords(say, stage),
          cells: lines.map(({ values }) => `${values[i]}`),
        }))}
      />
    </section>
  )
}

/** Which map it is. */
export const mapWords = (say: Say, { after }: Stage): string =>
  after === START
    ? say('story.firstMap')
    : after === END
      ? say('story.finalMap')
      : say('story.mapAfter', { round: after })

const stageWords = (say: Say, { after }: Stage): string =>
  after === START ? say('story.start') : after === END ? say('story.end') : `${after}`
