import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../base/keys.ts'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean | 'whole' // for pictures that need the room, or all there is
  readonly beside?: ReactNode // the title, in its line
  readonly side?: boolean // along the edge, over the log; a sheet from below on a phone
  readonly open?: boolean // what is beside it can still be used
}

/**
 * A native dialog: focus stays inside and returns, Escape and a click beside it close. It begins at what is marked with
 * `data-first`, else at its title.
 */
export function Dialog({ title, onClose, children, wide = false, beside, side, open = false }: DialogProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) {
      if (open) dialog.show()
      else dialog.showModal()
      const first = dialog.querySelector<HTMLElement>('[data-first]')
      const start = first ?? dialog.querySelector<HTMLElement>('h2')
      start?.focus()
    }
    return () => dialog?.close()
  }, [open])
  useKeys({ Escape: onClose }, open)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={ref}
      className={side ? styles.side : styles.dialog}
      data-open={open}
      data-wide={wide}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          {beside}
          <button type="button" className={styles.close} onClick={onClose} aria-label={t('close')}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
