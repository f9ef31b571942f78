/** Asks artificial players where they have to answer, outside the table's queue: meanwhile others may look and resign. */
import { randomUUID } from 'node:crypto'
import type { Decision } from '@freehold/kernel'
import type { Duty } from '../nodes/duty.ts'
import type { Job } from '../robots/job.ts'
import { safeMove } from '../robots/safe-move.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { Entry } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import type { HostParts } from './hosted-tables.ts'

type Parts = Pick<HostParts, 'robots' | 'warn' | 'placeOf'> & { readonly duty: Duty }

/** What a host lets its artificial players do. */
interface Seating {
  change(id: string, decide: (table: Table) => Entry[]): Promise<number>
  ask(id: string): Promise<void>
}

/** A store that did not answer is asked again after so long. */
const AGAIN_MS = 1000

export class RobotSeats {
  readonly #parts: Parts
  readonly #host: Seating
  readonly #thinking = new Map<string, number>() // by table: since which version its decision stands
  readonly #heard = new Map<string, Map<number, number>>() // by table and seat: the last version it was told of
  #stopped = false

  constructor(parts: Parts, host: Seating) {
    this.#parts = parts
    this.#host = host
  }

  /** From now on no artificial player moves; the tables go on when the host starts again. */
  stop(): void {
    this.#stopped = true
  }

  /** The table is gone. */
  forget(id: string): void {
    this.#heard.delete(id)
    this.#thinking.delete(id)
  }

  /** Asks the player whose move it is, where it is an artificial one that is not asked already. */
  askAt(table: Table): void {
    if (table.phase === 'over') this.#heard.delete(table.id)
    const decision = table.pending
    const robot = decision && table.sitters[decision.seat].robot
    if (!decision || robot === undefined || !this.#mayAct(table.id)) return
    const { id, asking } = table
    if (this.#thinking.get(id) === asking) return
    this.#thinking.set(id, asking)
    this.#answer(id, asking, decision, this.#job(table, decision, robot)).catch((error: unknown) => {
      if (!this.#mayAct(id)) return
      this.#parts.warn('no move for an artificial player', { table: id, robot, error: String(error) })
      if (error instanceof StoreUnavailable) this.#askAgain(id)
    })
  }

  async #answer(id: string, asking: number, decision: Decision, job: Job): Promise<void> {
    const { seat, robot } = job
    const move = await this.#parts.robots.choose(job).catch((failure: Error) => {
      if (!this.#stopped) this.#parts.warn('an artificial player failed', { table: id, robot, error: failure.message })
      return undefined
    })
    if (this.#thinking.get(id) === asking) this.#thinking.delete(id)
    if (!this.#mayAct(id)) return
    await this.#host.change(id, (table) => {
      if (table.asking !== asking) return [] // the table went on without it
      if (move === undefined) return table.moveFor(seat, safeMove(decision), 'safe')
      try {
        return table.moveFor(seat, move, 'robot')
      } catch (error) {
        if (!(error instanceof TableError)) throw error
        this.#parts.warn('an artificial player answered wrongly', { table: id, robot, error: error.message })
        return table.moveFor(seat, safeMove(decision), 'safe')
      }
    })
  }

  #mayAct(id: string): boolean {
    return !this.#stopped && this.#parts.duty.has(id)
  }

  /** Until the store is back. */
  #askAgain(id: string): void {
    const timer = setTimeout(() => {
      if (!this.#mayAct(id)) return
      this.#host.ask(id).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) this.#askAgain(id)
        else this.#parts.warn('a table cannot go on', { table: id, error: String(error) })
      })
    }, AGAIN_MS)
    timer.unref()
  }

  #job(table: Table, decision: Decision, robot: string): Job {
    const { seat } = decision
    const heard = this.#heard.get(table.id) ?? new Map<number, number>()
    const last = heard.get(seat)
    const steps = table.stepsSince(last ?? 0)
    heard.set(seat, table.version)
    this.#heard.set(table.id, heard)
    const world = table.imagined(seat, `fast:${randomUUID()}`)
    return {
      game: table.game.id,
      robot,
      table: table.id,
      place: this.#parts.placeOf?.(table.created.owner) ?? table.created.owner,
      owner: table.created.owner,
      player: `${table.id} ${seat}`,
      fresh: last === undefined || !steps || steps.some(({ entry }) => entry.kind === 'undone'),
      seat,
      seats: table.sitters.length,
      options: table.options,
      events: (steps ?? []).flatMap(({ events }) => events.flatMap((event) => table.game.redact(event, seat) ?? [])),
      decision,
      view: table.view(seat),
      ...(world !== undefined && { world }),
    }
  }
}
