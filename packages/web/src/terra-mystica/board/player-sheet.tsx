/** A player from close by. */
import type { PlayerView } from '@freehold/terra-mystica'
import tileStyles from '../tiles/tile.module.css'
import { Tile } from '../tiles/tile.tsx'
import { amounts, useSay } from '../words.ts'
import styles from './dialogs.module.css'
import { FactionBoard } from './faction-board.tsx'

interface PlayerSheetProps {
  readonly player: PlayerView
  readonly isAutoma: boolean
  onExplain(what: string): void
}

export function PlayerSheet({ player, isAutoma, onExplain }: PlayerSheetProps) {
  const say = useSay()
  return (
    <div className={styles.player}>
      {player.faction && (
        <dl className={styles.house}>
          <div>
            <dt>{say('ui.ability')}</dt>
            <dd>{say(`ability.${player.faction}`)}</dd>
          </div>
          {!isAutoma && (
            <div>
              <dt>{say('ui.stronghold')}</dt>
              <dd>{say(`strongholdAbility.${player.faction}`)}</dd>
            </div>
          )}
        </dl>
      )}
      {player.faction && !isAutoma && (
        <div className={styles.rail}>
          <FactionBoard player={player} before={player} onExplain={onExplain} />
        </div>
      )}
      <table className={styles.table}>
        <tbody>
          {Object.entries(player.buildings).map(([building, { built, count, cost, strength }]) => (
            <tr key={building}>
              <th scope="row">{say(`buildings.${building}`)}</th>
              <td>{say('ui.of', { n: built, count })}</td>
              <td>{amounts(say, cost)}</td>
              <td>
                {say('ui.strength')} {strength}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={tileStyles.grid}>
        {[...(player.bonusCard ? [player.bonusCard] : []), ...player.favors, ...player.towns].map((id, i) => (
          <Tile key={`${i} ${id}`} id={id} />
        ))}
      </div>
    </div>
  )
}
