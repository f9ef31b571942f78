import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { cardNamed } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { useTongue } from '../tongue.ts'
import styles from './laid-cards.module.css'
import { useDominion } from './use-dominion.ts'

interface LaidCardsProps {
  readonly title: string
  readonly cards: readonly string[]
  readonly watched?: readonly string[] // with which an effect goes on
  readonly className?: string
  readonly peek?: string // what is shown large on looking
  readonly children: ReactNode // what is seen of them at the table
}

/** Cards that lie openly where there is no room for them: a button, and all of them when it is pressed. */
export function LaidCards({ title, cards, watched, className, peek, children }: LaidCardsProps) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { version } = useDominion()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={cards.length === 0}
        onClick={() => setOpen(true)}
        data-nav
        data-peek={peek}
      >
        {children}
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {watched && <p>{t('invested', { cards: tongue.cardList(watched) })}</p>}
          <ul className={styles.cards}>
            {[...Map.groupBy(cards, (card) => card)].map(([name, copies]) => {
              const card = cardNamed(name, version)
              return (
                <li key={name} data-peek={name}>
                  <span className="visually-hidden">{tongue.cardList(copies)}</span>
                  {card && <CardTile card={card} count={copies.length} />}
                </li>
              )
            })}
          </ul>
        </Dialog>
      )}
    </>
  )
}
