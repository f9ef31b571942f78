/** Answers to what the game asks: made, tried, taken back, or too late. */
import { checkMove, IllegalMove, type Move, type Seat } from '@freehold/kernel'
import type { Barrier, Plan, UndoOffer } from '../protocol/tables.ts'
import { DraftedTable } from './drafted-table.ts'
import type { Entry, Moved, PersonId } from './entries.ts'
import { expectLegal, planned } from './plan.ts'
import { TableError } from './table-error.ts'
import type { FreeMoves } from './undoing.ts'

const undoRefusals: Record<Barrier, string> = {
  'the-start': 'you have made no move that could be taken back',
  'another-decided': 'somebody else has decided since',
  'something-shown': 'something was shown that was hidden before',
}

/** A clock that is so close to its end has run out: timers are not more exact. */
const CLOSE_MS = 20

export class PlayedTable extends DraftedTable {
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
      this.commit({ kind: 'moved', seat, move, by: 'person', ...(i === last && { id }) }),
    )
    return [...entries, ...this.autoMoves(), ...this.endless()]
  }

  /** What the moves would lead to; nothing changes. Automatic answers are not given in a plan. */
  plan(person: PersonId, { version, moves }: { version: number; moves: readonly Move[] }): Plan {
    return this.#planned(this.expectMover(person, version), moves)
  }

  /** A move for a seat that an artificial player has. */
  moveFor(seat: Seat, move: Move, by: 'robot' | 'safe'): Entry[] {
    this.expectPlaying()
    this.expectRunning()
    if (this.sitters[seat]?.robot === undefined)
      throw new TableError('not-seated', `no artificial player has seat ${seat}`)
    return this.#answer(seat, { kind: 'moved', seat, move, by })
  }

  /** Takes back, or asks the others to: to before one's own last answer, unless it is said how far. */
  undo(person: PersonId, to?: number): Entry[] {
    const seat = this.expectPlayer(person)
    this.expectPlaying()
    this.expectRunning()
    this.expectRoom()
    const last = this.undoing.lastOwn(seat)
    if (last < 0) throw new TableError('no-undo', undoRefusals['the-start'], { code: 'undo-the-start' })
    const { from, barrier } = this.undoing.freeMoves(seat, this.begun())
    const target = to ?? this.undoing.beganAt(last, last < from ? 0 : from)
    if (target < 0 || target > last) {
      throw new TableError('no-undo', `there is no move of yours after move ${target}; give a number from 0 to ${last}`)
    }
    if (target >= from) {
      if (this.running !== seat && this.clock?.lasts(seat, this.thinking) === false)
        throw new TableError('no-undo', 'your time would be up', { code: 'undo-no-time' })
      return this.commit({ kind: 'undone', seat, to: target })
    }
    if (!this.#mayAskBack) {
      const why = this.created.rated ? 'this game is rated' : 'nothing shown is taken back at this table'
      throw new TableError('no-undo', `${undoRefusals[barrier]}, and ${why}`, { code: `undo-${barrier}` })
    }
    const others = this.concerned(seat)
    if (others.length === 0) return this.commit({ kind: 'undone', seat, to: target })
    if (others.some((other) => this.sitters[other].isAway))
      throw new TableError('no-undo', 'somebody is away who would have to agree', { code: 'undo-somebody-away' })
    this.expectNotRefused(seat, 'undo')
    return this.commit({ kind: 'undoAsked', seat, to: target })
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
    const last = this.undoing.lastOwn(seat)
    if (last < 0) return { free: false, to: null, reason: 'the-start', why: undoRefusals['the-start'] }
    const known = this.undoing.known(seat)
    if (!known) return { free: null, to: last }
    const { from, barrier } = known
    const to = this.undoing.beganAt(last, last < from ? 0 : from)
    const isAlone = this.#mayAskBack && this.concerned(seat).length === 0
    if (to < from && !isAlone) return { free: false, to, reason: barrier, why: undoRefusals[barrier] }
    const game = this.begun()
    const states = game.from(to)
    const what = game.moves.slice(to, last + 1).flatMap((move) => {
      const asked = this.game.pending(states.next().value)
      return move.map((number) => asked?.options[number].key ?? '')
    })
    return { free: true, to, what }
  }

  /** Agrees to what another asks for, or not; whoever asked withdraws it by not agreeing. */
  answerUndo(person: PersonId, agrees: boolean): Entry[] {
    const seat = this.expectSeat(person)
    const request = this.undoRequest
    if (request?.seat === seat && !agrees) return this.commit({ kind: 'undoAnswered', seat, agrees })
    if (!request?.missing.includes(seat))
      throw new TableError('no-undo', 'nobody waits for your consent to an undo', { code: 'undo-not-asked' })
    const entries = this.commit({ kind: 'undoAnswered', seat, agrees })
    const settled = agrees && request.missing.length === 1
    return settled ? [...entries, ...this.commit({ kind: 'undone', seat: request.seat, to: request.to })] : entries
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
    if (this.clock?.options.runsOut === 'loses') return this.commit({ kind: 'resigned', seat: left.seat, why: 'clock' })
    return this.replace(left.seat, 'clock')
  }

  #answer(seat: Seat, moved: Moved): Entry[] {
    const asked = this.pending
    if (asked?.seat !== seat)
      throw new TableError('not-asked', `seat ${asked?.seat} has to answer now, not seat ${seat}`)
    try {
      checkMove(asked, moved.move)
      return [...this.commit(moved), ...this.autoMoves(), ...this.endless()]
    } catch (error) {
      throw error instanceof IllegalMove ? new TableError('illegal-move', error.message) : error
    }
  }

  #planned(seat: Seat, moves: readonly Move[]): Plan {
    return planned(this.hosted, this.game.clone(this.begun().state), seat, this.sitters.length, moves)
  }

  /** Whether anything may be taken back by consent; where one is alone, that is one's own. */
  get #mayAskBack(): boolean {
    return !this.created.rated && !this.created.noTakingBack
  }
}
