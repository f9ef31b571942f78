/** A player without a plan that still plays whole games: it builds rather than passes, and seldom changes money. */
import type { Below } from '@freehold/kernel'
import type { Choice, Group } from '../rules/choice.ts'
import type { Ask } from '../rules/legal.ts'

const WEIGHT: Readonly<Partial<Record<Group, number>>> = {
  build: 30,
  upgrade: 30,
  transform: 2,
  'power action': 6,
  'special action': 10,
  bridge: 10,
  town: 20,
  'give up': 1,
  convert: 1,
  pass: 1,
  'end turn': 12,
}

export function biased({ choices }: Ask, below: Below): Choice {
  const weights = choices.map(({ group }) => WEIGHT[group] ?? 4)
  let left = below(weights.reduce((sum, weight) => sum + weight, 0))
  const at = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return choices[at]
}
