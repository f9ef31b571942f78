/** Everybody's chance of winning at each turn of a finished game. Slow: a worker's business. */
import { type DominionOptions, dominion, type Kingdom } from '@freehold/dominion'
import { cloneState, type State } from '@freehold/dominion/fast'
import { beginning, type GameLog, replay } from '@freehold/kernel'
import { QuickBreeding, type Strategy } from '@freehold/players/breeding'
import { moneyPlay, winChances } from '@freehold/players/dominion/playouts'
import type { Estimator } from './estimators.ts'

/** The shares by seat: one list for the start of each turn, and one for the end. The same log gives the same figures. */
export function* chancesOf(log: GameLog, playouts: number, strategy: Strategy): Generator<readonly number[]> {
  const seed = `chances ${log.seed}`
  for (const [number, state] of momentsOf(log).entries())
    yield winChances(state, { playouts, seed: `${seed} ${number}`, strategy })
}

/** The state at the start of each turn, and at the end. */
function momentsOf(log: GameLog): readonly State[] {
  const moments = [beginning(dominion, log)]
  const end = replay(dominion, log, ({ events, state }) => {
    for (const { type } of events) if (type === 'began') moments.push(cloneState(state))
  })
  return [...moments, end]
}

/** By what menu each of them goes on; the Chamberlain comes to it in some ten thousand games with the cards of this one. */
export function menuOf(by: Estimator, { options }: GameLog, mostSteps = Number.POSITIVE_INFINITY): Strategy {
  if (by === 'money') return moneyPlay
  const breeding = new QuickBreeding(kingdomOf(options as unknown as DominionOptions), {
    money: moneyPlay,
    fitting: [],
  })
  for (let step = 0; !breeding.done && step < mostSteps; step++) breeding.step()
  return breeding.best
}

function kingdomOf({ edition, kingdom, own, players, start, asking, rules, ...beside }: DominionOptions): Kingdom {
  return { edition, cards: kingdom, ...(own && { own }), beside, printing: rules.printing }
}
