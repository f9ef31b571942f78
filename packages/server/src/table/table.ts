/**
 * One table: its entries and what they lead to. It knows no clock, no network and no storage. Every command either throws
 * `TableError` and changes nothing, or gives the entries that it led to; the caller makes them durable before anybody
 * hears of them, and throws the table away where that fails.
 */
import {
  type AnyGame,
  checkMove,
  commitment,
  type Decision,
  type GameEvent,
  type GameLog,
  IllegalMove,
  type Move,
  Playthrough,
  type Seat,
  type Seed,
  type Viewer,
} from '@freehold/kernel'
import type { HostedGame } from '../games.ts'
import type { Barrier, Phase, Plan, Result, UndoOffer, UndoRequest } from '../protocol/tables.ts'
import type { Created, Entry, Moved, PersonId } from './entries.ts'
import { expectLegal, planned } from './plan.ts'
import { resultOf } from './result.ts'
import { TableError } from './table-error.ts'
import { type AnyPlaythrough, Undoing } from './undoing.ts'

export interface Sitter {
  person?: PersonId
  name?: string
  robot?: string // plays the seat: from the start, or for somebody who resigned
  autos: readonly string[]
}

/** An entry with what happened in the game by it; nobody may hear the events unredacted. */
export interface Step {
  readonly version: number // of the table after it
  readonly entry: Entry
  readonly events: readonly GameEvent[]
}

const undoRefusals: Record<Barrier, string> = {
  'the-start': 'you have made no move that could be taken back',
  'another-decided': 'somebody else has decided since',
  'something-shown': 'something was shown that was hidden before',
}

/** Steps kept for whoever was away; who was away longer gets the state without what led to it. */
const MOST_STEPS = 256
/** Automatic answers to one move: more would be a game that asks the same for ever. */
const MOST_AUTOS = 100

export class Table {
  readonly id: string
  readonly created: Created
  readonly hosted: HostedGame
  readonly sitters: Sitter[]
  version = 1
  asking = 0 // the version since which the present decision stands
  rematch: string | undefined
  undoRequest: UndoRequest | undefined
  #playthrough: AnyPlaythrough | undefined
  #seed: Seed | undefined
  readonly #undoing: Undoing
  #resigned: Seat[] = []
  #answered = new Map<string, number>() // versions by seat and id of move
  #steps: Step[] = []

  constructor(id: string, hosted: HostedGame, [created, ...entries]: readonly Entry[]) {
    if (created?.kind !== 'created') throw new Error(`table ${id} does not begin with its creation`)
    this.id = id
    this.hosted = hosted
    this.created = created
    this.sitters = created.plan.map((plan) => (plan === 'open' ? { autos: [] } : { robot: plan.robot, autos: [] }))
    this.#undoing = new Undoing(hosted, this.sitters.length)
    this.#steps = [{ version: 1, entry: created, events: [] }]
    this.follow(entries)
  }

  /** Takes in what was written after the version it has. */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries) this.#apply(entry)
  }

  get game(): AnyGame {
    return this.hosted.game
  }

  get phase(): Phase {
    if (!this.#playthrough) return 'gathering'
    return this.result() ? 'over' : 'playing'
  }

  /** What the game asks now; nothing before the start and after the end. */
  get pending(): Decision | undefined {
    return this.phase === 'playing' ? this.#playthrough?.pending() : undefined
  }

  get commitment(): string | undefined {
    return this.#seed === undefined ? undefined : commitment(this.#seed)
  }

  /** How many moves stand. */
  get position(): number {
    return this.#playthrough?.position ?? 0
  }

  result(): Result | undefined {
    if (!this.#playthrough) return undefined
    return resultOf(this.#playthrough.outcome(), this.#resigned, this.sitters.length)
  }

  view(viewer: Viewer): unknown {
    return this.#playthrough?.view(viewer)
  }

  /** The log with its seed: only once the game is over. */
  log(): GameLog {
    if (this.phase !== 'over' || !this.#playthrough) {
      throw new TableError('not-over', 'the log is given when the game is over, because it tells every hidden card')
    }
    return this.#playthrough.log()
  }

  seatOf(person: PersonId): Seat | undefined {
    const seat = this.sitters.findIndex((sitter) => sitter.person === person)
    return seat < 0 ? undefined : seat
  }

  /** Who sits there, by seat. */
  people(): (PersonId | undefined)[] {
    return this.sitters.map(({ person }) => person)
  }

  /** Whether the person may write in the chat of the table. */
  maySpeak(person: PersonId | undefined): boolean {
    if (person === undefined) return false
    return this.seatOf(person) !== undefined || person === this.created.owner || this.created.audienceSpeaks === true
  }

  /** The steps after that version; `undefined` where they are no longer kept. */
  stepsSince(version: number): readonly Step[] | undefined {
    if (version > this.version || version < this.#steps[0].version - 1) return undefined
    return this.#steps.filter((step) => step.version > version)
  }

  sit(person: PersonId, name: string, seat?: Seat): Entry[] {
    this.#expectGathering()
    if (this.seatOf(person) !== undefined) throw new TableError('seat-taken', 'you sit at this table already')
    const isFree = ({ person: other, robot }: Sitter) => other === undefined && robot === undefined
    const at = seat ?? this.sitters.findIndex(isFree)
    if (at < 0) throw new TableError('seat-taken', 'every seat is taken; you can watch')
    if (!this.sitters[at])
      throw new TableError('bad-input', `there is no seat ${at}; seats are 0 to ${this.sitters.length - 1}`)
    if (!isFree(this.sitters[at])) throw new TableError('seat-taken', `seat ${at} is taken; choose another`)
    return this.#commit({ kind: 'sat', seat: at, person, name })
  }

  leave(person: PersonId): Entry[] {
    this.#expectGathering()
    return this.#commit({ kind: 'left', seat: this.#expectSeat(person) })
  }

  start(person: PersonId, seed: Seed): Entry[] {
    this.#expectGathering()
    if (person !== this.created.owner) throw new TableError('not-owner', 'only who made the table can start the game')
    const open = this.sitters.filter((sitter) => sitter.person === undefined && sitter.robot === undefined).length
    if (open > 0) throw new TableError('seats-open', `${open} ${open === 1 ? 'seat is' : 'seats are'} still open`)
    return this.#commit({ kind: 'started', seed })
  }

  /** The version to which this move of the person led when it came first; so that a repeat is not a second move. */
  answered(person: PersonId, id: string): number | undefined {
    return this.#answered.get(`${this.seatOf(person)} ${id}`)
  }

  /** A move by a person who saw the table at that version. */
  move(person: PersonId, { version, id, move }: { version: number; id: string; move: Move }): Entry[] {
    const seat = this.#expectMover(person, version)
    return this.#answer(seat, { kind: 'moved', seat, move, by: 'person', id })
  }

  /** Several moves of a person at once, all or none; only the last of them may show something or end the turn. */
  moves(person: PersonId, { version, id, moves }: { version: number; id: string; moves: readonly Move[] }): Entry[] {
    const seat = this.#expectMover(person, version)
    const before = this.#plan(seat, moves.slice(0, -1))
    const last = moves.length - 1
    if (before.stopped || !before.asked) {
      const why = before.stopped?.why ?? 'nothing more is asked of you'
      throw new TableError('unforeseen', `moves[${before.played}]: ${why}; send what stands before it`)
    }
    expectLegal(before.asked, moves[last], last)
    const entries = moves.flatMap((move, i) =>
      this.#commit({ kind: 'moved', seat, move, by: 'person', ...(i === last && { id }) }),
    )
    return [...entries, ...this.#autoMoves()]
  }

  /** What the moves would lead to; nothing changes. Automatic answers are not given in a plan. */
  plan(person: PersonId, { version, moves }: { version: number; moves: readonly Move[] }): Plan {
    return this.#plan(this.#expectMover(person, version), moves)
  }

  /** A move for a seat that an artificial player has. */
  moveFor(seat: Seat, move: Move, by: 'robot' | 'safe'): Entry[] {
    this.#expectPlaying()
    if (this.sitters[seat]?.robot === undefined)
      throw new TableError('not-seated', `no artificial player has seat ${seat}`)
    return this.#answer(seat, { kind: 'moved', seat, move, by })
  }

  /** Takes back, or asks the others to: to before one's own last answer, unless it is said how far. */
  undo(person: PersonId, to?: number): Entry[] {
    const seat = this.#expectPlayer(person)
    this.#expectPlaying()
    const last = this.#undoing.lastOwn(seat)
    const target = to ?? last
    if (last < 0) throw new TableError('no-undo', undoRefusals['the-start'])
    if (target < 0 || target > last) {
      throw new TableError('no-undo', `there is no move of yours after move ${target}; give a number from 0 to ${last}`)
    }
    const isFree = this.#others(seat).length === 0 || target >= this.#freeMoves(seat).from
    return this.#commit({ kind: isFree ? 'undone' : 'undoAsked', seat, to: target })
  }

  /** What the seat's undo would come to now; `undefined` where there is nothing to be taken back. */
  undoOffer(seat: Seat): UndoOffer | undefined {
    if (this.phase !== 'playing' || this.#resigned.includes(seat)) return undefined
    const to = this.#undoing.lastOwn(seat)
    const { from, barrier } = to < 0 ? { from: 0, barrier: 'the-start' as const } : this.#freeMoves(seat)
    if (to < 0 || (to < from && this.#others(seat).length > 0)) {
      return { free: false, to: to < 0 ? null : to, reason: barrier, why: undoRefusals[barrier] }
    }
    const asked = this.game.pending(this.#playthrough?.at(to))
    return { free: true, to, what: this.#undoing.made[to].move.map((number) => asked?.options[number].key ?? '') }
  }

  answerUndo(person: PersonId, agrees: boolean): Entry[] {
    const seat = this.#expectSeat(person)
    const request = this.undoRequest
    if (!request?.missing.includes(seat)) throw new TableError('no-undo', 'nobody waits for your consent to an undo')
    const entries = this.#commit({ kind: 'undoAnswered', seat, agrees })
    const settled = agrees && request.missing.length === 1
    return settled ? [...entries, ...this.#commit({ kind: 'undone', seat: request.seat, to: request.to })] : entries
  }

  resign(person: PersonId): Entry[] {
    const seat = this.#expectPlayer(person)
    this.#expectPlaying()
    return this.#commit({ kind: 'resigned', seat })
  }

  setAutos(person: PersonId, autos: readonly string[]): Entry[] {
    const seat = this.#expectPlayer(person)
    const unknown = autos.find((name) => this.hosted.autos(name) === undefined)
    if (unknown !== undefined) throw new TableError('bad-input', `${this.game.id} has no automatic answer '${unknown}'`)
    const entries = this.#commit({ kind: 'autoSet', seat, autos: [...new Set(autos)] })
    return [...entries, ...this.#autoMoves()]
  }

  /** Notes the table on which these people play again. */
  noteRematch(table: string): Entry[] {
    if (this.phase !== 'over') throw new TableError('not-over', 'a rematch begins when the game is over')
    return this.#commit({ kind: 'rematched', table })
  }

  #answer(seat: Seat, moved: Moved): Entry[] {
    const asked = this.pending
    if (asked?.seat !== seat)
      throw new TableError('not-asked', `seat ${asked?.seat} has to answer now, not seat ${seat}`)
    try {
      checkMove(asked, moved.move)
      return [...this.#commit(moved), ...this.#autoMoves()]
    } catch (error) {
      throw error instanceof IllegalMove ? new TableError('illegal-move', error.message) : error
    }
  }

  /** What the seats let the host answer, until somebody has to think. */
  #autoMoves(): Entry[] {
    const entries: Entry[] = []
    while (entries.length < MOST_AUTOS) {
      const asked = this.pending
      const autos = asked ? this.sitters[asked.seat].autos : []
      const move = asked && autos.map((name) => this.hosted.autos(name)?.answer(asked)).find((answer) => answer)
      if (!asked || !move) break
      entries.push(...this.#commit({ kind: 'moved', seat: asked.seat, move, by: 'auto' }))
    }
    return entries
  }

  #freeMoves(seat: Seat) {
    return this.#undoing.freeMoves(seat, this.#begun())
  }

  #plan(seat: Seat, moves: readonly Move[]): Plan {
    return planned(this.hosted, this.game.clone(this.#begun().state), seat, this.sitters.length, moves)
  }

  #begun(): AnyPlaythrough {
    if (!this.#playthrough) throw new TableError('not-started', 'the game has not begun')
    return this.#playthrough
  }

  /** The people whose consent counts. */
  #others(seat: Seat): Seat[] {
    return this.sitters.flatMap(({ robot }, other) => (other === seat || robot !== undefined ? [] : [other]))
  }

  #expectGathering(): void {
    if (this.#playthrough) throw new TableError('already-started', 'the game has begun')
  }

  #expectPlaying(): void {
    if (this.phase === 'gathering') throw new TableError('not-started', 'the game has not begun')
    if (this.phase === 'over') throw new TableError('over', 'the game is over')
  }

  #expectSeat(person: PersonId): Seat {
    const seat = this.seatOf(person)
    if (seat === undefined) throw new TableError('not-seated', 'you do not sit at this table')
    return seat
  }

  #expectPlayer(person: PersonId): Seat {
    const seat = this.#expectSeat(person)
    if (this.#resigned.includes(seat)) throw new TableError('not-seated', 'you have resigned')
    return seat
  }

  /** The seat of a person who is asked and saw the decision that stands. */
  #expectMover(person: PersonId, version: number): Seat {
    const seat = this.#expectPlayer(person)
    this.#expectPlaying()
    if (version < this.asking || version > this.version) {
      throw new TableError('stale', `the table went on to version ${this.version} since version ${version}; look again`)
    }
    const asked = this.pending
    if (asked?.seat !== seat)
      throw new TableError('not-asked', `seat ${asked?.seat} has to answer now, not seat ${seat}`)
    return seat
  }

  #commit(entry: Entry): Entry[] {
    this.#apply(entry)
    return [entry]
  }

  /** The one place where a table changes: while it is played, and when it is read again. */
  #apply(entry: Entry): void {
    const events = this.#change(entry)
    this.version++
    if (['started', 'moved', 'undone', 'resigned'].includes(entry.kind)) this.asking = this.version
    if (entry.kind === 'moved' && entry.id !== undefined) this.#answered.set(`${entry.seat} ${entry.id}`, this.version)
    this.#steps.push({ version: this.version, entry, events })
    if (this.#steps.length > 2 * MOST_STEPS) this.#steps = this.#steps.slice(-MOST_STEPS)
  }

  #change(entry: Entry): readonly GameEvent[] {
    switch (entry.kind) {
      case 'created':
        throw new Error(`table ${this.id} is created twice`)
      case 'sat':
        this.sitters[entry.seat] = { ...this.sitters[entry.seat], person: entry.person, name: entry.name }
        return []
      case 'left':
        this.sitters[entry.seat] = { autos: [] }
        return []
      case 'started':
        this.#seed = entry.seed
        this.#playthrough = Playthrough.start(this.game, this.created.options, entry.seed)
        return []
      case 'moved':
        return this.#play(entry)
      case 'undoAsked':
        this.undoRequest = { seat: entry.seat, to: entry.to, missing: this.#others(entry.seat) }
        return []
      case 'undoAnswered':
        this.undoRequest = agreed(this.undoRequest, entry.seat, entry.agrees)
        return []
      case 'undone':
        this.undoRequest = undefined
        this.#begun().undo(entry.to)
        this.#undoing.cutTo(entry.to)
        return []
      case 'resigned':
        this.undoRequest = undefined
        this.#resigned.push(entry.seat)
        this.sitters[entry.seat] = { ...this.sitters[entry.seat], robot: Object.keys(this.hosted.robots)[0], autos: [] }
        return []
      case 'autoSet':
        this.sitters[entry.seat] = { ...this.sitters[entry.seat], autos: entry.autos }
        return []
      case 'rematched':
        this.rematch = entry.table
        return []
    }
  }

  #play({ move, seat, by }: Moved): readonly GameEvent[] {
    const playthrough = this.#begun()
    this.#undoing.note({ seat, by, move }, playthrough.state)
    this.undoRequest = undefined
    return playthrough.play(move)
  }
}

/** The request after an answer to it; one refusal ends it. */
function agreed(request: UndoRequest | undefined, seat: Seat, agrees: boolean): UndoRequest | undefined {
  return request && agrees ? { ...request, missing: request.missing.filter((each) => each !== seat) } : undefined
}
