/** A game in the middle, from what a scenario says of it. */
import type { State } from '../engine/memory/state.ts'
import type { Edition } from '../language/types.ts'
import { arrange } from './arrange.ts'
import { readScenario } from './read.ts'
import { parseScenario } from './schema.ts'

/** `laidOut({ A: { hand: ['Smithy'], deck: ['3 Gold'] } }, { kingdom: ['Smithy'] })` */
export function laidOut(
  given: object,
  {
    players = 2,
    edition = '2e',
    kingdom = [],
  }: { players?: number; edition?: Edition; kingdom?: readonly string[] } = {},
): State {
  const then = { phase: 'action' }
  const scenario = parseScenario({ title: 'laid out', players, edition, kingdom, given, then }, 'laid out')
  return arrange(readScenario(scenario, edition))
}
