/** A small shape in the colour of a seat, so that nobody is told apart by colour alone. */
import styles from './seat-mark.module.css'

const shapes = [
  'M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10z', // disc
  'M6 0l6 6l-6 6l-6-6z', // lozenge
  'M1 1h10v10h-10z', // square
  'M6 0.5l6 11h-12z', // triangle
  'M3 0.8h6l3 5.2l-3 5.2h-6l-3-5.2z', // hexagon
  'M4 0h4v4h4v4h-4v4h-4v-4h-4v-4h4z', // cross
]

export function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 12 12" data-seat-colour={seat} aria-hidden="true">
      <path d={shapes[seat % shapes.length]} />
    </svg>
  )
}
