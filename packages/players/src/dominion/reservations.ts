/** When a card in hand is worth playing. */
import type { Filter, Step } from '@freehold/dominion'
import { type CardTable, fromHand, handDumped, playSteps, replayStep, trashesItself } from './card-table.ts'
import { fewest, type TrashStep } from './handling.ts'
import { replayWorthOf } from './replaying.ts'
import type { Sight } from './sight.ts'
import { constant } from './step-worth.ts'
import type { Test } from './strategy/bind.ts'
import type { Values } from './values.ts'

/** A step that trashes cards of the hand whether one likes it or not, and how often. */
function forcedTrash(
  steps: readonly Step[],
  times = 1,
): { readonly step: TrashStep; readonly times: number; readonly each: number; readonly filter: Filter } | undefined {
  for (const outer of steps) {
    if (outer.do === 'repeat' && typeof outer.n === 'number') {
      const found = forcedTrash(outer.steps, outer.n * times)
      if (found) return found
    }
    const step = outer.do === 'ifDid' ? outer.step : outer
    if (step.do !== 'trash' || step.what.cards !== 'pick' || !fromHand(step)) continue
    const each = fewest(step.what.quantity)
    if (each > 0) return { step, times: times * each, each, filter: step.what.filter }
  }
  return undefined
}

/** How many cards of the deck are looked at of which one must go to the trash; 0: none must. */
function forcedLook(steps: readonly Step[]): number {
  const isForced = (step: Step): boolean =>
    step.do === 'trash' && step.what.cards === 'pick' && !Array.isArray(step.what.from) && step.what.quantity === 1
  const look = steps.find((step) => step.do === 'look')
  if (look?.do !== 'look' || look.what.cards !== 'top' || !steps.some(isForced)) return 0
  return constant(look.what.n)
}

/** How many of them should be burdens, on average. */
const ENOUGH_BURDENS = 0.8

/** The share of burdens among the cards that are not in hand. */
function burdensShare({ cards }: CardTable, values: Values, sight: Sight): number {
  let burdens = 0
  let all = 0
  for (let kind = 0; kind < cards.length; kind++) {
    const unseen = sight.owned(kind) - sight.inHand(kind)
    if (unseen === 0) continue
    all += unseen
    if (values.parting(sight, kind) > 0) burdens += unseen
  }
  return all === 0 ? 0 : burdens / all
}

/** Whether it is worth playing now; where nothing speaks against it, it always is. */
export function reservation(table: CardTable, values: Values, kind: number): Test {
  const steps = playSteps(table.cards[kind])
  const replay = replayStep(steps)
  if (replay && table.replays[kind]) {
    const worth = replayWorthOf(table, values)
    return (sight) => bestReplayed(table, sight, kind, (other) => worth(sight, replay, other)) >= 0
  }
  // The card itself is not thrown away with the hand.
  if (handDumped(steps)) return (sight) => values.steps(sight, steps) + values.inHand(sight, kind) > 0
  if (steps.some(trashesItself)) return (sight) => !values.spares(sight, kind)
  const gamble = steps.find((step) => step.do === 'ifDid' && step.else !== undefined)
  if (gamble?.do === 'ifDid') return worthTheGamble(table, values, steps, gamble)
  const looked = forcedLook(steps)
  if (looked > 0) return (sight) => looked * burdensShare(table, values, sight) >= ENOUGH_BURDENS
  const trash = forcedTrash(steps)
  if (!trash) return () => true
  return (sight) => {
    let sum = 0
    let left = Math.min(trash.times, sight.handSize() - 1)
    const once = left
    // The gladdest of the hand as often as it must be: first what is glad to go, then the least of what is not.
    let least = Number.NEGATIVE_INFINITY
    for (let other = 0; other < table.cards.length; other++) {
      const held = sight.inHand(other) - (other === kind ? 1 : 0)
      if (held <= 0 || !values.fits(trash.filter, other)) continue
      const gain = values.payoff(sight, trash.step, other) / trash.each + values.parting(sight, other)
      if (gain <= 0) least = Math.max(least, gain)
      else {
        sum += gain * Math.min(held, left)
        left -= Math.min(held, left)
      }
    }
    return once > 0 && sum > 0 && (left === 0 || sum + left * least > 0)
  }
}

/** A card that punishes whoever cannot do what it asks is played where one can, or where it pays all the same. */
function worthTheGamble(
  table: CardTable,
  values: Values,
  steps: readonly Step[],
  gamble: Extract<Step, { do: 'ifDid' }>,
): Test {
  const { step, else: punishment = [] } = gamble
  const pick = 'what' in step && 'cards' in step.what && step.what.cards === 'pick' ? step.what : undefined
  const others = steps.filter((other) => other !== gamble)
  return (sight) =>
    pick !== undefined && values.holds(sight, pick.filter)
      ? step.do !== 'trash' || !sparesAll(table, values, sight, pick.filter)
      : values.steps(sight, others) + values.steps(sight, punishment) > 0
}

/** Whether the strategy spares whatever of the hand could go. */
function sparesAll({ cards }: CardTable, values: Values, sight: Sight, filter: Filter): boolean {
  for (let kind = 0; kind < cards.length; kind++)
    if (sight.inHand(kind) > 0 && values.fits(filter, kind) && !values.spares(sight, kind)) return false
  return true
}

/** The Action of the hand that is worth most to be played by another card; -1: none is. Whoever only plays others needs one of them. */
export function bestReplayed(table: CardTable, sight: Sight, by: number, worthOf: (kind: number) => number): number {
  let best = -1
  let most = 0
  for (let kind = 0; kind < table.cards.length; kind++) {
    if (!table.isAction[kind] || kind === by || sight.inHand(kind) === 0 || table.replays[kind]) continue
    const worth = worthOf(kind)
    if (worth <= most) continue
    best = kind
    most = worth
  }
  return best
}
