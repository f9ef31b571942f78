import { ROUNDS } from '../data/actions.ts'
import { TOWN_TILES } from '../data/tiles.ts'
import { FACTIONS } from '../factions/index.ts'
import { isAction, perform } from '../rules/commands.ts'
import { useKey } from '../rules/decisions.ts'
import { change, powerRoom, refuse } from '../rules/gain.ts'
import { declinePower, FULL, findOffer, forget, leechAmount } from '../rules/leech.ts'
import { MONEY, rate } from '../rules/money.ts'
import { emptyTable, queueSetup, seatFaction } from '../rules/setup.ts'
import {
  ACTION,
  ACTIONS,
  ACTIVE,
  BLOCKED,
  CULT,
  CULT_INCOME,
  CULT_STEP,
  dropEntry,
  ENTRY_WORDS,
  FREE_DWELLING,
  FREE_TRADING_HOUSE,
  findEntry,
  firstEntryOf,
  KEYS,
  LEECH,
  LOSE_CULT,
  OVER,
  PHASE,
  PICK_COLOUR,
  PLACE,
  PLACE_BRIDGE,
  QUEUE_AT,
  QUEUED,
  ROUND,
  rulesOf,
  SANDSTORM,
  SETUP,
  SPADES,
  type State,
  seatAt,
  TAKE_BONUS,
  TAKE_FAVOR,
  TAKE_TOWN,
  TO_PRIESTS,
  TURN_OPEN,
  UNLOCK,
  USE_KEY,
} from '../rules/state.ts'
import { beginRound, closeTurn, drop, endRound, everyonePassed, nextSeat, openTurn } from '../rules/turns.ts'
import {
  BUILD,
  BURN,
  CONNECT,
  CONVERT,
  type Command,
  DECLINE,
  LOWER_CULT,
  PASS,
  PICK,
  RAISE_CULT,
  RESIGN,
  TAKE,
} from '../rules/verbs.ts'
import { CULTS } from '../types.ts'
import type { Conversion } from './command-text.ts'
import type { LedgerGame } from './grammar.ts'

export function startLedger(game: LedgerGame): State {
  const s = emptyTable(
    {
      board: game.board,
      seats: game.factions.length,
      roundTiles: game.roundTiles,
      finalTile: game.finalTile,
      variableOrder: game.options.has('variable-turn-order'),
      cultistPower: game.options.has('errata-cultist-power'),
      points2017: game.points2017,
      factionPool: [],
      auction: false,
      choosesKeys: game.choosesKeys,
      key: 'ledger',
    },
    {
      bonusCards: game.bonusCards,
      townTiles: TOWN_TILES.flatMap((t, i) => (!t.expansion || game.options.has(t.expansion) ? [i] : [])),
    },
  )
  game.factions.forEach((faction, seat) => {
    seatFaction(s, seat, faction, game.points2017 ? FACTIONS[faction].startVp2017 : 20)
  })
  queueSetup(s)
  return s
}

/** Decisions that must be made before the turn can go on. */
const BINDING: ReadonlySet<number> = new Set([
  SPADES,
  TAKE_FAVOR,
  TAKE_TOWN,
  PLACE_BRIDGE,
  SANDSTORM,
  FREE_DWELLING,
  FREE_TRADING_HOUSE,
  LOSE_CULT,
  USE_KEY,
])

/** The automatic steps that nothing open stands against. */
export function catchUp(s: State): void {
  const { w } = s
  while (w[TURN_OPEN] === 0 && w[PHASE] !== OVER) {
    if (w[PHASE] === SETUP) {
      if (w[QUEUED] > 0) return
      beginRound(s)
    } else if (w[PHASE] === CULT_INCOME) {
      if (blocks(s)) return
      beginRound(s)
    } else {
      if (!everyonePassed(s) || blocks(s)) return
      dropOffers(s)
      endRound(s)
    }
  }
}

/** Something open that the next step could depend on: a terrain to unlock can wait, but not for the income. */
function blocks(s: State): boolean {
  const { w } = s
  const end = QUEUE_AT + w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) {
    if (w[at] === LEECH && (w[at + 4] & FULL || powerRoom(s, w[at + 1]) === 0)) continue // need not be answered
    if (w[at] === CULT_STEP && atEveryTop(s, w[at + 1])) continue
    if (w[at] === UNLOCK ? w[PHASE] === CULT_INCOME : w[at] !== TO_PRIESTS) return true
  }
  return false
}

function atEveryTop(s: State, seat: number): boolean {
  for (let cult = 0; cult < 4; cult++) if (s.w[seatAt(seat) + CULT + cult] < 10) return false
  return true
}

function dropOffers(s: State): void {
  const { w } = s
  for (let at = QUEUE_AT + (w[QUEUED] - 1) * ENTRY_WORDS; at >= QUEUE_AT; at -= ENTRY_WORDS) {
    if (w[at] === LEECH) dropEntry(s, at)
  }
}

/** Nothing keeps the seat from ending its turn. */
function mayClose(s: State): boolean {
  const { w } = s
  if (w[ACTIONS] > 0) return false
  const end = QUEUE_AT + w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) {
    if (w[at + 1] === w[ACTIVE] && BINDING.has(w[at])) return false
  }
  return true
}

function closeIfDone(s: State): void {
  const { w } = s
  if (w[TURN_OPEN] && mayClose(s)) {
    const left = findEntry(s, TO_PRIESTS, w[ACTIVE])
    if (left) dropEntry(s, left)
    closeTurn(s)
  }
  catchUp(s)
}

/** Who acts without having answered an offer has declined it; offers to full bowls lapse. */
function settleOffers(s: State, seat: number): void {
  const { w } = s
  for (let at = QUEUE_AT + (w[QUEUED] - 1) * ENTRY_WORDS; at >= QUEUE_AT; at -= ENTRY_WORDS) {
    if (w[at] !== LEECH || w[at + 1] !== seat) continue
    if (w[at + 4] & FULL) dropEntry(s, at)
    else declinePower(s, at)
  }
}

/** Brings the turn to the seat, if it is next; the engine then says whether it may act. */
function bringTurn(s: State, seat: number): void {
  const { w } = s
  if (w[TURN_OPEN] && w[ACTIVE] === seat && w[ACTIONS] > 0) return
  closeIfDone(s)
  if (!w[TURN_OPEN] && w[PHASE] === ACTION && !everyonePassed(s)) openTurn(s)
}

export function playCommand(s: State, seat: number, command: Command): void {
  const { verb } = command
  if (verb === TAKE || verb === DECLINE) {
    answer(s, seat, command)
    return
  }
  if (verb === RESIGN) {
    dropFaction(s, seat)
    return
  }
  checkSetUpOrder(s, seat, command)
  prepare(s, seat, command)
  checkTurn(s, seat, command)
  checkRate(s, seat, command)
  if (verb === LOWER_CULT && stepsBack(s, seat, command)) return
  if (verb === RAISE_CULT && usesKey(s, seat, command)) return
  // A card named when passing for the last time is not taken.
  perform(s, seat, verb === PASS && s.w[ROUND] === ROUNDS ? { ...command, a: -1 } : command)
}

/** Burning and changing belong to one's own turn. */
function checkTurn({ w }: State, seat: number, { verb }: Command): void {
  if (FREE.has(verb) && !(w[TURN_OPEN] && w[ACTIVE] === seat)) refuse('only in the own turn')
}

/** What is given for something must be what the rules ask for it. */
function checkRate(s: State, seat: number, { verb, a: from, b: to, c: n, given }: Conversion): void {
  if (verb !== CONVERT || given === undefined) return
  const asked = n * rate(s, seat, from, to)
  if (asked > 0 && given !== asked) refuse(`convert: ${n} ${MONEY[to]} take ${asked} ${MONEY[from]}, not ${given}`)
}

/**
 * Before choosing a town tile a player may step back on a track, to say which marker the key is for where there are
 * too few: not from the top, and no further than to 7, so that no power is lost or gained by it.
 */
function stepsBack(s: State, seat: number, { a: cult, b: steps }: Command): boolean {
  if (findEntry(s, LOSE_CULT, seat) || !findEntry(s, TAKE_TOWN, seat)) return false
  const before = s.w[seatAt(seat) + CULT + cult]
  if (before === 10 || before - steps < 7) {
    refuse(`-${steps}${CULTS[cult]}: only from 8 or 9 to no less than 7 before a town; the marker stands at ${before}`)
  }
  change(s, seat, CULT + cult, -steps, 'choice of keys')
  return true
}

/** With fewer keys than markers that waited at 9 before the town came, the player says which goes up. */
function usesKey(s: State, seat: number, { a: cult, b: steps }: Command): boolean {
  const at = seatAt(seat)
  const waits = s.w[at + BLOCKED] & (1 << cult) && s.w[at + CULT + cult] === 9
  if (!waits || s.w[at + KEYS] === 0 || steps !== 1 || findEntry(s, CULT_STEP, seat)) return false
  useKey(s, seat, cult)
  return true
}

/** In the set-up colours, first dwellings and first cards come in a fixed order. */
function checkSetUpOrder(s: State, seat: number, { verb }: Command): void {
  const kind = SET_UP_KINDS.get(verb)
  const next = nextOfSetUp(s)
  if (!next || kind === undefined || (next.kind === kind && next.seat === seat)) return
  refuse(`out of order in the set-up: ${rulesOf(s, next.seat).data.name} come first`)
}

/** The colour, dwelling or card of the set-up that is chosen next. */
export function nextOfSetUp({ w }: State): { readonly kind: number; readonly seat: number } | undefined {
  if (w[PHASE] !== SETUP) return undefined
  const end = QUEUE_AT + w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) {
    if (IN_ORDER.has(w[at])) return { kind: w[at], seat: w[at + 1] }
  }
  return undefined
}

const SET_UP_KINDS: ReadonlyMap<number, number> = new Map([
  [PICK, PICK_COLOUR],
  [BUILD, PLACE],
  [PASS, TAKE_BONUS],
])
const IN_ORDER: ReadonlySet<number> = new Set(SET_UP_KINDS.values())

/** Everything that lies between the last command and this one. */
export function prepare(s: State, seat: number, command: Command): void {
  if (command.verb === TAKE || command.verb === DECLINE) return
  if (!s.w[TURN_OPEN] || s.w[ACTIVE] !== seat) closeIfDone(s)
  if (isAction(s, seat, command)) {
    settleOffers(s, seat)
    bringTurn(s, seat)
  } else if (FREE.has(command.verb) && !s.w[TURN_OPEN] && nextSeat(s) === seat) {
    openTurn(s)
  }
}

/** Commands that belong to a turn without being an action. */
const FREE: ReadonlySet<number> = new Set([BURN, CONVERT, CONNECT])

function answer(s: State, seat: number, command: Command): void {
  if (command.verb === DECLINE && command.b < 0) {
    while (findEntry(s, LEECH, seat)) perform(s, seat, command)
  } else {
    perform(s, seat, findOffer(s, seat, command.b, command.a) ? command : byAmountTaken(s, seat, command))
  }
}

/** Some name the power they got rather than the power that was offered. */
function byAmountTaken(s: State, seat: number, command: Command): Command {
  const got = leechAmount(s, seat, command.a)
  return command.verb === TAKE && findOffer(s, seat, command.b, got) ? { ...command, a: got } : command
}

/** A player who left: whatever was asked is not asked any more. */
export function dropFaction(s: State, seat: number): void {
  closeIfDone(s)
  for (let at = findEntry(s, LEECH, seat); at; at = findEntry(s, LEECH, seat)) forget(s, at)
  for (let at = firstEntryOf(s, seat); at; at = firstEntryOf(s, seat)) dropEntry(s, at)
  drop(s, seat)
}

export function finishLedger(s: State): void {
  closeIfDone(s)
}
