/** The kingdom as it stands: its cards, its name and code, and what it offers. */
import { KINGDOM_SIZE } from '@freehold/dominion/setup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'
import { PictureLink } from '../../ui/picture-link.tsx'
import { useShare } from '../../ui/use-share.ts'
import { faceOfPile } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { CardDialog } from '../library/card-dialog.tsx'
import { useTongue } from '../tongue.ts'
import { BesidePanel } from './beside-panel.tsx'
import { codeOf, type Draft, keptToggled, redrawn, toggled, versionOf, vetoToggled, type Wishes } from './draft.ts'
import { type Favourite, withFavourite, withoutFavourite } from './favourites.ts'
import { KingdomLandscapes } from './kingdom-landscapes.tsx'
import styles from './kingdom-shown.module.css'
import { freshSeed } from './seeds.ts'
import { Traits } from './traits.tsx'

interface KingdomShownProps {
  readonly draft: Draft
  readonly name: string | undefined
  readonly wishes: Wishes
  readonly favourites: readonly Favourite[]
  change(next: () => Draft): void
  keep(favourites: readonly Favourite[]): void
}

export function KingdomShown({ draft, name, wishes, favourites, change, keep }: KingdomShownProps) {
  const { t } = useTranslation('kingdoms')
  const tongue = useTongue()
  const [looking, setLooking] = useState<string>()
  const code = codeOf(draft)
  const missing = KINGDOM_SIZE - draft.cards.length
  const card = looking === undefined ? undefined : faceOfPile(looking, versionOf(draft))
  const title = name ?? (code ? t('own') : t('unfinished'))
  return (
    <section aria-label={t('thisKingdom')}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.code}>
          {code && <CodeLine code={code} name={title} favourites={favourites} keep={keep} />}
          <Button
            quiet
            onClick={() => {
              change(() => redrawn(draft, wishes, freshSeed()))
              announce(t('draw.done'))
            }}
          >
            {t('draw.another')}
          </Button>
        </div>
      </header>
      <ul className={styles.cards}>
        {draft.cards.map((each) => {
          const drawn = faceOfPile(each, versionOf(draft))
          return (
            <li key={each}>
              <button type="button" className={styles.card} onClick={() => setLooking(each)}>
                <span className="visually-hidden">
                  {draft.kept.includes(each) ? t('cardKept', { card: tongue.cardName(each) }) : tongue.cardName(each)}
                </span>
                <span className={styles.tile} aria-hidden="true">
                  {drawn && <CardTile card={drawn} title={each} />}
                </span>
                {draft.kept.includes(each) && (
                  <span className={styles.kept} aria-hidden="true">
                    <svg viewBox="0 0 16 16">
                      <title>{t('kept')}</title>
                      <path d="M5 1h6v2l-1 1v3l2 2v2H9v4l-1 1-1-1v-4H4V9l2-2V4L5 3z" />
                    </svg>
                  </span>
                )}
              </button>
            </li>
          )
        })}
        {Array.from({ length: missing }, (_, i) => (
          <li key={i} className={styles.empty} />
        ))}
      </ul>
      {missing > 0 && <p className={styles.missing}>{t('missing', { count: missing })}</p>}
      <KingdomLandscapes draft={draft} change={change} />
      <Traits draft={draft} />
      <BesidePanel draft={draft} wishes={wishes} change={change} />
      {card && looking !== undefined && (
        <CardDialog card={card} onClose={() => setLooking(undefined)}>
          {draft.cards.includes(looking) && (
            <>
              <Button
                aria-pressed={draft.kept.includes(looking)}
                onClick={() => {
                  setLooking(undefined)
                  change(() => keptToggled(draft, looking))
                }}
              >
                {draft.kept.includes(looking) ? t('letGo') : t('keep')}
              </Button>
              <Button
                onClick={() => {
                  setLooking(undefined)
                  change(() => vetoToggled(draft, looking, wishes, freshSeed()))
                  announce(t('vetoed', { card: tongue.cardName(looking) }))
                }}
              >
                {t('veto')}
              </Button>
              <Button
                onClick={() => {
                  setLooking(undefined)
                  change(() => toggled(draft, looking))
                }}
              >
                {t('takeOut')}
              </Button>
            </>
          )}
        </CardDialog>
      )}
    </section>
  )
}

interface CodeLineProps {
  readonly code: string
  readonly name: string
  readonly favourites: readonly Favourite[]
  keep(favourites: readonly Favourite[]): void
}

function CodeLine({ code, name, favourites, keep }: CodeLineProps) {
  const { t } = useTranslation('kingdoms')
  const { label, copied, share } = useShare(t('copied'))
  const liked = favourites.some((each) => each.code === code)
  return (
    <>
      <code data-long={code.length > 12 || undefined}>{code}</code>
      <Button quiet onClick={() => share(`${location.origin}/kingdoms/${code}`)}>
        {copied ? t('copied') : (label ?? t('copyLink'))}
      </Button>
      <PictureLink kind="kingdom" of={code} className={styles.picture}>
        {t('picture')}
      </PictureLink>
      <Button
        quiet
        aria-pressed={liked}
        onClick={() => keep(liked ? withoutFavourite(favourites, code) : withFavourite(favourites, { code, name }))}
      >
        <span aria-hidden="true">{liked ? '★' : '☆'}</span>
        {t('favourite')}
      </Button>
    </>
  )
}
