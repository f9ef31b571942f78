/** What the host works for somebody is counted by person and by address, wherever they come in. */
import { Refused } from '../people/refused.ts'
import type { Limits } from './limits.ts'

export const charging = (limits: Limits, person: string | undefined, address: string) => (ms: number) => {
  if (person !== undefined) limits.working.charge(person, ms)
  limits.workingFrom.charge(address, ms)
}

/** Throws where the host has worked enough for them for now. */
export function expectRested(limits: Limits, person: string | undefined, address: string): void {
  if (limits.workingFrom.has(address) && (person === undefined || limits.working.has(person))) return
  throw new Refused('too-many', 'the host has worked a lot for you; wait a second')
}
