/** A card or landscape as it looks, and where else one meets it. */
import type { FaceMode } from '@freehold/dominion/faces'
import { recommendedSets, traits } from '@freehold/dominion/setup'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Choice } from '../../ui/choice.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useSetWords } from '../set-words.ts'
import styles from './card-side.module.css'
import { CardWords } from './card-words.tsx'
import { isLandscape, type Sheet } from './library.ts'

export function CardSide({ card }: { readonly card: Sheet }) {
  const { t } = useTranslation('library')
  const { t: workshop } = useTranslation('workshop')
  const { setName } = useSetWords()
  const [mode, setMode] = useState<FaceMode>('both')
  const edition = card.editions.includes('2e') ? '2e' : '1e'
  const uses = isLandscape(card) ? [] : traits(card)
  const sets = recommendedSets(edition).filter(({ cards, landscapes = [] }) =>
    [...cards, ...landscapes].includes(card.name),
  )
  return (
    <div className={styles.side}>
      <div className={styles.face} data-sideways={isLandscape(card) || undefined} aria-hidden="true">
        <CardFace card={card} mode={mode} size="large" />
      </div>
      <div className="visually-hidden">
        <CardWords card={card} />
      </div>
      <div className={styles.modes}>
        <Choice
          label={workshop('face.title')}
          hideLabel
          value={mode}
          of={(['words', 'symbols', 'both'] as const).map((value) => ({ value, text: workshop(`face.${value}`) }))}
          onChange={setMode}
        />
      </div>
      {sets.length > 0 && (
        <Places title={t('inSets')}>
          {sets.map(({ name }) => (
            <Link key={name} href={`/kingdoms/${encodeURIComponent(name)}`}>
              {setName(name)}
            </Link>
          ))}
        </Places>
      )}
      {uses.length > 0 && (
        <Places title={t('goodFor')}>
          {uses.map((trait) => (
            <Link key={trait} href={`/cards?trait=${trait}`}>
              {t(`traits.${trait}`)}
            </Link>
          ))}
        </Places>
      )}
    </div>
  )
}

function Places({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  return (
    <div className={styles.places}>
      <h2>{title}</h2>
      <p>
        {children.map((place, i) => (
          <span key={i}>
            {place}
            {i < children.length - 1 && ', '}
          </span>
        ))}
      </p>
    </div>
  )
}
