/**
 * All that may be done now. A choice is one command, or a few that belong together (`dig 2. transform E5 to red`). The
 * list is complete and exact: whatever is on it works, whatever works is on it.
 */
import { FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { COLOURS, CULTS, TRADING_HOUSE } from '../types.ts'
import { canBridge, cannotDwell, cannotUpgrade, canPlace, canRide, mayFollow } from './build.ts'
import { type Choice, choice } from './choice.ts'
import { bidRange, canChooseFaction } from './choosing.ts'
import { canPickColour, canTakeFavor, unlockCost } from './decisions.ts'
import { actionChoices, cardChoices, freeChoices, spadeChoices } from './legal-actions.ts'
import { canStorm, mayGiveUp } from './spades.ts'
import {
  ACTIONS,
  ACTIVE,
  BID,
  BLOCKED,
  CHOOSE_FACTION,
  COINS,
  CULT,
  CULT_STEP,
  DUG,
  DUG_HEX,
  FREE_DWELLING,
  FREE_TRADING_HOUSE,
  firstEntryOf,
  GROUND,
  HEX,
  HEXES,
  LEECH,
  LOSE_CULT,
  OVER,
  PHASE,
  PICK_COLOUR,
  PLACE,
  PLACE_BRIDGE,
  PRIEST_LIMIT,
  PRIESTS,
  QUEUE_AT,
  QUEUED,
  SANDSTORM,
  SPADES,
  type State,
  seatAt,
  TAKE_BONUS,
  TAKE_FAVOR,
  TAKE_TOWN,
  TO_PRIESTS,
  TOKEN_FOR_VP,
  TOWNS_LEFT,
  TURN_OPEN,
  UNLOCK,
  UNLOCKED,
  USE_KEY,
  VP,
  WORKERS,
} from './state.ts'
import * as c from './verbs.ts'

/** What is asked now: which seat, by which pending decision (0: an action, -1: the end of its turn), and the choices. */
export interface Ask {
  readonly seat: number
  readonly kind: number
  readonly entry: number // where in the queue, 0 for none
  readonly choices: Choice[]
}

export const ASK_ACTION = 0
export const ASK_END = -1

export function ask(s: State): Ask | undefined {
  const { w } = s
  if (w[PHASE] === OVER) return undefined
  const seat = w[TURN_OPEN] ? w[ACTIVE] : w[QUEUE_AT + 1]
  const entry = w[TURN_OPEN] ? firstEntryOf(s, seat) : w[QUEUED] > 0 ? QUEUE_AT : 0
  return askOf(s, seat, entry)
}

/** What a seat is asked by the decision at that place of the queue, or by its turn. */
export function askOf(s: State, seat: number, entry: number): Ask {
  const { w } = s
  const choices: Choice[] = []
  const ownTurn = w[TURN_OPEN] === 1 && w[ACTIVE] === seat
  const kind = entry ? w[entry] : w[ACTIONS] > 0 ? ASK_ACTION : ASK_END
  if (entry) entryChoices(s, seat, entry, choices)
  else if (kind === ASK_ACTION) {
    followUps(s, seat, choices)
    actionChoices(s, seat, choices)
  } else {
    choices.push(choice('end turn', c.command(c.END_TURN)))
    followUps(s, seat, choices)
  }
  // A key is used the moment it comes: nothing can be converted in between.
  if (ownTurn && (kind !== USE_KEY || s.table.begunUnder === 1)) freeChoices(s, seat, choices)
  return { seat, kind, entry, choices }
}

/** The dwelling that belongs to the action just taken. */
function followUps(s: State, seat: number, into: Choice[]): void {
  for (let i = 0; i < s.w[DUG]; i++) {
    const hex = s.w[DUG_HEX + i]
    if (mayFollow(s, seat, hex) && cannotDwell(s, seat, hex) === '') into.push(choice('build', c.command(c.BUILD, hex)))
  }
}

function entryChoices(s: State, seat: number, entry: number, into: Choice[]): void {
  const { w } = s
  const { board } = s.table
  const at = seatAt(seat)
  const kind = w[entry]
  const count = w[entry + 2]
  const giveUp = (n = 1) => into.push(choice('give up', c.command(c.WASTE, kind, n)))
  switch (kind) {
    case CHOOSE_FACTION:
      for (let faction = 0; faction < FACTIONS.length; faction++) {
        if (canChooseFaction(s, faction)) into.push(choice('choose', c.command(c.CHOOSE, faction)))
      }
      break
    case BID:
      bidChoices(s, into)
      break
    case PICK_COLOUR:
      for (let t = 0; t < COLOURS.length; t++) {
        if (canPickColour(s, seat, t)) into.push(choice('choose', c.command(c.PICK, t)))
      }
      break
    case PLACE:
      for (let hex = 0; hex < board.size; hex++) {
        if (canPlace(s, seat, hex)) into.push(choice('build', c.command(c.BUILD, hex)))
      }
      break
    case TAKE_BONUS:
      cardChoices(s, into)
      break
    case LEECH:
      into.push(choice('leech', c.command(c.TAKE, w[entry + 3], count)))
      into.push(choice('leech', c.command(c.DECLINE, w[entry + 3], count)))
      break
    case CULT_STEP: {
      const steps = w[entry + 3] ? count : 1
      for (let cult = 0; cult < CULTS.length; cult++) into.push(choice('cult', c.command(c.RAISE_CULT, cult, steps)))
      break
    }
    case USE_KEY:
      for (let cult = 0; cult < CULTS.length; cult++) {
        if (w[at + BLOCKED] & (1 << cult)) into.push(choice('cult', c.command(c.RAISE_CULT, cult, 1)))
      }
      break
    case LOSE_CULT:
      for (let cult = 0; cult < CULTS.length; cult++) {
        if (w[at + CULT + cult] >= count) into.push(choice('cult', c.command(c.LOWER_CULT, cult, count)))
      }
      break
    case TAKE_FAVOR:
      for (let tile = 0; tile < FAVOR_TILES.length; tile++) {
        if (canTakeFavor(s, seat, tile)) into.push(choice('favor', c.command(c.FAVOR, tile)))
      }
      break
    case TAKE_TOWN:
      for (let tile = 0; tile < TOWN_TILES.length; tile++) {
        if (w[TOWNS_LEFT + tile] > 0) into.push(choice('town', c.command(c.TOWN, tile)))
      }
      break
    case SPADES:
      spadeChoices(s, seat, count, into)
      if (mayGiveUp(s, seat)) giveUp(count)
      break
    case PLACE_BRIDGE:
      for (let bridge = 0; bridge < board.bridges.length; bridge++) {
        if (canBridge(s, seat, bridge)) into.push(choice('bridge', c.command(c.LAY_BRIDGE, bridge)))
      }
      giveUp()
      break
    case SANDSTORM:
      for (let hex = 0; hex < board.size; hex++) {
        if (canStorm(s, seat, hex)) into.push(choice('transform', c.command(c.TRANSFORM, hex, w[at + GROUND])))
      }
      giveUp()
      break
    case FREE_DWELLING:
      for (let hex = 0; hex < board.size; hex++) {
        if (canRide(s, seat, hex)) into.push(choice('build', c.command(c.BUILD, hex)))
      }
      giveUp()
      break
    case FREE_TRADING_HOUSE:
      for (let i = 0; i < w[at + HEXES]; i++) {
        const hex = w[at + HEX + i]
        if (cannotUpgrade(s, seat, hex, TRADING_HOUSE) === '') {
          into.push(choice('upgrade', c.command(c.UPGRADE, hex, TRADING_HOUSE)))
        }
      }
      giveUp()
      break
    case UNLOCK:
      for (let t = 0; t < COLOURS.length; t++) {
        if (w[at + UNLOCKED] & (1 << t) || w[at + COINS] < unlockCost(s, seat, t)) continue
        into.push(choice('choose', c.command(c.UNLOCK_TERRAIN, t)))
      }
      into.push(choice('choose', c.command(c.UNLOCK_TERRAIN, -1)))
      break
    case TO_PRIESTS: {
      const most = Math.min(count, w[at + WORKERS], w[at + PRIEST_LIMIT] - w[at + PRIESTS])
      for (let n = 1; n <= most; n++) into.push(choice('convert', c.command(c.CONVERT, 2, 1, n)))
      giveUp(count)
      break
    }
    case TOKEN_FOR_VP:
      if (w[at + VP] > 0) into.push(choice('choose', c.command(c.TOKEN)))
      giveUp()
      break
  }
}

function bidChoices(s: State, into: Choice[]): void {
  for (let n = 0; n < s.table.seats; n++) {
    const [least, most] = bidRange(s, n)
    for (let points = least; points <= most; points++) into.push(choice('choose', c.command(c.MAKE_BID, n, points)))
  }
}
