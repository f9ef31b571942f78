/** Power beside her: she takes none, and what she gives may bring her something. */
import { change, gain } from '../rules/gain.ts'
import { AUTOMA_STEP, push, rulesOf, type State, VP } from '../rules/state.ts'
import { ASIDE, drawFrom, pointsOf, putOn, RESERVE, refillReserve, tableOf } from './state.ts'

/** She takes no power; those who gain by others taking it gain something else. */
export function builtBesideHer(s: State, seat: number): void {
  const { data, besideAutoma } = rulesOf(s, seat)
  if (!data.leech) return
  const points = data.leech.besideAutoma === 'card' ? pointsOfReserveCard(s, seat) : 0
  if (points > 0) change(s, seat, VP, points, data.id)
  else gain(s, seat, besideAutoma, data.id)
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
