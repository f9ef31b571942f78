/** A faction's whole board, as an object: parchment in a walnut frame, with wheel, wells, tracks and bowls. */
import { type PlayerView, printedBoard, type WellRow } from '@freehold/terra-mystica'
import { groundLook, pieceColour, pieceInk } from '../map/terrain.ts'
import { Disc } from '../signs/disc.tsx'
import { Gain } from '../signs/gain.tsx'
import { PointIcon } from '../signs/icons.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { Face } from '../tiles/face.tsx'
import { factionName, type Say, useSay } from '../words.ts'
import { Bowls } from './bowls.tsx'
import styles from './player-sheet.module.css'
import { Tracks } from './tracks.tsx'
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
                <Row key={row.building} row={row} player={player} say={say} />
              ))}
            </div>
            <div className={styles.owned}>
              <dl>
                {OWNED.map((what) => (
                  <div key={what}>
                    <dt>
                      <button type="button" onClick={() => onExplain(what)}>
                        <Gain of={{ [what]: player[what] }} size={20} />
                        <span className="visually-hidden">
                          {say(`resource.${what}`)}: {player[what]}
                        </span>
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
        <div className={styles.held}>
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

/** The wells of one kind: open ones with a tick, covered ones with a piece; the next has a gold edge. */
function Row({
  row: { building, cost, always, wells },
  player,
  say,
}: {
  readonly row: WellRow
  readonly player: PlayerView
  readonly say: Say
}) {
  const built = player.built[building] ?? 0
  const unique = wells.length === 1
  return (
    <section className={styles.row} data-unique={unique}>
      <div>
        <h4>{say(`building.${building}`)}</h4>
        <p className={styles.price}>
          <Gain of={cost} size={16} />
          {building === 'tradingHouse' && <small>{say('ui.alone', { n: (cost.coins ?? 0) * 2 })}</small>}
        </p>
      </div>
      <ol className={styles.wells}>
        {Object.keys(always).length > 0 && (
          <li>
            <span className={styles.well} data-open="true">
              <Gain of={always} size={16} />
            </span>
            <small>{say('ui.always')}</small>
          </li>
        )}
        {wells.map(({ income }, i) => (
          <li key={i}>
            <span className={styles.well} data-open={i < built} data-next={i === built}>
              {i < built ? (
                <Gain of={income} size={16} />
              ) : (
                <StructureIcon
                  building={building}
                  colour={pieceColour(player.terrain)}
                  ink={pieceInk(player.terrain)}
                  faction={player.faction}
                  size={unique ? 46 : 30}
                />
              )}
            </span>
            <small>
              {i < built ? (
                <>
                  ✓<span className="visually-hidden">{say('ui.uncovered')}</span>
                </>
              ) : Object.keys(income).length > 0 ? (
                <>
                  + <Gain of={income} size={14} />
                </>
              ) : (
                '–'
              )}
            </small>
          </li>
        ))}
      </ol>
      {unique && building === 'stronghold' && player.faction && (
        <p className={styles.about}>{say(`strongholdAbility.${player.faction}`)}</p>
      )}
    </section>
  )
}
