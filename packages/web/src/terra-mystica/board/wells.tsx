/** The pieces that are still on the board, each on the income it covers; what is uncovered shows it. */
import { type PlayerView, printedBoard } from '@freehold/terra-mystica'
import { pieceColour } from '../map/terrain.ts'
import { sign } from '../signs/gain.tsx'
import { StructureIcon } from '../signs/structure.tsx'
import { amounts, useSay } from '../words.ts'
import styles from './wells.module.css'

/** In a line: the rail has no room for more. */
export function Wells({ player }: { readonly player: PlayerView }) {
  const say = useSay()
  const board = printedBoard(player.faction, player.terrain)
  if (!board) return null
  return (
    <ul className={styles.line} aria-label={say('ui.toBuild')}>
      {board.rows.map(({ building, cost, wells }) => {
        const built = player.built[building] ?? 0
        return (
          <li key={building} className={styles.group} title={`${say(`building.${building}`)}: ${amounts(say, cost)}`}>
            <span className="visually-hidden">
              {say(`buildings.${building}`)}: {say('ui.left', { count: wells.length - built })}, {amounts(say, cost)}
            </span>
            {wells.map(({ income }, i) => {
              const [what] = Object.keys(income)
              return i < built ? (
                <span key={i} className={styles.open} aria-hidden="true">
                  {what ? sign(what, 13) : '–'}
                </span>
              ) : (
                <span key={i} className={styles.piece} aria-hidden="true">
                  <StructureIcon building={building} colour={pieceColour(player.terrain)} size={18} />
                </span>
              )
            })}
          </li>
        )
      })}
    </ul>
  )
}
