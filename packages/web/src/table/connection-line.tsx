import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableSnapshot } from '../client/table-store.ts'
import styles from './connection-line.module.css'

const SHOWN_MS = 4000
const PATIENCE_MS = 700 // a moment's interruption is not worth a word

/** Says when the connection is lost, and when it is back. */
export function ConnectionLine({ known }: { readonly known: TableSnapshot }) {
  const { t } = useTranslation('table')
  const { connection, back, hostStopping } = known
  const [lost, setLost] = useState(false)
  const [returned, setReturned] = useState(false)
  useEffect(() => {
    if (connection === 'live') return setLost(false)
    const timer = setTimeout(() => setLost(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [connection])
  useEffect(() => {
    if (back === 0) return
    setReturned(true)
    const timer = setTimeout(() => setReturned(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [back])
  const text = lost
    ? t(`connection.${connection === 'connecting' ? 'connecting' : hostStopping ? 'stopping' : 'lost'}`)
    : returned
      ? t('connection.back')
      : ''
  return (
    <div role="status" className={text ? styles.line : 'visually-hidden'} data-lost={lost} data-testid="connection">
      {text}
    </div>
  )
}
