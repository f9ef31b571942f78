/** The States, Artifacts and Boons that lie before a player: name and emblem each; the words are a look away. */
import { landscapeNamed } from '../cards/boxes.ts'
import { PictureDrawing } from '../cards/drawings.tsx'
import { useTongue } from '../tongue.ts'
import { heldBy } from './full-view.ts'
import styles from './held.module.css'
import { useDominion } from './use-dominion.ts'

export function Held({ seat }: { readonly seat: number }) {
  const { cardName } = useTongue()
  const { view } = useDominion()
  const names = heldBy(view, seat)
  if (names.length === 0) return null
  return (
    <ul className={styles.held}>
      {names.map((name) => {
        const drawn = landscapeNamed(name)
        return (
          <li key={name} data-peek={name} data-place={`landscape:${name}`}>
            {drawn && <PictureDrawing name={drawn.emblem} set={drawn.set} className={styles.emblem} />}
            <span>{cardName(name)}</span>
          </li>
        )
      })}
    </ul>
  )
}
