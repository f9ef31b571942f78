/** Who plays, with how many points; a click tells where they came from. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { pieceColour } from '../map/terrain.ts'
import { StructureIcon } from '../signs/structure.tsx'
import { factionName, useSay } from '../words.ts'
import { Delta } from './delta.tsx'
import styles from './players.module.css'

interface PlayersProps {
  readonly view: TerraMysticaView // as planned
  readonly before: TerraMysticaView // as it is
  readonly names: readonly string[]
  readonly you: number | null
  readonly waitingFor: number | null
  onPoints(seat: number): void
  onPlayer(seat: number): void
}

export function Players({ view, before, names, you, waitingFor, onPoints, onPlayer }: PlayersProps) {
  const say = useSay()
  return (
    <ul className={styles.players} data-many={view.players.length > 3} aria-label={say('ui.players')}>
      {view.players.map((player) => (
        <li key={player.seat} data-active={waitingFor === player.seat} data-passed={player.passed}>
          <button type="button" className={styles.who} onClick={() => onPlayer(player.seat)}>
            <StructureIcon building="dwelling" colour={pieceColour(player.terrain)} size={18} />
            <span className={styles.name}>{player.seat === you ? say('ui.you') : names[player.seat]}</span>
            <small>
              {player.passed ? say('ui.passed') : aside(names[player.seat], factionName(say, player.faction))}
            </small>
          </button>
          <button type="button" className={styles.points} onClick={() => onPoints(player.seat)}>
            <Delta by={player.vp - (before.players[player.seat]?.vp ?? player.vp)} />
            <b data-testid={`points-${player.seat}`}>{player.vp}</b>
            <span className="visually-hidden">
              {say('ui.points', { n: '' })}, {names[player.seat]}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The faction, where the name does not say it already. */
const aside = (name: string, faction: string) => (faction === '–' || name.includes(faction) ? '' : faction)
