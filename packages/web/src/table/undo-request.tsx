import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { useTableContext } from './table-context.tsx'
import styles from './undo-request.module.css'

/** Somebody asks the others to let them take something back. */
export function UndoRequest() {
  const { t } = useTranslation('table')
  const { state, store, names } = useTableContext()
  const request = state.undoRequest
  if (!request) return null
  const asked = state.you !== null && request.missing.includes(state.you)
  const who = names[request.seat]
  const missing = request.missing.map((seat) => names[seat]).join(', ')
  return (
    <div className={styles.request} role="alertdialog" aria-label={t('undo.asked', { who })}>
      <span>{request.seat === state.you ? t('undo.waiting', { missing }) : t('undo.asked', { who })}</span>
      {asked && (
        <>
          <Button primary onClick={() => void store.command('answer-undo', { agrees: true })}>
            {t('undo.agree')}
          </Button>
          <Button onClick={() => void store.command('answer-undo', { agrees: false })}>{t('undo.refuse')}</Button>
        </>
      )}
    </div>
  )
}
