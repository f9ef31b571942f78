/** The boxes that somebody plays with: kept in this browser. */
import { type KingdomSet, kingdomSets } from '@freehold/dominion/setup'

const KEY = 'freehold.boxes'
type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Nothing where nothing was chosen yet; boxes that are not known here are passed over. */
export function readBoxes(storage: Kept): readonly KingdomSet[] | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    const known = Array.isArray(kept) ? kingdomSets.filter((set) => kept.includes(set)) : []
    return known.length > 0 ? known : undefined
  } catch {
    return undefined
  }
}

export function keepBoxes(storage: Kept, boxes: readonly KingdomSet[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(boxes))
  } catch {
    // a full or closed storage keeps them for this page only
  }
}
