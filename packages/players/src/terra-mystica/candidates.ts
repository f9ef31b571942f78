/**
 * Whole turns to choose from: an action with everything that belongs to it (conversions that it needs, ground, dwelling,
 * favor and town tiles, cult steps, bridges), to the end of the turn. Money is changed only where that makes something
 * possible, or before passing.
 */

import {
  ASK_ACTION,
  ASK_END,
  type Ask,
  actionChoices,
  ask,
  BY_TELEPORT,
  type Choice,
  type Command,
  command,
  digPrice,
  FREE,
  isHome,
  type Price,
  perform,
  ROUND_SPADE_VP,
  reach,
  rulesOfSeat,
  SPECIAL_COST,
  type State,
  upgradePrice,
  verbs,
  words,
} from '@freehold/terra-mystica/fast'
import { copyOf, drop } from './copies.ts'
import { Mix, mapNumber } from './mix.ts'
import { changesBeforePassing, waysToPay } from './payment.ts'

export interface Candidate {
  readonly commands: readonly Command[]
  /** The moment after it, before anybody answers and before the next turn begins. */
  readonly after: State
  /** Tells such moments apart: see `hashOf`. */
  readonly hash: number
  /** Tells maps apart. */
  readonly map: number
}

const MOST_WAYS = 2
const RICH = 60

/** All candidates of the decision that is asked now. */
export function candidatesOf(s: State, asked: Ask = ask(s) as Ask): Candidate[] {
  const found = new Finder(s, asked.seat)
  if (asked.kind === ASK_ACTION) found.actions(s, [])
  else found.goOn(s, [], asked)
  return found.candidates
}

const END_TURN = command(verbs.END_TURN)
const ENDING: readonly Command[] = [END_TURN]
const NOTHING: readonly Command[] = []

/** In its turn the seat is asked for an action. */
const mayAct = (s: State, seat: number): boolean => s.w[words.ACTIONS] > 0 && !words.firstEntryOf(s, seat)

/** What the seat is asked in its turn; actions are not listed, since they are looked for here anyway. */
export const askedInTurn = (s: State, seat: number): Ask =>
  mayAct(s, seat) ? { seat, kind: ASK_ACTION, entry: 0, choices: [] } : (ask(s) as Ask)

/** All that can still be done in the turn is to end it. */
const nothingIsLeft = (s: State, seat: number): boolean =>
  s.w[words.TURN_OPEN] === 1 && s.w[words.ACTIONS] === 0 && s.w[words.DUG] === 0 && !words.firstEntryOf(s, seat)

class Finder {
  readonly candidates: Candidate[] = []
  readonly #seat: number
  readonly #seen = new Set<number>()
  readonly #ownTurn: boolean

  constructor(s: State, seat: number) {
    this.#seat = seat
    this.#ownTurn = s.w[words.TURN_OPEN] === 1
  }

  actions(s: State, before: readonly Command[]): void {
    const idle = new Set<number>()
    for (const { group, commands } of possibleActions(s, this.#seat)) {
      if (group === 'pass') {
        for (const change of changesBeforePassing(s, this.#seat)) this.#try(s, before, change, commands)
        continue
      }
      if (!homeward(s, this.#seat, commands)) {
        // Where spades bring points, ground is dug for them alone: nearer to home, or where that does not matter, any.
        const spades = commands[0].verb === verbs.DIG ? commands[0].a : 0
        if (spades === 0 || !spadesScore(s, this.#seat)) continue
        if (!isNearer(s, this.#seat, commands[1], spades)) {
          if (idle.has(spades)) continue
          idle.add(spades)
        }
      }
      const price = priceOf(s, this.#seat, commands)
      for (const change of waysToPay(s, this.#seat, price, MOST_WAYS)) this.#try(s, before, change, commands)
    }
  }

  #try(s: State, before: readonly Command[], change: readonly Command[], commands: readonly Command[]): void {
    const next = copyOf(s)
    for (const each of change) perform(next, this.#seat, each)
    for (const each of commands) perform(next, this.#seat, each)
    if (!this.#from(next, before, change, commands)) drop(next)
  }

  /** From a moment within the turn to its end, along all branches; whether it becomes such an end itself. */
  #from(s: State, before: readonly Command[], change: readonly Command[], commands: readonly Command[]): boolean {
    const seat = this.#seat
    const ends = this.#ownTurn && nothingIsLeft(s, seat)
    if (ends) perform(s, seat, END_TURN)
    const map = mapNumber(s)
    const hash = hashOf(s, seat, map)
    if (this.#seen.has(hash)) return false
    this.#seen.add(hash)
    const done = before.concat(change, commands, ends ? ENDING : NOTHING)
    // Where an action can be begun within the turn, one of two is done.
    const isEnd = !this.#ownTurn || !s.w[words.TURN_OPEN] || mayAct(s, seat)
    if (isEnd) this.candidates.push({ commands: done, after: s, hash, map })
    else this.goOn(s, done, ask(s) as Ask)
    return isEnd
  }

  goOn(s: State, done: readonly Command[], asked: Ask): void {
    const seat = this.#seat
    const choices = asked.choices.filter(
      ({ group, commands }) => group !== 'convert' && group !== 'give up' && homeward(s, seat, commands),
    )
    for (const { commands } of choices) this.#try(s, done, NOTHING, commands)
    if (asked.kind === words.TO_PRIESTS) {
      for (const { commands, group } of asked.choices)
        if (group === 'convert' && commands[0].verb === verbs.CONVERT && commands[0].b === 1)
          this.#try(s, done, NOTHING, commands)
    }
    if (asked.kind === ASK_END) this.#followUps(s, done)
    if (choices.length === 0 || OPTIONAL.has(asked.kind))
      for (const { group, commands } of asked.choices) if (group === 'give up') this.#try(s, done, NOTHING, commands)
  }

  /** The dwelling on ground just won, where it can be paid for only after a change of money. */
  #followUps(s: State, done: readonly Command[]): void {
    const { w } = s
    if (!w[words.MAY_BUILD]) return
    const rules = rulesOfSeat(s, this.#seat)
    const at = words.seatAt(this.#seat)
    if (w[at + words.BUILT + 1] >= rules.count[1]) return
    for (let i = 0; i < w[words.DUG]; i++) {
      const hex = w[words.DUG_HEX + i]
      if (!isHome(s, this.#seat, hex) || w[words.BUILDING_AT + hex] !== 0) continue
      for (const change of waysToPay(s, this.#seat, dwellingPrice(s, this.#seat, hex), MOST_WAYS))
        if (change.length > 0) this.#try(s, done, change, [command(verbs.BUILD, hex)])
    }
  }
}

/** What one may leave undone with good reason. */
const OPTIONAL: ReadonlySet<number> = new Set([words.SPADES, words.PLACE_BRIDGE, words.TO_PRIESTS, words.TOKEN_FOR_VP])

/** All actions that enough money would make possible. */
function possibleActions(s: State, seat: number): Choice[] {
  const at = words.seatAt(seat)
  const { w } = s
  const kept = [w[at + words.COINS], w[at + words.WORKERS], w[at + words.PRIESTS]]
  const reachable = kept[0] + kept[1] + kept[2] + w[at + words.BOWL3] + w[at + words.BOWL2] > 0 ? RICH : 0
  w[at + words.COINS] += reachable
  w[at + words.WORKERS] += reachable
  w[at + words.PRIESTS] = Math.max(kept[2], 7)
  const choices: Choice[] = []
  try {
    actionChoices(s, seat, choices, !spadesScore(s, seat))
  } finally {
    w[at + words.COINS] = kept[0]
    w[at + words.WORKERS] = kept[1]
    w[at + words.PRIESTS] = kept[2]
  }
  return choices
}

/** Ground is changed to home terrain, or as far towards it as the spades lead. */
function homeward(s: State, seat: number, commands: readonly Command[]): boolean {
  const transform = commands[commands.length - 1]
  if (transform.verb !== verbs.TRANSFORM) return true
  const { w } = s
  const at = words.seatAt(seat)
  const home = w[at + words.GROUND]
  if (transform.b === home || home >= 7) return transform.b === home
  if (commands.length > 1) return false // nobody digs for less than home terrain
  const entry = words.findEntry(s, words.SPADES, seat)
  return isNearer(s, seat, transform, entry ? w[entry + 2] : 0)
}

/** Ground comes as much nearer to home terrain as the spades lead, and more are to follow. */
function isNearer({ w }: State, seat: number, transform: Command, spades: number): boolean {
  const colour = w[words.seatAt(seat) + words.COLOUR]
  const from = wheelSteps(w[words.GROUND_AT + transform.a], colour)
  const to = wheelSteps(transform.b, colour)
  return from - to === Math.min(spades, from - 1) && from - to > 0
}

function spadesScore(s: State, seat: number): boolean {
  const { data } = rulesOfSeat(s, seat)
  const tile = s.table.roundTiles[s.w[words.ROUND] - 1]
  return (
    ROUND_SPADE_VP[tile] > 0 ||
    !!data.digging?.vpPerSpade ||
    data.triggers.some(({ each, gain }) => each === 'spades' && !!gain.vp)
  )
}

function wheelSteps(a: number, b: number): number {
  const steps = Math.abs(a - b)
  return Math.min(steps, 7 - steps)
}

const PRIEST_PRICE: Price = { ...FREE, priests: 1 }

function priceOf(s: State, seat: number, commands: readonly Command[]): Price {
  const first = commands[0]
  const rules = rulesOfSeat(s, seat)
  switch (first.verb) {
    case verbs.BUILD:
      return dwellingPrice(s, seat, first.a)
    case verbs.DIG: {
      const each = digPrice(s, seat) ?? FREE
      const way = travelPrice(s, seat, commands[1].a)
      return {
        ...FREE,
        workers: each.workers * first.a + way.workers,
        priests: each.priests * first.a + way.priests,
      }
    }
    case verbs.TRANSFORM:
      return travelPrice(s, seat, first.a)
    case verbs.UPGRADE:
      return upgradePrice(s, seat, first.a, first.b)
    case verbs.SPECIAL_ACT:
      return SPECIAL_COST[first.a]
    case verbs.SEND:
      return PRIEST_PRICE
    case verbs.SHIP:
      return rules.shipUpgrade ?? FREE
    case verbs.DIGGER:
      return rules.digUpgrade ?? FREE
    default:
      return FREE
  }
}

function travelPrice(s: State, seat: number, hex: number): Price {
  const at = words.seatAt(seat)
  if (s.w[at + words.TELEPORTED] === hex + 1 || reach(s, seat, hex) !== BY_TELEPORT) return FREE
  return rulesOfSeat(s, seat).teleport[s.w[at + words.TELEPORT_LEVEL]]
}

function dwellingPrice(s: State, seat: number, hex: number): Price {
  const { coins, workers } = rulesOfSeat(s, seat).cost[1]
  const way = travelPrice(s, seat, hex)
  return { ...FREE, coins, workers: workers + way.workers, priests: way.priests }
}

const mix = new Mix()

/**
 * Tells moments of a seat apart, whatever came first of what led there: by all that is common, what the seat owns, the map,
 * and in its turn what is still open.
 */
function hashOf({ w }: State, seat: number, map: number): number {
  const at = words.seatAt(seat)
  mix.begin(0)
  // without how many decisions are pending and the number of the last building
  mix.addWords(w, 0, words.QUEUED)
  mix.addWords(w, words.QUEUED + 1, words.BUILD_COUNT)
  mix.addWords(w, words.BUILD_COUNT + 1, words.seatAt(0))
  mix.addWords(w, at, at + words.HEX)
  mix.addNumber(map)
  if (w[words.TURN_OPEN]) mix.addWords(w, words.QUEUE_AT, words.QUEUE_AT + w[words.QUEUED] * words.ENTRY_WORDS)
  return mix.number
}
