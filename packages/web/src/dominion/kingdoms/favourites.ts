/** Kingdoms somebody likes, and cards somebody would rather not meet: kept in this browser. */
import { parseKingdomCode } from '@freehold/dominion/setup'

export interface Favourite {
  readonly code: string
  readonly name: string
}

const KEY = 'freehold.kingdoms'
const MOST = 200

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** What is kept and still means a kingdom; whatever else lies there is passed over. */
export function readFavourites(storage: Kept): readonly Favourite[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFavourite) : []
  } catch {
    return []
  }
}

/** Adds the kingdom, the newest first, or gives it another name. */
export function withFavourite(favourites: readonly Favourite[], favourite: Favourite): readonly Favourite[] {
  return [favourite, ...withoutFavourite(favourites, favourite.code)].slice(0, MOST)
}

export const withoutFavourite = (favourites: readonly Favourite[], code: string): readonly Favourite[] =>
  favourites.filter((each) => each.code !== code)

export function keepFavourites(storage: Kept, favourites: readonly Favourite[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(favourites))
  } catch {
    // a full or closed storage keeps them for this page only
  }
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('name' in value)) return false
  if (typeof value.code !== 'string' || typeof value.name !== 'string') return false
  try {
    parseKingdomCode(value.code)
    return true
  } catch {
    return false
  }
}
