/** The cards of a set as a sheet to print and cut. */
import type { FaceMode } from '@freehold/dominion/symbols'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearch } from 'wouter'
import type { Language } from '../../base/settings.ts'
import { Frame } from '../../parts/frame.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useTongue } from '../tongue.ts'
import { openedBench } from './first-text.ts'
import { currentSet, opened, titlesOf } from './kept-sets.ts'
import styles from './print-page.module.css'
import { study } from './study.ts'

export default function PrintPage() {
  const { t, i18n } = useTranslation('workshop')
  const { cardName } = useTongue()
  const asked = Number(new URLSearchParams(useSearch()).get('set') ?? 0)
  const [mode, setMode] = useState<FaceMode>('words')
  const bench = openedBench(localStorage, i18n.language as Language, t('set.unnamed'), t('newCard'))
  const set = currentSet(opened({ ...bench, set: Number.isInteger(asked) ? asked : 0 }))
  const studied = set.cards.map((text) => study(text, titlesOf(set)))
  const whole = studied.filter(({ mistakes }) => mistakes.length === 0)
  return (
    <Frame title={`${set.name} · ${t('print.title')}`}>
      <div className={styles.head}>
        <h1>{set.name}</h1>
        {set.author !== 'unknown' && <p>{t('print.by', { author: set.author })}</p>}
        <div className={styles.deeds}>
          <Link href="/workshop">{t('print.back')}</Link>
          <Choice
            label={t('face.title')}
            hideLabel
            value={mode}
            of={(['words', 'symbols', 'both'] as const).map((value) => ({ value, text: t(`face.${value}`) }))}
            onChange={setMode}
          />
          <Button primary onClick={() => print()}>
            {t('print.button')}
          </Button>
        </div>
        {whole.length < studied.length && <p>{t('print.without', { count: studied.length - whole.length })}</p>}
      </div>
      <ul className={styles.sheet}>
        {whole.map(({ card }) => (
          <li key={card.name} data-landscape={'type' in card || undefined}>
            <span className="visually-hidden">{cardName(card.name)}</span>
            <span aria-hidden="true">
              <CardFace card={card} mode={mode} size="large" />
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
