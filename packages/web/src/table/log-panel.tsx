import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogLine } from '../games/game-table.ts'
import styles from './log-panel.module.css'
import { useTableContext } from './table-context.tsx'

interface LogPanelProps {
  readonly emphasised?: ReadonlyMap<string, string> // words set in bold, and what can be looked at by them
  readonly latest?: number // only so many lines
  readonly className?: string
}

const none: ReadonlyMap<string, string> = new Map()

/** What has happened, as prose; the newest at the bottom. */
export function LogPanel({ emphasised = none, latest, className }: LogPanelProps) {
  const { t } = useTranslation('table')
  const { lines, names } = useTableContext()
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const last = useRef({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 })
  const lettered = useLetters()
  const shown = latest === undefined ? lines : lines.slice(-latest)
  const marked = useMemo(() => markedWords(emphasised, names), [emphasised, names])
  useEffect(() => {
    const { current } = box
    if (current && atEnd.current) current.scrollTop = current.scrollHeight
  }, [lines.length, lines.at(-1)?.text])
  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) current.scrollTop = current.scrollHeight
    })
    observer.observe(current)
    if (current.firstElementChild) observer.observe(current.firstElementChild) // its letters may grow, too
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={box}
      className={`${styles.log} ${className ?? ''}`}
      aria-label={t('log')}
      tabIndex={latest === undefined ? 0 : undefined}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // Lines may have come since it was scrolled to the end, or the window has another size: only who scrolls up leaves it.
        const before = last.current
        last.current = { scrollTop, scrollHeight, clientHeight }
        if (scrollHeight - scrollTop - clientHeight < 24) atEnd.current = true
        else if (scrollHeight === before.scrollHeight && clientHeight === before.clientHeight)
          atEnd.current &&= scrollTop >= before.scrollTop
      }}
    >
      <div data-lettered={latest === undefined || lettered}>
        {latest !== undefined
          ? shown.map((line) => <Line key={line.id} line={line} marked={marked} plain />)
          : chaptersOf(shown).map((chapter, i, all) => (
              <Chapter key={chapter.lines[0].id} chapter={chapter} marked={marked} running={i === all.length - 1} />
            ))}
      </div>
    </section>
  )
}

const letters = ['400 15px Alegreya', 'italic 400 15px Alegreya', '700 15px Alegreya']

/** Whether the letters of the log are here: in others a line breaks elsewhere, and all lines would move when they come. */
function useLetters(): boolean {
  const [here, setHere] = useState(() => letters.every((font) => document.fonts.check(font)))
  useEffect(() => {
    if (!here) void Promise.allSettled(letters.map((font) => document.fonts.load(font))).then(() => setHere(true))
  }, [here])
  return here
}

interface ChapterTold {
  readonly heading: LogLine | undefined
  readonly lines: readonly LogLine[] // with the heading
}

/** From one heading to the next. */
function chaptersOf(lines: readonly LogLine[]): ChapterTold[] {
  const chapters: { heading: LogLine | undefined; lines: LogLine[] }[] = []
  for (const line of lines) {
    if (line.kind === 'heading' || chapters.length === 0)
      chapters.push({ heading: line.kind === 'heading' ? line : undefined, lines: [] })
    chapters[chapters.length - 1].lines.push(line)
  }
  return chapters
}

interface ChapterProps {
  readonly chapter: ChapterTold
  readonly marked: Marked
  readonly running: boolean
}

/** A turn: while it goes on its story, afterwards one line that says what it came to, and the story behind that. */
function Chapter({ chapter: { heading, lines }, marked, running }: ChapterProps) {
  if (!heading) return lines.map((line) => <Line key={line.id} line={line} marked={marked} />)
  const story = <Turn heading={heading} lines={lines.slice(1)} marked={marked} running={running} />
  if (running)
    return (
      <>
        <Line line={heading} marked={marked} />
        {story}
      </>
    )
  return (
    <details className={styles.past}>
      <summary>
        <span className={styles.turn} data-seat-colour={heading.seat}>
          {heading.text}
        </span>
        {heading.sum && <>: {withMarks(heading.sum, marked)}</>}
      </summary>
      {story}
      <Moment version={heading.version} />
    </details>
  )
}

interface TurnProps extends Omit<ChapterProps, 'chapter'> {
  readonly heading: LogLine
  readonly lines: readonly LogLine[] // without it
}

/** Where a game does not sum up a long turn, so many lines stand open while it goes on; what came before them is folded. */
const MOST_RUNNING = 8

/** A long turn in few sentences; every step of it is a click away. */
function Turn({ heading, lines, marked, running }: TurnProps) {
  const { t } = useTranslation('table')
  const told = (some: readonly LogLine[]) => some.map((line) => <Line key={line.id} line={line} marked={marked} />)
  if (!heading.gathered) {
    const early = running && lines.length > MOST_RUNNING ? lines.slice(0, -MOST_RUNNING + 1) : []
    return (
      <>
        {early.length > 0 && <Folded title={t('earlierSteps', { count: early.length })}>{told(early)}</Folded>}
        {told(lines.slice(early.length))}
      </>
    )
  }
  return (
    <>
      <p className={`${styles.line} ${styles.level0}`}>{withMarks(heading.gathered, marked)}</p>
      {told(lines.filter(({ early }) => !early))}
      <Folded title={t('allSteps', { count: lines.length })}>{told(lines)}</Folded>
    </>
  )
}

function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.early}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** Goes back to where a turn began, as long as this page remembers it. */
function Moment({ version }: { readonly version: number | undefined }) {
  const { t } = useTranslation('table')
  const { playback } = useTableContext()
  if (version === undefined || !playback.reaches(version)) return null
  return (
    <button type="button" className={styles.moment} onClick={() => playback.lookAt(version)}>
      {t('lookAtTurn')}
    </button>
  )
}

interface LineProps {
  readonly line: LogLine
  readonly marked: Marked
  readonly plain?: boolean // among things for fingers, where a line would be too low a button
}

function Line({ line, marked, plain = false }: LineProps) {
  const { playback } = useTableContext()
  const { kind, level, seat, text, version } = line
  if (kind === 'heading')
    return (
      <h3 className={styles.heading} data-seat-colour={seat}>
        {text}
      </h3>
    )
  const indented = [styles.level0, styles.level1, styles.level2, styles.level3][Math.min(level, 3)]
  const look = `${kind === 'note' ? styles.note : styles.line} ${indented}`
  if (plain || version === undefined || !playback.reaches(version))
    return <p className={look}>{withMarks(text, marked)}</p>
  // A click goes to the moment; whoever walks by keys has a button for each turn, and the arrows from there.
  return (
    <p className={look}>
      <button type="button" tabIndex={-1} className={styles.told} onClick={() => playback.lookAt(version)}>
        {withMarks(text, marked)}
      </button>
    </p>
  )
}

interface Marked {
  readonly pattern: RegExp | undefined
  readonly cards: ReadonlyMap<string, string>
  readonly seats: ReadonlyMap<string, number>
}

/** Names of cards, and of those who sit here: whole words only, the longest first. */
function markedWords(cards: ReadonlyMap<string, string>, names: readonly string[]): Marked {
  const seats = new Map(names.map((name, seat) => [name, seat]))
  const escaped = [...cards.keys(), ...seats.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = escaped.length > 0 ? new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'gu') : undefined
  return { pattern, cards, seats }
}

function withMarks(text: string, { pattern, cards, seats }: Marked): ReactNode {
  if (!pattern) return text
  return text.split(pattern).map((part, i) => {
    if (i % 2 === 0) return <Fragment key={i}>{part}</Fragment>
    const seat = seats.get(part)
    if (seat === undefined) {
      return (
        <b key={i} data-peek={cards.get(part)}>
          {part}
        </b>
      )
    }
    return (
      <span key={i} className={styles.who} data-seat-colour={seat}>
        {part}
      </span>
    )
  })
}
