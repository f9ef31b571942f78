import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import styles from '../app/app.module.css'

export default function NotFoundPage() {
  const { t } = useTranslation('pages')
  return (
    <main className={styles.failed}>
      <h1>{t('notFound.title')}</h1>
      <Link href="/">{t('notFound.home')}</Link>
    </main>
  )
}
