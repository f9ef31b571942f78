/** Everybody's chance of winning at each turn of a finished game. Slow: a worker's business. */
import { dominion } from '@freehold/dominion'
import { cloneState, type State } from '@freehold/dominion/fast'
import { beginning, type GameLog, replay } from '@freehold/kernel'
import { winChances } from '@freehold/players/dominion/playouts'

/** The shares by seat: one list for the start of each turn, and one for the end. The same log gives the same figures. */
export function* chancesOf(log: GameLog, playouts: number): Generator<readonly number[]> {
  const seed = `chances ${log.seed}`
  for (const [number, state] of momentsOf(log).entries())
    yield winChances(state, { playouts, seed: `${seed} ${number}` })
}

/** The state at the start of each turn, and at the end. */
function momentsOf(log: GameLog): readonly State[] {
  const moments = [beginning(dominion, log)]
  const end = replay(dominion, log, ({ events, state }) => {
    for (const { type } of events) if (type === 'began') moments.push(cloneState(state))
  })
  return [...moments, end]
}
