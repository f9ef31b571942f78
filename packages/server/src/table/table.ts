/**
 * One table: its entries, what they lead to, and what can be done there. It knows no clock, no network and no storage.
 * Every command either throws `TableError` and changes nothing, or gives the entries that it led to; the caller makes them
 * durable before anybody hears of them, and throws the table away where that fails.
 */
import { checkMove, IllegalMove, type Move, type Seat, type Seed } from '@freehold/kernel'
import type { HostedGame } from '../games.ts'
import type { Barrier, Plan, ProposalKind, RatingChange, UndoOffer } from '../protocol/tables.ts'
import { graceOf, isQuick, LONGEST_PAUSE_MS, OF_LATE_MS } from './absence.ts'
import { type ClosedWhy, type Entry, type Moved, type PersonId, type SeatPlan, turning } from './entries.ts'
import { expectLegal, planned } from './plan.ts'
import { isSettled } from './proposals.ts'
import { type Sitter, TableRecord } from './record.ts'
import { TableError } from './table-error.ts'
import type { FreeMoves } from './undoing.ts'

export type { Sitter, Step } from './record.ts'

const undoRefusals: Record<Barrier, string> = {
  'the-start': 'you have made no move that could be taken back',
  'another-decided': 'somebody else has decided since',
  'something-shown': 'something was shown that was hidden before',
}

/** Automatic answers to one move: more would be a game that asks the same for ever. */
const MOST_AUTOS = 100
/** Every so many moves the list says to which state it led, so that other rules do not lead elsewhere unseen. */
const HASH_EVERY = 32
/** A clock that is so close to its end has run out: timers are not more exact. */
const CLOSE_MS = 20

const isFree = ({ person, robot }: Sitter) => person === undefined && robot === undefined

/** For how many milliseconds a person has not been at the table; 0 where they are. */
export type Absence = (person: PersonId) => number

const everybodyHere: Absence = () => 0

/** What the host knows at the moment of a decision. */
export interface Now {
  readonly at?: string // the moment
  readonly away?: Absence
}

export class Table extends TableRecord {
  #behind: Table | undefined // as the audience knows it, where it is told later
  #untold: { readonly entry: Entry; readonly moves: number; readonly elapsed: number }[] = []
  #moves = 0 // ever made, whether they stand or not

  constructor(id: string, hosted: HostedGame, [created, ...entries]: readonly Entry[]) {
    super(id, hosted, created)
    const { delay, ...rest } = this.created
    if (delay) this.#behind = new Table(id, hosted, [rest])
    this.follow(entries)
  }

  /** Whether the person may write in the chat of the table. */
  maySpeak(person: PersonId | undefined): boolean {
    if (person === undefined) return false
    return this.seatOf(person) !== undefined || person === this.created.owner || this.created.audienceSpeaks === true
  }

  /** The table as those may know it who watch: where it was made with a delay, as it stood then. */
  forAudience(): Table {
    const { delay } = this.created
    if (!delay || !this.#behind) return this
    const isOld = ({ moves, elapsed }: { moves: number; elapsed: number }) =>
      'moves' in delay
        ? this.#moves - moves >= delay.moves
        : this.elapsed + this.thinking - elapsed >= delay.minutes * 60_000
    const young = this.phase === 'playing' ? this.#untold.findIndex((each) => !isOld(each)) : -1
    const old = this.#untold.splice(0, young < 0 ? this.#untold.length : young)
    this.#behind.follow(old.map(({ entry }) => entry))
    return this.#behind
  }

  sit(person: PersonId, name: string, seat?: Seat): Entry[] {
    this.#expectGathering()
    if (this.seatOf(person) !== undefined)
      throw new TableError('seat-taken', 'you sit at this table already', { code: 'sits-already' })
    const isFor = (sitter: Sitter) => isFree(sitter) && (sitter.kept?.person ?? person) === person
    const at = seat ?? this.#keptSeat(person) ?? this.sitters.findIndex(isFor)
    if (at < 0) throw new TableError('seat-taken', 'every seat is taken; you can watch', { code: 'no-seat-free' })
    const there = this.#expectSitter(at)
    if (!isFree(there)) throw new TableError('seat-taken', `seat ${at} is taken; choose another`)
    if (!isFor(there)) throw new TableError('seat-taken', `seat ${at} is kept for somebody`, { code: 'seat-kept' })
    return this.#commit({ kind: 'sat', seat: at, person, name })
  }

  get isFull(): boolean {
    return !this.sitters.some(isFree)
  }

  isKeptFor(person: PersonId): boolean {
    return this.phase === 'gathering' && this.#keptSeat(person) !== undefined
  }

  /** Before the start the seat is given up; later an artificial player goes on until its owner comes back. */
  leave(person: PersonId): Entry[] {
    if (this.phase === 'gathering') return this.#commit({ kind: 'left', seat: this.#expectOwnSeat(person) })
    const seat = this.#expectPlayer(person)
    this.#expectPlaying()
    if (this.created.rated)
      throw new TableError('rated', 'nobody plays for you at a rated table; you can resign', { code: 'rated-leaving' })
    return [...this.#replace(seat, 'left'), ...this.#autoMoves()]
  }

  /** Takes the seat back from the artificial player that went on. */
  comeBack(person: PersonId): Entry[] {
    const seat = this.#expectSeat(person)
    this.#expectPlaying()
    if (!this.sitters[seat].isAway) throw new TableError('not-away', 'nobody plays for you')
    return [...this.#commit({ kind: 'returned', seat }), ...this.#autoMoves()]
  }

  /** Who is to come to a seat that nobody has taken, or whose person is no longer there. */
  planSeat(person: PersonId, seat: Seat, plan: SeatPlan, away: Absence = everybodyHere): Entry[] {
    this.#expectGathering()
    this.#expectOwner(person, 'choose who is to sit there')
    const sits = this.#expectSitter(seat).person
    if ((sits !== undefined && away(sits) <= OF_LATE_MS) || this.ruled?.seat === seat)
      throw new TableError('seat-taken', `seat ${seat} is taken`)
    this.expectRobots([plan])
    if (this.created.rated && plan !== 'open')
      throw new TableError('rated', 'artificial players have no rating', { code: 'rated-robots' })
    return this.#commit({ kind: 'planned', seat, plan })
  }

  /** Throws unless the person may begin the game. Where time would run out for somebody who does not know of it, all must be there. */
  expectStartable(person: PersonId, away: Absence = everybodyHere): void {
    this.#expectGathering()
    if (!this.created.beginsFull || this.seatOf(person) === undefined) this.#expectOwner(person, 'start the game')
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
    return this.#commit({ kind: 'started', seed, ...(at !== undefined && { at }) })
  }

  /** A move by a person who saw the table at that version. */
  move(person: PersonId, { version, id, move }: { version: number; id: string; move: Move }): Entry[] {
    const seat = this.expectMover(person, version)
    return this.#answer(seat, { kind: 'moved', seat, move, by: 'person', id })
  }

  /**
   * Several moves of a person at once, all or none; only the last of them may show something or end the turn. `foreseen` is
   * what all but the last lead to, where that was judged elsewhere.
   */
  moves(
    person: PersonId,
    sent: { version: number; id: string; moves: readonly Move[] },
    foreseen?: { readonly position: number; readonly plan: Plan },
  ): Entry[] {
    const { version, id, moves } = sent
    const seat = this.expectMover(person, version)
    const last = moves.length - 1
    const before = foreseen?.position === this.position ? foreseen.plan : this.#planned(seat, moves.slice(0, -1))
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
    return this.#planned(this.expectMover(person, version), moves)
  }

  /** A move for a seat that an artificial player has. */
  moveFor(seat: Seat, move: Move, by: 'robot' | 'safe'): Entry[] {
    this.#expectPlaying()
    this.#expectRunning()
    if (this.sitters[seat]?.robot === undefined)
      throw new TableError('not-seated', `no artificial player has seat ${seat}`)
    return this.#answer(seat, { kind: 'moved', seat, move, by })
  }

  /** Takes back, or asks the others to: to before one's own last answer, unless it is said how far. */
  undo(person: PersonId, to?: number): Entry[] {
    const seat = this.#expectPlayer(person)
    this.#expectPlaying()
    this.#expectRunning()
    const last = this.undoing.lastOwn(seat)
    const target = to ?? last
    if (last < 0) throw new TableError('no-undo', undoRefusals['the-start'], { code: 'undo-the-start' })
    if (target < 0 || target > last) {
      throw new TableError('no-undo', `there is no move of yours after move ${target}; give a number from 0 to ${last}`)
    }
    const { from, barrier } = this.undoing.freeMoves(seat, this.begun())
    if (target >= from) return this.#commit({ kind: 'undone', seat, to: target })
    if (!this.#mayAskBack) {
      const why = this.created.rated ? 'this game is rated' : 'nothing shown is taken back at this table'
      throw new TableError('no-undo', `${undoRefusals[barrier]}, and ${why}`, { code: `undo-${barrier}` })
    }
    const others = this.#concerned(seat)
    if (others.length === 0) return this.#commit({ kind: 'undone', seat, to: target })
    if (others.some((other) => this.sitters[other].isAway))
      throw new TableError('no-undo', 'somebody is away who would have to agree', { code: 'undo-somebody-away' })
    this.#expectNotRefused(seat, 'undo')
    return this.#commit({ kind: 'undoAsked', seat, to: target })
  }

  /** Whether it is known how far the seat may take back for free. To find out may take a while. */
  knowsFree(seat: Seat): boolean {
    return this.phase !== 'playing' || this.undoing.known(seat) !== undefined
  }

  /** Somebody has judged it, when so many moves stood. */
  learnFree(seat: Seat, position: number, free: FreeMoves): void {
    this.undoing.learn(seat, position, free)
  }

  /**
   * What the seat's undo would come to now, as far as it is known; `undefined` where there is nothing to be taken back.
   */
  undoOffer(seat: Seat): UndoOffer | undefined {
    if (this.phase !== 'playing' || this.sitters[seat].robot !== undefined) return undefined
    const to = this.undoing.lastOwn(seat)
    if (to < 0) return { free: false, to: null, reason: 'the-start', why: undoRefusals['the-start'] }
    const known = this.undoing.known(seat)
    if (!known) return { free: null, to }
    const { from, barrier } = known
    const isAlone = this.#mayAskBack && this.#concerned(seat).length === 0
    if (to < from && !isAlone) return { free: false, to, reason: barrier, why: undoRefusals[barrier] }
    const asked = this.game.pending(this.undoing.stateAt(to, this.begun()))
    return { free: true, to, what: this.undoing.made[to].move.map((number) => asked?.options[number].key ?? '') }
  }

  /** Agrees to what another asks for, or not; whoever asked withdraws it by not agreeing. */
  answerUndo(person: PersonId, agrees: boolean): Entry[] {
    const seat = this.#expectSeat(person)
    const request = this.undoRequest
    if (request?.seat === seat && !agrees) return this.#commit({ kind: 'undoAnswered', seat, agrees })
    if (!request?.missing.includes(seat))
      throw new TableError('no-undo', 'nobody waits for your consent to an undo', { code: 'undo-not-asked' })
    const entries = this.#commit({ kind: 'undoAnswered', seat, agrees })
    const settled = agrees && request.missing.length === 1
    return settled ? [...entries, ...this.#commit({ kind: 'undone', seat: request.seat, to: request.to })] : entries
  }

  /** Asks the others for a pause, for going on, for an end without a result, or for replacing somebody absent. */
  propose(person: PersonId, what: ProposalKind, about?: Seat, now: Now = {}): Entry[] {
    const seat = this.#expectPlayer(person)
    this.#expectPlaying()
    if (what === 'pause') this.#expectRunning()
    if (what === 'resume' && !this.isPaused) throw new TableError('bad-input', 'the game is not paused')
    if (what === 'replace') this.#expectReplaceable(seat, about, now.away)
    if (what === 'resume' && this.#isLongPaused(now)) return this.#goOn()
    this.#expectNotRefused(seat, what)
    if (this.proposal) throw new TableError('proposed', 'the table has to decide about something else first')
    const entries = this.#commit({ kind: 'proposed', seat, what, ...(what === 'replace' && { about }) })
    return [...entries, ...this.#carryOut(now)]
  }

  vote(person: PersonId, agrees: boolean, now: Now = {}): Entry[] {
    const seat = this.#expectPlayer(person)
    this.#expectPlaying()
    if (!this.proposal?.missing.includes(seat))
      throw new TableError('not-asked', 'nobody waits for your vote', { code: 'vote-not-asked' })
    const { what, about } = this.proposal
    if (agrees && what === 'replace') this.#expectReplaceable(seat, about ?? undefined, now.away)
    return [...this.#commit({ kind: 'voted', seat, agrees }), ...this.#carryOut(now)]
  }

  resign(person: PersonId): Entry[] {
    const seat = this.#expectSeat(person)
    this.#expectPlaying()
    if (this.resigned.includes(seat)) throw new TableError('not-seated', 'you have resigned', { code: 'resigned' })
    return this.#commit({ kind: 'resigned', seat })
  }

  /** The time that the seat has left now; `undefined` where nothing runs. */
  timeLeft(): { readonly seat: Seat; readonly ms: number } | undefined {
    const seat = this.clock && this.running
    return this.clock && seat !== undefined ? { seat, ms: this.clock.left[seat] - this.thinking } : undefined
  }

  /** What happens where the time of whoever is asked has run out; nothing where it has not. */
  runOut(): Entry[] {
    const left = this.phase === 'playing' ? this.timeLeft() : undefined
    if (!left || left.ms > CLOSE_MS) return []
    if (this.clock?.options.runsOut === 'loses')
      return this.#commit({ kind: 'resigned', seat: left.seat, why: 'clock' })
    return this.#replace(left.seat, 'clock')
  }

  /** Ends the table without a result. */
  close(why: ClosedWhy): Entry[] {
    if (this.phase === 'over') throw new TableError('over', 'the game is over')
    return this.#commit({ kind: 'closed', why })
  }

  setAutos(person: PersonId, autos: readonly string[]): Entry[] {
    const seat = this.#expectPlayer(person)
    const unknown = autos.find((name) => this.hosted.autos(name) === undefined)
    if (unknown !== undefined) throw new TableError('bad-input', `${this.game.id} has no automatic answer '${unknown}'`)
    const entries = this.#commit({ kind: 'autoSet', seat, autos: [...new Set(autos)] })
    return [...entries, ...this.#autoMoves()]
  }

  /** Notes what the game did to the ratings of those who played. */
  noteRatings(ratings: readonly (RatingChange | null)[]): Entry[] {
    return this.ratings ? [] : this.#commit({ kind: 'rated', ratings })
  }

  /** Notes the table on which these people play again. */
  noteRematch(table: string): Entry[] {
    if (this.phase !== 'over')
      throw new TableError('not-over', 'a rematch begins when the game is over', { code: 'rematch-too-early' })
    return this.#commit({ kind: 'rematched', table })
  }

  /** Throws unless the person may delete the table: its owner, and not while others play there. */
  expectDeletable(person: PersonId): void {
    this.#expectOwner(person, 'delete it')
    const seat = this.seatOf(person)
    if (this.phase === 'playing' && this.#concerned(seat).length > 0)
      throw new TableError('not-over', 'others play here: propose to them to end the game first', {
        code: 'others-play',
      })
    const played = this.sitters.some(({ person: who }) => who !== undefined && who !== person)
    if (this.result() && played)
      throw new TableError('over', 'others played here, and it is their game too', { code: 'others-played' })
  }

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

  protected override apply(entry: Entry): void {
    super.apply(entry)
    if (entry.kind === 'moved') this.#moves++
    if (this.#behind) this.#untold.push({ entry, moves: this.#moves, elapsed: this.elapsed })
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
    while (entries.length < MOST_AUTOS && !this.isPaused) {
      const asked = this.pending
      const { autos, robot } = asked ? this.sitters[asked.seat] : { autos: [], robot: undefined }
      const move = asked && autos.map((name) => this.hosted.autos(name)?.answer(asked)).find((answer) => answer)
      if (!asked || !move || robot !== undefined) break
      entries.push(...this.#commit({ kind: 'moved', seat: asked.seat, move, by: 'auto' }))
    }
    return entries
  }

  #replace(seat: Seat, why: 'left' | 'clock' | 'vote'): Entry[] {
    return this.#commit({ kind: 'replaced', seat, robot: Object.keys(this.hosted.robots)[0], why })
  }

  /** Does what was proposed, once it is accepted. */
  #carryOut({ at }: Now): Entry[] {
    const { proposal } = this
    if (!proposal || isSettled(proposal) !== 'accepted') return []
    switch (proposal.what) {
      case 'pause':
        return this.#commit({ kind: 'paused', ...(at !== undefined && { at }) })
      case 'resume':
        return this.#goOn()
      case 'close':
        return this.close('consent')
      case 'replace':
        return this.#replace(proposal.about as Seat, 'vote')
    }
  }

  #goOn(): Entry[] {
    return [...this.#commit({ kind: 'resumed' }), ...this.#autoMoves()]
  }

  /** Nobody is kept from going on for ever by somebody who does not answer. */
  #isLongPaused({ at }: Now): boolean {
    return (
      at !== undefined && this.pausedAt !== undefined && Date.parse(at) - Date.parse(this.pausedAt) >= LONGEST_PAUSE_MS
    )
  }

  /** Whether anything may be taken back by consent; where one is alone, that is one's own. */
  get #mayAskBack(): boolean {
    return !this.created.rated && !this.created.noTakingBack
  }

  /** The other people whose game it is: also somebody for whom an artificial player goes on for now. */
  #concerned(seat: Seat | undefined): Seat[] {
    return this.sitters.flatMap(({ person }, other) =>
      person === undefined || other === seat || this.resigned.includes(other) ? [] : [other],
    )
  }

  #expectNotRefused(seat: Seat, what: ProposalKind | 'undo'): void {
    if (this.refused.has(`${seat} ${what}`))
      throw new TableError('proposed', 'the others have refused this; ask again after the next move', {
        code: 'refused-before',
      })
  }

  #planned(seat: Seat, moves: readonly Move[]): Plan {
    return planned(this.hosted, this.game.clone(this.begun().state), seat, this.sitters.length, moves)
  }

  #expectGathering(): void {
    if (this.phase !== 'gathering') throw new TableError('already-started', 'the game has begun')
  }

  #expectPlaying(): void {
    if (this.phase === 'gathering') throw new TableError('not-started', 'the game has not begun')
    if (this.phase === 'over') throw new TableError('over', 'the game is over')
  }

  #expectRunning(): void {
    if (this.isPaused) throw new TableError('paused', 'the game is paused')
  }

  #expectOwner(person: PersonId, what: string): void {
    if (person !== this.created.owner) throw new TableError('not-owner', `only who made the table can ${what}`)
  }

  #expectSitter(seat: Seat): Sitter {
    if (this.sitters[seat]) return this.sitters[seat]
    throw new TableError('bad-input', `there is no seat ${seat}; seats are 0 to ${this.sitters.length - 1}`)
  }

  /** Only somebody for whom the game has waited as long as its clock lets people be away, and who was not there meanwhile. */
  #expectReplaceable(seat: Seat, about: Seat | undefined, away: Absence = everybodyHere): void {
    if (about === undefined) throw new TableError('bad-input', 'seat: say who is to be replaced')
    const { person, robot } = this.#expectSitter(about)
    if (about === seat) throw new TableError('bad-input', 'seat: you can leave or resign yourself')
    if (person === undefined || robot !== undefined)
      throw new TableError('bad-input', `seat: nobody plays seat ${about}`)
    const grace = graceOf(this.created)
    if (grace === undefined)
      throw new TableError('not-absent', 'at this table the clock alone decides', { code: 'clock-decides' })
    if (this.isPaused || this.pending?.seat !== about)
      throw new TableError('not-absent', 'the game does not wait for them', { code: 'not-waited-for' })
    const minutes = Math.ceil(grace / 60_000)
    if (Math.min(this.thinking, away(person)) < grace)
      throw new TableError('not-absent', `they can be replaced once they have been away for ${minutes} minutes`, {
        code: 'away-too-short',
        minutes,
      })
  }

  /** The seat that the person has, or that is kept for them. */
  #expectOwnSeat(person: PersonId): Seat {
    return this.#keptSeat(person) ?? this.#expectSeat(person)
  }

  #keptSeat(person: PersonId): Seat | undefined {
    const seat = this.sitters.findIndex((sitter) => isFree(sitter) && sitter.kept?.person === person)
    return seat < 0 ? undefined : seat
  }

  #expectSeat(person: PersonId): Seat {
    const seat = this.seatOf(person)
    if (seat === undefined) throw new TableError('not-seated', 'you do not sit at this table')
    return seat
  }

  #expectPlayer(person: PersonId): Seat {
    const seat = this.#expectSeat(person)
    if (this.resigned.includes(seat)) throw new TableError('not-seated', 'you have resigned', { code: 'resigned' })
    if (this.sitters[seat].isAway)
      throw new TableError('away', 'an artificial player has your seat; take it back first')
    return seat
  }

  /** The seat of a person who is asked and saw the decision that stands. */
  expectMover(person: PersonId, version: number): Seat {
    const seat = this.#expectPlayer(person)
    this.#expectPlaying()
    this.#expectRunning()
    if (version < this.asking || version > this.version) {
      throw new TableError('stale', `the table went on to version ${this.version} since version ${version}; look again`)
    }
    const asked = this.pending
    if (asked?.seat !== seat)
      throw new TableError('not-asked', `seat ${asked?.seat} has to answer now, not seat ${seat}`)
    return seat
  }

  /** Changes the table. The time that passed goes with the first entry after which another decision may stand. */
  #commit(entry: Entry): Entry[] {
    const timed = this.thinking >= 1 && turning.includes(entry.kind) && entry.kind !== 'started'
    const written = timed && !this.isPaused ? { ...entry, ms: Math.round(this.thinking) } : entry
    this.apply(written)
    const isMarked = written.kind === 'moved' && this.position % HASH_EVERY === 0
    return [isMarked ? { ...written, hash: this.game.hash(this.begun().state) } : written]
  }
}
