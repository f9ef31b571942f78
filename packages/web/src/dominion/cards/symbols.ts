/** How the symbols of the card language are drawn: it is much, and loaded when somebody wants to see them. */
import { useEffect, useSyncExternalStore } from 'react'

type Symbols = typeof import('@freehold/dominion/symbols')

let symbols: Symbols | undefined
let coming: Promise<Symbols | undefined> | undefined
const listeners = new Set<() => void>()

/** Nothing comes where there is no network: then words stand in their place, and the next who asks tries again. */
export function loadSymbols(): Promise<Symbols | undefined> {
  coming ??= import('@freehold/dominion/symbols').then(
    (loaded) => {
      symbols = loaded
      for (const listener of listeners) listener()
      return loaded
    },
    () => {
      coming = undefined
      return undefined
    },
  )
  return coming
}

const current = () => symbols

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Nothing until they are loaded, which asking for them sets off. */
export function useSymbols(wanted: boolean): Symbols | undefined {
  const found = useSyncExternalStore(subscribe, current, current)
  useEffect(() => {
    if (wanted) void loadSymbols()
  }, [wanted])
  return found
}
