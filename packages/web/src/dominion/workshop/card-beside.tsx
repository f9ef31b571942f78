/** What the card says, what it would ask, whether it runs, and its face. */
import { german } from '@freehold/dominion/german'
import type { FaceMode } from '@freehold/dominion/symbols'
import { english } from '@freehold/dominion/words'
import { questionsOf } from '@freehold/dominion/writing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../ui/choice.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useGallery } from '../cards/gallery.ts'
import { WordsIn } from '../library/card-words.tsx'
import { useTongue } from '../tongue.ts'
import styles from './card-beside.module.css'
import { RefusalText } from './refusal-text.tsx'
import type { Study } from './study.ts'

export function CardBeside({ studied }: { readonly studied: Study }) {
  const { t } = useTranslation('workshop')
  const tongue = useTongue()
  const { gallery, complete } = useGallery('Own')
  const [mode, setMode] = useState<FaceMode>('symbols')
  const { card, mistakes } = studied
  const asked = questionsOf(card, tongue)
  const lines = [...new Set(mistakes.map(({ line }) => line))]
  return (
    <>
      <section className={styles.says} aria-label={t('says.title')}>
        <h2>{t('says.in.en')}</h2>
        <div className={styles.paper}>
          <WordsIn card={card} tongue={english} />
        </div>
        <h2>{t('says.in.de')}</h2>
        <div className={styles.paper}>
          <WordsIn card={card} tongue={german} />
        </div>
        {lines.length > 0 && <p className={styles.left}>{t('says.without', { count: lines.length, lines })}</p>}
        <h2>{t('asks.title')}</h2>
        {asked.length === 0 ? (
          <p>{t('asks.nothing')}</p>
        ) : (
          <ul className={styles.asks}>
            {asked.map(({ who, says }) => (
              <li key={`${who} ${says}`}>
                {who === 'others' && <i>{t('asks.others')} </i>}
                {says}
              </li>
            ))}
          </ul>
        )}
        <h2>{t('runs.title')}</h2>
        <p role="status">{mistakes.length > 0 ? t('runs.mistakes') : <RefusalText studied={studied} />}</p>
        {complete && !gallery.picture(card.emblem) && <p>{t('runs.noPicture', { name: card.emblem })}</p>}
      </section>
      <section className={styles.face} aria-label={t('face.title')}>
        <div data-landscape={'type' in card || undefined} aria-hidden="true">
          <CardFace card={card} mode={mode} size="large" />
        </div>
        <Choice
          label={t('face.title')}
          hideLabel
          value={mode}
          of={(['words', 'symbols', 'both'] as const).map((value) => ({ value, text: t(`face.${value}`) }))}
          onChange={setMode}
        />
      </section>
    </>
  )
}
