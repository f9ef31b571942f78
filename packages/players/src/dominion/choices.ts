/** Answers to any decision, as the values of the options that are chosen: they mean the same in every imagined game. */
import * as game from '@freehold/dominion/fast'
import { isRevealedAgain, kindOfEffect } from '@freehold/dominion/sight'

const { ASKED } = game

/** A kind, -1 for none or to be done; for `may` 1 or 0; for `choose`, `position` and `amount` the number an option stands for. */
export type Choice = readonly number[]

/** More answers to one decision are not tried. */
export const MOST_CHOICES = 16

/** What an option of the pending decision, which is not about a phase, stands for. */
export function optionValue(i: number): number {
  const asked = game.asked()
  if (asked === ASKED.trigger) return kindOfEffect(i)
  const value = game.options[i]
  return (asked === ASKED.pick || asked === ASKED.order) && value >= 0 ? game.kindOfCard(value) : value
}

export const isPhase = (asked: number): boolean =>
  asked === ASKED.action || asked === ASKED.buy || asked === ASKED.night

/** Every value that can be chosen, as often as it can be. */
export function offered(kinds: number): number[] {
  const asked = game.asked()
  if (!isPhase(asked)) return Array.from({ length: game.optionCount() }, (_, i) => optionValue(i))
  const values = [-1]
  for (let kind = 0; kind < kinds; kind++) if (canDo(asked, kind)) values.push(kind)
  return values
}

/** Whether a kind can be bought, or played, in the phase that asks. */
export const canDo = (asked: number, kind: number): boolean =>
  asked === ASKED.buy ? game.canBuy(kind) : game.canPlay(kind)

/** Answers so; false where that cannot be done here. */
export function choose(choice: Choice): boolean {
  const asked = game.asked()
  if (!isPhase(asked)) return chooseOptions(choice)
  const [kind] = choice
  if (kind < 0) game.endPhase()
  else if (!canDo(asked, kind)) return false
  else if (asked === ASKED.buy) game.buyKind(kind)
  else game.playKind(kind)
  return true
}

function chooseOptions(choice: Choice): boolean {
  const count = game.optionCount()
  const { chosen } = game
  if (choice.length < game.fewest() || choice.length > game.most()) return false
  for (let n = 0; n < choice.length; n++) {
    let found = -1
    for (let i = 0; i < count && found < 0; i++)
      if (optionValue(i) === choice[n] && !chosen.subarray(0, n).includes(i)) found = i
    if (found < 0) return false
    chosen[n] = found
  }
  game.answerChosen(choice.length)
  return true
}

/**
 * What could be answered instead of what is wished, which comes first: each other option where one is chosen; else one more, one less or
 * one for another; of an order each card first.
 */
export function choicesAround(wish: Choice, kinds: number): Choice[] {
  const asked = game.asked()
  // A Reaction that was revealed before changes nothing any more, and could be revealed for ever.
  const values = offered(kinds).filter((_, i) => asked !== ASKED.trigger || !isRevealedAgain(i))
  const different = [...new Set(values)]
  const choices: Choice[] = [wish]
  if (isPhase(asked)) {
    if (asked === ASKED.buy) different.sort((a, b) => priceOf(b) - priceOf(a))
    choices.push(...different.map((value) => [value]))
  } else if (asked === ASKED.order) {
    for (const value of different) choices.push([value, ...without(wish, value)])
  } else if (game.most() === 1) {
    if (game.fewest() === 0) choices.push([])
    choices.push(...different.map((value) => [value]))
  } else {
    const few = game.fewest()
    const isLeft = (value: number) => count(values, value) > count(wish, value)
    const more = different.filter(isLeft)
    if (wish.length > few) for (const value of new Set(wish)) choices.push(without(wish, value))
    if (wish.length < game.most()) for (const value of more) choices.push([...wish, value])
    for (const gone of new Set(wish))
      for (const value of more) if (value !== gone) choices.push([...without(wish, gone), value])
    if (few === 0) choices.push([])
  }
  return unlike(choices).slice(0, MOST_CHOICES)
}

const priceOf = (kind: number): number => (kind < 0 ? 0 : game.price(kind))

const count = (values: Choice, value: number): number => values.filter((each) => each === value).length

function without(choice: Choice, value: number): number[] {
  const at = choice.indexOf(value)
  return choice.filter((_, i) => i !== at)
}

/** Each choice once; the order counts only where it is asked for. */
function unlike(choices: readonly Choice[]): Choice[] {
  const isOrdered = game.asked() === ASKED.order
  const keys = choices.map((choice) => (isOrdered ? choice : [...choice].sort((a, b) => a - b)).join())
  return choices.filter((_, i) => keys.indexOf(keys[i]) === i)
}
