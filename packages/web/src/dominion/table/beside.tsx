/** What is not in the Supply: one place, with names and counts. What a decision is about is a tile there meanwhile. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { faceOfPile } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { useTongue } from '../tongue.ts'
import styles from './beside.module.css'
import { Pile } from './pile.tsx'
import { useDominion } from './use-dominion.ts'

export function Beside({ piles }: { readonly piles: readonly string[] }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view, placing, version } = useDominion()
  const [open, setOpen] = useState(false)
  const asked = piles.filter((pile) => placing.piles.has(pile))
  const [only] = piles
  if (asked.length === 1 || piles.length === 1) return <Pile name={asked[0] ?? only} />
  const countOf = (name: string) => view.piles.find(({ pile }) => pile === name)?.count ?? 0
  return (
    <li className={styles.beside}>
      <button type="button" className={styles.button} data-nav onClick={() => setOpen(true)}>
        <span className={styles.title}>{t('beside.title')}</span>
        <span className={styles.list}>
          {piles.map((pile) => (
            <span key={pile} className={styles.line}>
              <span className={styles.name}>{tongue.cardName(pile)}</span> <b>{countOf(pile)}</b>
            </span>
          ))}
        </span>
        <span className={styles.short}>{t('beside.count', { count: piles.length })}</span>
      </button>
      {open && (
        <Dialog title={t('beside.title')} onClose={() => setOpen(false)}>
          <ul className={styles.cards}>
            {piles.map((pile) => {
              const card = faceOfPile(view.piles.find((each) => each.pile === pile)?.card ?? pile, version)
              return (
                <li key={pile} data-peek={pile}>
                  {card ? <CardTile card={card} count={countOf(pile)} title={pile} /> : tongue.cardName(pile)}
                </li>
              )
            })}
          </ul>
        </Dialog>
      )}
    </li>
  )
}
