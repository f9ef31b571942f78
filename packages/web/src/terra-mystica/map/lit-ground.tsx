/** A space that is thought about: still in, ruled out, or chosen. */
import { corners, type Point, RADIUS } from './geometry.ts'
import styles from './map.module.css'
import type { Lit } from './map-props.ts'

export function LitGround({ at, light }: { readonly at: Point; readonly light: Lit }) {
  if (light.chosen) {
    return (
      <>
        <polygon points={corners(at, RADIUS + 3)} className={styles.chosenGlow} />
        <polygon points={corners(at, RADIUS - 1)} className={styles.chosen} />
      </>
    )
  }
  return (
    <polygon
      points={corners(at, RADIUS - 4.2)}
      className={light.out === undefined ? styles.stillIn : styles.ruledOut}
    />
  )
}
