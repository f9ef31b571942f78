/** Tables that can be found, and one's own. */
import type { Listing } from '@freehold/server/protocol'
import { useEffect } from 'react'
import { get } from '../client/http.ts'
import { live } from '../client/live.ts'
import { useSession } from '../client/session.ts'
import { type Loaded, useLoaded } from '../parts/use-loaded.ts'

const EVERY_MS = 30_000 // the host says when something has changed; this is for what it could not say

const lobby = async (): Promise<readonly Listing[]> => (await get<'lobby'>('/api/tables')).tables
const mine = async (): Promise<readonly Listing[]> => (await get<'myTables'>('/api/tables/mine')).tables
const none = async (): Promise<readonly Listing[]> => []

function useLive(loaded: Loaded<readonly Listing[]>): Loaded<readonly Listing[]> {
  const { reload } = loaded
  useEffect(() => live.browse(reload), [reload])
  return loaded
}

export const useLobby = (): Loaded<readonly Listing[]> => useLive(useLoaded('lobby', lobby, EVERY_MS))

/** None for somebody who never played. */
export function useMyTables(): Loaded<readonly Listing[]> {
  const person = useSession()?.person
  return useLive(useLoaded(`mine ${person}`, person ? mine : none, EVERY_MS))
}
