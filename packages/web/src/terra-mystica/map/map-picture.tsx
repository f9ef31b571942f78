/** A map to look at: nothing can be done on it. */
import { boardOf, GROUNDS, type HexView, type MapId, type TerraMysticaView } from '@freehold/terra-mystica'
import { memo, useMemo } from 'react'
import { corners, layoutOf, type Point, RADIUS } from './geometry.ts'
import { Bridges, Ground } from './ground.tsx'
import { LitGround } from './lit-ground.tsx'
import styles from './map.module.css'
import type { Lit } from './map-props.ts'
import { Standing } from './standing.tsx'
import { groundLook } from './terrain.ts'

interface MapPictureProps {
  readonly view: TerraMysticaView
  readonly names: readonly string[] // by seat
  readonly label: string
  readonly lit?: ReadonlyMap<string, Lit> | undefined
  readonly recent?: ReadonlySet<string> // spaces that have just changed, or that are spoken of
  readonly around?: ReadonlySet<string> // only the part of the map where these lie
}

/** With all that stands on it. */
export function MapPicture({ view, names, label, lit, recent, around }: MapPictureProps) {
  const layout = useMemo(() => layoutOf(view.hexes), [view.hexes])
  const lands = view.hexes.filter(({ ground }) => ground !== 'river')
  const shown: CutOut = around ? cutOut(view.hexes.filter(({ id }) => around.has(id)).map(layout.at), layout) : layout
  return (
    <svg
      className={styles.picture}
      viewBox={`${shown.x ?? 0} ${shown.y ?? 0} ${shown.width} ${shown.height}`}
      role="img"
      aria-label={label}
      data-thinking={lit !== undefined}
    >
      <Ground view={view} layout={layout} />
      <Bridges view={view} layout={layout} />
      {lands.map((hex) => {
        const light = lit?.get(hex.id)
        return light && <LitGround key={hex.id} at={layout.at(hex)} light={light} />
      })}
      <Standing
        {...{ view, names, lands, layout }}
        {...(lit && { lit })}
        targets={NONE}
        onPick={nothing}
        onLook={nothing}
      />
      {lands
        .filter(({ id }) => recent?.has(id))
        .map((hex) => (
          <g key={hex.id}>
            <polygon points={corners(layout.at(hex), RADIUS - 2)} className={styles.recent} />
            <text x={layout.at(hex).x} y={layout.at(hex).y + 27} className={styles.spokenOf}>
              {hex.id}
            </text>
          </g>
        ))}
    </svg>
  )
}

interface CutOut {
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
}

const BESIDE = 2.4 * RADIUS // what is seen around
const LEAST = 11 * RADIUS // no space is drawn larger than at a table

/** The part of the map around some points. */
function cutOut(points: readonly Point[], { width, height }: CutOut): CutOut {
  if (points.length === 0) return { width, height }
  const span = (values: readonly number[], most: number) => {
    const [from, to] = [Math.min(...values) - BESIDE, Math.max(...values) + BESIDE]
    const size = Math.min(most, Math.max(LEAST, to - from))
    return { from: Math.max(0, Math.min(most - size, (from + to - size) / 2)), size }
  }
  const across = span(
    points.map(({ x }) => x),
    width,
  )
  const down = span(
    points.map(({ y }) => y),
    height,
  )
  return { x: across.from, y: down.from, width: across.size, height: down.size }
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
