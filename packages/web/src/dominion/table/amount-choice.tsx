import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../base/keys.ts'
import { Button } from '../../ui/button.tsx'
import styles from './amount-choice.module.css'

export interface Amount {
  readonly id: string
  readonly label: string
  readonly amount: number
  act(): void
}

interface AmountChoiceProps {
  readonly amounts: readonly Amount[] // from the least to the most
  readonly most: boolean // one begins with the most, and not with the least
  readonly primary: boolean
  readonly disabled: boolean
}

/** How much: less, more, and a button that says and does it. */
export function AmountChoice({ amounts, most, primary, disabled }: AmountChoiceProps) {
  const { t } = useTranslation('dominion')
  const [at, setAt] = useState(most ? amounts.length - 1 : 0)
  const chosen = amounts[Math.min(at, amounts.length - 1)]
  const go = (by: number) => setAt(Math.max(0, Math.min(amounts.length - 1, amounts.indexOf(chosen) + by)))
  const answer = () => !disabled && chosen.act()
  useKeys({ '-': () => go(-1), '+': () => go(1), ...(primary && { Enter: answer }) })
  return (
    <fieldset className={styles.amount} aria-label={t('howMuch')}>
      <Button
        className={styles.step}
        aria-label={t('less')}
        aria-keyshortcuts="-"
        disabled={disabled || chosen === amounts[0]}
        onClick={() => go(-1)}
        data-nav
      >
        −
      </Button>
      <Button
        primary={primary}
        disabled={disabled}
        onClick={answer}
        data-nav
        data-answer={chosen.id}
        data-legal
        hint={primary ? 'Enter' : undefined}
      >
        <span aria-live="polite">{chosen.label}</span>
      </Button>
      <Button
        className={styles.step}
        aria-label={t('more')}
        aria-keyshortcuts="+"
        disabled={disabled || chosen === amounts.at(-1)}
        onClick={() => go(1)}
        data-nav
      >
        +
      </Button>
    </fieldset>
  )
}
