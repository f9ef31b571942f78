/** Short words at the first decisions of somebody new. They stand aside, and go for good when told to. */
import { useTranslation } from 'react-i18next'
import { changeSettings, getSettings, useSettings } from '../../base/settings.ts'
import { Button } from '../../ui/button.tsx'
import styles from './hints.module.css'
import type { DominionTableValue } from './use-dominion.ts'
import { useDominion } from './use-dominion.ts'

const hints = ['attack', 'several', 'gain', 'action', 'treasures', 'buy', 'read', 'goal', 'waiting'] as const
type Hint = (typeof hints)[number]

/** Which hint fits the moment. */
function hintFor({ decision, placing, view, reader: you, state }: DominionTableValue): Hint | undefined {
  if (you === null || state.phase !== 'playing') return undefined
  if (!decision) return view.seats[you].turns > 0 ? 'waiting' : undefined
  const { kind, cause } = decision.question
  if (cause && cause.seat !== you) return 'attack'
  if (placing.way === 'some') return 'several'
  if (kind === 'gain') return 'gain'
  if (kind === 'action') return decision.options.length > 1 ? 'action' : undefined
  if (kind !== 'buy') return undefined
  if (placing.hand.size > 0) return 'treasures'
  const seen = (hint: Hint) => getSettings().hintsSeen.includes(hint)
  return !seen('buy') ? 'buy' : seen('read') && view.seats[you].turns >= 3 ? 'goal' : 'read'
}

/** The one that is shown now. */
export function useHint(): Hint | undefined {
  const { hints, hintsSeen } = useSettings()
  const hint = hintFor(useDominion())
  return hint && hints && !hintsSeen.includes(hint) ? hint : undefined
}

export function Hints() {
  const { t } = useTranslation('dominion')
  const hint = useHint()
  if (!hint) return null
  return (
    <aside className={styles.hint} aria-label={t('hints.title')} data-hint={hint}>
      <p>{t(`hints.${hint}`)}</p>
      <div className={styles.buttons}>
        <Button onClick={() => changeSettings({ hintsSeen: [...getSettings().hintsSeen, hint] })}>
          <span className={styles.word}>{t('hints.ok')}</span>
          <span className={styles.tick} aria-hidden="true">
            ✓
          </span>
        </Button>
        <Button quiet className={styles.never} onClick={() => changeSettings({ hints: false })}>
          {t('hints.never')}
        </Button>
      </div>
    </aside>
  )
}
