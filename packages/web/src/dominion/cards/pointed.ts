/** The card under the pointer or in focus, for whoever wants to say something about it. */
import { useSyncExternalStore } from 'react'

let pointed: string | undefined
const listeners = new Set<() => void>()

export function point(card: string | undefined): void {
  if (card === pointed) return
  pointed = card
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePointed = (): string | undefined => useSyncExternalStore(subscribe, () => pointed)
