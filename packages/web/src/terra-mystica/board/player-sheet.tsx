/** A faction's whole board, as an object: parchment in a walnut frame, with wheel, wells, tracks and bowls. */
import { type PlayerView, printedBoard } from '@freehold/terra-mystica'
import { groundLook } from '../map/terrain.ts'
import { Disc } from '../signs/disc.tsx'
import { Gain, sign } from '../signs/gain.tsx'
import { PointIcon } from '../signs/icons.tsx'
import { Face } from '../tiles/face.tsx'
import { factionName, useSay } from '../words.ts'
import { Bowls } from './bowls.tsx'
import styles from './player-sheet.module.css'
import { Tracks } from './tracks.tsx'
import { WellRow } from './well-row.tsx'
import { Wheel } from './wheel.tsx'

interface PlayerSheetProps {
  readonly player: PlayerView
  readonly isAutoma: boolean
  onExplain(what: string): void
}

const OWNED = ['coins', 'workers', 'priests'] as const

export function PlayerSheet({ player, isAutoma, onExplain }: PlayerSheetProps) {
  const say = useSay()
  const { fill } = groundLook(player.terrain ?? 'river')
  const board = printedBoard(player.faction, player.terrain)
  return (
    <article className={styles.frame}>
      <header className={styles.head} style={{ backgroundColor: fill }}>
        <Disc player={player} size={44} />
        <h3>{factionName(say, player.faction)}</h3>
        {player.faction && say(`ability.${player.faction}`) !== '–' && (
          <p className={styles.ability}>{say(`ability.${player.faction}`)}</p>
        )}
        <p className={styles.points}>
          {player.vp} <PointIcon size={18} />
        </p>
      </header>
      <div className={styles.parchment}>
        {board && !isAutoma && (
          <>
            <div className={styles.left}>
              <Wheel wheel={board.wheel} price={player.spadeCost} faction={player.faction} />
              <Tracks player={player} offers={[]} large />
            </div>
            <div className={styles.rows}>
              {board.rows.toReversed().map((row) => (
                <WellRow key={row.building} row={row} player={player} />
              ))}
            </div>
            <div className={styles.owned}>
              <dl>
                {OWNED.map((what) => (
                  <div key={what}>
                    <dt>
                      <button type="button" onClick={() => onExplain(what)}>
                        {sign(what, 20)} {player[what]}
                        <span className="visually-hidden">{say(`resource.${what}`)}</span>
                      </button>
                    </dt>
                    <dd title={say('ui.nextRound')}>+{player.income[what] ?? 0}</dd>
                  </div>
                ))}
              </dl>
              <Bowls player={player} before={player} onExplain={() => onExplain('power')} />
              <p className={styles.exchange}>
                {say('ui.exchange')}
                <span>
                  <Gain of={{ power: 5 }} size={15} /> → <Gain of={{ priests: 1 }} size={15} />
                </span>
                <span>
                  <Gain of={{ power: 3 }} size={15} /> → <Gain of={{ workers: 1 }} size={15} />
                </span>
                <span>
                  <Gain of={{ power: 1 }} size={15} /> → <Gain of={{ coins: 1 }} size={15} />
                </span>
              </p>
            </div>
          </>
        )}
        <div className={styles.held} data-held>
          {[...(player.bonusCard ? [player.bonusCard] : []), ...player.favors, ...player.towns].map((id, i) => (
            <span key={`${i} ${id}`} className={styles.tile}>
              <Face id={id} />
            </span>
          ))}
        </div>
      </div>
    </article>
  )
}
