/** What is not in the Supply: one place, with names and counts. What a decision is about is a tile there meanwhile. */
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { landscapeNamed } from '../cards/boxes.ts'
import { faceOfPile } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { LandscapeStrip } from '../cards/landscape-strip.tsx'
import { useTongue } from '../tongue.ts'
import styles from './beside.module.css'
import { type LandscapeView, sheetDecksOf } from './full-view.ts'
import { Pile } from './pile.tsx'
import { useDominion } from './use-dominion.ts'

const DeckInside = lazy(() => import('./deck-inside.tsx'))

/** The decks of Boons and Hexes are there too. */
export function Beside({ piles }: { readonly piles: readonly string[] }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view, placing, version } = useDominion()
  const [open, setOpen] = useState(false)
  const asked = piles.filter((pile) => placing.piles.has(pile))
  const [only] = piles
  const decks = sheetDecksOf(view)
  /** Decks that lie face down, each with what it has. */
  const faceDown = view.piles.flatMap(({ pile, inside }) => (inside ? [{ pile, inside }] : []))
  if (asked.length === 1 || (piles.length === 1 && decks.length + faceDown.length === 0))
    return <Pile name={asked[0] ?? only} />
  const isOpen = (name: string) => !faceDown.some(({ pile }) => pile === name)
  /** A deck is called as the card that it is for. */
  const nameOf = (name: string) => tongue.cardName(isOpen(name) ? name : name.replace(/ deck$/, ''))
  const countOf = (name: string) => view.piles.find(({ pile }) => pile === name)?.count ?? 0
  return (
    <li className={styles.beside}>
      <button type="button" className={styles.button} data-nav onClick={() => setOpen(true)}>
        <span className={styles.title}>{t('beside.title')}</span>
        <span className={styles.list}>
          {piles.map((pile) => (
            <span key={pile} className={styles.line}>
              <span className={styles.name}>{nameOf(pile)}</span> <b>{countOf(pile)}</b>
            </span>
          ))}
          {decks.map(({ kind, count }) => (
            <span key={kind} className={styles.line}>
              <span className={styles.name}>{t(`sheetDecks.${kind as 'Boon'}`)}</span> <b>{count}</b>
            </span>
          ))}
        </span>
        <span className={styles.short}>{t('beside.count', { count: piles.length + decks.length })}</span>
      </button>
      {open && (
        <Dialog title={t('beside.title')} onClose={() => setOpen(false)}>
          <ul className={styles.cards}>
            {piles.filter(isOpen).map((pile) => {
              const card = faceOfPile(view.piles.find((each) => each.pile === pile)?.card ?? pile, version)
              return (
                <li key={pile} data-peek={pile}>
                  {card ? <CardTile card={card} count={countOf(pile)} title={pile} /> : tongue.cardName(pile)}
                </li>
              )
            })}
          </ul>
          {faceDown.map(({ pile, inside }) => (
            <Suspense key={pile}>
              <DeckInside name={t('sideDeck', { card: nameOf(pile) })} cards={inside} />
            </Suspense>
          ))}
          {decks.map(({ kind }) => (
            <Sheets key={kind} kind={kind} />
          ))}
        </Dialog>
      )}
    </li>
  )
}

/** Which Boons or Hexes lie on the discard pile: those that cannot come until the deck is shuffled. */
function Sheets({ kind }: { readonly kind: LandscapeView['kind'] }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view } = useDominion()
  const discarded = (view.landscapes ?? []).filter((each) => each.kind === kind && each.lies === 'discards')
  return (
    <section className={styles.sheets}>
      <h3>{t('sheetsDiscarded', { kind: t(`sheetDecks.${kind as 'Boon'}`), count: discarded.length })}</h3>
      <ul>
        {discarded
          .flatMap(({ name }) => landscapeNamed(name) ?? [])
          .map((landscape) => (
            <li key={landscape.name} data-peek={landscape.name}>
              <span className="visually-hidden">{tongue.cardName(landscape.name)}</span>
              <LandscapeStrip landscape={landscape} />
            </li>
          ))}
      </ul>
    </section>
  )
}
