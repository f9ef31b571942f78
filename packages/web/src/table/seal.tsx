import styles from './seal.module.css'
import { emblems } from './seal-emblems.ts'

const carved = ['crown', 'rose', 'stag-head', 'owl', 'bee', 'windmill'].map((name) => emblems[name])

/** The seal of a seat, in its colour: the same wherever the seat is spoken of. */
export function Seal({ seat, className }: { readonly seat: number; readonly className?: string }) {
  return (
    <span className={`${styles.seal} ${className ?? ''}`} data-seat-colour={seat} aria-hidden="true">
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={carved[seat % carved.length]} fill="currentcolor" />
      </svg>
    </span>
  )
}
