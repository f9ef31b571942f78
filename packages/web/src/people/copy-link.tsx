import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { useShare } from '../ui/use-share.ts'
import styles from './people.module.css'

/** An address to be sent to others. */
export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const { t } = useTranslation('people')
  const sharing = useShare(t('copied'))
  return (
    <div className={styles.link}>
      <input readOnly value={link} aria-label={label} onFocus={(event) => event.target.select()} />
      <Button onClick={() => sharing.share(link)}>{sharing.copied ? t('copied') : (sharing.label ?? t('copy'))}</Button>
    </div>
  )
}
