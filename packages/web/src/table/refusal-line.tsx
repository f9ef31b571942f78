import { useEffect } from 'react'
import { refusalText } from '../parts/problems.ts'
import styles from './notices.module.css'
import { useTableContext } from './table-context.tsx'

const SHOWN_MS = 6000

/** Why the host did not do what was asked. That a move came too late needs no word: the table shows what is. */
export function RefusalLine() {
  const { known, store } = useTableContext()
  const { refusal } = known
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(store.forgetRefusal, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [refusal, store])
  if (!refusal || refusal.code === 'stale') return null
  return (
    <div className={styles.notices}>
      <p className={styles.notice} role="alert">
        {refusalText(refusal)}
      </p>
    </div>
  )
}
