/** A faction: what it owns now and gets next round, its bowls, its tracks, what it can still build. */
import { BUILDINGS, type PlayerView } from '@freehold/terra-mystica'
import { pieceColour } from '../map/terrain.ts'
import { Gain, sign } from '../signs/gain.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { amounts, factionName, type Say, useSay } from '../words.ts'
import { Bowls } from './bowls.tsx'
import { Delta } from './delta.tsx'
import styles from './faction-board.module.css'

const OWNED = ['coins', 'workers', 'priests'] as const

interface FactionBoardProps {
  readonly player: PlayerView // as planned
  readonly before: PlayerView // as it is
  onExplain(what: string): void
}

export function FactionBoard({ player, before, onExplain }: FactionBoardProps) {
  const say = useSay()
  return (
    <div className={styles.board}>
      <div className={styles.name}>
        <h3>{factionName(say, player.faction)}</h3>
        <p>{tracks(say, player)}</p>
        <p>
          {player.spadeCost ? (
            <>
              {say('ui.spade')} <Gain of={player.spadeCost} size={13} />
            </>
          ) : (
            say('ui.noSpades')
          )}
        </p>
        {player.towns.length > 0 && <p>{say('ui.towns', { count: player.towns.length })}</p>}
      </div>
      <div className={styles.owned}>
        {OWNED.map((what) => (
          <button key={what} type="button" className={styles.resource} onClick={() => onExplain(what)}>
            {sign(what, 20)}
            <span className="visually-hidden">{say(`resource.${what}`)}</span>
            <b data-testid={`have-${what}`}>{player[what]}</b>
            <Delta by={player[what] - before[what]} />
            <small title={say('ui.nextRound')}>+{player.income[what] ?? 0}</small>
          </button>
        ))}
        <small className={styles.note}>
          {say('ui.now')}, {say('ui.nextRound')}
        </small>
      </div>
      <div className={styles.power}>
        <Bowls player={player} before={before} onExplain={() => onExplain('power')} />
        <ul className={styles.structures} aria-label={say('ui.toBuild')}>
          {BUILDINGS.map((building) => {
            const { built = 0, count = 0, cost = {} } = player.buildings[building] ?? {}
            return (
              <li
                key={building}
                data-none={count === built}
                title={`${say(`building.${building}`)}: ${amounts(say, cost)}`}
              >
                <StructureIcon building={building} colour={pieceColour(player.terrain)} size={20} />
                <b>{count - built}</b>
                <span className="visually-hidden">
                  {say(`buildings.${building}`)}: {amounts(say, cost)}
                </span>
              </li>
            )
          })}
          <li className={styles.note}>{say('ui.toBuild')}</li>
        </ul>
      </div>
    </div>
  )
}

const tracks = (say: Say, { shipping, teleportRange, faction }: PlayerView) =>
  faction === 'dwarves' || faction === 'fakirs'
    ? say('ui.range', { n: teleportRange })
    : say('ui.shipping', { n: shipping })
