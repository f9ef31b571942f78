/** How gladly a card is picked for what a step does with it. */
import type { Step } from '@freehold/dominion'
import { type CardTable, definitionOf, playSteps } from './card-table.ts'
import { fromSupply } from './handling.ts'
import { replayWorthOf } from './replaying.ts'
import type { Sight } from './sight.ts'
import { constant } from './step-worth.ts'
import type { Values } from './values.ts'
import type { Wishes } from './wishes.ts'

interface Picks {
  /** For what the step does; `sign` is below 0 where it happens to another. */
  pickWorth(sight: Sight, step: Step | undefined, kind: number, sign: number): number
  better(sight: Sight, kind: number): number
}

export function picksFor(table: CardTable, values: Values, wishes: Wishes): Picks {
  const replayWorth = replayWorthOf(table, values)

  function pickWorth(sight: Sight, step: Step | undefined, kind: number, sign: number): number {
    switch (step?.do) {
      case 'discard':
      case 'discardDownTo': {
        // Of cards that are equally useless the one goes that is also the least to own.
        const missed = sign * (-values.inHand(sight, kind) - EQUALS * better(sight, kind))
        const worth = missed + values.payoff(sight, step, kind) + 0.05
        // A coin that is there is better than one that may come.
        return table.coins[kind] > 0 && sign > 0 && drawsFor(step) ? Math.min(worth, missed) : worth
      }
      case 'passLeft':
        return -better(sight, kind)
      case 'gain':
        return better(sight, kind)
      case 'play': {
        const worth = replayWorth(sight, step, kind)
        if (worth <= 0) return worth
        return (worth + EQUALS * values.owned(sight, kind)) * (wishes.play(sight, kind) ? 1 : 0.01)
      }
      case 'become':
      case 'turnFaceDown':
        return playing(sight, kind)
      case 'choose':
        // A pile that is to be spoiled is one that others want and oneself has no use for.
        return table.plans.get(step)?.then.some(spoils)
          ? table.price[kind] - 9 * Number(sight.owned(kind) > 0)
          : playing(sight, kind)
      case 'buy':
        return better(sight, kind) - 0.5
      case 'exchange':
        return -better(sight, kind)
      case 'put':
        if (step.to === 'pile' && takesFrom(step, 'hand')) return sign * (-0.2 - better(sight, kind))
        // Exile: out of the way from the hand, and a card of one's own from the Supply.
        if (step.to === 'exile')
          return sign * (fromSupply(step.what) ? better(sight, kind) : -0.2 - better(sight, kind))
        return putWorth(sight, step, kind)
      case 'reveal':
        // To show a card costs nothing, and whoever may show one does better to.
        return 0.05 + values.payoff(sight, step, kind) - EQUALS * (values.inHand(sight, kind) + better(sight, kind))
      case 'receive': {
        const boon = definitionOf(table, kind)
        return boon ? values.steps(sight, playSteps(boon)) : 0
      }
      case 'look':
        return values.payoff(sight, step, kind) - 0.01 * values.inHand(sight, kind) - EQUALS * better(sight, kind)
      default:
        // Nothing that a card does (`lastResorts` would find it), but the order of Clean-up: the best lies on top in the end.
        return 1 - EQUALS * better(sight, kind)
    }
  }

  /** Where a card goes: up to be used, or away from where it could be. */
  function putWorth(sight: Sight, step: Extract<Step, { do: 'put' }>, kind: number): number {
    const equals = EQUALS * better(sight, kind)
    if (step.to === 'aside' && sight.isMyTurn() && sight.fewest() === 0) {
      // What has done its part in this turn does it again in another; of the hand, what cannot be used now is kept.
      if (takesFrom(step, 'play')) return 0.1 + values.inHand(sight, kind) + equals
      return (table.isAction[kind] > 0 && sight.actions() === 0 ? 0.5 : -0.5) + equals
    }
    if (sight.fewest() === 0) return values.inHand(sight, kind) - 0.9 + equals
    // What must leave the hand is what is missed least, and an Action rather than nothing; from elsewhere comes what helps most.
    return takesFrom(step, 'hand') && step.to !== 'hand'
      ? 0.1 * table.playWorth[kind] - values.inHand(sight, kind) - equals
      : 0.1 * table.playWorth[kind] + values.inHand(sight, kind) + equals
  }

  const playing = (sight: Sight, kind: number): number =>
    values.steps(sight, playSteps(table.cards[kind])) + EQUALS * values.owned(sight, kind)

  /** What a card is worth to own, and among equals to play; 0 where it cannot be told. */
  const better = (sight: Sight, kind: number): number => {
    const worth = kind < 0 ? 0 : values.owned(sight, kind) + EQUALS * table.playWorth[kind]
    return Number.isNaN(worth) ? 0 : worth
  }

  /** Whether no more than a card is drawn for each that goes. */
  const drawsFor = (step: Step): boolean =>
    table.plans.get(step)?.then.some((next) => next.do === 'draw' && constant(next.n) === 1) ?? false

  return { pickWorth, better }
}

/** So much of one thing decides where the other is equal. */
const EQUALS = 0.001

const spoils = (step: Step): boolean => step.do === 'tokens' && step.token === 'embargo'

/** Whether a step takes cards from that place. */
const takesFrom = (step: Extract<Step, { do: 'put' }>, zone: 'hand' | 'play'): boolean =>
  step.what.cards === 'pick' && Array.isArray(step.what.from) && step.what.from.includes(zone)
