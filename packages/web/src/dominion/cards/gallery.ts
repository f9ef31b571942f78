/** The pictures of the cards, loaded set by set as they are shown. */
import type { CardSet, Expansion } from '@freehold/dominion'
import { allBoxes } from '@freehold/dominion/boxes'
import { type Gallery, loadPictures, type Pictures } from '@freehold/dominion/faces'
import { useEffect, useSyncExternalStore } from 'react'
import { landscapeNamed } from './boxes.ts'
import { cardNamed, printedNow } from './card-facts.ts'

const loaded = new Map<Expansion, Pictures>()
const asked = new Set<Expansion>()
const listeners = new Set<() => void>()

async function load(set: Expansion): Promise<void> {
  if (asked.has(set)) return
  asked.add(set)
  try {
    loaded.set(set, await loadPictures(set))
    for (const listener of listeners) listener()
  } catch {
    asked.delete(set) // offline: whoever shows the set next asks again
  }
}

/** The pictures that stand beside every game, from the first moment. */
void load('Basic')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All that is loaded; a table has loaded the sets of its kingdom. */
function picture(emblem: string): string | undefined {
  for (const pictures of loaded.values()) if (pictures[emblem]) return pictures[emblem]
  return undefined
}
const gallery: Gallery = { card: (name) => cardNamed(name, printedNow('2e')) ?? landscapeNamed(name), picture }

/** Whose pictures a card of that set may have: one's own cards may have any. */
const setsOf = (of: CardSet): readonly Expansion[] => (of === 'Own' ? allBoxes : [of, 'Basic'])

/** The pictures of a set and of the basic cards; none of those that are still on their way. A card names no others. */
export function useGallery(of: CardSet = 'Basic'): { readonly gallery: Gallery; readonly complete: boolean } {
  const isComplete = () => setsOf(of).every((set) => loaded.has(set))
  const complete = useSyncExternalStore(subscribe, isComplete, isComplete)
  useEffect(() => {
    for (const set of setsOf(of)) void load(set)
  }, [of])
  return { gallery, complete }
}

/** The names of all pictures there are; none until they are loaded. */
export function useAllPictures(): readonly string[] {
  const { complete } = useGallery('Own')
  return complete ? [...new Set([...loaded.values()].flatMap((pictures) => Object.keys(pictures)))].toSorted() : []
}
