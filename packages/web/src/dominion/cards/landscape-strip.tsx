/** An Event, Project, Way or Landmark as small as it can be: a spine with its emblem, its name and what it costs. */
import type { Landscape } from '@freehold/dominion'
import { useTongue } from '../tongue.ts'
import { PictureDrawing } from './drawings.tsx'
import styles from './landscape-strip.module.css'

export function LandscapeStrip({ landscape: { name, type, emblem, set, cost } }: { readonly landscape: Landscape }) {
  const { cardName } = useTongue()
  return (
    <span className={styles.strip} data-kind={type} aria-hidden="true">
      <span className={styles.spine}>
        <PictureDrawing name={emblem} set={set} className={styles.emblem} />
      </span>
      <b>{cardName(name)}</b>
      {cost && cost.coins > 0 && <span className={styles.coin}>{cost.coins}</span>}
      {cost?.debt ? <span className={styles.debt}>{cost.debt}</span> : null}
    </span>
  )
}
