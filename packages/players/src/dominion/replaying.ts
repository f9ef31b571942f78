/** Cards that have others played, and what that is worth. */
import type { Step } from '@freehold/dominion'
import { type CardTable, fromHand, type PlayStep, playSteps, replayStep } from './card-table.ts'
import type { Sight } from './sight.ts'
import type { Values } from './values.ts'

/** What it is worth that a step plays a card of the kind, as often as it does, with all that follows. */
export type ReplayWorth = (sight: Sight, step: PlayStep, kind: number) => number

export function replayWorthOf(table: CardTable, values: Values): ReplayWorth {
  // Actions count together: each further one frees less.
  const others = table.cards.map((card) => playSteps(card).filter((step) => step.do !== 'actions'))
  const again = others.map((steps) => steps.filter((step) => !isDoneOnce(step)))
  const isTreasure = Uint8Array.from(table.cards, ({ types }) => (types.includes('Treasure') ? 1 : 0))
  const steps = table.cards.map((card) => replayStep(playSteps(card)))

  /** What a card that has others played is worth where it is played so often itself: that takes as many others. */
  function replayed(sight: Sight, by: number, times: number): number {
    const step = steps[by]
    if (!step) return 0
    let targets = 0
    let best = 0
    for (let kind = 0; kind < table.cards.length; kind++) {
      const held = table.isAction[kind] && !table.replays[kind] ? sight.inHand(kind) : 0
      if (held === 0) continue
      targets += held
      best = Math.max(best, worth(sight, step, kind))
    }
    return targets > 1 ? Math.min(times, targets) * best : 0.5 * best
  }

  function worth(sight: Sight, step: PlayStep, kind: number): number {
    const { times } = step
    const after = values.payoff(sight, step, kind)
    // A Treasure of the hand will be played anyway.
    if (isTreasure[kind] && !table.isAction[kind])
      return table.coins[kind] * (sight.inHand(kind) > 0 && fromHand(step) ? times - 1 : times) + after
    if (table.replays[kind]) return after + replayed(sight, kind, times)
    const once = values.steps(sight, others[kind])
    const further = times > 1 ? (times - 1) * values.steps(sight, again[kind]) : 0
    return once + further + values.actions(sight, times * table.gives[kind]) + after
  }

  return worth
}

/** Whether it changes nothing to do it again: hands are as small as they can be made. */
const isDoneOnce = (step: Step): boolean =>
  step.do === 'others' && step.steps.every(({ do: what }) => what === 'discardDownTo')

/** Whether a Treasure has another one of the hand played, so that it must come before that one. */
export const playsTreasures = (steps: readonly Step[]): boolean =>
  steps.some((outer) => {
    const step = outer.do === 'ifDid' ? outer.step : outer
    if (step.do === 'if')
      return step.condition.if === 'phase' && step.condition.phase === 'buy' && playsTreasures(step.then)
    return step.do === 'play' && fromHand(step) && step.what.cards === 'pick' && isForTreasures(step.what.filter)
  })

const isForTreasures = (filter: { readonly is: string; readonly type?: string }): boolean =>
  filter.is === 'type' && filter.type === 'Treasure'
