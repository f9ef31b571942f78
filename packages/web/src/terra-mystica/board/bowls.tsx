/** Three bowls with countable tokens. */
import type { PlayerView } from '@freehold/terra-mystica'
import { useSay } from '../words.ts'
import { Delta } from './delta.tsx'
import styles from './faction-board.module.css'

const NUMERALS = ['I', 'II', 'III'] as const

interface BowlsProps {
  readonly player: PlayerView
  readonly before: PlayerView
  onExplain(): void
}

export function Bowls({ player, before, onExplain }: BowlsProps) {
  const say = useSay()
  return (
    <button type="button" className={styles.bowls} onClick={onExplain}>
      <span className="visually-hidden">{say('resource.power')}</span>
      {player.bowls.map((tokens, i) => (
        <span key={NUMERALS[i]} className={styles.bowl}>
          <svg width="55" height="33" viewBox="0 0 76 46" aria-hidden="true">
            <path d="M2 3H74Q74 44 38 44Q2 44 2 3Z" className={i === 2 ? styles.third : styles.clay} />
            {Array.from({ length: tokens }, (_, n) => {
              const { x, y, r } = heaped(n, tokens)
              return <circle key={n} cx={x} cy={y} r={r} className={styles.token} data-bowl={i + 1} />
            })}
          </svg>
          <span className={styles.count}>
            <i>{NUMERALS[i]}</i> <b data-testid={`bowl-${i + 1}`}>{tokens}</b>
            <Delta by={tokens - before.bowls[i]} />
          </span>
        </span>
      ))}
      <small className={styles.next}>{say('ui.powerNext', { count: player.income.power ?? 0 })}</small>
    </button>
  )
}

const ROWS = [
  [5, 6, 7],
  [7, 8, 9],
] as const // how many lie in each row from the bottom, of large tokens and of small ones

/** Where a token lies: a bowl fills from the bottom. */
function heaped(n: number, tokens: number): { readonly x: number; readonly y: number; readonly r: number } {
  const small = tokens > ROWS[0][0] + ROWS[0][1]
  const rows = ROWS[small ? 1 : 0]
  const r = small ? 3.6 : 4.8
  let row = 0
  let first = 0
  while (row < rows.length - 1 && n >= first + rows[row]) first += rows[row++]
  const inRow = Math.min(rows[row], tokens - first)
  return { x: 38 + (n - first - (inRow - 1) / 2) * r * 2.15, y: 41 - r - row * r * 2.1, r }
}
