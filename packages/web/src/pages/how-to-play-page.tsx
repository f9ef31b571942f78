/** The games for those who do not know them, in our own words. */
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { gamePart, games } from '../games/games.ts'
import { Frame } from '../parts/frame.tsx'
import styles from './how-to-play-page.module.css'

const loadGuides = async () => {
  const guides = await Promise.all(games().map(async ({ id }) => ({ id, guide: await gamePart(id, 'guide') })))
  return guides.flatMap(({ id, guide }) => (guide ? [{ id, ...guide }] : []))
}
const loading = loadGuides()

export default function HowToPlayPage() {
  const { t } = useTranslation('how-to')
  const guides = use(loading)
  return (
    <Frame title={t('title')}>
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <nav className={styles.jump} aria-label={t('title')}>
          {guides.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title()}
            </a>
          ))}
        </nav>
        <div className={styles.columns}>
          {guides.map(({ id, title, Guide }) => (
            <section key={id} id={id} aria-labelledby={`how-${id}`}>
              <h2 id={`how-${id}`}>{title()}</h2>
              <Guide />
            </section>
          ))}
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
