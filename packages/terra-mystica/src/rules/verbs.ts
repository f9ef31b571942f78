/** Everything a player can do, as one vocabulary of small commands with up to three numbers. */
import {
  CULT_STEP,
  FREE_DWELLING,
  FREE_TRADING_HOUSE,
  PLACE_BRIDGE,
  SANDSTORM,
  SPADES,
  TO_PRIESTS,
  TOKEN_FOR_VP,
  UNLOCK,
} from './state.ts'

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
export const ADJUST_POINTS = 29 // by how many, before the first round

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
  [CULT_STEP]: 'CULT',
}
