/** The picture of a game's course: lanes of what was bought, the chances as areas, and the handle for the turn that is looked at. */
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SeatMark } from '../../table/seat-mark.tsx'
import { seatFill } from '../../ui/seat-patterns.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { cardNamed, type Version } from '../cards/card-facts.ts'
import { CardToken } from '../cards/card-token.tsx'
import { useTongue } from '../tongue.ts'
import styles from './course-chart.module.css'
import { type Band, type MarkedSwing, type Point, roundsOf } from './course-math.ts'
import type { Story } from './story.ts'

interface CourseChartProps {
  readonly story: Story
  readonly names: readonly string[]
  readonly version: Version
  readonly order: readonly number[] // seats, from below
  readonly bands: readonly Band[]
  readonly swings: readonly MarkedSwing[]
  readonly at: number // the turn that is looked at
  momentName(turn: number): string
  percent(share: number): string
  onChoose(turn: number): void
}

const HEIGHT = 152
const TOKEN = 22
const THUMB = 20

export function CourseChart(props: CourseChartProps) {
  const { story, names, version, order, bands, swings, at, momentName, percent, onChoose } = props
  const { t } = useTranslation('result')
  const [ref, width] = useWidth<HTMLDivElement>(1000)
  const left = width < 600 ? 44 : 106
  const { turns } = story
  const step = (width - left) / turns.length
  const px = (x: number) => x * step
  const py = (share: number) => HEIGHT * (1 - share)
  const line = (points: readonly Point[]) => points.map(({ x, y }) => `${px(x)},${py(y)}`).join(' ')
  const lane = (seat: number) => (
    <Lane key={seat} {...{ seat, story, version, step }} name={names[seat]} perRound={names.length} />
  )
  // Two face each other across the picture; more lie below it.
  const two = order.length === 2
  const rounds = roundsOf(turns)
  const every = Math.ceil(rounds.length / Math.max(1, Math.floor((width - left) / 26)))
  return (
    <div ref={ref} className={styles.chart} style={{ '--left': `${left}px` } as CSSProperties}>
      {two && lane(order[1])}
      <Row label={<Scale percent={percent} />}>
        <svg
          width={width - left}
          height={HEIGHT}
          viewBox={`0 0 ${width - left} ${HEIGHT}`}
          aria-hidden="true"
          onClick={({ nativeEvent }) => onChoose(Math.min(turns.length - 1, Math.floor(nativeEvent.offsetX / step)))}
        >
          {bands.map(
            ({ seat, above, below }) =>
              above.length > 1 && (
                <polygon key={seat} points={`${line(above)} ${line(below.toReversed())}`} fill={seatFill(seat)} />
              ),
          )}
          {rounds.slice(1).map(({ at: start }) => (
            <path key={start} d={`M${px(start)} 0V${HEIGHT}`} className={styles.round} />
          ))}
          {[0.25, 0.5, 0.75].map((share) => (
            <path key={share} d={`M0 ${py(share)}H${width - left}`} className={styles.grid} data-half={share === 0.5} />
          ))}
          {bands.slice(0, -1).map(({ seat, above }) => (
            <polyline key={seat} points={line(above)} className={styles.edge} />
          ))}
          <rect x={0.5} y={0.5} width={width - left - 1} height={HEIGHT - 1} className={styles.frame} />
          <rect x={px(at)} y={0} width={step} height={HEIGHT} className={styles.chosen} />
          {swings.map(({ number, mark }) => (
            <g key={number} transform={`translate(${px(mark.x)} ${Math.min(HEIGHT - 11, Math.max(11, py(mark.y)))})`}>
              <circle r={10} className={styles.swing} />
              <text y={5} textAnchor="middle" className={styles.swingNumber}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </Row>
      {two ? lane(order[0]) : order.map(lane)}
      <Row label={<span className={styles.axis}>{t('turn')}</span>}>
        <div className={styles.rounds} aria-hidden="true">
          {rounds
            .filter((_, i) => i % every === 0)
            .map(({ round, at: start, end }) => (
              <span key={round} style={{ left: px((start + end) / 2) }}>
                {round}
              </span>
            ))}
        </div>
      </Row>
      <Row>
        <input
          type="range"
          className={styles.handle}
          style={{ marginLeft: step / 2 - THUMB / 2, width: step * (turns.length - 1) + THUMB }}
          min={0}
          max={turns.length - 1}
          value={at}
          aria-label={t('whichTurn')}
          aria-valuetext={momentName(at)}
          onChange={(event) => onChoose(Number(event.target.value))}
        />
      </Row>
    </div>
  )
}

function Row({ label, children }: { readonly label?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.label}>{label}</div>
      <div className={styles.inner}>{children}</div>
    </div>
  )
}

function Scale({ percent }: { percent(share: number): string }) {
  return (
    <span className={styles.scale} aria-hidden="true">
      {[1, 0.5, 0].map((share) => (
        <span key={share}>{percent(share)}</span>
      ))}
    </span>
  )
}

interface LaneProps {
  readonly seat: number
  readonly name: string
  readonly story: Story
  readonly version: Version
  readonly step: number
  readonly perRound: number // turns; so much room has each of the seat's own
}

/** What a seat bought, each over its turn. The words of it stand in the table of turns. */
function Lane({ seat, name, story, version, step, perRound }: LaneProps) {
  const { cardName } = useTongue()
  const room = step * perRound
  return (
    <Row
      label={
        <span className={styles.name} data-seat-colour={seat}>
          <SeatMark seat={seat} /> <span>{name}</span>
        </span>
      }
    >
      <div className={styles.lane} aria-hidden="true">
        {story.turns.map((turn, at) => {
          const cards = turn.seat === seat ? turn.bought.flatMap((each) => cardNamed(each, version) ?? []) : []
          const size = Math.min(TOKEN, room - 2)
          const apart = Math.min(size + 1, (room - size) / Math.max(1, cards.length - 1))
          const first = (at + 0.5) * step - ((cards.length - 1) * apart) / 2
          return cards.map((card, i) => (
            <CardToken
              key={`${at} ${i}`}
              card={card}
              title={cardName(card.name)}
              className={styles.token}
              style={{ left: first + i * apart, '--token': `${size}px` } as CSSProperties}
            />
          ))
        })}
      </div>
    </Row>
  )
}
