/** The Events, Landmarks, Projects and Ways beside the ten, to look at and to take out. */
import { LOT } from '@freehold/dominion/setup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { landscapeNamed } from '../cards/boxes.ts'
import { CardFace } from '../cards/card-face.tsx'
import { LandscapeStrip } from '../cards/landscape-strip.tsx'
import { useTongue } from '../tongue.ts'
import { type Draft, withLandscapes } from './draft.ts'
import styles from './kingdom-landscapes.module.css'

interface KingdomLandscapesProps {
  readonly draft: Draft
  change(next: () => Draft): void
}

export function KingdomLandscapes({ draft, change }: KingdomLandscapesProps) {
  const { t } = useTranslation('kingdoms')
  const { cardName } = useTongue()
  const [looking, setLooking] = useState<string>()
  const { landscapes = [] } = draft.beside
  if (landscapes === LOT || landscapes.length === 0) return null
  const shown = looking === undefined ? undefined : landscapeNamed(looking)
  return (
    <>
      <ul className={styles.landscapes} aria-label={t('beside.landscapes')}>
        {landscapes
          .flatMap((name) => landscapeNamed(name) ?? [])
          .map((landscape) => (
            <li key={landscape.name}>
              <button type="button" onClick={() => setLooking(landscape.name)}>
                <span className="visually-hidden">{cardName(landscape.name)}</span>
                <LandscapeStrip landscape={landscape} />
              </button>
            </li>
          ))}
      </ul>
      {shown && (
        <Dialog title={cardName(shown.name)} onClose={() => setLooking(undefined)}>
          <div className={styles.shown}>
            <CardFace card={shown} mode="both" size="large" />
            <Button
              onClick={() => {
                setLooking(undefined)
                change(() =>
                  withLandscapes(
                    draft,
                    landscapes.filter((name) => name !== shown.name),
                  ),
                )
              }}
            >
              {t('takeOut')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
