/** What the table shows besides what the view tells. */
import type { TerraMysticaEvent } from '@freehold/terra-mystica'

interface Ground {
  readonly id: string
  readonly ground: string
  readonly building: string | null
}

export function changedSpaces(before: readonly Ground[], after: readonly Ground[]): ReadonlySet<string> {
  const changed = after.filter((hex, i) => hex.ground !== before[i]?.ground || hex.building !== before[i]?.building)
  return new Set(changed.map(({ id }) => id))
}

/** Who used which action since the round began, as far as it is known. */
export function takersOf(events: readonly TerraMysticaEvent[]): ReadonlyMap<string, number> {
  const takers = new Map<string, number>()
  for (const event of events) {
    if (event.type === 'began') takers.clear()
    else if (event.type === 'used' && event.seat !== undefined) takers.set(event.action, event.seat)
  }
  return takers
}
