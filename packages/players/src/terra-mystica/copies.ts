/**
 * Copies of moments for looking ahead. Most of them are looked at once and dropped: their memory is used again, since
 * asking for new memory takes longer than copying.
 */
import type { State } from '@freehold/terra-mystica/fast'

const spare: State[] = []
const MOST_SPARE = 8192

export function copyOf({ table, w }: State): State {
  const used = spare.pop()
  if (used?.w.length !== w.length) return { table, w: w.slice(), sink: undefined }
  used.w.set(w)
  return used.table === table ? used : { table, w: used.w, sink: undefined }
}

/** Whoever drops a copy must be the last who knows it. */
export function drop(copy: State): void {
  if (spare.length < MOST_SPARE) spare.push(copy)
}
