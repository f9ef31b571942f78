/** A player as a disc in the colour of the pieces, with the emblem of the faction or a letter. */
import { factionOf, ownTerrain, type PlayerView } from '@freehold/terra-mystica'
import { useSettings } from '../../base/settings.ts'
import { pieceColour, pieceInk } from '../map/terrain.ts'
import { Emblem } from './emblem.tsx'
import styles from './icons.module.css'

interface DiscProps {
  readonly player: Pick<PlayerView, 'terrain' | 'faction'>
  readonly size: number
  readonly letter?: string | undefined // of whoever has no faction yet, or for those who like letters more
}

export function Disc({ player: { terrain, faction }, size, letter }: DiscProps) {
  const { letters } = useSettings()
  const ink = pieceInk(terrain)
  return (
    <svg className={styles.sign} width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <circle r="13.2" className={styles.halo} />
      <circle r="13.2" fill={faction ? pieceColour(terrain) : '#f8f2e4'} stroke="#201a12" strokeWidth="1.5" />
      {faction && !(letters && letter) ? (
        <Emblem faction={faction} ink={ink} size={18} />
      ) : (
        <text
          y="5.2"
          fontSize="15"
          fontWeight="800"
          textAnchor="middle"
          fontFamily="var(--sans)"
          fill={faction ? ink : '#26241d'}
        >
          {letter}
        </text>
      )}
    </svg>
  )
}

/** A faction that nobody plays just now, in the colour of its own terrain. */
export function FactionDisc({ faction, size }: { readonly faction: string; readonly size: number }) {
  const known = factionOf(faction)
  return <Disc player={{ faction, terrain: known ? ownTerrain(known) : null }} size={size} />
}
