import type { PlayerView, WellRow as PrintedRow } from '@freehold/terra-mystica'
import { pieceColour, pieceInk } from '../map/terrain.ts'
import { Gain } from '../signs/gain.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { useSay } from '../words.ts'
import styles from './well-row.module.css'

interface WellRowProps {
  readonly row: PrintedRow
  readonly player: PlayerView
  readonly brief?: boolean // smaller, without what can be read on the whole board
}

/** The wells of one kind: open ones with a tick, covered ones with a piece; the next has a gold edge. */
export function WellRow({ row: { building, cost, always, wells }, player, brief }: WellRowProps) {
  const say = useSay()
  const built = player.built[building] ?? 0
  const unique = wells.length === 1
  return (
    <section className={styles.row} data-unique={unique} data-brief={brief} style={{ gridArea: building }}>
      <div>
        <h4>{say(`building.${building}`)}</h4>
        <p className={styles.price}>
          <Gain of={cost} size={16} />
          {!brief && building === 'tradingHouse' && <small>{say('ui.alone', { n: (cost.coins ?? 0) * 2 })}</small>}
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
                  size={brief ? 24 : unique ? 46 : 30}
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
      {!brief && building === 'stronghold' && player.faction && (
        <p className={styles.about}>{say(`strongholdAbility.${player.faction}`)}</p>
      )}
    </section>
  )
}
