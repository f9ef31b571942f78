/** The choices of a turn: actions, spades in hand, and what is free at any time. */
import { ROUNDS } from '../data/actions.ts'
import { BONUS_CARDS } from '../data/tiles.ts'
import { COLOURS, CULTS, ICE, POWER_ACTIONS, SPECIAL_ACTIONS, VOLCANO } from '../types.ts'
import { powerActionCost, powerActionOpen, priestSpace, specialActionOpen } from './actions.ts'
import { cannotDwell, cannotUpgrade, UPGRADES, upgradePrice } from './build.ts'
import { type Choice, choice } from './choice.ts'
import { canPickColour } from './decisions.ts'
import { type FactionRules, SPECIAL_COST, SPECIAL_GIVES_COLOUR } from './effects.ts'
import { MONEY, PRIEST, rate, WORKER } from './money.ts'
import { canPay } from './pay.ts'
import { isHome, isSoft, spadesFor } from './reach.ts'
import { cannotGet, cannotTransform, digPrice } from './spades.ts'
import {
  ACTION,
  BOWL2,
  BOWL3,
  buildingOn,
  COINS,
  DIGGING,
  GROUND,
  HAS_DUG,
  HAS_TRANSFORMED,
  HEX,
  HEXES,
  HOME_NEXT,
  PHASE,
  PRIEST_LIMIT,
  PRIESTS,
  ROUND,
  rulesOf,
  SHIPPING,
  SPADE_STATE,
  type State,
  seatAt,
  VP,
  WORKERS,
} from './state.ts'
import { townRivers } from './towns.ts'
import { cardFree } from './turns.ts'
import * as c from './verbs.ts'

const MOST_SPADES = 3

/** All actions; `homeOnly` leaves out digging for less than home terrain, which is most of it. */
export function actionChoices(s: State, seat: number, into: Choice[], homeOnly = false): void {
  const rules = rulesOf(s, seat)
  buildChoices(s, seat, into)
  if (rules.data.volcano) volcanoChoices(s, seat, into, true)
  else if (rules.data.digging) wheelChoices(s, seat, 0, into, homeOnly)
  upgradeChoices(s, seat, into)
  powerChoices(s, seat, into)
  specialChoices(s, seat, into)
  priestChoices(s, seat, into)
  trackChoices(s, seat, rules, into)
  if (s.w[ROUND] === ROUNDS) into.push(choice('pass', c.command(c.PASS, -1)))
  else cardChoices(s, into)
}

function buildChoices(s: State, seat: number, into: Choice[]): void {
  for (let hex = 0; hex < s.table.board.size; hex++) {
    if (isHome(s, seat, hex) && cannotDwell(s, seat, hex) === '' && !into.some((o) => o.commands[0].a === hex)) {
      into.push(choice('build', c.command(c.BUILD, hex)))
    }
  }
}

/** What can be done with spades in hand; more may be dug for while actions are taken. */
export function spadeChoices(s: State, seat: number, spades: number, into: Choice[]): void {
  if (rulesOf(s, seat).data.volcano) volcanoChoices(s, seat, into, false)
  else wheelChoices(s, seat, spades, into)
}

function volcanoChoices(s: State, seat: number, into: Choice[], dig: boolean): void {
  for (let hex = 0; hex < s.table.board.size; hex++) {
    if (!isSoft(s, hex) || cannotTransform(s, seat, hex, VOLCANO, 1) !== '') continue
    const transform = c.command(c.TRANSFORM, hex, VOLCANO)
    into.push(dig ? choice('transform', c.command(c.DIG, 1), transform) : choice('transform', transform))
  }
}

function wheelChoices(s: State, seat: number, inHand: number, into: Choice[], homeOnly = false): void {
  const rule = s.w[PHASE] === ACTION ? s.w[SPADE_STATE] : HAS_TRANSFORMED
  const price = rule & HAS_TRANSFORMED && inHand > 0 ? undefined : digPrice(s, seat)
  let dug = 0
  while (price && inHand + dug < MOST_SPADES && canPay(s, seat, price, dug + 1)) dug++
  if (inHand + dug === 0) return
  const home = s.w[seatAt(seat) + GROUND]
  const grounds = homeOnly || (inHand > 0 && rule & HOME_NEXT) ? [home] : home === ICE ? [ICE, ...WHEEL] : WHEEL
  for (let hex = 0; hex < s.table.board.size; hex++) {
    if (!isSoft(s, hex) || cannotGet(s, seat, hex) !== '') continue
    for (const ground of grounds) {
      const needed = spadesFor(s, seat, hex, ground)
      if (needed === 0 || needed > inHand + dug || (rule & HAS_DUG && needed < inHand)) continue
      const extra = Math.max(0, needed - inHand)
      if (extra > 0 && !affords(s, seat, hex, extra)) continue
      const transform = c.command(c.TRANSFORM, hex, ground)
      into.push(extra ? choice('transform', c.command(c.DIG, extra), transform) : choice('transform', transform))
    }
  }
}
const WHEEL = COLOURS.map((_, i) => i)

/** Digging and the way there are paid from the same chest. */
function affords(s: State, seat: number, hex: number, spades: number): boolean {
  const price = digPrice(s, seat)
  if (!price) return false
  const at = seatAt(seat)
  const { w } = s
  w[at + WORKERS] -= price.workers * spades
  w[at + PRIESTS] -= price.priests * spades
  const fine = w[at + WORKERS] >= 0 && w[at + PRIESTS] >= 0 && cannotGet(s, seat, hex) === ''
  w[at + WORKERS] += price.workers * spades
  w[at + PRIESTS] += price.priests * spades
  return fine
}

function upgradeChoices(s: State, seat: number, into: Choice[]): void {
  const at = seatAt(seat)
  for (let i = 0; i < s.w[at + HEXES]; i++) {
    const hex = s.w[at + HEX + i]
    for (const type of UPGRADES[buildingOn(s, hex)]) {
      if (cannotUpgrade(s, seat, hex, type) !== '' || !canPay(s, seat, upgradePrice(s, seat, hex, type))) continue
      into.push(choice('upgrade', c.command(c.UPGRADE, hex, type)))
    }
  }
}

/** Power actions, burning first where that is needed. */
function powerChoices(s: State, seat: number, into: Choice[]): void {
  const at = seatAt(seat)
  for (let action = 0; action < POWER_ACTIONS.length; action++) {
    if (!powerActionOpen(s, seat, action)) continue
    const missing = powerActionCost(s, seat, action) - s.w[at + BOWL3]
    if (missing <= 0) into.push(choice('power action', c.command(c.POWER_ACT, action)))
    else if (s.w[at + BOWL2] >= 2 * missing) {
      into.push(choice('power action', c.command(c.BURN, missing), c.command(c.POWER_ACT, action)))
    }
  }
}

function specialChoices(s: State, seat: number, into: Choice[]): void {
  for (let action = 0; action < SPECIAL_ACTIONS.length; action++) {
    if (!specialActionOpen(s, seat, action) || !canPay(s, seat, SPECIAL_COST[action])) continue
    if (SPECIAL_GIVES_COLOUR[action] && !anyColour(s, seat)) continue
    into.push(choice('special action', c.command(c.SPECIAL_ACT, action)))
  }
}
const anyColour = (s: State, seat: number) => COLOURS.some((_, terrain) => canPickColour(s, seat, terrain))

function priestChoices(s: State, seat: number, into: Choice[]): void {
  if (s.w[seatAt(seat) + PRIESTS] === 0) return
  for (let cult = 0; cult < CULTS.length; cult++) {
    into.push(choice('cult', c.command(c.SEND, cult, 0)))
    const best = priestSpace(s, cult, 0)
    if (best === 0 && priestSpace(s, cult, 2) >= 0) into.push(choice('cult', c.command(c.SEND, cult, 2)))
    if (best < 4) into.push(choice('cult', c.command(c.SEND, cult, 1)))
  }
}

function trackChoices(s: State, seat: number, rules: FactionRules, into: Choice[]): void {
  const at = seatAt(seat)
  const { shipping } = rules.data
  if (shipping && rules.shipUpgrade && s.w[at + SHIPPING] < shipping.max && canPay(s, seat, rules.shipUpgrade)) {
    into.push(choice('track', c.command(c.SHIP)))
  }
  if (rules.digUpgrade && s.w[at + DIGGING] < rules.spade.length - 1 && canPay(s, seat, rules.digUpgrade)) {
    into.push(choice('track', c.command(c.DIGGER)))
  }
}

export function cardChoices(s: State, into: Choice[]): void {
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (cardFree(s, card)) into.push(choice('pass', c.command(c.PASS, card)))
  }
}

/** Conversions, one unit each, and towns across a river: at any time of the own turn. */
export function freeChoices(s: State, seat: number, into: Choice[]): void {
  const at = seatAt(seat)
  const { w } = s
  if (w[at + BOWL2] >= 2) into.push(choice('convert', c.command(c.BURN, 1)))
  const { data } = rulesOf(s, seat)
  const noPriestLeft = !data.riverbound && w[at + PRIESTS] >= w[at + PRIEST_LIMIT]
  const have = [w[at + BOWL3], w[at + PRIESTS], w[at + WORKERS], w[at + COINS], w[at + VP]]
  for (let from = 0; from < MONEY.length; from++) {
    if (have[from] === 0) continue
    for (let to = 0; to < MONEY.length; to++) {
      const each = rate(s, seat, from, to)
      if (each === 0 || have[from] < each) continue
      if (to === PRIEST && (from === WORKER || noPriestLeft)) continue
      into.push(choice('convert', c.command(c.CONVERT, from, to, 1)))
    }
  }
  for (const river of townRivers(s, seat)) into.push(choice('town', c.command(c.CONNECT, river)))
}
