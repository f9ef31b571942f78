/** What the card says, what it would ask, whether it runs, and its face. */
import { german } from '@freehold/dominion/german'
import type { FaceMode } from '@freehold/dominion/symbols'
import { english } from '@freehold/dominion/words'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Choice } from '../../ui/choice.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useGallery } from '../cards/gallery.ts'
import { Asked } from '../library/asked.tsx'
import { WordsIn } from '../library/card-words.tsx'
import { slugOf } from '../library/library.ts'
import { useTongue } from '../tongue.ts'
import styles from './card-beside.module.css'
import { kinOf } from './kin.ts'
import { RefusalText } from './refusal-text.tsx'
import type { Study } from './study.ts'

export function CardBeside({ studied }: { readonly studied: Study }) {
  const { t } = useTranslation('workshop')
  const { gallery, complete } = useGallery('Own')
  const [mode, setMode] = useState<FaceMode>('symbols')
  const { card, mistakes } = studied
  const { cardName } = useTongue()
  const kin = useMemo(() => kinOf(card), [card])
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
        <Asked card={card} />
        <h2>{t('runs.title')}</h2>
        <p role="status">{mistakes.length > 0 ? t('runs.mistakes') : <RefusalText studied={studied} />}</p>
        {kin.length > 0 && (
          <p className={styles.kin}>
            <i>{t('kin')}</i>
            {kin.map(({ name }) => (
              <Link key={name} href={`/cards/${slugOf(name)}`}>
                {cardName(name)}
              </Link>
            ))}
          </p>
        )}
        {complete && card.emblem !== '' && !gallery.picture(card.emblem) && (
          <p>{t('runs.noPicture', { name: card.emblem })}</p>
        )}
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
