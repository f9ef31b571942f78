/** Plays a recorded game and compares it, row by row, with what was recorded. */

import { InputError } from '@freehold/kernel'
import { choiceKey } from '../rules/notation.ts'
import {
  ACTIVE,
  BOWL1,
  COINS,
  CULT,
  ORDER,
  OVER,
  PHASE,
  PRIESTS,
  QUEUE_AT,
  QUEUED,
  rulesOf,
  type State,
  seatAt,
  TURN_OPEN,
  VP,
  WORKERS,
} from '../rules/state.ts'
import { nextSeat } from '../rules/turns.ts'
import type { Sink } from '../told/sink.ts'
import { FACTION_IDS } from '../types.ts'
import { type Fail, failAt } from './fault.ts'
import type { LedgerCommand, LedgerGame } from './grammar.ts'
import { offeredTo } from './offered.ts'
import { dropFaction, finishLedger, playCommand, prepare, startLedger } from './play.ts'
import { INCOME, isAutomatic, type LedgerRow, ROW_FIELDS } from './rows.ts'

export interface Difference {
  readonly row: number // line of the file of rows
  readonly line: number // line of the commands
  readonly faction: string
  readonly commands: string
  readonly field: string
  readonly expected: number
  readonly found: number
}

export interface LedgerResult {
  readonly vp: Readonly<Record<string, number>>
  readonly rows: number // rows that were compared
  readonly difference: Difference | null
  readonly finished: boolean
}

/** Where the fields of a row are among the words of a seat. */
const WORDS = [VP, COINS, WORKERS, PRIESTS, BOWL1, BOWL1 + 1, BOWL1 + 2, CULT, CULT + 1, CULT + 2, CULT + 3]

export function snapshot(s: State, seat: number): number[] {
  const at = seatAt(seat)
  return WORDS.map((word) => s.w[at + word])
}

/** Plays a game without looking at rows. */
export function playLedger(game: LedgerGame, file: string): State {
  const s = startLedger(game)
  for (let i = 0; i < game.commands.length; i++) step(s, game, i, file)
  finishLedger(s)
  return s
}

function step(s: State, game: LedgerGame, index: number, file: string): void {
  const entry = game.commands[index]
  try {
    if ('drop' in entry) dropFaction(s, entry.drop)
    else playCommand(s, entry.seat, entry.command)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    refuseEntry(error, s, game, index, file)
  }
}

/** The rules do not allow it: says so with its place and with what could have stood there. */
function refuseEntry(error: InputError, s: State, game: LedgerGame, index: number, file: string): never {
  const entry = game.commands[index]
  const fail: Fail = failAt(file, entry.line)
  if ('drop' in entry) {
    const faction = rulesOf(s, entry.drop).data.id
    return fail(`drop-faction: ${error.message}; nothing else`, { code: 'not-in-this-game', faction })
  }
  const faction = rulesOf(s, entry.seat).data.id
  const said = `${faction}: ${entry.text}: ${why(error, entry)}`
  const { legal, turn } = whatWasLegal(game, index, entry)
  if (legal === '') {
    const problem = { code: 'not-their-turn', faction, given: entry.text, turn } as const
    return fail(`${said}; it is the turn of ${turn}`, problem)
  }
  return fail(`${said}; legal there: ${legal}`, { code: 'not-legal', faction, given: entry.text, expected: legal })
}

/** The rules name the command they refuse; the line has named it already. */
function why(error: InputError, entry: LedgerGame['commands'][number]): string {
  const begin = 'text' in entry ? entry.text.toLowerCase() : ''
  const { message } = error
  return message.toLowerCase().startsWith(`${begin}: `) ? message.slice(begin.length + 2) : message
}

const MOST_LISTED = 12

/** What could have stood there instead, commands of the same kind first, and whose turn it is. */
function whatWasLegal(game: LedgerGame, index: number, entry: LedgerCommand): { legal: string; turn: string } {
  const s = startLedger(game)
  for (const before of game.commands.slice(0, index)) {
    if ('drop' in before) dropFaction(s, before.drop)
    else playCommand(s, before.seat, before.command)
  }
  prepare(s, entry.seat, entry.command)
  const offered = offeredTo(s, entry.seat)
  const same = offered.filter(({ commands }) => commands.some(({ verb }) => verb === entry.command.verb))
  const listed = [...new Set((same.length > 0 ? same : offered).map((choice) => choiceKey(s, choice)))]
  const more = listed.length > MOST_LISTED ? ', …' : ''
  return { legal: `${listed.slice(0, MOST_LISTED).join(', ')}${more}`, turn: turnOf(s) }
}

function turnOf(s: State): string {
  finishLedger(s)
  const asked = s.w[TURN_OPEN] ? s.w[ACTIVE] : s.w[QUEUED] > 0 ? s.w[QUEUE_AT + 1] : nextSeat(s)
  return asked < 0 ? 'nobody' : rulesOf(s, asked).data.id
}

export function checkLedger(game: LedgerGame, rows: readonly LedgerRow[], file: string): LedgerResult {
  const s = startLedger(game)
  const checker = new Checker(s, game, file)
  s.sink = checker.sink
  for (const row of rows) {
    if (checker.difference) break
    checker.row(row)
  }
  if (!checker.difference) checker.finish()
  return {
    vp: points(s),
    rows: checker.compared,
    difference: checker.difference,
    finished: s.w[PHASE] === OVER,
  }
}

export function points(s: State): Record<string, number> {
  const vp: Record<string, number> = {}
  for (let seat = 0; seat < s.table.seats; seat++) vp[rulesOf(s, seat).data.id] = s.w[seatAt(seat) + VP]
  return vp
}

class Checker {
  compared = 0
  difference: Difference | null = null
  readonly sink: Sink
  readonly #s: State
  readonly #game: LedgerGame
  readonly #file: string
  readonly #seats: Map<string, number>
  /** What each seat owned after automatic steps that no row has shown yet. */
  readonly #automatic: number[][][]
  /** Rows that tell a consequence before its cause: compared after the next command. */
  #early: LedgerRow[] = []
  #next = 0

  constructor(s: State, game: LedgerGame, file: string) {
    this.#s = s
    this.#game = game
    this.#file = file
    this.#seats = new Map(game.factions.map((faction, seat) => [FACTION_IDS[faction], seat]))
    this.#automatic = game.factions.map((_, seat) => [snapshot(s, seat)])
    this.sink = { change() {}, note() {}, row: (seat) => this.#automatic[seat].push(snapshot(s, seat)) }
  }

  row(row: LedgerRow): void {
    const seat: number = this.#seats.get(row.faction) ?? this.#unknown(row)
    if (row.steps.length > 0 && row.steps[0].startsWith('[')) {
      this.#early.push(row)
      return
    }
    let values: number[] | undefined
    let played = false
    // A row without a step is an automatic one of a player who left.
    for (const step of row.steps.length > 0 ? row.steps : ['setup']) {
      if (isAutomatic(step)) {
        // Behind a command of the same row stands the income of whoever is first in turn order, not of the row's faction.
        const whose = played && step === INCOME ? this.#s.w[ORDER] : seat
        const before = played ? snapshot(this.#s, seat) : undefined
        this.#passDropped()
        if (this.#automatic[whose].length === 0) this.#catchUp()
        const shown = this.#automatic[whose].shift()
        values = whose === seat ? shown : before
      } else {
        this.#play(step)
        played = true
        values = undefined
      }
    }
    this.#compare(row, values ?? snapshot(this.#s, seat))
  }

  #unknown({ line, faction }: LedgerRow): never {
    const problem = { code: 'not-in-this-game', faction } as const
    return failAt(this.#file, line)(`the rows tell of ${faction}, who are not in this game`, problem)
  }

  finish(): void {
    while (this.#next < this.#game.commands.length) step(this.#s, this.#game, this.#next++, this.#file)
    this.#catchUp()
  }

  #catchUp(): void {
    finishLedger(this.#s)
  }

  #passDropped(): void {
    const { commands } = this.#game
    while (this.#next < commands.length && 'drop' in commands[this.#next]) {
      step(this.#s, this.#game, this.#next++, this.#file)
    }
  }

  #play(text: string): void {
    this.#passDropped()
    let copies = /^\+(\d+)/.exec(text) ? Number(/^\+(\d+)/.exec(text)?.[1]) : 1
    const { commands } = this.#game
    while (copies > 0 && this.#next < commands.length) {
      const entry = commands[this.#next]
      step(this.#s, this.#game, this.#next, this.#file)
      this.#next++
      // `+2EARTH` in a row may have been two commands, or one.
      copies -= 'command' in entry && /^\+\d/.test(entry.text) && !/^\+\d+TW/i.test(entry.text) ? copies : 1
    }
    for (const row of this.#early.splice(0)) {
      this.#compare(row, snapshot(this.#s, this.#seats.get(row.faction) ?? 0))
    }
  }

  #compare(row: LedgerRow, found: readonly number[]): void {
    this.compared++
    if (this.difference) return
    const field = row.values.findIndex((value, i) => value !== found[i])
    if (field < 0) return
    this.difference = {
      row: row.line,
      line: this.#game.commands[this.#next - 1]?.line ?? 0,
      faction: row.faction,
      commands: row.steps.join('. '),
      field: ROW_FIELDS[field],
      expected: row.values[field],
      found: found[field],
    }
  }
}
