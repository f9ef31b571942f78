import { BUILT, ROUND, rulesOf, seatAt } from '../rules/state.ts'
import { DWELLING } from '../types.ts'
import { optionsOf } from './option-sets.ts'
import type { Scene } from './scene.ts'
import type { Condition } from './words.ts'

export function conditionMet(scene: Scene, condition: Condition): boolean {
  const { s, seat } = scene
  switch (condition) {
    case 'power action open':
      return optionsOf(scene, 'open power actions').length > 0
    case 'cult open':
      return optionsOf(scene, 'open cults').length > 0
    case 'upgrade possible':
      return optionsOf(scene, 'upgradable structures').length > 0
    case 'dwelling left':
      return s.w[seatAt(seat) + BUILT + DWELLING] < rulesOf(s, seat).count[DWELLING]
    case 'late enough':
      return s.w[ROUND] >= scene.fromRound
  }
}
