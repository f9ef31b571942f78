/** Coming to a table and going from it, before the start and later. */
import type { Json, Seat, Seed } from '@freehold/kernel'
import { namedApart } from '../protocol/look-alikes.ts'
import { type Absence, everybodyHere, isQuick, OF_LATE_MS } from './absence.ts'
import type { Entry, PersonId, SeatPlan } from './entries.ts'
import { GuardedTable } from './guarded-table.ts'
import type { Sitter } from './sitter.ts'
import { TableError } from './table-error.ts'

const isFree = ({ person, robot }: Sitter) => person === undefined && robot === undefined

export class SeatedTable extends GuardedTable {
  /** Whether the person may write in the chat of the table. */
  maySpeak(person: PersonId | undefined): boolean {
    if (person === undefined) return false
    return this.seatOf(person) !== undefined || person === this.created.owner || this.created.audienceSpeaks === true
  }

  get isFull(): boolean {
    return !this.sitters.some(isFree)
  }

  /** What the game is played with, also before it begins: as it was drafted, where there was a draft. */
  get agreedOptions(): Json {
    return (this.hasBegun ? undefined : this.draftedOptions()) ?? this.created.options
  }

  isKeptFor(person: PersonId): boolean {
    return this.phase === 'gathering' && this.#keptSeat(person) !== undefined
  }

  sit(person: PersonId, name: string, seat?: Seat): Entry[] {
    this.expectGathering()
    this.expectRoom()
    if (this.seatOf(person) !== undefined)
      throw new TableError('seat-taken', 'you sit at this table already', { code: 'sits-already' })
    const isFor = (sitter: Sitter) => isFree(sitter) && (sitter.kept?.person ?? person) === person
    const at = seat ?? this.#keptSeat(person) ?? this.sitters.findIndex(isFor)
    if (at < 0) throw new TableError('seat-taken', 'every seat is taken; you can watch', { code: 'no-seat-free' })
    const there = this.expectSitter(at)
    if (!isFree(there)) throw new TableError('seat-taken', `seat ${at} is taken; choose another`)
    if (!isFor(there)) throw new TableError('seat-taken', `seat ${at} is kept for somebody`, { code: 'seat-kept' })
    const others = this.sitters.flatMap((other) => this.hosted.robots[other.robot ?? '']?.name ?? other.name ?? [])
    return this.commit({ kind: 'sat', seat: at, person, name: namedApart(name, others) })
  }

  /** Before the start the seat is given up; later an artificial player goes on until its owner comes back. */
  leave(person: PersonId): Entry[] {
    if (this.phase === 'gathering') return this.commit({ kind: 'left', seat: this.#expectOwnSeat(person) })
    const seat = this.expectPlayer(person)
    this.expectPlaying()
    this.expectRoom()
    if (this.created.rated)
      throw new TableError('rated', 'nobody plays for you at a rated table; you can resign', { code: 'rated-leaving' })
    return [...this.replace(seat, 'left'), ...this.autoMoves()]
  }

  /** Takes the seat back from the artificial player that went on. */
  comeBack(person: PersonId): Entry[] {
    const seat = this.expectSeat(person)
    this.expectPlaying()
    if (!this.sitters[seat].isAway) throw new TableError('not-away', 'nobody plays for you')
    return [...this.commit({ kind: 'returned', seat }), ...this.autoMoves()]
  }

  /** Who is to come to a seat that nobody has taken, or whose person is no longer there. */
  planSeat(person: PersonId, seat: Seat, plan: SeatPlan, away: Absence = everybodyHere): Entry[] {
    this.expectGathering()
    this.expectRoom()
    this.expectOwner(person, 'choose who is to sit there')
    const sits = this.expectSitter(seat).person
    if ((sits !== undefined && away(sits) <= OF_LATE_MS) || this.ruled?.seat === seat)
      throw new TableError('seat-taken', `seat ${seat} is taken`)
    this.expectRobots([plan])
    if (this.created.rated && plan !== 'open')
      throw new TableError('rated', 'artificial players have no rating', { code: 'rated-robots' })
    return this.commit({ kind: 'planned', seat, plan })
  }

  /** Throws unless the person may begin the game. Where time would run out for somebody who does not know of it, all must be there. */
  expectStartable(person: PersonId, away: Absence = everybodyHere): void {
    this.expectGathering()
    if (!this.mayStart(person)) this.expectOwner(person, 'start the game')
    const open = this.sitters.filter(isFree).length // a kept one, too
    if (open > 0) throw new TableError('seats-open', `${open} ${open === 1 ? 'seat is' : 'seats are'} still open`)
    if (this.created.rated && this.playing().length < 2)
      throw new TableError('rated', 'a rated game needs two people or more', { code: 'rated-alone' })
    if (isQuick(this.created.clock)) {
      const missing = this.sitters.find(({ person: who }) => who && who !== person && away(who) > OF_LATE_MS)
      if (missing) throw new TableError('not-here', `${missing.name} is not here: wait until everybody is`)
    }
  }

  start(person: PersonId, seed: Seed, at?: string, away?: Absence): Entry[] {
    this.expectStartable(person, away)
    const options = this.draftedOptions()
    return this.commit({
      kind: 'started',
      seed,
      ...(at !== undefined && { at }),
      ...(options !== undefined && { options }),
    })
  }

  /** Who else than the one who made the table may begin the game. */
  protected mayStart(person: PersonId): boolean {
    return this.created.beginsFull === true && this.seatOf(person) !== undefined
  }

  /** What came of a draft, where there was one. */
  protected draftedOptions(): Json | undefined {
    return undefined
  }

  setAutos(person: PersonId, autos: readonly string[]): Entry[] {
    const seat = this.expectPlayer(person)
    this.expectRoom()
    const unknown = autos.find((name) => this.hosted.autos(name) === undefined)
    if (unknown !== undefined) throw new TableError('bad-input', `${this.game.id} has no automatic answer '${unknown}'`)
    const entries = this.commit({ kind: 'autoSet', seat, autos: [...new Set(autos)] })
    return [...entries, ...this.autoMoves()]
  }

  /** Throws unless the person may delete the table: its owner, and not while others play there. */
  expectDeletable(person: PersonId): void {
    this.expectOwner(person, 'delete it')
    const seat = this.seatOf(person)
    if (this.phase === 'playing' && this.concerned(seat).length > 0)
      throw new TableError('not-over', 'others play here: propose to them to end the game first', {
        code: 'others-play',
      })
    const played = this.sitters.some(({ person: who }) => who !== undefined && who !== person)
    if (this.result() && played)
      throw new TableError('over', 'others played here, and it is their game too', { code: 'others-played' })
  }

  /** The seat that the person has, or that is kept for them. */
  #expectOwnSeat(person: PersonId): Seat {
    return this.#keptSeat(person) ?? this.expectSeat(person)
  }

  #keptSeat(person: PersonId): Seat | undefined {
    const seat = this.sitters.findIndex((sitter) => isFree(sitter) && sitter.kept?.person === person)
    return seat < 0 ? undefined : seat
  }
}
