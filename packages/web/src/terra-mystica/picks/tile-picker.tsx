/** Tiles to take one of: favors, towns, bonus cards; as faces, with what each brings at once. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { Disc } from '../signs/disc.tsx'
import { Gain } from '../signs/gain.tsx'
import { CoinsOnCard } from '../tiles/coins-on-card.tsx'
import { Face } from '../tiles/face.tsx'
import type { Offer } from '../view.ts'
import type { Why } from '../why-words.ts'
import { choiceWords, useSay } from '../words.ts'
import styles from './tile-picker.module.css'

interface TilePickerProps {
  readonly offers: readonly Offer[] // each of a tile, or of doing without
  readonly view: TerraMysticaView
  readonly firstCard: boolean
  readonly busy: boolean
  readonly why: Why
  choose(offer: Offer): void
  close?: (() => void) | undefined // where one need not choose
}

/** Power that flows on is one number: a line for each tile, so that all of them are in sight. */
function gained({ bowl1 = 0, bowl2 = 0, bowl3 = 0, ...rest }: Offer['detail']['changes']) {
  return bowl1 + bowl2 + bowl3 === 0 ? { ...rest, power: bowl2 + 2 * bowl3 } : { ...rest, bowl1, bowl2, bowl3 }
}

export function TilePicker({ offers, view, firstCard, busy, why, choose, close }: TilePickerProps) {
  const say = useSay()
  const left = (id: string) => view.favorsLeft[id] ?? view.townsLeft[id]
  const cards = offers.some(({ detail }) => detail.tile?.startsWith('BON'))
  const held = cards ? view.bonusCards.filter(({ owner }) => owner !== null) : []
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
                  <Gain of={gained(offer.detail.changes)} size={14} signed />
                </span>
              </button>
            </li>
          )
        })}
        {held.map(({ id, owner }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.pick}
              data-held="true"
              disabled
              title={why({ do: 'pass', card: id })}
            >
              <Face id={id} corner={owner === null ? undefined : <Disc player={view.players[owner]} size={20} />} />
              <span className="visually-hidden">{why({ do: 'pass', card: id })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
