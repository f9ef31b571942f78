import type { Card } from '@freehold/dominion'
import type { FaceMode } from '@freehold/dominion/faces'
import { plainText } from '@freehold/dominion/tongue'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../ui/key-hint.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { CardTile } from '../cards/card-tile.tsx'
import { useTongue } from '../tongue.ts'
import styles from './hand-card.module.css'
import { useHint } from './hints.tsx'
import { useLeastWords } from './use-layout.ts'

interface HandCardProps {
  readonly card: Card
  readonly mode: FaceMode
  readonly copies: number
  readonly chosen?: number // of a stack
  readonly state: 'legal' | 'chosen' | 'off' | 'quiet'
  readonly digit?: string
  readonly order?: number // among the chosen ones
  readonly note?: string
  readonly lifted?: boolean // out of the others, to be seen
  readonly fanned?: boolean // every copy is seen, as one lays out what counts
  readonly pressed?: boolean
  act?(): void
}

/** Of so many every copy is seen; more are told by their number. */
const MOST_FANNED = 8

/** A card of the hand. On a phone those that cannot be chosen are small. */
export function HandCard({
  card,
  mode,
  copies,
  chosen,
  state,
  digit,
  order,
  note,
  lifted,
  fanned,
  pressed,
  act,
}: HandCardProps) {
  const { t } = useTranslation('dominion')
  const tongue = useTongue()
  const least = useLeastWords(useHint() !== undefined)
  const label = [
    tongue.cardName(card.name),
    ...(copies > 1 ? [t('copies', { count: copies })] : []),
    ...(chosen ? [t('chosenOf', { count: chosen })] : []),
    ...(note ? [note] : []),
    plainText(card, tongue).replaceAll('\n', ' '),
  ].join(', ')
  const inside = (
    <span aria-hidden="true" className={styles.inside}>
      {!fanned && <span className={styles.ghost} data-copies={Math.min(copies, 3)} />}
      <CardFace card={card} mode={mode} least={least} className={styles.face} />
      <span className={styles.tile}>
        <CardTile card={card} cost={null} />
      </span>
      {copies > 1 && !chosen && <span className={styles.copies}>×{copies}</span>}
      {digit && <KeyHint of={digit} className={styles.key} />}
      {order !== undefined && <span className={styles.order}>{order}</span>}
      {chosen !== undefined && chosen > 0 && <span className={styles.order}>{`${chosen}/${copies}`}</span>}
      {state === 'chosen' && order === undefined && chosen === undefined && <span className={styles.order}>✓</span>}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
  return (
    <li
      className={styles.item}
      data-state={state}
      data-fanned={fanned}
      data-copies={fanned ? 1 : Math.min(copies, 3)}
      data-card={card.name}
      data-peek={card.name}
      data-lifted={lifted}
    >
      <button
        type="button"
        className={styles.card}
        aria-disabled={!act || undefined}
        aria-pressed={pressed}
        aria-keyshortcuts={digit}
        data-nav
        data-legal={act !== undefined}
        onClick={act}
      >
        <span className="visually-hidden">{label}</span>
        {fanned &&
          Array.from({ length: Math.min(copies, MOST_FANNED) - 1 }, (_, i) => (
            <span key={i} aria-hidden="true" className={styles.edge}>
              <CardFace card={card} mode={mode} least={least} className={styles.face} />
            </span>
          ))}
        {inside}
      </button>
    </li>
  )
}
