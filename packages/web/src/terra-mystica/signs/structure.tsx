/** Buildings as simple solid shapes. */
import type { Building } from '@freehold/terra-mystica'
import { Emblem } from './emblem.tsx'
import iconStyles from './icons.module.css'

const SHAPES: Readonly<Record<Building, string>> = {
  dwelling: 'M-6.5 7.5V-1.5L0-8.5L6.5-1.5V7.5Z',
  tradingHouse: 'M-9.5 7.5V-2L-4.5-8L.5-2H9.5V7.5Z',
  temple: 'M-8.8 0A8.8 8.8 0 1 0 8.8 0A8.8 8.8 0 1 0 -8.8 0Z',
  stronghold: 'M-10.5 8.5V-8.5H-6V-4.5H-2.3V-8.5H2.3V-4.5H6V-8.5H10.5V8.5Z',
  sanctuary: 'M-5 7.5A7.5 7.5 0 0 1-5-7.5H5A7.5 7.5 0 0 1 5 7.5Z',
}

/** How large an emblem fits into each. */
const SIZES: Readonly<Record<Building, number>> = {
  dwelling: 9.6,
  tradingHouse: 8.6,
  temple: 11.5,
  stronghold: 10.5,
  sanctuary: 11.5,
}

interface PieceProps {
  readonly building: string
  readonly colour: string
  readonly ink?: string
  readonly faction?: string | null // its emblem, so that colour is not the only sign
  readonly letter?: string // in place of the emblem
  readonly planned?: boolean
}

/** On the map, around 0, 0. */
export function Piece({ building, colour, ink, faction, letter, planned }: PieceProps) {
  const d = SHAPES[building as Building]
  const middle =
    building === 'tradingHouse' ? 3.2 : building === 'dwelling' ? 1.6 : building === 'stronghold' ? 2.4 : 0.2
  return (
    <>
      <path d={d} fill="none" stroke="#fbf5e6" strokeWidth="5" strokeLinejoin="round" opacity=".92" />
      <path
        d={d}
        fill={colour}
        stroke="#201a12"
        strokeWidth="1.7"
        strokeLinejoin="round"
        strokeDasharray={planned ? '2.5 1.8' : undefined}
        fillOpacity={planned ? 0.8 : 1}
      />
      {faction && !letter && (
        <Emblem faction={faction} y={middle} size={SIZES[building as Building]} ink={ink ?? '#fff'} />
      )}
      {letter && (
        <text
          y={middle + 2.9}
          fontSize="8.4"
          fontWeight="800"
          textAnchor="middle"
          fontFamily="var(--sans)"
          fill={ink ?? '#fff'}
        >
          {letter}
        </text>
      )}
    </>
  )
}

interface IconProps {
  readonly building: string
  readonly colour?: string
  readonly faction?: string | null // with its emblem
  readonly ink?: string
  readonly empty?: boolean // none of them is left
  readonly size?: number
}

/** In a line of text. */
export function StructureIcon({ building, colour, faction, ink, empty, size = 20 }: IconProps) {
  const d = SHAPES[building as Building]
  return (
    <svg className={iconStyles.sign} width={size * 1.08} height={size} viewBox="-13 -12 26 24" aria-hidden="true">
      <path d={d} className={iconStyles.halo} />
      <path
        d={d}
        fill={empty ? 'none' : (colour ?? '#d9cba9')}
        stroke="#201a12"
        strokeWidth="1.7"
        strokeLinejoin="round"
        strokeDasharray={empty ? '3 2.4' : undefined}
        className={empty ? iconStyles.empty : undefined}
      />
      {faction && (
        <Emblem
          faction={faction}
          y={building === 'dwelling' ? 1.6 : building === 'tradingHouse' ? 3 : 1}
          size={SIZES[building as Building]}
          ink={ink ?? '#fff'}
        />
      )}
    </svg>
  )
}
