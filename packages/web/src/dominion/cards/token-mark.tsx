/** Tokens, each with an outline of its own and its number inside: it is known without its colour. */
import type { CSSProperties, ReactNode } from 'react'
import styles from './token-mark.module.css'

interface Shape {
  readonly outline: ReactNode
  readonly fill: string
  readonly ink: string
  readonly at?: number // height of the number
}

const shapes: Readonly<Record<string, Shape>> = {
  points: { outline: <path d="M3 3h18v9c0 5-4 8-9 10-5-2-9-5-9-10z" />, fill: '#4c7638', ink: '#fff', at: 12 },
  coffers: {
    outline: <path d="M2 9c0-4 2-6 4-6h12c2 0 4 2 4 6v12H2zM2 10h20" />,
    fill: '#d9ab3b',
    ink: '#33240a',
    at: 16,
  },
  villagers: {
    outline: <path d="M12 1.5a5 5 0 0 1 3 9c3 1 5 5 5.500 12H3.500C4 15.500 6 11.500 9 10.500a5 5 0 0 1 3-9z" />,
    fill: '#e6d9ba',
    ink: '#2a231a',
    at: 17.5,
  },
  debt: { outline: <path d="M7 2h10l5.500 10L17 22H7L1.500 12z" />, fill: '#a4502f', ink: '#fff' },
  journey: { outline: <path d="M8 2h7v10l6 4v6H8z" />, fill: '#e0a83c', ink: '#33240a', at: 17 },
  pirateShip: { outline: <path d="M2 14h20l-3 8H5zM11 2v11M12 3l7 9h-7z" />, fill: '#d9ab3b', ink: '#33240a', at: 18 },
  tradeRoute: { outline: <path d="M2 7h13V3l7 6-7 6v-4H2z" />, fill: '#d9ab3b', ink: '#33240a', at: 9 },
  embargo: { outline: <path d="M12 1l11 11-11 11L1 12zM6 12h3" />, fill: '#a8342a', ink: '#fff' },
}
const pennant: Shape = { outline: <path d="M2 4h20l-4 8 4 8H2z" />, fill: '#e8c25a', ink: '#33240a' }
const disc: Shape = { outline: <circle cx="12" cy="12" r="10.500" />, fill: '#cfae7c', ink: '#2a231a' }

export function TokenMark({ kind, n }: { readonly kind: string; readonly n: number }) {
  const added = /^(\+1|plus)/.exec(kind)
  const { outline, fill, ink, at = 12 } = shapes[kind] ?? (added ? pennant : disc)
  const look = { '--fill': fill, '--ink-on': ink } as CSSProperties
  return (
    <svg className={styles.token} viewBox="0 0 24 24" style={look} aria-hidden="true">
      {outline}
      <text x={added ? 10.5 : 12} y={at}>
        {added ? '+1' : n}
      </text>
    </svg>
  )
}
