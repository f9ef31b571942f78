/** Every tile of the table as a face, with how many are left and whose they are. */
import { FAVOR_TILES, type TerraMysticaView, TOWN_TILES } from '@freehold/terra-mystica'
import { lettersOf } from '../letters.ts'
import { Disc } from '../signs/disc.tsx'
import { useSay } from '../words.ts'
import styles from './all-tiles.module.css'
import { CoinsOnCard } from './coins-on-card.tsx'
import { Face } from './face.tsx'

export function AllTiles({ view, names }: { readonly view: TerraMysticaView; readonly names: readonly string[] }) {
  const say = useSay()
  const letters = lettersOf(view, names)
  const discs = (seats: readonly number[]) =>
    seats.map((seat, i) => (
      <span key={i}>
        <Disc player={view.players[seat]} size={20} letter={letters[seat]} />
        <span className="visually-hidden">{say('ui.heldBy', { name: names[seat] })}</span>
      </span>
    ))
  const left = (n: number) => (
    <>
      {n === 0 ? say('ui.goneTile') : `×${n}`}
      <span className="visually-hidden">{say('ui.left', { count: n })}</span>
    </>
  )
  const having = (of: 'favors' | 'towns', id: string) =>
    view.players.flatMap((player) => player[of].filter((each) => each === id).map(() => player.seat))
  const free = view.bonusCards.filter(({ owner }) => owner === null).length
  return (
    <div className={styles.tiles}>
      <section>
        <h3>
          {say('ui.favors')} <small>{say('ui.leftAndWhose')}</small>
        </h3>
        <div className={styles.grid} data-tiles>
          {FAVOR_TILES.map(({ id }) => (
            <Face
              key={id}
              id={id}
              gone={!view.favorsLeft[id]}
              count={left(view.favorsLeft[id] ?? 0)}
              corner={discs(having('favors', id))}
            />
          ))}
        </div>
      </section>
      <section>
        <h3>
          {say('ui.townTiles')} <small>{say('ui.keyOpens')}</small>
        </h3>
        <div className={styles.grid} data-tiles>
          {TOWN_TILES.map(({ id }) => (
            <Face
              key={id}
              id={id}
              gone={!view.townsLeft[id]}
              count={left(view.townsLeft[id] ?? 0)}
              corner={discs(having('towns', id))}
            />
          ))}
        </div>
      </section>
      <section>
        <h3>
          {say('ui.bonusCards')} <small>{say('ui.freeCards', { count: free })}</small>
        </h3>
        <div className={styles.grid} data-tiles>
          {view.bonusCards.map(({ id, coins, owner }) => (
            <Face
              key={id}
              id={id}
              corner={owner !== null ? discs([owner]) : coins > 0 ? <CoinsOnCard coins={coins} /> : undefined}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
