/** Gognomes: points for the goals that were drawn, more for each further one. */
import { change } from '../rules/gain.ts'
import { BUILT, CULT, HEXES, ROUND, type State, seatAt, VP } from '../rules/state.ts'
import { CULTS, SANCTUARY, STRONGHOLD } from '../types.ts'
import { clustersMeet } from './space.ts'
import { ACHIEVED, TOKENS, tableOf } from './state.ts'
import type { Achievement } from './words.ts'

function isAchieved(s: State, goal: Achievement): boolean {
  const { seat, level } = tableOf(s)
  const at = seatAt(seat)
  const cults = CULTS.map((_, cult) => s.w[at + CULT + cult])
  switch (goal) {
    case 'stronghold':
      return s.w[at + BUILT + STRONGHOLD] > 0
    case 'sanctuary':
      return s.w[at + BUILT + SANCTUARY] > 0
    case 'areas joined':
      return clustersMeet(s, level.shipping[s.w[ROUND] - 1])
    case 'eight structures':
      return s.w[at + HEXES] >= 8
    case 'a cult at 7':
      return Math.max(...cults) >= 7
    case 'all cults at 3':
      return Math.min(...cults) >= 3
  }
}

/** Every goal in play that she has reached is scored and gone. */
export function checkAchievements(s: State): void {
  if (s.w[TOKENS] === 0 || s.w[ROUND] === 0) return
  const { faction, values, seat } = tableOf(s)
  values.achievements.forEach((goal, i) => {
    if (!(s.w[TOKENS] & (1 << i)) || !isAchieved(s, goal)) return
    s.w[TOKENS] &= ~(1 << i)
    s.sink?.note(seat, 'achieved', goal, 'achievement')
    change(s, seat, VP, faction.achievements?.points[s.w[ACHIEVED]++] ?? 0, 'achievement')
  })
}
