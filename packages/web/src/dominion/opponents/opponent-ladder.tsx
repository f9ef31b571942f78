/** Who is to have a seat: a rung of the ladder, or whoever takes it. */
import { useId } from 'react'
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

export function OpponentLadder({ label, value, opponents, open, onChange }: OpponentLadderProps) {
  const { t } = useTranslation('making')
  const name = useId()
  const robotName = useRobotName()
  // Until the host has said who is there, everybody is: so nothing moves when it does.
  const there = ladder
    .filter(({ id }) => opponents.length === 0 || opponents.some((each) => each.id === id))
    .map(({ id, won }) => ({ id, won, name: robotName(id, id), line: t(`opponents.${id as 'page'}`) }))
  const rung = (id: string, text: string, line: string, rate: string) => (
    <label key={id} className={styles.rung} data-chosen={id === value}>
      <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
      {portraitOf(id) ? (
        <img src={portraitOf(id)} alt="" width={38} height={38} />
      ) : (
        <span className={styles.empty} aria-hidden="true" />
      )}
      <span className={styles.who}>
        <b>{text}</b>
        {id === value && <span className={styles.line}>{line}</span>}
        {rate && <span className={styles.rate}>{rate}</span>}
      </span>
    </label>
  )
  return (
    <fieldset className={styles.ladder}>
      <legend>{label}</legend>
      {there
        .map(({ id, name: text, line, won }, i) =>
          rung(id, text, line, won === undefined ? '' : t('ladder.won', { won, other: there[i - 1]?.name ?? '' })),
        )
        .toReversed()}
      {rung(open.value, open.text, open.line, '')}
    </fieldset>
  )
}
