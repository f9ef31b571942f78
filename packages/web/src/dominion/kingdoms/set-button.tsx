/** A kingdom to choose: its name over its cards and landscapes. */
import type { Edition } from '@freehold/dominion/setup'
import { landscapeNamed } from '../cards/boxes.ts'
import { faceOfPile, printedNow } from '../cards/card-facts.ts'
import { CardTile } from '../cards/card-tile.tsx'
import { LandscapeStrip } from '../cards/landscape-strip.tsx'
import { useTongue } from '../tongue.ts'
import styles from './set-button.module.css'

interface SetButtonProps {
  readonly name: string
  readonly edition: Edition
  readonly cards: readonly string[]
  readonly landscapes?: readonly string[]
  readonly chosen: boolean
  onClick(): void
}

export function SetButton({ name, edition, cards, landscapes = [], chosen, onClick }: SetButtonProps) {
  const { cardName } = useTongue()
  return (
    <button type="button" className={styles.set} aria-pressed={chosen} onClick={onClick}>
      <span className={styles.setName}>{name}</span>
      <span className="visually-hidden">: {[...cards, ...landscapes].map(cardName).join(', ')}</span>
      <span className={styles.tiles} aria-hidden="true">
        {cards.map((each) => {
          const card = faceOfPile(each, printedNow(edition))
          return (
            <span key={each} className={styles.tile}>
              {card && <CardTile card={card} title={each} />}
            </span>
          )
        })}
      </span>
      {landscapes.length > 0 && (
        <span className={styles.landscapes} aria-hidden="true">
          {landscapes
            .flatMap((each) => landscapeNamed(each) ?? [])
            .map((landscape) => (
              <LandscapeStrip key={landscape.name} landscape={landscape} />
            ))}
        </span>
      )}
    </button>
  )
}
