import { useTranslation } from 'react-i18next'
import { useKeys } from '../base/keys.ts'
import { Button } from '../ui/button.tsx'
import styles from './review-bar.module.css'
import { useTableContext } from './table-context.tsx'

/** Steps through what happened. Shown only to those who look back. */
export function ReviewBar({ className }: { readonly className?: string }) {
  const { t } = useTranslation('table')
  const { playback, lines } = useTableContext()
  const { looking, step, steps, go, toNow } = playback
  useKeys(
    {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      Escape: toNow,
      b: toNow,
    },
    looking,
  )
  if (!looking) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a bar of buttons, not a set of fields
    <div className={`${styles.bar} ${className ?? ''}`} role="group" aria-label={t('review.title')}>
      <span className={styles.what}>
        <i>{t('review.step', { step, steps })}</i> {lines.at(-1)?.text}
      </span>
      <Button hint="ArrowLeft" disabled={step <= 1} onClick={() => go(-1)} aria-label={t('review.earlier')}>
        ‹
      </Button>
      <Button hint="ArrowRight" disabled={step >= steps} onClick={() => go(1)} aria-label={t('review.later')}>
        ›
      </Button>
      <Button primary hint="Escape" onClick={toNow}>
        {t('review.now')}
      </Button>
    </div>
  )
}
