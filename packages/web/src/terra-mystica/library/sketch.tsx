/** A few spaces with pieces, to show what is meant: drawn as the map is. */
import { corners, layoutOf, RADIUS } from '../map/geometry.ts'
import { groundLook, pieceColour, pieceInk } from '../map/terrain.ts'
import { Piece } from '../signs/structure.tsx'

interface Spot {
  readonly row: number
  readonly col: number
  readonly ground: string
  readonly building?: string
  readonly faction?: string
}

const witches = (row: number, col: number, building: string): Spot => ({
  row,
  col,
  ground: 'forest',
  building,
  faction: 'witches',
})
const land = (row: number, col: number, ground: string): Spot => ({ row, col, ground })

const HOME: Readonly<Record<string, string>> = { witches: 'forest', nomads: 'desert' }

const SKETCHES = {
  town: [
    land(0, 0, 'river'),
    witches(0, 1, 'dwelling'),
    witches(0, 2, 'tradingHouse'),
    land(0, 3, 'plains'),
    land(1, 0, 'mountain'),
    witches(1, 1, 'temple'),
    witches(1, 2, 'tradingHouse'),
    land(1, 3, 'river'),
  ],
  neighbours: [
    land(0, 0, 'lake'),
    witches(0, 1, 'tradingHouse'),
    { row: 0, col: 2, ground: 'desert', building: 'dwelling', faction: 'nomads' },
    land(0, 3, 'swamp'),
    land(1, 0, 'river'),
    land(1, 1, 'river'),
    land(1, 2, 'wasteland'),
    land(1, 3, 'plains'),
  ],
  bridge: [
    land(0, 0, 'mountain'),
    witches(0, 1, 'stronghold'),
    land(0, 2, 'lake'),
    land(0, 3, 'plains'),
    land(1, 0, 'river'),
    land(1, 1, 'river'),
    land(1, 2, 'river'),
    land(1, 3, 'river'),
    land(2, 0, 'swamp'),
    witches(2, 1, 'tradingHouse'),
    witches(2, 2, 'dwelling'),
    land(2, 3, 'desert'),
  ],
} as const satisfies Record<string, readonly Spot[]>

/** Ends of the bridge in the picture that has one. */
const BRIDGE: readonly [Pick<Spot, 'row' | 'col'>, Pick<Spot, 'row' | 'col'>] = [
  { row: 0, col: 1 },
  { row: 2, col: 1 },
]

export function Sketch({ of, label }: { readonly of: keyof typeof SKETCHES; readonly label: string }) {
  const spots: readonly Spot[] = SKETCHES[of]
  const layout = layoutOf(spots)
  const [from, to] = BRIDGE.map((end) => layout.at(end))
  return (
    <svg viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={label}>
      {spots.map((spot) => {
        const { x, y } = layout.at(spot)
        const { fill, line, pattern } = groundLook(spot.ground)
        return (
          <g key={`${spot.row} ${spot.col}`}>
            <polygon points={corners({ x, y }, spot.ground === 'river' ? RADIUS + 0.8 : RADIUS - 1.3)} fill={fill} />
            <path
              d={pattern}
              transform={`translate(${x},${y}) scale(33.3)`}
              fill="none"
              stroke={line}
              strokeWidth=".044"
              strokeLinecap="round"
              opacity="0.55"
            />
          </g>
        )
      })}
      {of === 'bridge' && (
        <>
          <line
            x1={from.x}
            y1={from.y + 22}
            x2={to.x}
            y2={to.y - 22}
            stroke="#201a12"
            strokeWidth="9"
            strokeLinecap="round"
          />
          <line
            x1={from.x}
            y1={from.y + 22}
            x2={to.x}
            y2={to.y - 22}
            stroke={pieceColour('forest')}
            strokeWidth="5.5"
            strokeLinecap="round"
          />
        </>
      )}
      {spots.map(({ building, faction, ...at }) => {
        if (!building || !faction) return null
        const { x, y } = layout.at(at)
        const home = HOME[faction]
        return (
          <g key={`${at.row} ${at.col}`} transform={`translate(${x},${y}) scale(1.45)`}>
            <Piece building={building} colour={pieceColour(home)} ink={pieceInk(home)} faction={faction} />
          </g>
        )
      })}
    </svg>
  )
}
