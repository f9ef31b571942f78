/** Friends, invitations and the search for an opponent, as this page knows them. */
import type { Friends, Seek } from '@freehold/server/protocol'
import { useEffect, useSyncExternalStore } from 'react'
import { del, get, post } from './http.ts'
import { live } from './live.ts'

export interface Meeting {
  readonly friends: Friends | undefined // undefined: not asked yet
  readonly seeking: Seek | undefined
  readonly found: string | undefined // a table at which an opponent waits
}

let known: Meeting = { friends: undefined, seeking: undefined, found: undefined }
const getKnown = (): Meeting => known
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

function set(change: Partial<Meeting>): void {
  known = { ...known, ...change }
  for (const listener of listeners) listener()
}

async function loadFriends(): Promise<void> {
  set({ friends: await get<'friends'>('/api/friends') })
}

const reload = () => void loadFriends().catch(() => undefined) // the host says again when something changes

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= live.meet({
    people: reload,
    found: (found) => set({ found, seeking: undefined }),
    seeking: () => known.seeking,
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** What is known, kept up to date as long as somebody looks at it. */
export function useMeeting(): Meeting {
  useEffect(reload, [])
  return useSyncExternalStore(subscribe, getKnown, getKnown)
}

/** Each changes something and asks anew. */
const changing = async (change: Promise<unknown>): Promise<void> => {
  await change
  await loadFriends()
}
export const askFriend = (person: string) => changing(post<'askFriend'>('/api/friends', { person }))
export const partFriend = (person: string) => changing(del<'partFriend'>(`/api/friends/${person}`))
export const block = (person: string) => changing(post<'block'>('/api/blocks', { person }))
export const unblock = (person: string) => changing(del<'unblock'>(`/api/blocks/${person}`))
export const hide = (hidden: boolean) => changing(post<'hide'>('/api/friends/hidden', { hidden }))
export const decline = (table: string) => changing(del<'declineInvitation'>(`/api/invitations/${table}`))

export async function seek(wanted: Seek): Promise<void> {
  set({ seeking: wanted, found: undefined })
  try {
    await live.seek(wanted)
  } catch (error) {
    set({ seeking: undefined })
    throw error
  }
}

export function stopSeeking(): void {
  set({ seeking: undefined })
  live.unseek()
}

/** The opponent who was found is answered, one way or the other. */
export const settleFound = (): void => set({ found: undefined })
