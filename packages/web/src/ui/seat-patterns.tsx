/** How the areas of each seat are filled in charts: a tint and, from the second seat on, a hatching of its own. */
import styles from './seat-patterns.module.css'

/** Lines in a square of eight. */
const hatchings = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M4 0v8', 'M3 4h2', 'M0 4h8', 'M0 8l8-8M0 0l8 8'] as const

export const seatFill = (seat: number): string => `url(#seat-fill-${seat % hatchings.length})`

/** Stands once on a page that has such charts. */
export function SeatPatterns() {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
      <defs>
        {hatchings.map((lines, seat) => (
          <pattern
            key={seat}
            id={`seat-fill-${seat}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            data-seat-colour={seat}
          >
            <rect width="8" height="8" className={styles.tint} />
            <path d={lines} className={styles.lines} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
