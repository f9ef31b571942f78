/** Gognomes: points for the goals that were drawn, more for each further one. */
import { change } from '../rules/gain.ts'
import { largestArea } from '../rules/scoring.ts'
import { BUILT, CULT, FAVORS, HEXES, PRIEST_SPACE, ROUND, type State, seatAt, VP } from '../rules/state.ts'
import { BUILDING_NAMES, BUILDINGS, CULTS } from '../types.ts'
import { clustersMeet, herStructures } from './space.ts'
import { ACHIEVED, TOKENS, tableOf } from './state.ts'
import type { Goal } from './words.ts'

function isAchieved(s: State, goal: Goal): boolean {
  const { seat, level } = tableOf(s)
  const at = seatAt(seat)
  if ('built' in goal) return s.w[at + BUILT + 1 + BUILDINGS.indexOf(goal.built)] >= goal.count
  if ('structures' in goal) return s.w[at + HEXES] >= goal.structures
  if ('joined' in goal) return clustersMeet(s, level.shipping[s.w[ROUND] - 1])
  if ('area' in goal) return largestArea(s, seat) >= goal.area
  if ('edge' in goal) return herStructures(s).filter((hex) => s.table.board.edge[hex]).length >= goal.edge
  if ('cult' in goal) return CULTS.filter((_, cult) => s.w[at + CULT + cult] >= goal.cult).length >= goal.tracks
  if ('favors' in goal) return CULTS.filter((_, tile) => s.w[at + FAVORS] & (1 << tile)).length >= goal.favors
  const sent = s.w.subarray(PRIEST_SPACE, PRIEST_SPACE + 16).filter((owner) => owner === seat + 1)
  return sent.length >= goal.priests
}

/** A goal as a person reads it. */
export function goalText(goal: Goal): string {
  if ('built' in goal) {
    const name = BUILDING_NAMES[goal.built]
    return goal.count === 1 ? `her ${name} stands` : `${goal.count} ${name}s of hers stand`
  }
  if ('structures' in goal) return `${goal.structures} of her structures stand`
  if ('joined' in goal) return 'her marked and unmarked structures are joined'
  if ('area' in goal) return `her largest area has ${goal.area} structures`
  if ('edge' in goal) return `${goal.edge} of her structures stand on the edge of the map`
  if ('cult' in goal) {
    if (goal.tracks === CULTS.length) return `all of her markers are at ${goal.cult} or higher`
    return goal.tracks === 1
      ? `one of her markers is at ${goal.cult} or higher`
      : `${goal.tracks} of her markers are at ${goal.cult} or higher`
  }
  if ('favors' in goal) return `she has ${goal.favors} favor tile${goal.favors === 1 ? '' : 's'}`
  return goal.priests === 1 ? 'a priest of hers is at a cult' : `${goal.priests} of her priests are at the cults`
}

/** Every goal in play that she has reached is scored and gone. */
export function checkAchievements(s: State): void {
  if (s.w[TOKENS] === 0 || s.w[ROUND] === 0) return
  const { faction, values, seat } = tableOf(s)
  values.rules.achievements.forEach((goal, i) => {
    if (!(s.w[TOKENS] & (1 << i)) || !isAchieved(s, goal)) return
    s.w[TOKENS] &= ~(1 << i)
    s.sink?.note(seat, { type: 'achieved', goal })
    change(s, seat, VP, faction.achievements?.points[s.w[ACHIEVED]++] ?? 0, 'achievement')
  })
}
