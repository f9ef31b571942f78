import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../ui/key-hint.tsx'
import { StepsDrawing } from '../cards/drawings.tsx'
import { useTongue } from '../tongue.ts'
import styles from './plates.module.css'
import { stepsText } from './question-words.ts'
import { useDominion } from './use-dominion.ts'

/** Choices in symbols and words, each a plate. */
export function Plates() {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { placing, choosing, nameOf, version, decision } = useDominion()
  const several = placing.way === 'some'
  return (
    <ul className={styles.plates} data-count={placing.plates.length} aria-label={t('offered')}>
      {placing.plates.map(({ option, steps }, i) => {
        const on = choosing.chosen.includes(option)
        return (
          <li key={option}>
            <button
              type="button"
              className={styles.plate}
              data-on={on}
              data-nav
              data-legal
              aria-pressed={several ? on : undefined}
              aria-keyshortcuts={`${i + 1}`}
              onClick={() => (several ? choosing.toggle(option) : choosing.choose([option]))}
            >
              <StepsDrawing steps={steps} className={styles.symbols} />
              <span>{decision && stepsText(decision, steps, { t, tongue, version, nameOf })}</span>
              <KeyHint of={`${i + 1}`} className={styles.key} />
              {on && <span className={styles.tick}>✓</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
