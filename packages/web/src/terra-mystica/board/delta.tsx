import styles from './faction-board.module.css'

/** What the plan changes, beside the number. */
export function Delta({ by }: { readonly by: number }) {
  if (by === 0) return null
  return (
    <span className={styles.delta} data-loss={by < 0}>
      {by > 0 ? `+${by}` : `−${-by}`}
    </span>
  )
}

/** What the number would become. */
export function Then({ from, to }: { readonly from: number; readonly to: number }) {
  if (from === to) return null
  return (
    <span className={styles.delta} data-loss={to < from}>
      → {to}
    </span>
  )
}
