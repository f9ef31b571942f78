/** Dominion for those who do not know it, in our own words. */
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import styles from '../../parts/guide.module.css'
import { GuideStep } from '../../parts/guide-step.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { cardNamed, printedNow } from '../cards/card-facts.ts'
import own from './dominion-guide.module.css'

const steps = ['goal', 'deck', 'turn', 'buy', 'cleanUp', 'end', 'first'] as const
const pictured: Partial<Record<(typeof steps)[number], readonly string[]>> = {
  goal: ['Province', 'Estate'],
  deck: ['Copper', 'Estate'],
  turn: ['Village', 'Smithy'],
  buy: ['Silver', 'Market'],
}

export function DominionGuide() {
  const { t } = useTranslation('dominion-guide')
  return (
    <>
      {steps.map((step) => (
        <GuideStep key={step} title={t(`${step}.title`)} text={t(`${step}.text`)}>
          <Cards names={pictured[step] ?? []} />
        </GuideStep>
      ))}
      <p className={styles.links}>
        <Link href="/kingdoms">{t('try')}</Link>
        <Link href="/rulebook">{t('rulebook')}</Link>
        <Link href="/cards">{t('cards')}</Link>
        <Link href="/cards/symbols">{t('symbols')}</Link>
      </p>
    </>
  )
}

function Cards({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div className={own.cards} aria-hidden="true">
      {names.map((name) => {
        const card = cardNamed(name, printedNow('2e'))
        return <span key={name}>{card && <CardFace card={card} mode="words" />}</span>
      })}
    </div>
  )
}
