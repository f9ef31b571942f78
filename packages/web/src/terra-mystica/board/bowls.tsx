/** Three bowls with countable tokens. */
import type { PlayerView } from '@freehold/terra-mystica'
import { useSay } from '../words.ts'
import { Delta } from './delta.tsx'
import styles from './faction-board.module.css'

const NUMERALS = ['I', 'II', 'III'] as const
const ACROSS = 6 // tokens in a row of the bowl

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
          <svg width="76" height="44" viewBox="0 0 76 44" aria-hidden="true">
            <path d="M2 3H74Q74 42 38 42Q2 42 2 3Z" className={i === 2 ? styles.third : styles.clay} />
            {Array.from({ length: tokens }, (_, n) => {
              const row = Math.floor(n / ACROSS)
              const inRow = Math.min(ACROSS - row, tokens - row * ACROSS)
              const size = tokens > ACROSS + 5 ? 3.6 : 5
              const gap = size * 2.25
              const x = 38 + (n - row * ACROSS - (inRow - 1) / 2) * gap
              return <circle key={n} cx={x} cy={12 + row * gap} r={size} className={styles.token} data-bowl={i + 1} />
            })}
          </svg>
          <span className={styles.count}>
            {NUMERALS[i]} <b data-testid={`bowl-${i + 1}`}>{tokens}</b>
            <Delta by={tokens - before.bowls[i]} />
          </span>
        </span>
      ))}
      <small className={styles.next} title={say('ui.nextRound')}>
        +{player.income.power ?? 0}
      </small>
    </button>
  )
}
