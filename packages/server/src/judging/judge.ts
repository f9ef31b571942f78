/** Judges what may be taken back or tried, in a thread of its own that places share evenly, and people at each. */
import type { Move, Seat } from '@freehold/kernel'
import type { Host } from '../host/host.ts'
import { charge } from '../host/spending.ts'
import { Refused } from '../people/refused.ts'
import type { Whence } from '../people/whence.ts'
import type { Plan } from '../protocol/tables.ts'
import type { PersonId } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { Lane, LaneFailure } from '../threads/lane.ts'
import type { Case, Judgement } from './case.ts'

/** Longer than a turn of the most cunning takes; then somebody tries the host. */
const LIMIT_MS = 20_000
/** More do not wait for their turn: whoever comes then is asked to come again. */
const MOST_WAITING = 500

type Wish = { readonly asks: 'free' } | { readonly asks: 'plan'; readonly trying: readonly Move[] }

/** A plan, and how many moves stood when it was made: as long as that is so, it holds. */
export interface Foreseen {
  readonly position: number
  readonly plan: Plan
}

export class Judge {
  readonly #host: Pick<Host, 'look'>
  readonly #whence: Pick<Whence, 'placeOf'>
  readonly #lane: Lane<Case, Judgement>

  constructor(host: Pick<Host, 'look'>, whence: Pick<Whence, 'placeOf'>, games: URL | undefined) {
    this.#host = host
    this.#whence = whence
    const workerData = { games: (games ?? new URL('../games.ts', import.meta.url)).href }
    this.#lane = new Lane({ script: new URL('./thread.ts', import.meta.url), workerData, limitMs: LIMIT_MS })
  }

  /** Lets the table know how far the person may take back for free, where it does not know. */
  async judgeUndo(id: string, person: PersonId): Promise<void> {
    const open = await this.#host.look(id, (table) => {
      const seat = table.seatOf(person)
      return seat === undefined || table.knowsFree(seat) ? undefined : { seat, ...momentOf(table) }
    })
    if (!open) return
    const { seat, position, moment } = open
    const judgement = await this.#ask(person, { moment, seat, asks: 'free' })
    if ('free' in judgement) await this.#host.look(id, (table) => table.learnFree(seat, position, judgement.free))
  }

  /** What the moves would lead to. Throws `TableError` where they cannot be tried. */
  async plan(id: string, person: PersonId, sent: { version: number; moves: readonly Move[] }): Promise<Foreseen> {
    const { seat, position, moment } = await this.#host.look(id, (table) => ({
      seat: table.expectMover(person, sent.version),
      ...momentOf(table),
    }))
    const judgement = await this.#ask(person, { moment, seat, asks: 'plan', trying: sent.moves })
    if ('refused' in judgement) throw new TableError('illegal-move', judgement.refused)
    if (!('plan' in judgement)) throw new Error('a plan was asked for')
    return { position, plan: judgement.plan }
  }

  close(): Promise<void> {
    return this.#lane.close()
  }

  async #ask(person: PersonId, { moment, seat, ...wish }: { moment: Case['moment']; seat: Seat } & Wish) {
    if (this.#lane.waiting >= MOST_WAITING)
      throw new Refused('too-many', 'too many think things through; wait a second')
    try {
      const { answer, ms } = await this.#lane.ask(
        (): Case => ({ moment, seat, ...wish }),
        [this.#whence.placeOf(person), person],
      )
      charge(ms)
      return answer
    } catch (error) {
      if (!(error instanceof LaneFailure) || error.isMistake) throw error
      charge(LIMIT_MS)
      throw new Refused('too-many', 'this takes too long to think through')
    }
  }
}

function momentOf(table: Table) {
  const { id, created, position } = table
  const moment = {
    table: id,
    game: created.game,
    rules: created.rules,
    options: created.options,
    seed: table.expectSeed(),
    ...table.moment(),
  }
  return { position, moment }
}
