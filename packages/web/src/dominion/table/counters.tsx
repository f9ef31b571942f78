import { useTranslation } from 'react-i18next'
import { TokenMark } from '../cards/token-mark.tsx'
import styles from './counters.module.css'
import type { CounterView } from './full-view.ts'

interface CountersProps {
  readonly of: readonly CounterView[]
  readonly words: boolean // beside the shapes, where there is room
  readonly className?: string
  /** What spends one of them now, where that is possible. */
  spend?(kind: string): (() => void) | undefined
}

/** Coffers, Villagers, debt and the like of a player: a shape with its number, and the word. */
export function Counters({ of, words, className, spend }: CountersProps) {
  const { t } = useTranslation('dominion')
  if (of.length === 0) return null
  return (
    <ul className={`${styles.counters} ${className ?? ''}`}>
      {of.map(({ kind, n }) => {
        const word = t(`counters.${kind as 'points'}`, { count: n, defaultValue: kind })
        const spendOne = spend?.(kind)
        const meaning = kind === 'coffers' ? t('spendCoffers') : kind === 'villagers' ? t('spendVillager') : undefined
        const told = (
          <>
            <TokenMark kind={kind} n={n} />
            <span className="visually-hidden">{n} </span>
            <span className={words ? styles.word : 'visually-hidden'}>{word}</span>
          </>
        )
        return (
          <li key={kind} data-place={`counter:${kind}`}>
            {spendOne ? (
              <button type="button" className={styles.spend} data-nav data-legal title={meaning} onClick={spendOne}>
                {told}
              </button>
            ) : (
              told
            )}
          </li>
        )
      })}
    </ul>
  )
}
