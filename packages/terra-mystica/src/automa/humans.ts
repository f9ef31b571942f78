/** Power beside her: she takes none, and what she gives may bring her something. */
import { effect } from '../rules/effects.ts'
import { change, gain } from '../rules/gain.ts'
import { push, rulesOf, type State, VP } from '../rules/state.ts'
import { ASIDE, AUTOMA_STEP, drawFrom, pointsOf, putOn, RESERVE, refillReserve, tableOf } from './state.ts'

/** She takes no power; those who gain by others taking it gain something else. */
export function builtBesideHer(s: State, seat: number): void {
  const { id, leech } = rulesOf(s, seat).data
  if (!leech) return
  const { besideAutoma, taken } = leech
  const points = besideAutoma === 'card' ? pointsOfReserveCard(s, seat) : 0
  if (points > 0) change(s, seat, VP, points, id)
  // A card that brings no points brings what a neighbour's taking would.
  else gain(s, seat, effect(besideAutoma === 'card' ? taken : besideAutoma), id)
}

/** Turns up a card of the reserve and sets it aside: the points on it, where they are of those that count. */
function pointsOfReserveCard(s: State, seat: number): number {
  const { values } = tableOf(s)
  if (s.w[RESERVE] === 0) refillReserve(s)
  const drawn = drawFrom(s, RESERVE)
  if (drawn < 0) return 0
  putOn(s, ASIDE, drawn)
  const card = values.cards[drawn]
  s.sink?.note(seat, { type: 'turnedUp', card: card.id, why: 'reserve' })
  for (const action of card.actions) {
    if (action.do === 'gain points' && values.rules.cultistIcons.includes(action.amount))
      return pointsOf(s, action.amount)
  }
  return 0
}

/** A human takes, or is offered, so much power from one of her structures; her step comes when all have answered. */
export function humanGains(s: State, power: number, how: 'taken' | 'offered'): void {
  const { faction, values, seat } = tableOf(s)
  const { stepWhenHumanTakes } = faction
  if (stepWhenHumanTakes === undefined || values.rules.powermongersPower !== how) return
  if (power >= stepWhenHumanTakes) push(s, AUTOMA_STEP, seat)
}
