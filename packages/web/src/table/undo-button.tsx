import { useTranslation } from 'react-i18next'
import { useKeys } from '../base/keys.ts'
import { Button } from '../ui/button.tsx'
import { useTableContext } from './table-context.tsx'
import styles from './undo-button.module.css'

/** Takes back one's last answer; where that is not free, it says why and asks the others. */
export function UndoButton({ what }: { readonly what?: string }) {
  const { t } = useTranslation('table')
  const { state, store, playback, open } = useTableContext()
  const offer = state.undo
  const can = offer !== null && offer.to !== null && offer.free !== null && playback.now
  const undo = () => {
    if (!offer || offer.to === null || offer.free === null) return
    if (offer.free) void store.command('undo', {})
    else open('undo')
  }
  useKeys({ z: undo }, can)
  if (!offer || offer.to === null || state.phase !== 'playing') return null
  return (
    <Button hint="z" className={styles.undo} disabled={!can} onClick={undo} data-testid="undo">
      {offer.free && what ? (
        <>
          <span className={styles.what}>{t('undo.undoOf', { what })}</span>
          <span className={styles.plain} aria-hidden="true">
            ↶
          </span>
        </>
      ) : (
        t(offer.free === false ? 'undo.ask' : 'undo.undo')
      )}
    </Button>
  )
}
