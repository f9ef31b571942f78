/** Your faction in the rail: what it owns, gets and would have, its bowls, tracks, pieces, tiles and card; on a large table all of its board. */
import { type PlayerView, printedBoard } from '@freehold/terra-mystica'
import { Disc } from '../signs/disc.tsx'
import { sign } from '../signs/gain.tsx'
import { PointIcon } from '../signs/icons.tsx'
import { Chip } from '../tiles/chip.tsx'
import { Face } from '../tiles/face.tsx'
import type { Offer } from '../view.ts'
import type { Why } from '../why-words.ts'
import { factionName, useSay } from '../words.ts'
import { Bowls } from './bowls.tsx'
import { Delta, Then } from './delta.tsx'
import styles from './faction-board.module.css'
import { Tracks } from './tracks.tsx'
import { WellRow } from './well-row.tsx'
import { Wells } from './wells.tsx'
import { Wheel } from './wheel.tsx'

const OWNED = ['coins', 'workers', 'priests'] as const

interface FactionBoardProps {
  readonly player: PlayerView // as planned
  readonly before: PlayerView // as it is
  readonly letter?: string | undefined
  readonly open?: boolean // the whole board, where there is room for it
  readonly offers?: readonly Offer[]
  choose?(offer: Offer): void
  readonly why?: Why | undefined
  onExplain(what: string): void
  onPoints?(): void
  onBoard?(): void
}

export function FactionBoard(props: FactionBoardProps) {
  const { player, before, letter, open, offers = [], choose, onExplain } = props
  const board = open ? printedBoard(player.faction, player.terrain) : undefined
  const say = useSay()
  return (
    <div className={board ? `${styles.board} ${styles.open}` : styles.board}>
      <div className={styles.name}>
        <button type="button" className={styles.who} onClick={props.onBoard} title={say('ui.wholeBoard')}>
          <Disc player={player} size={40} letter={letter} />
          <span className={styles.faction}>{factionName(say, player.faction)}</span>
        </button>
        <button type="button" className={styles.points} onClick={props.onPoints}>
          <b data-testid={`points-${player.seat}`}>{player.vp}</b> <PointIcon size={16} />
          <Delta by={player.vp - before.vp} />
          <span className="visually-hidden">{say('resource.vp')}</span>
        </button>
        <span className={styles.held}>
          {player.bonusCard && <Face id={player.bonusCard} small />}
          <span className={styles.chips}>
            {[...player.towns, ...player.favors].map((id, i) => (
              <Chip key={`${i} ${id}`} id={id} />
            ))}
          </span>
        </span>
      </div>
      <div className={styles.owned}>
        {OWNED.map((what) => (
          <button key={what} type="button" className={styles.resource} onClick={() => onExplain(what)}>
            {sign(what, 21)}
            <span className="visually-hidden">{say(`resource.${what}`)}</span>
            <b data-testid={`have-${what}`} data-value={player[what]}>
              {before[what]}
            </b>
            <small title={say('ui.nextRound')}>+{player.income[what] ?? 0}</small>
            <Then from={before[what]} to={player[what]} />
          </button>
        ))}
      </div>
      <Bowls player={player} before={before} onExplain={() => onExplain('power')} />
      <Tracks player={player} offers={offers} choose={choose} why={props.why} large={board !== undefined} />
      {board ? (
        <>
          <div className={styles.rows}>
            {board.rows.toReversed().map((row) => (
              <WellRow key={row.building} row={row} player={player} brief />
            ))}
          </div>
          <span className={styles.wheel}>
            <Wheel wheel={board.wheel} price={player.spadeCost} faction={player.faction} />
          </span>
        </>
      ) : (
        <Wells player={player} />
      )}
    </div>
  )
}
