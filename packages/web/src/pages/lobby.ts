/** Tables that can be found, and one's own. */
import type { Listing } from '@freehold/server/protocol'
import { get } from '../client/http.ts'
import { useSession } from '../client/session.ts'
import { type Loaded, useLoaded } from './use-loaded.ts'

const EVERY_MS = 5000

const lobby = async (): Promise<readonly Listing[]> => (await get<'lobby'>('/api/tables')).tables
const mine = async (): Promise<readonly Listing[]> => (await get<'myTables'>('/api/tables/mine')).tables
const none = async (): Promise<readonly Listing[]> => []

export const useLobby = (): Loaded<readonly Listing[]> => useLoaded('lobby', lobby, EVERY_MS)

/** None for somebody who never played. */
export function useMyTables(): Loaded<readonly Listing[]> {
  const person = useSession()?.person
  return useLoaded(`mine ${person}`, person ? mine : none, EVERY_MS)
}
