/**
 * Everything a player can do, as one vocabulary of small commands. A decision offers commands, a recorded game is a
 * list of commands, and `perform` is the one place that carries them out.
 */

import { BONUS_CARDS, FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { COLOURS, CULTS, POWER_ACTIONS, SPECIAL_ACTIONS, TRADING_HOUSE } from '../types.ts'
import * as build from './build.ts'
import { bid, chooseFaction } from './choosing.ts'
import { refuse } from './gain.ts'
import { declinePower, findOffer, takePower } from './leech.ts'
import * as moves from './moves.ts'
import { MONEY } from './moves.ts'
import { colourName } from './reach.ts'
import {
  ACTION,
  ACTIONS,
  ACTIVE,
  dropEntry,
  FREE_DWELLING,
  FREE_TRADING_HOUSE,
  findEntry,
  NOMINATED,
  PHASE,
  PLACE,
  PLACE_BRIDGE,
  rulesOf,
  SANDSTORM,
  SETUP,
  SPADES,
  type State,
  TO_PRIESTS,
  TOKEN_FOR_VP,
  TURN_OPEN,
  takeFrom,
  UNLOCK,
} from './state.ts'
import { connectAcross } from './towns.ts'
import { beginAction, closeTurn, drop, pass, takeFirstCard } from './turns.ts'

export const BUILD = 1 // hex
export const DIG = 2 // spades
export const TRANSFORM = 3 // hex, ground (-1: home)
export const UPGRADE = 4 // hex, building type
export const POWER_ACT = 5 // number of the action
export const SPECIAL_ACT = 6
export const BURN = 7 // tokens
export const CONVERT = 8 // from, to, how many of the second
export const SEND = 9 // cult, steps (0: the best there are)
export const SHIP = 10
export const DIGGER = 11
export const LAY_BRIDGE = 12 // bridge
export const CONNECT = 13 // river hex
export const PASS = 14 // card, -1 for none
export const TAKE = 15 // amount, from seat
export const DECLINE = 16 // amount (0: any), from seat (-1: all)
export const FAVOR = 17 // tile
export const TOWN = 18 // tile
export const RAISE_CULT = 19 // cult, steps
export const LOWER_CULT = 20 // cult, steps
export const WASTE = 21 // kind of decision, how many
export const TOKEN = 22
export const PICK = 23 // terrain
export const UNLOCK_TERRAIN = 24 // terrain, -1 for a priest
export const END_TURN = 25
export const RESIGN = 26
export const CHOOSE = 27 // faction
export const MAKE_BID = 28 // number of the nomination, points

export interface Command {
  readonly verb: number
  readonly a: number
  readonly b: number
  readonly c: number
}

export const command = (verb: number, a = 0, b = 0, c = 0): Command => ({ verb, a, b, c })

/** What may be given up, under the names recorded games use. */
export const WASTES: Readonly<Record<number, string>> = {
  [SPADES]: 'SPADE',
  [PLACE_BRIDGE]: 'BRIDGE',
  [SANDSTORM]: 'FREE_TF',
  [FREE_DWELLING]: 'FREE_D',
  [FREE_TRADING_HOUSE]: 'FREE_TP',
  [TO_PRIESTS]: 'CONVERT_W_TO_P',
  [TOKEN_FOR_VP]: 'GAIN_P3_FOR_VP',
  [UNLOCK]: 'UNLOCK_TERRAIN',
}

/** The command begins an action, rather than being part of one. */
export function isAction(s: State, seat: number, { verb, a, b }: Command): boolean {
  switch (verb) {
    case BUILD:
      return s.w[PHASE] === ACTION && !build.buildContinues(s, seat, a)
    case DIG:
      return findEntry(s, SPADES, seat) === 0
    case UPGRADE:
      return !(b === TRADING_HOUSE && findEntry(s, FREE_TRADING_HOUSE, seat))
    case PASS:
      return s.w[PHASE] === ACTION
    case POWER_ACT:
    case SPECIAL_ACT:
    case SEND:
    case SHIP:
    case DIGGER:
      return true
    default:
      return false
  }
}

/** Carries out a command of a seat. Throws `IllegalMove` before anything has changed. */
export function perform(s: State, seat: number, cmd: Command): void {
  if (isAction(s, seat, cmd)) {
    if (!s.w[TURN_OPEN] || s.w[ACTIVE] !== seat || s.w[ACTIONS] === 0) {
      refuse(`${commandText(s, cmd)}: ${rulesOf(s, seat).data.name} have no action to take now`)
    }
    beginAction(s)
  }
  const { verb, a, b, c } = cmd
  switch (verb) {
    case BUILD:
      if (s.w[PHASE] === SETUP) {
        if (!findEntry(s, PLACE, seat)) refuse(`build ${s.table.board.names[a]}: all first dwellings are placed`)
        build.place(s, seat, a)
      } else if (build.buildContinues(s, seat, a)) build.buildOn(s, seat, a)
      else build.dwell(s, seat, a)
      break
    case DIG:
      build.dig(s, seat, a)
      break
    case TRANSFORM:
      build.transform(s, seat, a, b < 0 ? homeward(s, seat, a) : b)
      break
    case UPGRADE:
      build.upgrade(s, seat, a, b)
      break
    case POWER_ACT:
      moves.powerAction(s, seat, a)
      break
    case SPECIAL_ACT:
      moves.specialAction(s, seat, a)
      break
    case BURN:
      moves.burn(s, seat, a)
      break
    case CONVERT:
      moves.convert(s, seat, a, b, c)
      break
    case SEND:
      moves.sendPriest(s, seat, a, b)
      break
    case SHIP:
      moves.advanceShipping(s, seat)
      break
    case DIGGER:
      moves.advanceDigging(s, seat)
      break
    case LAY_BRIDGE:
      build.layBridge(s, seat, a)
      break
    case CONNECT:
      connectAcross(s, seat, a)
      break
    case PASS:
      if (s.w[PHASE] === SETUP) takeFirstCard(s, seat, a)
      else pass(s, seat, a)
      break
    case TAKE:
    case DECLINE:
      answer(s, seat, cmd)
      break
    case FAVOR:
      moves.takeFavor(s, seat, a)
      break
    case TOWN:
      moves.takeTown(s, seat, a)
      break
    case RAISE_CULT:
      moves.chooseCult(s, seat, a, b)
      break
    case LOWER_CULT:
      moves.loseCult(s, seat, a, b)
      break
    case WASTE:
      waste(s, seat, a, b)
      break
    case TOKEN:
      moves.takeToken(s, seat)
      break
    case PICK:
      moves.pickColour(s, seat, a)
      break
    case UNLOCK_TERRAIN:
      moves.unlock(s, seat, a)
      break
    case END_TURN:
      closeTurn(s)
      break
    case RESIGN:
      drop(s, seat)
      break
    case CHOOSE:
      chooseFaction(s, seat, a)
      break
    case MAKE_BID:
      bid(s, seat, a, b)
      break
  }
}

/** What `transform` means without a colour. */
export const homeward = build.towardsHome

function answer(s: State, seat: number, cmd: Command): void {
  const offer = findOffer(s, seat, cmd.b, cmd.a)
  if (!offer) refuse(`${commandText(s, cmd)}: there is no such offer`)
  if (cmd.verb === TAKE) takePower(s, offer)
  else declinePower(s, offer)
}

function waste(s: State, seat: number, kind: number, n: number): void {
  const at = findEntry(s, kind, seat)
  if (!at) refuse(`-${WASTES[kind]}: there is nothing to give up`)
  const counted = kind === SPADES || kind === PLACE_BRIDGE || kind === TO_PRIESTS || kind === UNLOCK
  if (counted && n > s.w[at + 2]) refuse(`-${n}${WASTES[kind]}: only ${s.w[at + 2]} to give up`)
  if (counted) takeFrom(s, at, n)
  else dropEntry(s, at)
  s.sink?.note(seat, 'gaveUp', WASTES[kind], 'choice')
}

const CODE = ['', 'D', 'TP', 'TE', 'SH', 'SA'] as const
const MONEY_CODE: Record<(typeof MONEY)[number], string> = {
  power: 'PW',
  priests: 'P',
  workers: 'W',
  coins: 'C',
  vp: 'VP',
}
const many = (n: number) => (n === 1 ? '' : `${n}`)

/** The command as recorded games write it. */
export function commandText(s: State, { verb, a, b, c }: Command): string {
  const { names, bridges } = s.table.board
  switch (verb) {
    case BUILD:
      return `build ${names[a]}`
    case DIG:
      return `dig ${a}`
    case TRANSFORM:
      return b < 0 ? `transform ${names[a]}` : `transform ${names[a]} to ${colourName(b)}`
    case UPGRADE:
      return `upgrade ${names[a]} to ${CODE[b]}`
    case POWER_ACT:
      return `action ${POWER_ACTIONS[a]}`
    case SPECIAL_ACT:
      return `action ${SPECIAL_ACTIONS[a]}`
    case BURN:
      return `burn ${a}`
    case CONVERT:
      return convertText(a, b, c)
    case SEND:
      return `send p to ${CULTS[a].toUpperCase()}${b ? ` for ${b}` : ''}`
    case SHIP:
      return 'advance ship'
    case DIGGER:
      return 'advance dig'
    case LAY_BRIDGE:
      return `bridge ${names[bridges[a][0]]}:${names[bridges[a][1]]}`
    case CONNECT:
      return `connect ${names[a]}`
    case PASS:
      return a < 0 ? 'pass' : `pass ${BONUS_CARDS[a].id}`
    case TAKE:
      return `leech ${a} from ${rulesOf(s, b).data.id}`
    case DECLINE:
      return b < 0 ? 'decline' : `decline ${a} from ${rulesOf(s, b).data.id}`
    case FAVOR:
      return `+${FAVOR_TILES[a].id}`
    case TOWN:
      return `+${TOWN_TILES[a].id}`
    case RAISE_CULT:
      return `+${many(b)}${CULTS[a].toUpperCase()}`
    case LOWER_CULT:
      return `-${many(b)}${CULTS[a].toUpperCase()}`
    case WASTE:
      return `-${many(b)}${WASTES[a]}`
    case TOKEN:
      return 'gain P3 for VP'
    case PICK:
      return `pick-color ${COLOURS[a]}`
    case UNLOCK_TERRAIN:
      return `unlock-terrain ${a < 0 ? 'gain-priest' : COLOURS[a]}`
    case RESIGN:
      return 'resign'
    case CHOOSE:
      return `choose ${FACTIONS[a].id}`
    case MAKE_BID:
      return `bid ${b} for ${FACTIONS[s.w[NOMINATED + a] - 1].id}`
    default:
      return 'done'
  }
}

/** Units given for one received, for writing a conversion; the engine checks the rate. */
function convertText(from: number, to: number, n: number): string {
  const rates: Readonly<Record<string, number>> = { 'power workers': 3, 'power priests': 5 }
  const each = rates[`${MONEY[from]} ${MONEY[to]}`] ?? 1
  return `convert ${n * each}${MONEY_CODE[MONEY[from]]} to ${n}${MONEY_CODE[MONEY[to]]}`
}
