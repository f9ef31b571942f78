import type { Goal } from '@freehold/terra-mystica'
import { CULTS } from '@freehold/terra-mystica'
import type { Say } from '../words.ts'

/** A goal of hers as a person reads it. */
export function goalWords(say: Say, goal: Goal): string {
  if ('built' in goal) {
    const { built, count } = goal
    return say('goal.built', { count, building: say(`building.${built}`), buildings: say(`buildings.${built}`) })
  }
  if ('structures' in goal) return say('goal.structures', { count: goal.structures })
  if ('joined' in goal) return say('goal.joined')
  if ('area' in goal) return say('goal.area', { count: goal.area })
  if ('edge' in goal) return say('goal.edge', { count: goal.edge })
  if ('cult' in goal) {
    const { cult: step, tracks } = goal
    return tracks === CULTS.length ? say('goal.cultAll', { step }) : say('goal.cult', { step, count: tracks })
  }
  return 'favors' in goal ? say('goal.favors', { count: goal.favors }) : say('goal.priests', { count: goal.priests })
}
