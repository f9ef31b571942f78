import { useTranslation } from 'react-i18next'
import styles from './rulings-note.module.css'

/** Rulings are sentences of the rules' own tests, which are in English: whoever reads another language is told so. */
export function RulingsNote() {
  const { t, i18n } = useTranslation()
  return i18n.language === 'en' ? null : <p className={styles.note}>{t('rulingsInEnglish')}</p>
}
