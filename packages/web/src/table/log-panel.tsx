import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogLine } from './game-table.ts'
import styles from './log-panel.module.css'
import { useTableContext } from './table-context.tsx'

interface LogPanelProps {
  readonly emphasised?: readonly string[] // words set in bold, such as the names of cards
  readonly latest?: number // only so many lines
  readonly className?: string
}

/** What has happened, as prose; the newest at the bottom. */
export function LogPanel({ emphasised = [], latest, className }: LogPanelProps) {
  const { t } = useTranslation('table')
  const { lines } = useTableContext()
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const shown = latest === undefined ? lines : lines.slice(-latest)
  const words = useMemo(() => wordsIn(emphasised), [emphasised])
  useEffect(() => {
    const { current } = box
    if (current && atEnd.current) current.scrollTop = current.scrollHeight
  }, [lines.length, lines.at(-1)?.text])
  return (
    <section
      ref={box}
      className={`${styles.log} ${className ?? ''}`}
      aria-label={t('log')}
      tabIndex={latest === undefined ? 0 : undefined}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 24
      }}
    >
      {shown.map((line) => (
        <Line key={line.id} line={line} words={words} />
      ))}
    </section>
  )
}

function Line({ line: { kind, level, text }, words }: { readonly line: LogLine; readonly words: RegExp | undefined }) {
  if (kind === 'heading') return <h3 className={styles.heading}>{text}</h3>
  const indented = [styles.level0, styles.level1, styles.level2, styles.level3][Math.min(level, 3)]
  return <p className={`${kind === 'note' ? styles.note : styles.line} ${indented}`}>{strong(text, words)}</p>
}

function wordsIn(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined
  const escaped = words.toSorted((a, b) => b.length - a.length).map((word) => word.replace(/[^\w\s]/g, '\\$&'))
  return new RegExp(`\\b(${escaped.join('|')})(?=s?\\b)`, 'g')
}

function strong(text: string, words: RegExp | undefined): ReactNode {
  if (!words) return text
  const parts = text.split(words)
  return parts.map((part, i) => <Fragment key={i}>{i % 2 === 1 ? <b data-peek={part}>{part}</b> : part}</Fragment>)
}
