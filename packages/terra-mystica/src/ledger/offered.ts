/** Whether the rules would have offered what a recorded game does: the check that the list of choices is complete. */

import { PRIEST_SPACES } from '../data/actions.ts'
import { priestSpace } from '../rules/actions.ts'
import type { Choice } from '../rules/choice.ts'
import { askOf } from '../rules/legal.ts'
import { isHome } from '../rules/reach.ts'
import { towardsHome } from '../rules/spades.ts'
import {
  ACTIVE,
  ENTRY_WORDS,
  findEntry,
  GROUND,
  QUEUE_AT,
  QUEUED,
  SANDSTORM,
  SPADES,
  type State,
  seatAt,
  TURN_OPEN,
} from '../rules/state.ts'
import * as c from '../rules/verbs.ts'

/** The choices of everything the seat could be asked now; a recorded game answers in any order. */
export function offeredTo(s: State, seat: number): Choice[] {
  const { w } = s
  const offered: Choice[] = []
  const end = QUEUE_AT + w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) {
    if (w[at + 1] === seat) offered.push(...askOf(s, seat, at).choices)
  }
  if (w[TURN_OPEN] && w[ACTIVE] === seat) offered.push(...askOf(s, seat, 0).choices)
  return offered
}

export function isOffered(s: State, seat: number, cmd: c.Command): boolean {
  const wanted = plain(s, seat, cmd)
  return offeredTo(s, seat).some(({ commands }) => {
    const first = wanted.verb === c.POWER_ACT ? (commands.at(-1) as c.Command) : commands[0]
    if (first.verb !== wanted.verb) return false
    if (wanted.verb === c.BURN) return true
    if (wanted.verb === c.CONVERT) return first.a === wanted.a && first.b === wanted.b
    if (wanted.verb === c.WASTE) return first.a === wanted.a && wanted.b <= Math.max(first.b, 1)
    if (wanted.verb === c.RAISE_CULT) return first.a === wanted.a && first.b <= wanted.b
    if (wanted.verb === c.DIG) return first.a === wanted.a
    return first.a === wanted.a && first.b === wanted.b && first.c === wanted.c
  })
}

/** The command in the words the choices use. */
function plain(s: State, seat: number, cmd: c.Command): c.Command {
  const home = s.w[seatAt(seat) + GROUND]
  if (cmd.verb === c.TRANSFORM && cmd.b < 0) return { ...cmd, b: towardsHome(s, seat, cmd.a) }
  if (cmd.verb === c.SEND && cmd.b > 0) {
    const best = priestSpace(s, cmd.a, 0)
    return (PRIEST_SPACES[best] ?? 1) === cmd.b ? { ...cmd, b: 0 } : cmd
  }
  const toDig = findEntry(s, SPADES, seat) > 0 || findEntry(s, SANDSTORM, seat) > 0
  if (cmd.verb === c.BUILD && toDig && !isHome(s, seat, cmd.a)) return c.command(c.TRANSFORM, cmd.a, home)
  return cmd
}
