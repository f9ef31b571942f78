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

/** The number of an option, drawn by what kind of thing it does. */
export function drawByGroup(groups: readonly Group[], below: Below): number {
  const weights = groups.map((group) => WEIGHT[group] ?? 4)
  let left = below(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

export function biased({ choices }: Ask, below: Below): Choice {
  const groups = choices.map(({ group }) => group)
  return choices[drawByGroup(groups, below)]
}
