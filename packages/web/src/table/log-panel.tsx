import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogLine } from './game-table.ts'
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
  const { lines } = useTableContext()
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const lastTop = useRef(0)
  const shown = latest === undefined ? lines : lines.slice(-latest)
  const pattern = useMemo(() => patternOf(emphasised), [emphasised])
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
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={box}
      className={`${styles.log} ${className ?? ''}`}
      aria-label={t('log')}
      tabIndex={latest === undefined ? 0 : undefined}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // Lines may have come since it was scrolled to the end: only who scrolls up leaves it.
        if (scrollHeight - scrollTop - clientHeight < 24) atEnd.current = true
        else if (scrollTop < lastTop.current) atEnd.current = false
        lastTop.current = scrollTop
      }}
    >
      {shown.map((line) => (
        <Line
          key={line.id}
          line={line}
          text={line.kind === 'heading' ? line.text : strong(line.text, emphasised, pattern)}
        />
      ))}
    </section>
  )
}

function Line({ line: { kind, level }, text }: { readonly line: LogLine; readonly text: ReactNode }) {
  if (kind === 'heading') return <h3 className={styles.heading}>{text}</h3>
  const indented = [styles.level0, styles.level1, styles.level2, styles.level3][Math.min(level, 3)]
  return <p className={`${kind === 'note' ? styles.note : styles.line} ${indented}`}>{text}</p>
}

/** Whole words only, the longest first. */
function patternOf(words: ReadonlyMap<string, string>): RegExp | undefined {
  if (words.size === 0) return undefined
  const escaped = [...words.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<!\\p{L})(${escaped.join('|')})(?!\\p{L})`, 'gu')
}

function strong(text: string, words: ReadonlyMap<string, string>, pattern: RegExp | undefined): ReactNode {
  if (!pattern) return text
  return text.split(pattern).map((part, i) => {
    const bold = i % 2 === 1
    return <Fragment key={i}>{bold ? <b data-peek={words.get(part)}>{part}</b> : part}</Fragment>
  })
}
