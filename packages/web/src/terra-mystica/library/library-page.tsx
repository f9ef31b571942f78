/** What there is in Terra Mystica and how it works: factions with their boards, tiles, power, towns, cults. */
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Frame } from '../../parts/frame.tsx'
import palette from '../palette.module.css'
import { AllFactions, OneFaction } from './factions.tsx'
import styles from './library-page.module.css'
import { Cults, Power, Towns } from './mechanisms.tsx'
import { TilesInWords } from './tiles-in-words.tsx'

const PARTS = { factions: AllFactions, tiles: TilesInWords, power: Power, towns: Towns, cults: Cults } as const
const names = Object.keys(PARTS) as (keyof typeof PARTS)[]

interface LibraryPageProps {
  readonly part: string | undefined
  readonly faction: string | undefined
}

export default function LibraryPage({ part, faction }: LibraryPageProps) {
  const { t } = useTranslation('terra-mystica-library')
  const shown = names.find((name) => name === part) ?? 'factions'
  const Part = PARTS[shown]
  return (
    <Frame title={t('title')}>
      <h1>{t('title')}</h1>
      <nav className={styles.parts} aria-label={t('title')}>
        {names.map((name) => (
          <Link key={name} href={`/terra-mystica/${name}`} aria-current={name === shown ? 'page' : undefined}>
            {t(`parts.${name}`)}
          </Link>
        ))}
      </nav>
      <div className={`${styles.part} ${palette.palette}`}>
        {shown === 'factions' && faction ? <OneFaction faction={faction} /> : <Part />}
      </div>
    </Frame>
  )
}
