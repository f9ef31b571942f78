/** The small signs of the game, drawn by us. Each is decoration beside its word or a labelled group. */
import type { ReactNode } from 'react'
import styles from './icons.module.css'

interface IconProps {
  readonly size?: number
}

const svg = (viewBox: string, children: ReactNode, ratio = 1) =>
  function Sign({ size = 18 }: IconProps) {
    return (
      <svg className={styles.sign} width={size * ratio} height={size} viewBox={viewBox} aria-hidden="true">
        <g className={styles.halo}>{children}</g>
        {children}
      </svg>
    )
  }

const INK = '#201a12'

export const CoinIcon = svg(
  '0 0 22 22',
  <>
    <circle cx="11" cy="11" r="9.7" fill="#dcae3c" stroke="#5b430f" strokeWidth="1.5" />
    <circle cx="11" cy="11" r="7.3" fill="none" stroke="#f3d98c" strokeWidth="1.1" />
  </>,
)
export const WorkerIcon = svg(
  '0 0 20 20',
  <rect x="2.5" y="2.5" width="15" height="15" rx="2" fill="#b9895a" stroke={INK} strokeWidth="1.5" />,
)
export const PriestIcon = svg(
  '0 0 20 22',
  <g fill="#9a9a98" stroke={INK} strokeWidth="1.4">
    <circle cx="10" cy="5.5" r="4" />
    <path d="M3 21Q3 10 10 10Q17 10 17 21Z" />
  </g>,
  0.91,
)
export const PowerIcon = svg(
  '0 0 20 20',
  <circle cx="10" cy="10" r="8.4" fill="#7d559c" stroke="#3a2350" strokeWidth="1.5" />,
)
export const PointIcon = svg(
  '0 0 20 24',
  <path
    d="M2 3H18V12Q18 19 10 22.5Q2 19 2 12Z"
    fill="#5f8a49"
    stroke="#2a231a"
    strokeWidth="1.5"
    strokeLinejoin="round"
  />,
  0.83,
)
export const SpadeIcon = svg(
  '0 0 15 18',
  <path
    d="M7.5 .8V7M4.5 1H10.5M3 7H12V11Q12 15 7.5 16.8Q3 15 3 11Z"
    fill="#b3a27c"
    stroke={INK}
    strokeWidth="1.3"
    strokeLinejoin="round"
  />,
  0.84,
)
export const BridgeIcon = svg(
  '0 0 24 14',
  <path d="M1 13V9Q12-3 23 9V13H18Q12 5 6 13Z" fill="#b3a27c" stroke={INK} strokeWidth="1.3" strokeLinejoin="round" />,
  1.7,
)
export const TownIcon = svg(
  '0 0 17 17',
  <path d="M1 16V8L4.5 4L8 8V5L11.5 1L16 6V16Z" fill="#d9a93a" stroke={INK} strokeWidth="1.4" strokeLinejoin="round" />,
)
export const ShipIcon = svg(
  '0 0 20 18',
  <path
    d="M2 11H18L15 16.5H5ZM9 1V11M9 2L16 9H9"
    fill="#b3a27c"
    stroke={INK}
    strokeWidth="1.3"
    strokeLinejoin="round"
    strokeLinecap="round"
  />,
  1.1,
)
export const KeyIcon = svg(
  '0 0 20 12',
  <path
    d="M6 1.5A4.5 4.5 0 1 0 6 10.5A4.5 4.5 0 0 0 10.3 7.4H14V10.5H16.5V7.4H19V4.6H10.3A4.5 4.5 0 0 0 6 1.5ZM5.5 4.6A1.4 1.4 0 1 1 5.5 7.4A1.4 1.4 0 0 1 5.5 4.6Z"
    fill="#e0b64a"
    stroke={INK}
    strokeWidth="1.1"
    strokeLinejoin="round"
  />,
  1.6,
)
export const FavorIcon = svg(
  '0 0 20 20',
  <path
    d="M10 1.5L12.6 7.2L18.6 7.9L14.1 12L15.4 18L10 14.9L4.6 18L5.9 12L1.4 7.9L7.4 7.2Z"
    fill="#e9d9a8"
    stroke={INK}
    strokeWidth="1.3"
    strokeLinejoin="round"
  />,
)
const FireIcon = svg(
  '0 0 20 20',
  <path
    d="M10 1C11 5 16 7 16 12.5A6 6 0 0 1 4 12.5C4 9.5 6 8.5 6.5 6C8 7 8.6 8 8.8 9.4C10.4 7.6 10.6 4 10 1Z"
    fill="#c2512c"
    stroke="#571b0a"
    strokeWidth="1"
    strokeLinejoin="round"
  />,
)
const WaterIcon = svg(
  '0 0 20 20',
  <path
    d="M10 1C12 6 16 9.5 16 13A6 6 0 0 1 4 13C4 9.5 8 6 10 1Z"
    fill="#2f77b3"
    stroke="#0e3553"
    strokeWidth="1"
    strokeLinejoin="round"
  />,
)
const EarthIcon = svg(
  '0 0 20 20',
  <g fill="#9a6b3c" stroke="#3f2810" strokeWidth="1" strokeLinejoin="round">
    <path d="M10 2L17.5 6V14L10 18L2.5 14V6Z" />
    <path d="M2.5 6L10 10L17.5 6M10 10V18" fill="none" />
  </g>,
)
const AirIcon = svg(
  '0 0 20 20',
  <path
    d="M2 7H12A2.6 2.6 0 1 0 9.6 3.6M2 10.5H16A2.4 2.4 0 1 1 13.8 14M2 14H8.5A2.2 2.2 0 1 1 6.6 17.2"
    fill="none"
    stroke="#6d727a"
    strokeWidth="2"
    strokeLinecap="round"
  />,
)
export const AllCultsIcon = svg(
  '0 0 20 20',
  <g stroke={INK} strokeWidth="1.2">
    <path d="M10 10V1.5A8.500 8.500 0 0 1 18.500 10Z" fill="#2f77b3" />
    <path d="M10 10H18.500A8.500 8.500 0 0 1 10 18.500Z" fill="#9a6b3c" />
    <path d="M10 10V18.500A8.500 8.500 0 0 1 1.500 10Z" fill="#d4d6d8" />
    <path d="M10 10H1.500A8.500 8.500 0 0 1 10 1.500Z" fill="#e08b4c" />
  </g>,
)
export const AreaIcon = svg(
  '0 0 20 20',
  <g fill="#f4ebd8" stroke={INK} strokeWidth="1.3">
    <path d="M10 6L4.500 15H15.500Z" fill="none" />
    <circle cx="10" cy="5" r="3.300" />
    <circle cx="4.300" cy="15" r="3.300" />
    <circle cx="15.700" cy="15" r="3.300" />
  </g>,
)
export const FinalTileIcon = svg(
  '0 0 20 20',
  <polygon
    points="10,1.500 17.500,5.800 17.500,14.200 10,18.500 2.500,14.200 2.500,5.800"
    fill="#f4ebd8"
    stroke="#b2502e"
    strokeWidth="2.600"
  />,
)
const CULT_ICONS = { fire: FireIcon, water: WaterIcon, earth: EarthIcon, air: AirIcon } as const

export function CultIcon({ cult, size }: { readonly cult: string; readonly size?: number }) {
  const Sign = CULT_ICONS[cult as keyof typeof CULT_ICONS]
  return Sign ? <Sign size={size} /> : <PriestIcon size={size} />
}
