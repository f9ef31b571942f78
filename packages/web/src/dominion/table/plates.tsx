import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../ui/key-hint.tsx'
import { withNames } from './decision-words.ts'
import styles from './plates.module.css'
import { useDominion } from './use-dominion.ts'

/** Choices in words, each a plate. */
export function Plates() {
  const { t } = useTranslation('dominion')
  const { placing, choosing, nameOf } = useDominion()
  const several = placing.way === 'some'
  return (
    <ul className={styles.plates} data-count={placing.plates.length} aria-label={t('offered')}>
      {placing.plates.map(({ option, text }, i) => {
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
              <span>{withNames(text, nameOf)}</span>
              <KeyHint of={`${i + 1}`} className={styles.key} />
              {on && <span className={styles.tick}>✓</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
