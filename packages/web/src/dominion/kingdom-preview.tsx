/** The ten cards that are to be played with, for those who wait for the game to begin. */
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../base/i18n.ts'
import type { PreviewProps } from '../games/game-table.ts'
import { faceOfPile } from './cards/card-facts.ts'
import { CardPeek, usePeek } from './cards/card-peek.tsx'
import { CardTile } from './cards/card-tile.tsx'
import styles from './kingdom-preview.module.css'
import { optionsOf, versionOf } from './table/table-view.ts'
import { useTongue } from './tongue.ts'

const OwnCardsShown = lazy(() => import('./own-cards-shown.tsx'))
const DraftPanel = lazy(() => withTexts(import('./draft/draft-panel.tsx'), 'draft', 'library', 'all-cards'))
const RulesTold = lazy(() => withTexts(import('./rules/rules-told.tsx'), 'rules'))

export function KingdomPreview({ state, names, store }: PreviewProps) {
  if (!state.draft) return <KingdomShown state={state} />
  return (
    <Suspense>
      <div>
        <DraftPanel {...{ state, names, store }} draft={state.draft} />
        <RulesTold options={optionsOf(state)} />
      </div>
    </Suspense>
  )
}

function KingdomShown({ state }: Pick<PreviewProps, 'state'>) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const root = useRef<HTMLElement>(null)
  const peek = usePeek(root)
  const { kingdom, own } = optionsOf(state)
  const version = versionOf(optionsOf(state))
  return (
    <section className={styles.preview} ref={root} aria-label={t('kingdom')}>
      {own && (
        <Suspense>
          <OwnCardsShown own={own} />
        </Suspense>
      )}
      <h2>{t('kingdom')}</h2>
      <ul className={styles.cards}>
        {kingdom.map((name) => {
          const card = faceOfPile(name, version)
          return (
            card && (
              <li key={name}>
                <button
                  type="button"
                  className={styles.card}
                  data-peek={card.name}
                  onClick={() => peek.open(card.name)}
                >
                  <span className="visually-hidden">{tongue.cardName(name)}</span>
                  <CardTile card={card} title={name} />
                </button>
              </li>
            )
          )
        })}
      </ul>
      <Suspense>
        <RulesTold options={optionsOf(state)} />
      </Suspense>
      <CardPeek peek={peek} version={version} piles={[]} />
    </section>
  )
}
