/**
 * One of many processes over one database. Each shows by its beats that it lives, and has the duty of the tables that
 * began there. A node whose beat stands still is given up, and the others take its tables over. Nobody compares clocks: a
 * node measures by its own, which never jumps, how long it is since it saw a beat change, and how long its own last one
 * holds. And should two ever act for a table, the expected version lets only one of them write.
 */
import { REWRITTEN } from '../host/hosted-tables.ts'
import type { NodeStore } from '../store/node-store.ts'
import { StoreUnavailable } from '../store/store.ts'
import { TableError } from '../table/table-error.ts'
import type { Duty } from './duty.ts'

export interface NodeParts {
  readonly name: string
  readonly nodes: NodeStore
  /** The versions of those of the tables that exist. */
  versions(tables: readonly string[]): Promise<Map<string, number>>
  /** The number of the connection by which others say at once what they change; `undefined` while there is none. */
  connection(): number | undefined
  /** A node is gone. */
  lost(node: string): void
  /** Others may have missed what this node said. */
  mayBeMissed(): void
  warn(message: string, about: object): void
  now?(): number // in milliseconds; never jumps
}

/** Where a node lets tables go on. */
interface NodeHost {
  /** Brings the table to that version where it is behind, and lets artificial players move. */
  refresh(table: string, version: number): Promise<void>
  /** Tables that somebody watches here. */
  watched(): Iterable<string>
}

const BEAT_MS = 500
/** So long a beat holds. Whoever has not seen it change for that long gives the node up. */
const LOST_MS = 3000
/** Longer between two beats, and it is we who were away: the others get their time anew. */
const GAP_MS = 1500
/** At a beat, so that several nodes share what a lost one leaves. */
const MOST_TAKEN = 100
/** All watched tables are looked up at so many beats after a new connection, and at every so many later on. */
const SWEEPS = 6
const SWEEP_BEATS = 20

const isGone = (error: unknown) => error instanceof TableError && error.code === 'not-found'

export class Node implements Duty {
  readonly #parts: NodeParts
  readonly #now: () => number
  #host: NodeHost | undefined
  #mine = new Map<string, number>() // my tables with the versions last seen
  readonly #took = new Set<string>() // those that began here since the last beat did
  #watched = new Map<string, number>()
  #others = new Map<string, { readonly beat: number; readonly at: number }>()
  #holdsUntil = Number.NEGATIVE_INFINITY
  #lookedAt = Number.NEGATIVE_INFINITY
  #connection: number | undefined
  #sweeps = SWEEPS
  #beats = 0
  #isAway = false
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  #stopped = false

  constructor(parts: NodeParts) {
    this.#parts = parts
    this.#now = parts.now ?? (() => performance.now())
  }

  has(table: string): boolean {
    return this.#now() < this.#holdsUntil && (this.#mine.has(table) || this.#took.has(table))
  }

  took(table: string): void {
    this.#took.add(table)
  }

  /** Joins the others. */
  async start(host: NodeHost): Promise<void> {
    this.#host = host
    await this.beat()
    this.#schedule()
  }

  /** Leaves the others, who take over at once. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#beating
    this.#holdsUntil = Number.NEGATIVE_INFINITY
    await this.#parts.nodes.remove(this.#parts.name).catch(() => {}) // then they find out by themselves
  }

  /** One beat, and all that follows from what the database says. */
  async beat(): Promise<void> {
    try {
      await this.#beat()
      if (this.#isAway) this.#parts.warn('the database answers again', {})
      this.#isAway = false
    } catch (error) {
      if (!this.#isAway) this.#parts.warn('the database does not answer', { error: String(error) })
      this.#isAway = true
    }
  }

  #schedule(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#beating = this.beat().finally(() => this.#schedule())
    }, BEAT_MS)
    this.#timer.unref()
  }

  async #beat(): Promise<void> {
    const { nodes, name } = this.#parts
    const began = this.#now()
    const hadLapsed = began >= this.#holdsUntil
    const took = [...this.#took]
    const isNew = !(await nodes.beat(name))
    if (isNew) await nodes.join(name)
    await this.#giveUpLost()
    await nodes.takeOver(name, MOST_TAKEN)
    const before = hadLapsed ? new Map() : this.#mine
    this.#mine = await nodes.runBy(name)
    for (const table of took) this.#took.delete(table) // it was written before, so that it is among them by now
    this.#holdsUntil = began + LOST_MS
    this.#refresh(before, this.#mine)
    const hasReconnected = this.#hasReconnected()
    if (isNew || hasReconnected) this.#parts.mayBeMissed()
    if (this.#isTimeToSweep() || hadLapsed) await this.#sweep()
  }

  /** Removes those whose beat has stood still for too long. */
  async #giveUpLost(): Promise<void> {
    const at = this.#now()
    const wasAway = at - this.#lookedAt > GAP_MS
    this.#lookedAt = at
    const seen = new Map<string, { readonly beat: number; readonly at: number }>()
    for (const { id, beat } of await this.#parts.nodes.all()) {
      if (id === this.#parts.name) continue
      const last = this.#others.get(id)
      const stands = last !== undefined && last.beat === beat && !wasAway
      if (stands && at - last.at > LOST_MS) {
        await this.#parts.nodes.remove(id)
        this.#parts.warn('a node is lost', { node: id })
      } else seen.set(id, stands ? last : { beat, at })
    }
    const gone = [...this.#others.keys()].filter((id) => !seen.has(id))
    this.#others = seen
    for (const id of gone) this.#parts.lost(id)
  }

  #hasReconnected(): boolean {
    const connection = this.#parts.connection()
    if (connection === this.#connection) return false
    this.#connection = connection
    this.#sweeps = SWEEPS
    return connection !== undefined
  }

  #isTimeToSweep(): boolean {
    return this.#connection === undefined || this.#sweeps-- > 0 || this.#beats++ % SWEEP_BEATS === 0
  }

  /** Looks up what is watched here and run elsewhere: what others said of it may have been lost. */
  async #sweep(): Promise<void> {
    const watched = [...(this.#host?.watched() ?? [])]
    const before = this.#watched
    const found = await this.#parts.versions(watched)
    const deleted = watched.filter((table) => !found.has(table)).map((table) => [table, REWRITTEN] as const)
    this.#watched = new Map([...found, ...deleted])
    this.#refresh(before, this.#watched)
  }

  #refresh(before: ReadonlyMap<string, number>, now: Map<string, number>): void {
    for (const [table, version] of now) {
      if (before.get(table) === version) continue
      this.#host?.refresh(table, version).catch((error: unknown) => {
        if (error instanceof StoreUnavailable)
          now.set(table, -1) // again at the next beat
        else if (!isGone(error))
          // others were quicker to delete it
          this.#parts.warn('a table cannot go on', { table, error: String(error) }) // of other rules, say
      })
    }
  }
}
