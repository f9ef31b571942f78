/** The wheel of terrains: home on top, around it how many spades each other terrain takes. */
import type { PrintedBoard } from '@freehold/terra-mystica'
import { corners } from '../map/geometry.ts'
import { groundLook } from '../map/terrain.ts'
import { Emblem } from '../signs/emblem.tsx'
import { amounts, useSay } from '../words.ts'

const AROUND = 62
const RADIUS = 28

interface WheelProps {
  readonly wheel: PrintedBoard['wheel']
  readonly price: Readonly<Record<string, number>> | null
  readonly faction: string | null
}

export function Wheel({ wheel, price, faction }: WheelProps) {
  const say = useSay()
  if (wheel.length === 0) return null
  const words = wheel
    .slice(1)
    .map(({ terrain, spades }) => `${say(`terrain.${terrain}`)}: ${say('amount.spades', { count: spades })}`)
    .join(', ')
  return (
    <svg viewBox="-96 -96 192 192" width="190" height="190" role="img" aria-label={words}>
      {wheel.map(({ terrain, spades }, i) => {
        const angle = (i / wheel.length) * 2 * Math.PI - Math.PI / 2
        const at = { x: Math.cos(angle) * AROUND, y: Math.sin(angle) * AROUND }
        const { fill, line, pattern } = groundLook(terrain)
        return (
          <g key={terrain}>
            <polygon
              points={corners(at, RADIUS)}
              fill={fill}
              stroke={i === 0 ? '#96381f' : '#201a12'}
              strokeWidth={i === 0 ? 2.4 : 1}
            />
            <path
              d={pattern}
              transform={`translate(${at.x.toFixed(1)},${at.y.toFixed(1)}) scale(27)`}
              fill="none"
              stroke={line}
              strokeWidth=".044"
              opacity=".5"
            />
            {i === 0 ? (
              faction && <Emblem faction={faction} ink="#201a12" size={26} x={at.x} y={at.y} />
            ) : (
              <>
                <rect x={at.x - 17} y={at.y - 10} width="34" height="20" rx="10" fill="#fffaf0" stroke="#3b3226" />
                <text
                  x={at.x - 6}
                  y={at.y + 5}
                  textAnchor="middle"
                  fontSize="14.500"
                  fontWeight="700"
                  fontFamily="var(--sans)"
                  fill="#26241d"
                >
                  {spades}
                </text>
                <path
                  transform={`translate(${(at.x + 1).toFixed(1)},${(at.y - 8).toFixed(1)}) scale(.92)`}
                  d="M5 0V7M2 .6H8M.5 7H9.500V11Q9.500 15 5 16.800Q.5 15 .5 11Z"
                  fill="#b3a27c"
                  stroke="#201a12"
                  strokeWidth="1.3"
                />
              </>
            )}
          </g>
        )
      })}
      {price && (
        <>
          <text y="-2" textAnchor="middle" fontSize="13.500" fontWeight="700" fontFamily="var(--sans)" fill="#26241d">
            {say('amount.spades', { count: 1 })}
          </text>
          <text y="14" textAnchor="middle" fontSize="13" fontFamily="var(--sans)" fill="#5f5645">
            {amounts(say, price)}
          </text>
        </>
      )}
    </svg>
  )
}
