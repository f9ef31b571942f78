/** Who is to have a seat: a rung of the ladder, or whoever takes it. */
import { type CSSProperties, useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useRobotName } from '../../parts/names.ts'
import type { Opponent } from '../../parts/opponents.ts'
import { ladder, portraitOf } from './ladder.ts'
import styles from './opponent-ladder.module.css'

interface OpponentLadderProps {
  readonly label: string
  readonly value: string
  readonly opponents: readonly Opponent[]
  readonly open: { readonly value: string; readonly text: string; readonly line: string }
  onChange(value: string): void
}

/** Room for a staircase, from left to right; else it is a ladder, the strongest on top. */
const WIDE = '(min-width: 1100px)'

function subscribe(changed: () => void): () => void {
  const list = matchMedia(WIDE)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

export function OpponentLadder({ label, value, opponents, open, onChange }: OpponentLadderProps) {
  const { t } = useTranslation('making')
  const name = useId()
  const robotName = useRobotName()
  const stairs = useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
  // Until the host has said who is there, everybody is: so nothing moves when it does.
  const there = ladder
    .filter(({ id }) => opponents.length === 0 || opponents.some((each) => each.id === id))
    .map(({ id, won }, i, all) => ({
      id,
      won,
      step: i,
      name: robotName(id, id),
      line: t(`opponents.${id as 'page'}`),
      rate: won === undefined ? '' : t('ladder.won', { won, other: i > 0 ? robotName(all[i - 1].id, '') : '' }),
    }))
  const chosen = there.find(({ id }) => id === value)
  const radio = (id: string) => ({ name, checked: id === value, onChange: () => onChange(id) })
  const rungs = there.map(({ id, name: text, line, rate, won, step }) => (
    <label key={id} className={styles.rung} data-chosen={id === value} style={{ '--step': step } as CSSProperties}>
      <input type="radio" {...radio(id)} />
      <img src={portraitOf(id)} alt="" width={38} height={38} />
      <span className={styles.who}>
        <b>{text}</b>
        {id === value && !stairs && <span className={styles.line}>{line}</span>}
        {rate && <span className={stairs ? 'visually-hidden' : styles.rate}>{rate}</span>}
      </span>
      {stairs && (
        <span className={styles.step} aria-hidden="true">
          {won !== undefined && (
            <>
              <b>{won}</b> {t('ladder.hundred')}
            </>
          )}
        </span>
      )}
    </label>
  ))
  return (
    <fieldset className={styles.ladder} data-stairs={stairs}>
      <legend>{label}</legend>
      <div className={styles.rungs}>{stairs ? rungs : rungs.toReversed()}</div>
      {stairs && chosen && (
        <p className={styles.takes}>
          <img src={portraitOf(chosen.id)} alt="" width={54} height={54} />
          <span>
            <b>{chosen.name}</b> {chosen.line}
            {chosen.rate && <span className={styles.rate}>{chosen.rate}</span>}
          </span>
        </p>
      )}
      <label className={styles.rung} data-chosen={value === open.value}>
        <input type="radio" {...radio(open.value)} />
        <span className={styles.empty} aria-hidden="true" />
        <span className={styles.who}>
          <b>{open.text}</b>
          {value === open.value && <span className={styles.line}>{open.line}</span>}
        </span>
      </label>
    </fieldset>
  )
}
