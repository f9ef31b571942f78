/** What a card is worth to money, measured by playing. */
import { KNOWN_GAMES, knownFigures } from '@freehold/lab/card/known-cards'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './lab-figures.module.css'
import { isLandscape, type Sheet } from './library.ts'

export function LabFigures({ card }: { readonly card: Sheet }) {
  const { t, i18n } = useTranslation('library')
  const figures = isLandscape(card) ? undefined : knownFigures(card)
  if (!figures) return null
  const whole = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  const tenth = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <section className={styles.lab} aria-labelledby="lab">
      <div className={styles.head}>
        <h2 id="lab">{t('lab.title')}</h2>
        <span>{t('lab.games', { games: whole.format(KNOWN_GAMES) })}</span>
      </div>
      <ul>
        {figures.shares.map((share, i) => (
          <li key={i}>
            <span>{t(`lab.copies.${(i + 1) as 1 | 2 | 3}`)}</span>
            <span className={styles.track} style={{ '--share': share } as CSSProperties} aria-hidden="true">
              <i />
            </span>
            <b>{whole.format(100 * share)}</b>
            <span>{t('lab.turns', { turns: tenth.format(figures.turns[i]) })}</span>
          </li>
        ))}
      </ul>
      <p>{t('lab.how')}</p>
    </section>
  )
}
