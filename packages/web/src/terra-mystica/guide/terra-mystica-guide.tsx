/** Terra Mystica for those who do not know it, in our own words. */
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import styles from '../../parts/guide.module.css'
import { GuideStep } from '../../parts/guide-step.tsx'

const steps = ['goal', 'land', 'turn', 'power', 'cults', 'round', 'end', 'automa'] as const

export function TerraMysticaGuide() {
  const { t } = useTranslation('terra-mystica-guide')
  return (
    <>
      {steps.map((step) => (
        <GuideStep key={step} title={t(`${step}.title`)} text={t(`${step}.text`)} />
      ))}
      <p className={styles.links}>
        <Link href="/new/terra-mystica">{t('try')}</Link>
        <Link href="/rulebook/terra-mystica">{t('rulebook')}</Link>
        <Link href="/terra-mystica">{t('library')}</Link>
      </p>
    </>
  )
}
