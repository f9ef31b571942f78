/** Carrying out commands: the one place through which players change the state. */
import { TRADING_HOUSE } from '../types.ts'
import * as actions from './actions.ts'
import * as build from './build.ts'
import { adjustPoints, bid, chooseFaction } from './choosing.ts'
import * as decide from './decisions.ts'
import { refuse } from './gain.ts'
import { declinePower, findOffer, takePower } from './leech.ts'
import * as money from './money.ts'
import { commandText } from './notation.ts'
import * as spades from './spades.ts'
import {
  ACTION,
  ACTIONS,
  ACTIVE,
  CULT_STEP,
  dropEntry,
  FREE_TRADING_HOUSE,
  findEntry,
  PHASE,
  PLACE,
  PLACE_BRIDGE,
  rulesOf,
  SETUP,
  SPADES,
  type State,
  TO_PRIESTS,
  TURN_OPEN,
  takeFrom,
  UNLOCK,
} from './state.ts'
import { connectAcross } from './towns.ts'
import { beginAction, closeTurn, drop, pass, takeFirstCard } from './turns.ts'
import * as v from './verbs.ts'

/** The command begins an action, rather than being part of one. */
export function isAction(s: State, seat: number, { verb, a, b }: v.Command): boolean {
  switch (verb) {
    case v.BUILD:
      return s.w[PHASE] === ACTION && !build.buildContinues(s, seat, a)
    case v.DIG:
      return findEntry(s, SPADES, seat) === 0
    case v.UPGRADE:
      return !(b === TRADING_HOUSE && findEntry(s, FREE_TRADING_HOUSE, seat))
    case v.PASS:
      return s.w[PHASE] === ACTION
    case v.POWER_ACT:
    case v.SPECIAL_ACT:
    case v.SEND:
    case v.SHIP:
    case v.DIGGER:
      return true
    default:
      return false
  }
}

/**
 * Carries out a command of a seat. Throws `IllegalMove` where the rules do not allow it; the state is then half-way and
 * of no further use. Whoever offers only what `ask` lists never gets there.
 */
export function perform(s: State, seat: number, cmd: v.Command): void {
  if (isAction(s, seat, cmd)) {
    if (!s.w[TURN_OPEN] || s.w[ACTIVE] !== seat || s.w[ACTIONS] === 0) {
      refuse(`${commandText(s, cmd)}: ${rulesOf(s, seat).data.name} have no action to take now`)
    }
    beginAction(s)
  }
  const { verb, a, b, c } = cmd
  switch (verb) {
    case v.BUILD:
      if (s.w[PHASE] === SETUP) {
        if (!findEntry(s, PLACE, seat)) refuse(`build ${s.table.board.names[a]}: all first dwellings are placed`)
        build.place(s, seat, a)
      } else if (build.buildContinues(s, seat, a)) build.buildOn(s, seat, a)
      else build.dwell(s, seat, a)
      break
    case v.DIG:
      spades.dig(s, seat, a)
      break
    case v.TRANSFORM:
      spades.transform(s, seat, a, b < 0 ? spades.towardsHome(s, seat, a) : b)
      break
    case v.UPGRADE:
      build.upgrade(s, seat, a, b)
      break
    case v.POWER_ACT:
      actions.powerAction(s, seat, a)
      break
    case v.SPECIAL_ACT:
      actions.specialAction(s, seat, a)
      break
    case v.BURN:
      money.burn(s, seat, a)
      break
    case v.CONVERT:
      money.convert(s, seat, a, b, c)
      break
    case v.SEND:
      actions.sendPriest(s, seat, a, b)
      break
    case v.SHIP:
      actions.advanceShipping(s, seat)
      break
    case v.DIGGER:
      actions.advanceDigging(s, seat)
      break
    case v.LAY_BRIDGE:
      build.layBridge(s, seat, a)
      break
    case v.CONNECT:
      connectAcross(s, seat, a)
      break
    case v.PASS:
      if (s.w[PHASE] === SETUP) takeFirstCard(s, seat, a)
      else pass(s, seat, a)
      break
    case v.TAKE:
    case v.DECLINE:
      answer(s, seat, cmd)
      break
    case v.FAVOR:
      decide.takeFavor(s, seat, a)
      break
    case v.TOWN:
      decide.takeTown(s, seat, a)
      break
    case v.RAISE_CULT:
      decide.chooseCult(s, seat, a, b)
      break
    case v.LOWER_CULT:
      decide.loseCult(s, seat, a, b)
      break
    case v.WASTE:
      waste(s, seat, a, b)
      break
    case v.TOKEN:
      decide.takeToken(s, seat)
      break
    case v.PICK:
      decide.pickColour(s, seat, a)
      break
    case v.UNLOCK_TERRAIN:
      decide.unlock(s, seat, a)
      break
    case v.END_TURN:
      closeTurn(s)
      break
    case v.RESIGN:
      drop(s, seat)
      break
    case v.CHOOSE:
      chooseFaction(s, seat, a)
      break
    case v.MAKE_BID:
      bid(s, seat, a, b)
      break
    case v.ADJUST_POINTS:
      adjustPoints(s, seat, a)
      break
  }
}

function answer(s: State, seat: number, cmd: v.Command): void {
  const offer = findOffer(s, seat, cmd.b, cmd.a)
  if (!offer) refuse(`${commandText(s, cmd)}: there is no such offer`)
  if (cmd.verb === v.TAKE) takePower(s, offer)
  else declinePower(s, offer)
}

/** Pending decisions that come in numbers. */
const COUNTED: ReadonlySet<number> = new Set([SPADES, PLACE_BRIDGE, TO_PRIESTS, UNLOCK, CULT_STEP])

function waste(s: State, seat: number, kind: number, n: number): void {
  const at = findEntry(s, kind, seat)
  if (!at) refuse(`-${v.WASTES[kind]}: there is nothing to give up`)
  if (kind === SPADES && !spades.mayGiveUp(s, seat)) refuse('-SPADE: what was dug for must be used')
  const counted = COUNTED.has(kind)
  if (counted && n > s.w[at + 2]) refuse(`-${n}${v.WASTES[kind]}: only ${s.w[at + 2]} to give up`)
  if (counted) takeFrom(s, at, n)
  else dropEntry(s, at)
  s.sink?.note(seat, { type: 'gaveUp', what: v.WASTES[kind] })
}
