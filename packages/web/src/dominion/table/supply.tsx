import { useTranslation } from 'react-i18next'
import { PictureDrawing } from '../cards/drawings.tsx'
import { useTongue } from '../tongue.ts'
import { Beside } from './beside.tsx'
import { sheetDecksOf } from './full-view.ts'
import { LaidCards } from './laid-cards.tsx'
import { Pile } from './pile.tsx'
import styles from './supply.module.css'
import { TRASH } from './table-view.ts'
import { useDominion } from './use-dominion.ts'
import { useLargeWindow } from './use-layout.ts'

/** The piles and the trash: each in one place for the whole game. */
export function Supply({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dominion')
  const { piles, placing, view } = useDominion()
  const sheets = sheetDecksOf(view).length > 0
  const { base, kingdom, beside } = piles
  const large = useLargeWindow()
  const places = kingdom.length + (beside.length > 0 || sheets ? 1 : 0)
  return (
    <section
      className={`${styles.supply} ${className ?? ''}`}
      aria-label={t('supply')}
      data-lit={placing.piles.size > 0}
      data-rows={base.length}
      data-wide={places > 10}
    >
      <ul className={styles.base}>
        {base.map((row, r) => row.map((pile, i) => <Cell key={pile} name={pile} first={i === 0 && r > 0} />))}
      </ul>
      <ul className={styles.kingdom}>
        {kingdom.map((pile) => (
          <Pile key={pile} name={pile} words={large} />
        ))}
        {(beside.length > 0 || sheets) && <Beside piles={beside} />}
      </ul>
    </section>
  )
}

/** On a phone there are two lines: money with what one pays or suffers, points with what lies about. */
const secondLine = new Set(['Estate', 'Duchy', 'Province', 'Colony', 'Ruins', TRASH])

function Cell({ name, first }: { readonly name: string; readonly first: boolean }) {
  const below = secondLine.has(name)
  const className = [first && styles.first, below && styles.second, name === 'Estate' && styles.start]
    .filter(Boolean)
    .join(' ')
  return name === TRASH ? <Trash className={className} /> : <Pile name={name} className={className} />
}

function Trash({ className }: { readonly className: string }) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const { view } = useDominion()
  const last = view.trash.at(-1)
  return (
    <li className={`${styles.trash} ${className}`} data-place="trash">
      <LaidCards title={t('trash')} cards={view.trash}>
        <span className={styles.trashName}>{t('trash')}</span>
        <PictureDrawing name="campfire" className={styles.fire} />
        <span className={styles.trashCount}>
          <b>{view.trash.length}</b>
          {last && <span className={styles.trashLast}> · {tongue.cardName(last)}</span>}
        </span>
      </LaidCards>
    </li>
  )
}
