/** Answers to whatever a card may ask, from the step that asks. */
import type { Step } from '@freehold/dominion'
import { ASKED } from '@freehold/dominion/fast'
import { type CardTable, definitionOf, effectSteps, handDumped, overpaySteps, playSteps } from './card-table.ts'
import { namingFor } from './naming.ts'
import { picksFor } from './pick-worth.ts'
import { numberOf, type Sight } from './sight.ts'
import { totalsFor } from './totals.ts'
import type { Values } from './values.ts'
import { mostWished, type Wishes } from './wishes.ts'

/** The debt that what auctions bring is worth: a coin a point. */
const DEAREST_BID = 8

/** Writes the numbers of the chosen options into `chosen` and returns how many they are. */
export type Answer = (sight: Sight, chosen: Int16Array) => number

const MOST_OPTIONS = 1024
/** The worth of an option that was taken already. */
const TAKEN = Number.NEGATIVE_INFINITY

/** Is told of a decision in which nothing told the options apart: by the card that asks (-1: none), and what it asks. */
export type LastResort = (kind: number, asked: number) => void

export function answersFor(table: CardTable, values: Values, wishes: Wishes, lastResort?: LastResort): Answer {
  const worth = new Float64Array(MOST_OPTIONS) // of the options
  const { pickWorth, better } = picksFor(table, values, wishes)
  const totals = totalsFor(table, values)
  const named = namingFor(table, values, wishes)
  let gone = -1 // the kind that was trashed by the answer before

  function answer(sight: Sight, chosen: Int16Array): number {
    values.look()
    const count = sight.optionCount()
    const [before, sum] = [gone, totals.sum]
    gone = totals.sum = -1
    switch (sight.asked()) {
      case ASKED.pick:
        return pick(sight, count, chosen)
      case ASKED.gain:
        return gain(sight, count, chosen)
      case ASKED.may:
        // Where it cannot be done there is only one answer, asked so that nobody learns of it.
        return one(chosen, Math.max(0, numberOf(sight, count, mayIsGood(sight, count, sum) ? 1 : 0)))
      case ASKED.choose:
        valueOptions(sight, count)
        return take(sight, count, chosen)
      case ASKED.name:
        return one(chosen, named(sight, count))
      case ASKED.trigger:
        return trigger(sight, count, chosen)
      case ASKED.order:
        for (let i = 0; i < count; i++)
          worth[i] = 1 + values.inHand(sight, sight.option(i)) + 0.001 * better(sight, sight.option(i))
        return take(sight, count, chosen)
      case ASKED.amount:
        return one(chosen, sight.step()?.do === 'payOffDebt' ? count - 1 : amount(sight, count, before))
      default:
        return one(chosen, place(sight, count))
    }
  }

  function pick(sight: Sight, count: number, chosen: Int16Array): number {
    const step = sight.step()
    const isTrash = step?.do === 'trash'
    const given =
      sight.mine() && !isAnswered(sight, count)
        ? totals.give(sight, step, chosen, isTrash ? rid(sight) : shed(sight))
        : -1
    if (given >= 0) return given
    if (isTrash) return trash(sight, count, chosen)
    valuePicks(sight, count)
    return take(sight, count, chosen)
  }

  /** What it is worth to be rid of a card, and of one only for this turn, whatever comes for it. */
  const rid = (sight: Sight) => (kind: number) => values.parting(sight, kind) - 0.2 - values.missed(sight, kind, false)
  const shed = (sight: Sight) => (kind: number) => -0.05 - values.inHand(sight, kind)

  /** At least as many as must be, and further ones while they are worth it; the best first, the first of equals. */
  function take(sight: Sight, count: number, chosen: Int16Array): number {
    if (lastResort && areAlike(count)) noteLast(sight, count)
    let preferred = false
    for (let i = 0; i < count; i++) {
      const wish = wishes.option(sight, i)
      if (wish === 0) continue
      preferred = true
      worth[i] += wish
    }
    // What a strategy prefers is taken instead of what seems good, not besides it.
    if (preferred && sight.asked() === ASKED.choose)
      for (let i = 0; i < count; i++) if (wishes.option(sight, i) === 0) worth[i] = Math.min(worth[i], 0)
    let taken = 0
    for (; taken < sight.most(); taken++) {
      let best = 0
      for (let i = 1; i < count; i++) if (worth[i] > worth[best]) best = i
      if (worth[best] === TAKEN || (worth[best] <= 0 && taken >= sight.fewest())) break
      chosen[taken] = best
      worth[best] = TAKEN
    }
    return taken
  }

  const areAlike = (count: number): boolean => {
    for (let i = 1; i < count; i++) if (worth[i] !== worth[0]) return false
    return count > 1
  }

  /** Copies of one card need not be told apart. */
  function noteLast(sight: Sight, count: number): void {
    for (let i = 1; i < count; i++)
      if (sight.option(i) !== sight.option(0)) {
        const step = sight.step()
        lastResort?.(step ? (table.plans.get(step)?.kind ?? -1) : -1, sight.asked())
        return
      }
  }

  function valuePicks(sight: Sight, count: number): void {
    const step = sight.step()
    const sign = sight.mine() ? 1 : -1
    for (let i = 0; i < count; i++) {
      const kind = sight.option(i)
      worth[i] = kind < 0 ? 0 : pickWorth(sight, step, kind, sign)
    }
  }

  /** One after the other: what is left of the deck decides whether the next one is spared. */
  function trash(sight: Sight, count: number, chosen: Int16Array): number {
    const step = sight.step()
    const sign = sight.mine() ? 1 : -1
    for (let i = 0; i < count; i++) worth[i] = 0
    let taken = 0
    for (; taken < sight.most(); taken++) {
      let best = -1
      let most = 0
      for (let i = 0; i < count; i++) {
        if (worth[i] === TAKEN) continue
        const kind = sight.option(i)
        const value = kind < 0 ? 0 : trashWorth(sight, step, kind, sign) + wishes.option(sight, i)
        if (best >= 0 && value <= most) continue
        best = i
        most = value
      }
      if (best < 0 || (most <= 0 && taken >= sight.fewest())) break
      chosen[taken] = best
      worth[best] = TAKEN
      gone = sight.option(best)
      if (sign > 0 && gone >= 0) sight.gone[gone]++
    }
    sight.gone.fill(0)
    return taken
  }

  function trashWorth(sight: Sight, step: Step | undefined, kind: number, sign: number): number {
    const payoff = values.payoff(sight, step, kind)
    if (sign < 0) return values.owned(sight, kind) - 0.2 + payoff
    const wish = wishes.trash(sight, kind)
    return wish > 0 ? wish : values.parting(sight, kind) - 0.2 - values.missed(sight, kind, payoff === 0) + payoff
  }

  /** Where in the deck a card of the hand goes: what is of use on top, all else at the bottom. The card is the one that was missed least. */
  function place(sight: Sight, count: number): number {
    let least = -1
    let most = Number.NEGATIVE_INFINITY
    for (let kind = 0; kind < table.cards.length; kind++) {
      if (sight.inHand(kind) === 0) continue
      const worth = pickWorth(sight, sight.step(), kind, 1)
      if (worth <= most) continue
      least = kind
      most = worth
    }
    return least < 0 || table.playWorth[least] > 0 || table.coins[least] > 0 ? 0 : count - 1
  }

  function gain(sight: Sight, count: number, chosen: Int16Array): number {
    const wish = sight.mine() && !isAnswered(sight, count) ? wishes.gain(sight) : -1
    if (wish >= 0) return one(chosen, wish)
    const sign = sight.mine() ? 1 : -1
    for (let i = 0; i < count; i++) worth[i] = sign * better(sight, sight.option(i))
    return take(sight, count, chosen)
  }

  /** Whether the strategy says itself what to choose here. */
  function isAnswered(sight: Sight, count: number): boolean {
    return mostWished(wishes, sight, count) >= 0
  }

  function mayIsGood(sight: Sight, count: number, sum: number): boolean {
    const step = sight.step()
    const wish = mostWished(wishes, sight, count)
    if (wish >= 0) return sight.option(wish) === 1
    if (!step) return true
    const asked = step.do === 'may' ? step.step : step
    return (sum < 0 ? values.step(sight, asked) : values.totalling(sight, [asked], sum)) > 0
  }

  function valueOptions(sight: Sight, count: number): void {
    const step = sight.step()
    for (let i = 0; i < count; i++)
      worth[i] =
        step?.do === 'chooseOptions'
          ? values.steps(sight, step.options[sight.option(i)])
          : step?.do === 'inAnyOrder'
            ? values.steps(sight, step.parts[sight.option(i)])
            : 0
    // What throws the hand away is done by the last copy of a card, lest it throws the others away.
    if (step?.do !== 'chooseOptions' || !holdsCopy(sight, step)) return
    for (let i = 0; i < count; i++) if (handDumped(step.options[sight.option(i)])) worth[i] = Math.min(worth[i], -1)
  }

  const holdsCopy = (sight: Sight, step: Step): boolean => {
    const kind = table.plans.get(step)?.kind ?? -1
    return kind >= 0 && kind < table.cards.length && sight.actions() > 0 && sight.inHand(kind) > 0
  }

  /** How much to pay: what it brings, less what else the money would be good for. */
  function amount(sight: Sight, count: number, given: number): number {
    const step = sight.step()
    if (step?.do === 'auction') return sight.option(1) <= DEAREST_BID ? 1 : 0
    const plan = step && table.plans.get(step)
    const bought = sight.setOffBy()
    const then = plan ? plan.then : bought < 0 ? [] : overpaySteps(table.cards[bought])
    const isCoins = step?.do === 'pay' && step.counter === 'coins'
    const each = isCoins && sight.buys() === 0 ? 0.01 : 0.8
    let best = 0
    let most = 0
    for (let i = 1; i < count; i++) {
      const worth =
        values.paying(sight, then, sight.option(i), given) -
        values.paying(sight, then, 0, given) -
        each * sight.option(i)
      if (worth <= most) continue
      best = i
      most = worth
    }
    return best
  }

  /** Uses what changes something for the better, and else is done. */
  function trigger(sight: Sight, count: number, chosen: Int16Array): number {
    const done = numberOf(sight, count, -1)
    if (done < 0) return one(chosen, 0) // all must happen, the first one first
    for (let i = 0; i < count; i++) {
      const kind = sight.option(i)
      // What was revealed once changes nothing the second time, or could go on for ever.
      worth[i] = sight.isFromExile(i)
        ? values.owned(sight, kind)
        : kind < 0
          ? 0.001
          : sight.isRevealedAgain(i)
            ? 0
            : effectWorth(sight, kind)
    }
    return take(sight, count, chosen)
  }

  /** What an effect that waits does; a Way instead of what the card itself would do. */
  function effectWorth(sight: Sight, kind: number): number {
    const card = definitionOf(table, kind)
    if (!card) return 0.001
    if (!('type' in card) || card.type !== 'Way') return values.steps(sight, effectSteps(card))
    const it = sight.setOffBy()
    if (it < 0 || it >= table.cards.length) return 0
    const itself = Math.max(values.playing(sight, it), values.steps(sight, playSteps(table.cards[it])))
    return values.steps(sight, playSteps(card)) - itself - 0.2
  }

  return answer
}

function one(chosen: Int16Array, option: number): number {
  chosen[0] = option
  return 1
}
