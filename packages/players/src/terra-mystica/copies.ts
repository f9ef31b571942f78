/**
 * Copies of moments for looking ahead. Most of them are looked at once and dropped: their memory is used again, since
 * asking for new memory takes longer than copying.
 */
import type { State } from '@freehold/terra-mystica/fast'

const spare: Int16Array[] = []
const MOST_SPARE = 4096

export function copyOf({ table, w }: State): State {
  const used = spare.pop()
  if (used?.length !== w.length) return { table, w: w.slice(), sink: undefined }
  used.set(w)
  return { table, w: used, sink: undefined }
}

/** Whoever drops a copy must be the last who knows it. */
export function drop({ w }: State): void {
  if (spare.length < MOST_SPARE) spare.push(w)
}
