/** Who may do what at a table, and how it is changed: what all commands have in common. */
import type { Seat } from '@freehold/kernel'
import type { ProposalKind } from '../protocol/tables.ts'
import { type Entry, type PersonId, type SeatPlan, turning } from './entries.ts'
import { TableRecord } from './record.ts'
import type { Sitter } from './sitter.ts'
import { TableError } from './table-error.ts'

/** Automatic answers to one move: more would be a game that asks the same for ever. */
const MOST_AUTOS = 100
/** Every so many moves the list says to which state it led, so that other rules do not lead elsewhere unseen. */
const HASH_EVERY = 32
/** So many moves may stand: ten times as many as in the longest games of people. A list without an end fills the disk of any host. */
export const MOST_MOVES = 20_000
/** So many other entries may stand beside them, and moves that were taken back: nobody comes and goes, or takes back, more often. */
export const MOST_BESIDE = 10_000

export class GuardedTable extends TableRecord {
  /** The seat of the rules themselves, where there is one. */
  get ruled() {
    return this.hosted.ruled?.(this.created.options)
  }

  /** Throws where a seat is planned for an artificial player that the game does not have. */
  expectRobots(plan: readonly SeatPlan[]): void {
    const { robots } = this.hosted
    const unknown = plan.find((each) => each !== 'open' && !Object.hasOwn(robots, each.robot))
    if (unknown === undefined || unknown === 'open') return
    const known = Object.keys(robots).join(', ')
    const what = `seats: ${this.game.id} has no artificial player '${unknown.robot}'`
    throw new TableError('bad-input', `${what}; there are ${known}`)
  }

  /** The seat of a person who is asked and saw the decision that stands. */
  expectMover(person: PersonId, version: number): Seat {
    const seat = this.expectPlayer(person)
    this.expectPlaying()
    this.expectRunning()
    if (version < this.asking || version > this.version) {
      throw new TableError('stale', `the table went on to version ${this.version} since version ${version}; look again`)
    }
    const asked = this.pending
    if (asked?.seat !== seat)
      throw new TableError('not-asked', `seat ${asked?.seat} has to answer now, not seat ${seat}`)
    return seat
  }

  /** What the seats let the host answer, until somebody has to think. */
  protected autoMoves(): Entry[] {
    const entries: Entry[] = []
    while (entries.length < MOST_AUTOS && !this.isPaused) {
      const asked = this.pending
      const { autos, robot } = asked ? this.sitters[asked.seat] : { autos: [], robot: undefined }
      const move = asked && autos.map((name) => this.hosted.autos(name)?.answer(asked)).find((answer) => answer)
      if (!asked || !move || robot !== undefined) break
      entries.push(...this.commit({ kind: 'moved', seat: asked.seat, move, by: 'auto' }))
    }
    return entries
  }

  protected replace(seat: Seat, why: 'left' | 'clock' | 'vote'): Entry[] {
    return this.commit({ kind: 'replaced', seat, robot: Object.keys(this.hosted.robots)[0], why })
  }

  /** The other people whose game it is: also somebody for whom an artificial player goes on for now. */
  protected concerned(seat: Seat | undefined): Seat[] {
    return this.sitters.flatMap(({ person }, other) =>
      person === undefined || other === seat || this.resigned.includes(other) ? [] : [other],
    )
  }

  protected expectNotRefused(seat: Seat, what: ProposalKind | 'undo'): void {
    if (this.consent.hasRefused(seat, what))
      throw new TableError('proposed', 'the others have refused this; ask again after the next move', {
        code: 'refused-before',
      })
  }

  /** Throws where the list has grown by other things than moves for too long. What only answers or ends something is always let through. */
  protected expectRoom(): void {
    if (this.version - this.position >= MOST_BESIDE)
      throw new TableError('too-long', 'too much was taken back and changed at this table: nothing but moves is left')
  }

  /** Ends a game that goes on for ever. */
  protected endless(): Entry[] {
    if (this.position < MOST_MOVES || this.phase !== 'playing') return []
    return this.commit({ kind: 'closed', why: 'too-long' })
  }

  protected expectGathering(): void {
    if (this.phase !== 'gathering') throw new TableError('already-started', 'the game has begun')
  }

  protected expectPlaying(): void {
    if (this.phase === 'gathering') throw new TableError('not-started', 'the game has not begun')
    if (this.phase === 'over') throw new TableError('over', 'the game is over')
  }

  protected expectRunning(): void {
    if (this.isPaused) throw new TableError('paused', 'the game is paused')
  }

  protected expectOwner(person: PersonId, what: string): void {
    if (person !== this.created.owner) throw new TableError('not-owner', `only who made the table can ${what}`)
  }

  protected expectSitter(seat: Seat): Sitter {
    if (this.sitters[seat]) return this.sitters[seat]
    throw new TableError('bad-input', `there is no seat ${seat}; seats are 0 to ${this.sitters.length - 1}`)
  }

  protected expectSeat(person: PersonId): Seat {
    const seat = this.seatOf(person)
    if (seat === undefined) throw new TableError('not-seated', 'you do not sit at this table')
    return seat
  }

  protected expectPlayer(person: PersonId): Seat {
    const seat = this.expectSeat(person)
    if (this.resigned.includes(seat)) throw new TableError('not-seated', 'you have resigned', { code: 'resigned' })
    if (this.sitters[seat].isAway)
      throw new TableError('away', 'an artificial player has your seat; take it back first')
    return seat
  }

  /** Changes the table. The time that passed goes with the first entry after which another decision may stand. */
  protected commit(entry: Entry): Entry[] {
    const timed = this.thinking >= 1 && turning.includes(entry.kind) && entry.kind !== 'started'
    const written = timed && !this.isPaused ? { ...entry, ms: Math.round(this.thinking) } : entry
    this.apply(written)
    const isMarked = written.kind === 'moved' && this.position % HASH_EVERY === 0
    return [isMarked ? { ...written, hash: this.game.hash(this.begun().state) } : written]
  }
}
