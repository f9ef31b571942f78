/** Tiles to take one of: favors, towns, bonus cards; as faces, with what each brings at once. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { Gain } from '../signs/gain.tsx'
import { CoinsOnCard } from '../tiles/coins-on-card.tsx'
import { Face } from '../tiles/face.tsx'
import type { Offer } from '../view.ts'
import { choiceWords, useSay } from '../words.ts'
import styles from './tile-picker.module.css'

interface TilePickerProps {
  readonly offers: readonly Offer[] // each of a tile, or of doing without
  readonly view: TerraMysticaView
  readonly firstCard: boolean
  readonly busy: boolean
  choose(offer: Offer): void
  close?: (() => void) | undefined // where one need not choose
}

export function TilePicker({ offers, view, firstCard, busy, choose, close }: TilePickerProps) {
  const say = useSay()
  const left = (id: string) => view.favorsLeft[id] ?? view.townsLeft[id]
  const coins = (id: string) => view.bonusCards.find((card) => card.id === id)?.coins ?? 0
  return (
    <div className={styles.picker} data-testid="tile-picker">
      {close && (
        <button type="button" className={styles.close} onClick={close} aria-label={say('ui.close')}>
          ×
        </button>
      )}
      <ul className={styles.grid}>
        {offers.map((offer) => {
          const { tile } = offer.detail
          return (
            <li key={offer.key}>
              <button
                type="button"
                className={styles.pick}
                data-key={offer.key}
                disabled={busy}
                onClick={() => choose(offer)}
              >
                {tile ? (
                  <Face
                    id={tile}
                    count={left(tile) === undefined ? undefined : `×${left(tile)}`}
                    corner={coins(tile) > 0 ? <CoinsOnCard coins={coins(tile)} /> : undefined}
                  />
                ) : (
                  <span className={styles.words}>{choiceWords(say, offer.key, firstCard)}</span>
                )}
                <span className={styles.now}>
                  <Gain of={offer.detail.changes} size={14} signed />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
