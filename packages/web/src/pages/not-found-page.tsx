import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import styles from '../parts/account.module.css'
import { Frame } from '../parts/frame.tsx'

export default function NotFoundPage() {
  const { t } = useTranslation('pages')
  return (
    <Frame title={t('notFound.title')}>
      <div className={styles.page}>
        <h1>{t('notFound.title')}</h1>
        <p>
          <Link href="/">{t('notFound.home')}</Link>
        </p>
      </div>
    </Frame>
  )
}
