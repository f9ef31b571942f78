/** The two games for those who do not know them, in our own words. */
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { CardFace } from '../dominion/cards/card-face.tsx'
import { cardNamed, printedNow } from '../dominion/cards/card-facts.ts'
import { Frame } from '../parts/frame.tsx'
import styles from './how-to-play-page.module.css'

const dominionSteps = ['goal', 'deck', 'turn', 'buy', 'cleanUp', 'end', 'first'] as const
const terraSteps = ['goal', 'land', 'turn', 'power', 'cults', 'round', 'end', 'automa'] as const
const pictured: Partial<Record<(typeof dominionSteps)[number], readonly string[]>> = {
  goal: ['Province', 'Estate'],
  deck: ['Copper', 'Estate'],
  turn: ['Village', 'Smithy'],
  buy: ['Silver', 'Market'],
}

export default function HowToPlayPage() {
  const { t } = useTranslation('how-to')
  return (
    <Frame title={t('title')}>
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <nav className={styles.jump} aria-label={t('title')}>
          <a href="#dominion">{t('dominion.title')}</a>
          <a href="#terra-mystica">{t('terraMystica.title')}</a>
        </nav>
        <div className={styles.columns}>
          <section id="dominion" aria-labelledby="how-dominion">
            <h2 id="how-dominion">{t('dominion.title')}</h2>
            {dominionSteps.map((step) => (
              <div key={step} className={styles.step}>
                <div>
                  <h3>{t(`dominion.${step}.title`)}</h3>
                  <p>{t(`dominion.${step}.text`)}</p>
                </div>
                <Cards names={pictured[step] ?? []} />
              </div>
            ))}
            <p className={styles.links}>
              <Link href="/kingdoms">{t('tryDominion')}</Link>
              <Link href="/cards">{t('cards')}</Link>
              <Link href="/cards/symbols">{t('symbols')}</Link>
            </p>
          </section>
          <section id="terra-mystica" aria-labelledby="how-terra-mystica">
            <h2 id="how-terra-mystica">{t('terraMystica.title')}</h2>
            {terraSteps.map((step) => (
              <div key={step} className={styles.step}>
                <div>
                  <h3>{t(`terraMystica.${step}.title`)}</h3>
                  <p>{t(`terraMystica.${step}.text`)}</p>
                </div>
              </div>
            ))}
            <p className={styles.links}>
              <Link href="/new/terra-mystica">{t('tryTerraMystica')}</Link>
            </p>
          </section>
        </div>
        <section aria-labelledby="how-table">
          <h2 id="how-table">{t('table.title')}</h2>
          <ul className={styles.list}>
            {(['ask', 'look', 'undo', 'leave', 'check'] as const).map((each) => (
              <li key={each}>{t(`table.${each}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </Frame>
  )
}

function Cards({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div className={styles.cards} aria-hidden="true">
      {names.map((name) => {
        const card = cardNamed(name, printedNow('2e'))
        return <span key={name}>{card && <CardFace card={card} mode="words" />}</span>
      })}
    </div>
  )
}
