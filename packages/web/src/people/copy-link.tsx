import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import styles from './people.module.css'

/** An address to be sent to others. */
export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const { t } = useTranslation('people')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <div className={styles.link}>
      <input readOnly value={link} aria-label={label} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy().catch(() => undefined)}>{copied ? t('copied') : t('copy')}</Button>
    </div>
  )
}
