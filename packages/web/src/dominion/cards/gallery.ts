/** The pictures of the cards, loaded file by file as they are shown. */
import type { CardSet } from '@freehold/dominion'
import { allBoxes } from '@freehold/dominion/boxes'
import { type Gallery, loadPictures, type PictureFile, type Pictures, pictureFiles } from '@freehold/dominion/faces'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { landscapeNamed } from './boxes.ts'
import { cardNamed, printedNow } from './card-facts.ts'

const loaded = new Map<PictureFile, Pictures>()
const asked = new Set<PictureFile>()
const listeners = new Set<() => void>()

async function load(file: PictureFile): Promise<void> {
  if (asked.has(file)) return
  asked.add(file)
  try {
    loaded.set(file, await loadPictures(file))
    for (const listener of listeners) listener()
  } catch {
    asked.delete(file) // offline: whoever shows the set next asks again
  }
}

/** The pictures that stand beside every game, from the first moment. */
void load('Basic')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All that is loaded; a table has loaded the sets of its kingdom. */
function pathOf(emblem: string): string | undefined {
  for (const pictures of loaded.values()) if (pictures[emblem]) return pictures[emblem]
  return undefined
}
const gallery: Gallery = { card: (name) => cardNamed(name, printedNow('2e')) ?? landscapeNamed(name), picture: pathOf }

/** Where the pictures of a card of that set may be: one's own cards may have any. */
const filesOf = (of: CardSet, picture: string | undefined): readonly PictureFile[] =>
  of === 'Own' ? allBoxes.flatMap((set) => pictureFiles(set)) : [...pictureFiles(of, picture), 'Basic']

/** A picture of a set, or all of them, and those of the basic cards; none that is still on its way. A card names no others. */
export function useGallery(
  of: CardSet = 'Basic',
  picture?: string,
): { readonly gallery: Gallery; readonly complete: boolean } {
  const isComplete = () => filesOf(of, picture).every((file) => loaded.has(file))
  const complete = useSyncExternalStore(subscribe, isComplete, isComplete)
  useEffect(() => {
    for (const file of filesOf(of, picture)) void load(file)
  }, [of, picture])
  return { gallery, complete }
}

/** The names of all pictures there are; none until they are loaded. */
export function useAllPictures(): readonly string[] {
  const { complete } = useGallery('Own')
  return useMemo(
    () => (complete ? [...new Set([...loaded.values()].flatMap((pictures) => Object.keys(pictures)))].toSorted() : []),
    [complete],
  )
}
