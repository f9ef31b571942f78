/** Answers to whatever a card may ask, from what the question and its options say. */
import type { DominionView, Step } from '@freehold/dominion'
import type { Decision, Move, Option, Seat } from '@freehold/kernel'
import type { Appraisal } from './appraisal.ts'

/** What a question of Dominion carries for programs. */
interface Detail {
  readonly step?: Step['do']
  readonly asked?: Step
  readonly whose?: Seat
  readonly it?: string
}

interface Asked {
  readonly decision: Decision
  readonly detail: Detail
  readonly view: DominionView
  readonly cards: Appraisal
  readonly mine: boolean // what happens, happens to the one who decides
}

export function answerCard(decision: Decision, view: DominionView, cards: Appraisal): Move {
  const { options, min } = decision
  if (options.length === min) return options.map((_, i) => i)
  const detail = (decision.question.detail ?? {}) as Detail
  const asked = { decision, detail, view, cards, mine: (detail.whose ?? decision.actor) === decision.actor }
  switch (decision.question.kind) {
    case 'pick':
      return pick(asked)
    case 'gain':
      return [best(asked, (card) => (asked.mine ? gainValue(asked, card) : -cards.owned(card)))]
    case 'may':
      return [optionNamed(decision, mayValue(asked) > 0 ? 'yes' : 'no')]
    case 'choose':
      return chooseOptions(asked)
    case 'trigger':
      return trigger(asked)
    case 'order':
      return order(asked)
    default:
      return [0] // a place in the deck: on top
  }
}

const cardOf = (option: Option): string => (option.detail as { card?: string } | undefined)?.card ?? option.key

function optionNamed({ options }: Decision, key: string): number {
  return Math.max(
    0,
    options.findIndex((option) => option.key === key),
  )
}

/** Option numbers from the best to the worst. */
function ranked({ decision }: Asked, value: (card: string) => number): number[] {
  const values = decision.options.map((option) => value(cardOf(option)))
  return values.map((_, i) => i).sort((a, b) => values[b] - values[a])
}

const best = (asked: Asked, value: (card: string) => number): number => ranked(asked, value)[0]

/** At least as many as must be, and further ones while they are worth it. */
function take(asked: Asked, value: (card: string) => number): Move {
  const { min, max, options } = asked.decision
  const order = ranked(asked, value)
  const wanted = order.filter((i) => value(cardOf(options[i])) > 0).length
  return order.slice(0, Math.min(max, Math.max(min, wanted))).sort((a, b) => a - b)
}

function pick(asked: Asked): Move {
  const { decision, detail, cards, mine } = asked
  const { step } = detail
  if (step === 'discard' || step === 'discardDownTo') return take(asked, mine ? discardValue(asked) : cards.inHand)
  if (step === 'trash') return take(asked, mine ? trashValue(asked) : cards.owned)
  if (step === 'passLeft') return take(asked, (card) => -cards.owned(card))
  if (step === 'gain' || step === 'play' || step === 'choose' || step === 'become')
    return take(asked, (card) => gainValue(asked, card))
  if (step === 'put' && decision.min === 0) return take(asked, (card) => cards.inHand(card) - 1)
  return take(asked, (card) => -cards.inHand(card)) // shown or put away: what is missed least
}

/** The least useful first; a card that is of no use is discarded gladly where something is drawn for it. */
function discardValue({ cards }: Asked): (card: string) => number {
  return (card) => 0.25 - cards.inHand(card) - Math.max(0, cards.owned(card)) / 100
}

/** Burdens first, and only burdens where one need not. */
function trashValue({ cards }: Asked): (card: string) => number {
  return (card) => -0.25 - cards.owned(card)
}

/** The dearest card that helps. */
const gainValue = ({ cards }: Asked, card: string): number => cards.owned(card) + cards.coins(card) / 100

function mayValue(asked: Asked): number {
  const { asked: step, it } = asked.detail
  return step ? stepsValue(asked, [step], it) : 1
}

/** Roughly how good it is to do these steps, in coins. */
function stepsValue(asked: Asked, steps: readonly Step[], it: string | undefined): number {
  return steps.reduce((sum, step) => sum + stepValue(asked, step, it), 0)
}

function stepValue(asked: Asked, step: Step, it: string | undefined): number {
  const { cards, view, decision, mine } = asked
  const sign = mine ? 1 : -1
  const hand = view.seats[decision.actor].hand.cards ?? []
  const n = 'n' in step && typeof step.n === 'number' ? step.n : 1
  switch (step.do) {
    case 'coins':
    case 'potions':
      return n
    case 'points':
      return n / 2
    case 'draw':
      return n * 1.2
    case 'actions':
      return n * 0.6 * (hand.length > 0 ? 1 : 0.1)
    case 'buys':
      return n * 0.4
    case 'reveal':
    case 'look':
    case 'play':
      return 1
    case 'gain':
      return sign * gainStepValue(asked, step)
    case 'discard':
    case 'trash': {
      const value = step.do === 'discard' ? cards.inHand : (card: string) => cards.owned(card) + 0.25
      const affected = affectedCards(asked, step.what, value, it)
      return -sign * affected.reduce((sum, card) => sum + value(card), 0) + (step.do === 'discard' ? 0.1 : 0)
    }
    case 'put':
      return sign * putValue(asked, step, it)
    case 'others':
      return 0.5
    default:
      return 0.1
  }
}

/** Where a card goes: a good one into the hand or onto the deck, a bad one out of the way. */
function putValue(asked: Asked, step: Extract<Step, { do: 'put' }>, it: string | undefined): number {
  const affected = affectedCards(asked, step.what, asked.cards.inHand, it)
  const useful = affected.reduce((sum, card) => sum + asked.cards.inHand(card) - 1, 0)
  return step.to === 'hand' || step.to === 'deckTop' ? useful + 0.05 : step.to === 'discard' ? 0.05 : -useful
}

function gainStepValue(asked: Asked, step: Extract<Step, { do: 'gain' }>): number {
  const { cards, view, decision } = asked
  if (!('is' in step.what) || step.what.is !== 'name') return 1
  const { name } = step.what
  const left = view.piles.find(({ pile }) => pile === name)?.count ?? 0
  if (left === 0) return 0
  // Clutter hurts more in a small deck; half a hand of it hurts most.
  const burden = cards.owned(name) <= 0 ? cards.owned(name) - 0.5 : cards.owned(name) / 2
  return burden + (step.to === 'hand' && decision.actor === view.turn.seat ? cards.coins(name) : 0)
}

/** Which cards a step would handle, as far as the view tells. */
function affectedCards(
  asked: Asked,
  what: Extract<Step, { do: 'discard' }>['what'],
  value: (card: string) => number,
  it: string | undefined,
): readonly string[] {
  const { view, detail, decision } = asked
  const seat = view.seats[detail.whose ?? decision.actor]
  switch (what.cards) {
    case 'this':
      return decision.question.cause ? [decision.question.cause.source] : []
    case 'it':
      return it === undefined ? [] : [it]
    case 'pick': {
      const worst = [...(seat.hand.cards ?? [])].sort((a, b) => value(a) - value(b))
      const { quantity, filter } = what
      if (quantity === 'all') return worst
      const fitting = filter.is === 'name' ? worst.filter((card) => card === filter.name) : worst
      return fitting.slice(0, typeof quantity === 'number' ? quantity : 1)
    }
    case 'var':
    case 'rest':
    case 'aside':
      return seat.aside.cards
    default:
      return []
  }
}

/** The best so many; the first of equals. */
function chooseOptions(asked: Asked): Move {
  const { decision, detail } = asked
  const values = decision.options.map((option) =>
    stepsValue(asked, (option.detail as { steps?: readonly Step[] } | undefined)?.steps ?? [], detail.it),
  )
  const order = values.map((_, i) => i).sort((a, b) => values[b] - values[a])
  return order.slice(0, decision.max).sort((a, b) => a - b)
}

/** Reacts while that changes something: once to each attack, and to a gain that is a burden. */
function trigger(asked: Asked): Move {
  const { decision, detail, cards } = asked
  const done = decision.options.findIndex(({ key }) => key === 'done')
  if (done < 0) return [0]
  const reactions = decision.options.map((_, i) => i).filter((i) => i !== done)
  if (reactions.length === 0) return [done]
  const card = detail.it
  return card !== undefined && decision.actor === asked.view.turn.seat && cards.owned(card) > 2
    ? [done]
    : [reactions[0]]
}

/** The most useful on top. */
const order = (asked: Asked): Move => ranked(asked, asked.cards.inHand)
