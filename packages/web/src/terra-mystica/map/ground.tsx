/** What lies under everything: land, rivers as one body of water, bridges. */
import type { HexView, TerraMysticaView } from '@freehold/terra-mystica'
import { memo } from 'react'
import { corners, type Layout, type Point, RADIUS } from './geometry.ts'
import styles from './map.module.css'
import { groundLook, pieceColour } from './terrain.ts'

/** Changes only when a space changes its ground. */
export const Ground = memo(
  function Ground({ view, layout }: { readonly view: TerraMysticaView; readonly layout: Layout }) {
    const rivers = view.hexes.filter(({ ground }) => ground === 'river')
    const lands = view.hexes.filter(({ ground }) => ground !== 'river')
    return (
      <g>
        {rivers.map((hex) => (
          <polygon key={hex.id} points={corners(layout.at(hex), RADIUS + 0.8)} fill={groundLook('river').fill} />
        ))}
        {[...rivers, ...lands].map((hex) => {
          const { x, y } = layout.at(hex)
          const { fill, line, pattern } = groundLook(hex.ground)
          const water = hex.ground === 'river'
          return (
            <g key={hex.id}>
              {!water && <polygon points={corners({ x, y }, RADIUS - 1.3)} fill={fill} className={styles.land} />}
              <path
                d={pattern}
                transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) scale(33.3)`}
                fill="none"
                stroke={line}
                strokeWidth=".044"
                strokeLinecap="round"
                strokeLinejoin="round"
                opacity={water ? 0.8 : 0.55}
              />
            </g>
          )
        })}
      </g>
    )
  },
  (before, after) =>
    before.layout === after.layout &&
    before.view.hexes.every(({ ground }, i) => ground === after.view.hexes[i]?.ground),
)

export function Bridges({ view, layout }: { readonly view: TerraMysticaView; readonly layout: Layout }) {
  const byId = new Map(view.hexes.map((hex) => [hex.id, hex]))
  return (
    <g>
      {view.players.flatMap(({ bridges, terrain, seat }) =>
        bridges.map((bridge) => {
          const [a, b] = bridge.split(':').map((id) => layout.at(byId.get(id) as HexView))
          return <BridgeLine key={`${seat} ${bridge}`} from={a} to={b} colour={pieceColour(terrain)} />
        }),
      )}
    </g>
  )
}

function BridgeLine({ from, to, colour }: { readonly from: Point; readonly to: Point; readonly colour: string }) {
  const inner = (t: number) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })
  const [a, b] = [inner(0.27), inner(0.73)]
  const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y, strokeLinecap: 'round' as const }
  return (
    <>
      <line {...line} stroke="#201a12" strokeWidth="9" />
      <line {...line} stroke={colour} strokeWidth="5.5" />
    </>
  )
}
