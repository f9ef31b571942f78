/** Actions that are not building: power, special, priests and tracks. */
import { PRIEST_SPACES } from '../data/actions.ts'
import { CULTS, POWER_ACTIONS, SPECIAL_ACTIONS, STRONGHOLD } from '../types.ts'
import {
  POWER_COST,
  POWER_GAIN,
  POWER_GIVES_SPADES,
  SPECIAL_COST,
  SPECIAL_GAIN,
  SPECIAL_GIVES_SPADES,
  SPECIAL_REPEATS,
} from './effects.ts'
import { change, gain, refuse, stepCult } from './gain.ts'
import { pay, spendPower } from './pay.ts'
import {
  ACTIONS_OWNED,
  ACTIONS_USED,
  BUILT,
  DIGGING,
  POWER_USED,
  PRIEST_LIMIT,
  PRIEST_SPACE,
  PRIESTS,
  rulesOf,
  SHIPPING,
  type State,
  seatAt,
  VP,
} from './state.ts'

export function powerActionCost(s: State, seat: number, action: number): number {
  return POWER_COST[action] - rulesOf(s, seat).data.powerDiscount
}

/** Who is bound to the river has no use for spades, and may not ask for them. */
const hasNoSpades = (s: State, seat: number) => rulesOf(s, seat).data.riverbound !== null

export function powerActionOpen(s: State, seat: number, action: number): boolean {
  if (POWER_GIVES_SPADES[action] && hasNoSpades(s, seat)) return false
  if (!(s.w[POWER_USED] & (1 << action))) return true
  return rulesOf(s, seat).data.reusesPowerActions && s.w[seatAt(seat) + BUILT + STRONGHOLD] > 0
}

export function powerAction(s: State, seat: number, action: number): void {
  const name = POWER_ACTIONS[action]
  if (!powerActionOpen(s, seat, action)) {
    const noSpades = POWER_GIVES_SPADES[action] && hasNoSpades(s, seat)
    refuse(`action ${name}: ${noSpades ? `${rulesOf(s, seat).data.name} have no spades` : 'taken already this round'}`)
  }
  spendPower(s, seat, powerActionCost(s, seat, action), name)
  s.w[POWER_USED] |= 1 << action
  s.sink?.note(seat, { type: 'used', action: name })
  gain(s, seat, POWER_GAIN[action], name)
}

export function specialActionOpen(s: State, seat: number, action: number): boolean {
  const at = seatAt(seat)
  const bit = 1 << action
  if (SPECIAL_GIVES_SPADES[action] && hasNoSpades(s, seat)) return false
  return (s.w[at + ACTIONS_OWNED] & bit) !== 0 && (SPECIAL_REPEATS[action] || !(s.w[at + ACTIONS_USED] & bit))
}

export function specialAction(s: State, seat: number, action: number): void {
  const name = SPECIAL_ACTIONS[action]
  const at = seatAt(seat)
  if (!(s.w[at + ACTIONS_OWNED] & (1 << action))) refuse(`action ${name}: not owned`)
  if (!specialActionOpen(s, seat, action)) {
    const noSpades = SPECIAL_GIVES_SPADES[action] && hasNoSpades(s, seat)
    refuse(`action ${name}: ${noSpades ? `${rulesOf(s, seat).data.name} have no spades` : 'used already this round'}`)
  }
  pay(s, seat, SPECIAL_COST[action], name)
  s.w[at + ACTIONS_USED] |= 1 << action
  s.sink?.note(seat, { type: 'used', action: name })
  gain(s, seat, SPECIAL_GAIN[action], name)
}

/** The space a priest would take on a cult: 0 to 3; 4 where the priest goes back to the supply. */
export function priestSpace(s: State, cult: number, steps: number): number {
  for (let i = 0; i < PRIEST_SPACES.length; i++) {
    if (s.w[PRIEST_SPACE + cult * 4 + i] === 0 && (steps === 0 || PRIEST_SPACES[i] === steps)) return i
  }
  return steps <= 1 ? 4 : -1
}

/** A priest to a cult; `steps` 0 means the best space there is. */
export function sendPriest(s: State, seat: number, cult: number, steps: number): void {
  const at = seatAt(seat)
  if (s.w[at + PRIESTS] === 0) refuse(`send p to ${CULTS[cult]}: no priest`)
  const space = steps === 1 ? 4 : priestSpace(s, cult, steps)
  if (space < 0) refuse(`send p to ${CULTS[cult]} for ${steps}: no such space left`)
  change(s, seat, PRIESTS, -1, CULTS[cult])
  if (space < 4) {
    s.w[PRIEST_SPACE + cult * 4 + space] = seat + 1
    s.w[at + PRIEST_LIMIT]--
    s.sink?.note(seat, { type: 'sent', cult: CULTS[cult], space })
  }
  const extra = rulesOf(s, seat).data.extraPriestStep && s.w[at + BUILT + STRONGHOLD] > 0 ? 1 : 0
  stepCult(s, seat, cult, (PRIEST_SPACES[space] ?? 1) + extra, 'priest')
}

export function advanceShipping(s: State, seat: number): void {
  const rules = rulesOf(s, seat)
  const at = seatAt(seat)
  const { shipping } = rules.data
  if (!shipping || !rules.shipUpgrade) refuse(`advance ship: ${rules.data.name} cannot`)
  if (s.w[at + SHIPPING] >= shipping.max) refuse('advance ship: at the end of the track')
  pay(s, seat, rules.shipUpgrade, 'shipping')
  s.w[at + SHIPPING]++
  s.sink?.change(seat, 'shippingSteps', 1, 'shipping')
  change(s, seat, VP, shipping.vp[s.w[at + SHIPPING] - shipping.start - 1], 'shipping')
}

export function advanceDigging(s: State, seat: number): void {
  const rules = rulesOf(s, seat)
  const at = seatAt(seat)
  if (!rules.digUpgrade) refuse(`advance dig: ${rules.data.name} cannot`)
  if (s.w[at + DIGGING] >= rules.spade.length - 1) refuse('advance dig: at the end of the track')
  pay(s, seat, rules.digUpgrade, 'digging')
  s.w[at + DIGGING]++
  s.sink?.note(seat, { type: 'improved', track: 'digging', to: s.w[at + DIGGING] })
  change(s, seat, VP, rules.data.digging?.upgradeVp?.[s.w[at + DIGGING] - 1] ?? 0, 'digging')
}
