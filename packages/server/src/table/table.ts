/**
 * One table: its entries, what they lead to, and what can be done there. It knows no clock, no network and no storage.
 * Every command either throws `TableError` and changes nothing, or gives the entries that it led to; the caller makes them
 * durable before anybody hears of them, and throws the table away where that fails. Here stands what people agree upon, and
 * what the audience knows; below it how they play (`played-table.ts`), come and go (`seated-table.ts`), what all of that has
 * in common (`guarded-table.ts`), and what the entries lead to (`record.ts`).
 */
import type { Seat } from '@freehold/kernel'
import type { HostedGame } from '../games.ts'
import type { ProposalKind, RatingChange } from '../protocol/tables.ts'
import { type Absence, everybodyHere, graceOf, LONGEST_PAUSE_MS } from './absence.ts'
import type { ClosedWhy, Entry, PersonId } from './entries.ts'
import { PlayedTable } from './played-table.ts'
import { isSettled } from './proposals.ts'
import { TableError } from './table-error.ts'

/** What the host knows at the moment of a decision. */
export interface Now {
  readonly at?: string // the moment
  readonly away?: Absence
}

export class Table extends PlayedTable {
  #behind: Table | undefined // as the audience knows it, where it is told later
  #untold: { readonly entry: Entry; readonly moves: number; readonly elapsed: number }[] = []
  #moves = 0 // ever made, whether they stand or not

  constructor(id: string, hosted: HostedGame, [created, ...entries]: readonly Entry[]) {
    super(id, hosted, created)
    const { delay, ...rest } = this.created
    if (delay) this.#behind = new Table(id, hosted, [rest])
    this.follow(entries)
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

  /** Asks the others for a pause, for going on, for an end without a result, or for replacing somebody absent. */
  propose(person: PersonId, what: ProposalKind, about?: Seat, now: Now = {}): Entry[] {
    const seat = this.expectPlayer(person)
    this.expectPlaying()
    if (what === 'pause') {
      this.expectRunning()
      this.expectRoom()
    }
    if (what === 'resume' && !this.isPaused) throw new TableError('bad-input', 'the game is not paused')
    if (what === 'replace') this.#expectReplaceable(seat, about, now.away)
    if (what === 'resume' && this.#isLongPaused(now)) return this.#goOn()
    this.expectNotRefused(seat, what)
    if (this.proposal) throw new TableError('proposed', 'the table has to decide about something else first')
    const entries = this.commit({ kind: 'proposed', seat, what, ...(what === 'replace' && { about }) })
    return [...entries, ...this.#carryOut(now)]
  }

  vote(person: PersonId, agrees: boolean, now: Now = {}): Entry[] {
    const seat = this.expectPlayer(person)
    this.expectPlaying()
    if (!this.proposal?.missing.includes(seat))
      throw new TableError('not-asked', 'nobody waits for your vote', { code: 'vote-not-asked' })
    const { what, about } = this.proposal
    if (agrees && what === 'replace') this.#expectReplaceable(seat, about ?? undefined, now.away)
    return [...this.commit({ kind: 'voted', seat, agrees }), ...this.#carryOut(now)]
  }

  resign(person: PersonId): Entry[] {
    const seat = this.expectSeat(person)
    this.expectPlaying()
    if (this.resigned.includes(seat)) throw new TableError('not-seated', 'you have resigned', { code: 'resigned' })
    return this.commit({ kind: 'resigned', seat })
  }

  /** Ends the table without a result. */
  close(why: ClosedWhy): Entry[] {
    if (this.phase === 'over') throw new TableError('over', 'the game is over')
    return this.commit({ kind: 'closed', why })
  }

  /** Notes what the game did to the ratings of those who played. */
  noteRatings(ratings: readonly (RatingChange | null)[]): Entry[] {
    return this.ratings ? [] : this.commit({ kind: 'rated', ratings })
  }

  /** Notes the table on which these people play again. */
  noteRematch(table: string): Entry[] {
    if (this.phase !== 'over')
      throw new TableError('not-over', 'a rematch begins when the game is over', { code: 'rematch-too-early' })
    return this.commit({ kind: 'rematched', table })
  }

  protected override apply(entry: Entry): void {
    super.apply(entry)
    if (entry.kind === 'moved') this.#moves++
    if (this.#behind) this.#untold.push({ entry, moves: this.#moves, elapsed: this.elapsed })
  }

  /** Does what was proposed, once it is accepted. */
  #carryOut({ at }: Now): Entry[] {
    const { proposal } = this
    if (!proposal || isSettled(proposal) !== 'accepted') return []
    switch (proposal.what) {
      case 'pause':
        return this.commit({ kind: 'paused', ...(at !== undefined && { at }) })
      case 'resume':
        return this.#goOn()
      case 'close':
        return this.close('consent')
      case 'replace':
        return this.replace(proposal.about as Seat, 'vote')
    }
  }

  #goOn(): Entry[] {
    return [...this.commit({ kind: 'resumed' }), ...this.autoMoves()]
  }

  /** Nobody is kept from going on for ever by somebody who does not answer. */
  #isLongPaused({ at }: Now): boolean {
    return (
      at !== undefined && this.pausedAt !== undefined && Date.parse(at) - Date.parse(this.pausedAt) >= LONGEST_PAUSE_MS
    )
  }

  /** Only somebody for whom the game has waited as long as its clock lets people be away, and who was not there meanwhile. */
  #expectReplaceable(seat: Seat, about: Seat | undefined, away: Absence = everybodyHere): void {
    if (about === undefined) throw new TableError('bad-input', 'seat: say who is to be replaced')
    const { person, robot } = this.expectSitter(about)
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
}
