/** Who uses this browser. A guest is somebody too. */
import type { Session } from '@freehold/server/protocol'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { get, post } from './http.ts'
import { live } from './live.ts'

let session: Session | undefined // undefined: not asked yet
let asking: Promise<Session> | undefined
const getSession = (): Session | undefined => session
const listeners = new Set<() => void>()

const KEPT = 'freehold.session'
const nobody: Session = { person: null, name: null, email: null, admin: false }

/** Who was here the last time, so that a page need not change once the host has answered. */
function remembered(): Session {
  try {
    return { ...nobody, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') }
  } catch {
    return nobody // storage that is closed or spoilt
  }
}

function set(next: Session): Session {
  const changed = session !== undefined && next.person !== session.person
  session = next
  try {
    localStorage.setItem(KEPT, JSON.stringify(next))
  } catch {
    // the next page asks anew
  }
  if (changed) live.reconnect() // the socket still speaks for whoever was here before
  for (const listener of listeners) listener()
  return next
}

function loadSession(): Promise<Session> {
  asking ??= get<'session'>('/api/session').then(set, (error: unknown) => {
    asking = undefined
    throw error
  })
  return asking
}

/** A guest by this name; somebody who is here already takes it for tables to come. */
export async function beginSession(name: string): Promise<Session> {
  const next = set(await post<'beginSession'>('/api/session', { name }))
  asking = Promise.resolve(next)
  return next
}

/** Whoever is here; where nobody is, a guest by the given name. */
export async function someone(name: string): Promise<Session> {
  const known = await loadSession()
  return known.name === null ? beginSession(name) : known
}

/** After signing in or out on a page of accounts. */
export const takeSession = (next: Session): void => {
  set(next)
  asking = Promise.resolve(next)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who it is, as far as one can tell: until the host has answered, whoever it was the last time. Only for showing. */
export function useLikelySession(): Session {
  const told = useSession()
  const before = useMemo(remembered, [])
  return told ?? before
}

/** `undefined` until the host has answered. */
export function useSession(): Session | undefined {
  useEffect(() => void loadSession().catch(() => undefined), [])
  return useSyncExternalStore(subscribe, getSession, getSession)
}
