/** The boards of everybody, one at a time, beside all tiles. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { lettersOf } from '../letters.ts'
import { Disc } from '../signs/disc.tsx'
import { AllTiles } from '../tiles/all-tiles.tsx'
import styles from './boards.module.css'
import { PlayerSheet } from './player-sheet.tsx'

interface BoardsProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[]
  readonly seat: number
  onPlayer(seat: number): void
  onExplain(what: string): void
}

export function BoardTabs({ view, names, seat, onPlayer }: Omit<BoardsProps, 'onExplain'>) {
  const letters = lettersOf(view, names)
  return (
    <div className={styles.tabs}>
      {view.players.map((player) => (
        <button
          key={player.seat}
          type="button"
          aria-pressed={player.seat === seat}
          onClick={() => onPlayer(player.seat)}
        >
          <Disc player={player} size={24} letter={letters[player.seat]} />
          {names[player.seat]}
        </button>
      ))}
    </div>
  )
}

export function Boards({ view, names, seat, onExplain }: Omit<BoardsProps, 'onPlayer'>) {
  return (
    <div className={styles.boards}>
      <PlayerSheet player={view.players[seat]} isAutoma={view.automa?.seat === seat} onExplain={onExplain} />
      <div className={styles.tiles}>
        <AllTiles view={view} names={names} />
      </div>
    </div>
  )
}
