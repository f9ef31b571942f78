/** The draft: before the game begins, the players take turns choosing what it is played with. */
import type { Json, Seat, Seed } from '@freehold/kernel'
import { type Absence, everybodyHere, OF_LATE_MS } from './absence.ts'
import type { Draft } from './draft.ts'
import type { Drafter, Entry, PersonId } from './entries.ts'
import { SeatedTable } from './seated-table.ts'
import { TableError } from './table-error.ts'

/** After so long each of the others may let the lot choose for whoever does not. */
const PATIENCE_MS = 60_000

/** What the host knows at the moment of a choice. */
interface Moment {
  readonly at?: string
  readonly away?: Absence
  readonly lot?: string // by which artificial players and the lot choose: nobody can know it before
}

export class DraftedTable extends SeatedTable {
  /** Whether there is a draft that is not over yet: what is begun then is not the game. */
  get isDraftOpen(): boolean {
    return this.draft !== undefined && !this.draft.isDone
  }

  /** Begins the draft where there is one, and the game once everything is chosen. */
  override start(person: PersonId, seed: Seed, at?: string, away?: Absence): Entry[] {
    if (!this.isDraftOpen) return super.start(person, seed, at, away)
    this.expectStartable(person, away)
    if (this.draft?.hasBegun) throw new TableError('not-started', 'not everything is chosen yet')
    return [
      ...this.commit({ kind: 'draftBegun', ...(at !== undefined && { at }) }),
      ...this.#robotsChoose({ ...(at !== undefined && { at }), lot: seed }),
    ]
  }

  /** `number`: which choice of the draft it is, from 0, so that a repeat is not a second one. */
  choose(person: PersonId, number: number, what: string, now: Moment = {}): Entry[] {
    const seat = this.expectSeat(person)
    const { draft, chooser } = this.#expectChoice(number)
    if (chooser !== seat) throw new TableError('not-asked', `seat ${chooser} has to choose now, not seat ${seat}`)
    const { drafting } = this.hosted
    if (!drafting?.isOffered(this.created.draft ?? null, this.created.options, draft.names(), what))
      throw new TableError('bad-input', `${JSON.stringify(what)} cannot be chosen: it is not there, or chosen already`)
    return [...this.#chosen(seat, what, 'person', now), ...this.#robotsChoose(now)]
  }

  /** Lets the lot choose for somebody who is not there, or takes too long: nobody keeps the others waiting for ever. */
  chooseByLot(person: PersonId, number: number, now: Moment = {}): Entry[] {
    const { at, away = everybodyHere } = now
    const seat = this.expectSeat(person)
    const { draft, chooser } = this.#expectChoice(number)
    const who = this.sitters[chooser].person
    const waited = Date.parse(at ?? '') - Date.parse(draft.since ?? '')
    const isGone = who === undefined || away(who) > OF_LATE_MS
    if (chooser !== seat && !isGone && !(waited >= PATIENCE_MS))
      throw new TableError('not-absent', 'they are there: the lot chooses for whoever has not chosen for a minute')
    return [...this.#chosen(chooser, this.#suggestion(draft, now), 'lot', now), ...this.#robotsChoose(now)]
  }

  protected override mayStart(person: PersonId): boolean {
    return super.mayStart(person) || (this.draft?.isDone === true && this.seatOf(person) !== undefined)
  }

  protected override draftedOptions(): Json | undefined {
    return this.draft && this.hosted.drafting?.settled(this.created.options, this.draft.names())
  }

  #expectChoice(number: number): { readonly draft: Draft; readonly chooser: Seat } {
    this.expectGathering()
    const { draft } = this
    const chooser = draft?.chooser
    if (!draft || chooser === undefined) throw new TableError('not-asked', 'nothing is to be chosen here now')
    if (number !== draft.chosen.length)
      throw new TableError('stale', `choice ${draft.chosen.length} is to be made, not ${number}; look again`)
    return { draft, chooser }
  }

  #chosen(seat: Seat, what: string, by: Drafter, { at }: Moment): Entry[] {
    return this.commit({ kind: 'drafted', seat, what, by, ...(at !== undefined && { at }) })
  }

  #robotsChoose(now: Moment): Entry[] {
    const entries: Entry[] = []
    const { draft } = this
    for (let seat = draft?.chooser; draft && seat !== undefined; seat = draft.chooser) {
      if (this.sitters[seat].robot === undefined) break
      entries.push(...this.#chosen(seat, this.#suggestion(draft, now), 'robot', now))
    }
    return entries
  }

  #suggestion(draft: Draft, { lot = '' }: Moment): string {
    const { created, hosted } = this
    const chosen = draft.names()
    if (!hosted.drafting) throw new Error(`${created.game} has no draft`)
    return hosted.drafting.suggest(created.draft ?? null, created.options, chosen, `${lot} ${chosen.length}`)
  }
}
