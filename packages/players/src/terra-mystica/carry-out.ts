/** Plays a turn that was thought of, in the moment as it really is. */
import { IllegalMove } from '@freehold/kernel'
import { type Command, perform, type State } from '@freehold/terra-mystica/fast'

/**
 * As far as it can be played: a card of the Automa that is turned over within the turn may be another one than was
 * thought. Then the rest is decided anew.
 */
export function carryOut(s: State, seat: number, [first, ...rest]: readonly Command[]): void {
  perform(s, seat, first)
  try {
    for (const command of rest) perform(s, seat, command)
  } catch (error) {
    if (!s.table.opponent || !(error instanceof IllegalMove)) throw error
  }
}
