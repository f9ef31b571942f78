/** A map to look at: nothing can be done on it. */
import { boardOf, GROUNDS, type HexView, type MapId, type TerraMysticaView } from '@freehold/terra-mystica'
import { memo, useMemo } from 'react'
import { corners, layoutOf, RADIUS } from './geometry.ts'
import { Bridges, Ground } from './ground.tsx'
import styles from './map.module.css'
import { Standing } from './standing.tsx'
import { groundLook } from './terrain.ts'

interface MapPictureProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[] // by seat
  readonly label: string
}

/** With all that stands on it. */
export function MapPicture({ view, names, label }: MapPictureProps) {
  const layout = useMemo(() => layoutOf(view.hexes), [view.hexes])
  const lands = view.hexes.filter(({ ground }) => ground !== 'river')
  return (
    <svg className={styles.picture} viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={label}>
      <Ground view={view} layout={layout} />
      <Bridges view={view} layout={layout} />
      <Standing {...{ view, names, lands, layout }} targets={NONE} onPick={nothing} onLook={nothing} />
    </svg>
  )
}

const NONE: ReadonlySet<string> = new Set()
const nothing = () => undefined

/** The spaces of a map as they are printed. */
function printedHexes(map: MapId): readonly Pick<HexView, 'id' | 'row' | 'col' | 'ground'>[] {
  const { names, row, col, ground } = boardOf(map)
  return names.map((id, i) => ({ id, row: row[i], col: col[i], ground: GROUNDS[ground[i]] ?? 'river' }))
}

/** A printed map as small as a stamp: colours alone. */
export const MapThumbnail = memo(function MapThumbnail({ map }: { readonly map: MapId }) {
  const { hexes, layout } = useMemo(() => {
    const hexes = printedHexes(map)
    return { hexes, layout: layoutOf(hexes) }
  }, [map])
  return (
    <svg className={styles.picture} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {hexes.map((hex) => (
        <polygon
          key={hex.id}
          points={corners(layout.at(hex), hex.ground === 'river' ? RADIUS + 0.8 : RADIUS - 1)}
          fill={groundLook(hex.ground).fill}
        />
      ))}
    </svg>
  )
})
