import type { Decision, Move } from '@freehold/kernel'

/** Options that leave things as they are, the mildest first. */
const mild = ['end', 'done', 'no', 'decline', 'pass', 'none'] as const

/** A legal answer that commits to as little as the question lets one: for an artificial player that gave none. */
export function safeMove({ options, min, max }: Decision): Move {
  if (min === 0) return []
  if (min === 1 && max === 1) {
    const keys = options.map(({ key }) => key)
    const found = mild.find((word) => keys.includes(word))
    return [found === undefined ? 0 : keys.indexOf(found)]
  }
  return Array.from({ length: min }, (_, i) => i)
}
