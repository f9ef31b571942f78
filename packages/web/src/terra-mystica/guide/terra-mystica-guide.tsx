/** Terra Mystica for those who do not know it, in our own words. */
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import styles from '../../parts/guide.module.css'

const steps = ['goal', 'land', 'turn', 'power', 'cults', 'round', 'end', 'automa'] as const

export function TerraMysticaGuide() {
  const { t } = useTranslation('terra-mystica-guide')
  return (
    <>
      {steps.map((step) => (
        <div key={step} className={styles.step}>
          <div>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t(`${step}.text`)}</p>
          </div>
        </div>
      ))}
      <p className={styles.links}>
        <Link href="/new/terra-mystica">{t('try')}</Link> <Link href="/terra-mystica">{t('library')}</Link>
      </p>
    </>
  )
}
