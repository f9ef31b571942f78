/** A small shape in the colour of a seat, so that nobody is told apart by colour alone. */
import { seatShape } from '@freehold/server/seat-marks'
import styles from './seat-mark.module.css'

export function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 12 12" data-seat-colour={seat} aria-hidden="true">
      <path d={seatShape(seat)} />
    </svg>
  )
}
