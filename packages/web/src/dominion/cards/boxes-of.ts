import type { Expansion } from '@freehold/dominion'
import { boxOf } from '@freehold/dominion/contents'
import { openBoxes } from './boxes.ts'

function* namesIn(told: unknown): Generator<string> {
  if (typeof told === 'string') yield told
  if (typeof told !== 'object' || told === null) return
  for (const [key, value] of Object.entries(told)) {
    yield key
    yield* namesIn(value)
  }
}

/** Opens the boxes of all cards that are named anywhere in what was told, and of the basic ones. */
export function openBoxesOf(...told: readonly unknown[]): Promise<void> | undefined {
  const sets = new Set<Expansion>(['Basic'])
  for (const name of new Set(namesIn(told))) {
    const set = boxOf(name)
    if (set) sets.add(set)
  }
  return openBoxes(sets)
}
