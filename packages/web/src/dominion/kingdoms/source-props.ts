import type { Draft, Wishes } from './draft.ts'
import type { Favourite } from './favourites.ts'

/** What every source of kingdoms is given. */
export interface SourceProps {
  readonly draft: Draft
  readonly wishes: Wishes
  readonly favourites: readonly Favourite[]
  change(next: () => Draft): void
  onWishes(wishes: Wishes): void
  keep(favourites: readonly Favourite[]): void
}
