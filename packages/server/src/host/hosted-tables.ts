/**
 * Holds the tables in memory, and lets one command at a time happen at each: decide, write, and only then tell. What is
 * in memory is a copy of the store, thrown away whenever it might not be.
 */
import type { Seed } from '@freehold/kernel'
import type { HostedGames } from '../games.ts'
import { type Duty, dutyOfAll } from '../nodes/duty.ts'
import type { RobotRunner } from '../robots/robot-runner.ts'
import { type Standing, type Store, StoreUnavailable, VersionConflict } from '../store/store.ts'
import type { Entry, PersonId } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import type { ClockStore } from './clock-keeper.ts'
import { LatestTables, roomForTables } from './latest-tables.ts'
import { hostedBy } from './new-table.ts'
import { openTable } from './opening.ts'
import { Queues } from './queues.ts'
import { charge, ROW_MS, spend } from './spending.ts'
import { Stopwatch } from './stopwatch.ts'
import { Told } from './told.ts'

export interface HostParts {
  readonly store: Store
  readonly games: HostedGames
  readonly robots: Pick<RobotRunner, 'choose'>
  readonly duty?: Duty // left out where this is the only process
  readonly isShared?: boolean // other nodes write to the store too
  readonly clocks?: ClockStore // left out where no clock outlives the process
  readonly mostBytes?: number // that tables in memory may take, by estimate
  now?(): number // in milliseconds; never jumps
  newId(): string // that nobody can guess
  newSeed(): Seed
  /** Something that people who run the host should know, such as a player that failed. */
  warn(message: string, about: object): void
  /** For how many milliseconds somebody has not been at a table. */
  away?(table: string, person: PersonId): number
  /** From where somebody comes, whom many may be who are one. */
  placeOf?(person: PersonId): string
  /** A game is about to begin. */
  beginning?(table: Table): Promise<void>
  /** Tells other nodes that a table was changed here. */
  announce?(id: string, version: number): void
}

/** Hears of a table that has changed, after it is written, and by what. */
export type Listener = (table: Table, kinds: readonly Entry['kind'][]) => void

/** Announced in the place of a version: entries were changed or deleted, not added. */
export const REWRITTEN = 0
/** How often a command is decided anew because somebody else wrote first. */
const MOST_TRIES = 5
/** A table in memory is weighed anew every so many entries. */
const WEIGH_EVERY = 64
/** It is looked after so long whether what a silent store was told was written all the same. */
const SETTLE_MS = 1000

export abstract class HostedTables {
  protected readonly parts: HostParts
  protected readonly duty: Duty
  protected readonly queues = new Queues()
  protected readonly stopwatch: Stopwatch
  protected isStopped = false
  readonly #tables: LatestTables
  readonly #told = new Told()
  readonly #doubtful = new Set<string>() // tables of which nobody knows whether the last write was done
  readonly #listeners = new Set<Listener>()

  constructor(parts: HostParts) {
    this.parts = parts
    this.duty = parts.duty ?? dutyOfAll
    this.stopwatch = new Stopwatch(parts.now)
    this.#tables = new LatestTables(parts.mostBytes ?? roomForTables(), ({ id, clock }) => {
      if (!clock) this.stopwatch.forget(id) // whose time counts is measured on
    })
  }

  /** Lets a table go on by itself, where something is to happen there without people. */
  protected abstract run(table: Table): void

  /** The same with a table that is there anew. */
  protected abstract takeUp(table: Table): void

  listen(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /**
   * A command at a table: `decide` changes the table in memory and gives the entries, or throws and changes nothing.
   * Resolves to the version it led to, once that is durably written; then everybody hears of it.
   */
  change(id: string, decide: (table: Table) => Entry[]): Promise<number> {
    return new Promise((resolve, reject) => {
      this.queues.run(id, () => this.#change(id, decide, resolve)).catch(reject)
    })
  }

  /** `acknowledge` hears of it first; the table stays as it is until all others have heard, too. */
  async #change(id: string, decide: (table: Table) => Entry[], acknowledge: (version: number) => void): Promise<void> {
    for (let tries = 1; ; tries++) {
      const table = await this.#load(id)
      const before = table.version
      const wasOver = table.phase === 'over'
      this.stopwatch.read(table)
      let entries: Entry[]
      try {
        entries = this.#decide(table, decide)
      } catch (error) {
        // What another node wrote meanwhile may allow it, or have done it.
        if (error instanceof TableError && tries < MOST_TRIES && (await this.#catchUp(table))) continue
        throw error
      }
      const version = table.version
      if (entries.length === 0) return acknowledge(version)
      try {
        await this.parts.store.append(id, before, entries, standingOf(table, wasOver))
      } catch (error) {
        this.#tables.delete(id) // memory is ahead of the store
        if (error instanceof StoreUnavailable) this.#doubt(id, before)
        if (!(error instanceof VersionConflict)) throw error
        if (tries === MOST_TRIES) throw new StoreUnavailable('others write at this table all the time')
        continue
      }
      if (entries.some(({ kind }) => kind === 'started')) this.duty.took(id)
      if (version % WEIGH_EVERY < entries.length) this.#tables.set(id, table) // it has grown
      this.stopwatch.read(table) // from now on the next one thinks
      acknowledge(version)
      await new Promise(setImmediate) // the acknowledgement goes out
      this.parts.announce?.(id, version)
      this.#tell(table, entries)
      this.run(table)
      return
    }
  }

  /** Looks at a table, never in the middle of a command; at this version or a later one, the newest if none is named. */
  look<T>(id: string, see: (table: Table) => T, atLeast = Number.POSITIVE_INFINITY): Promise<T> {
    return this.queues.run(id, async () => {
      const table = await this.#load(id)
      if (table.version < atLeast) await this.#catchUp(table)
      this.stopwatch.read(table)
      return spend(() => see(table))
    })
  }

  /** Another process has changed the table: whoever watches it here hears of it, and artificial players answer. */
  async refresh(id: string, version: number): Promise<void> {
    await this.queues.run(id, async () => {
      if (version === REWRITTEN) return this.#tables.delete(id)
      const table = await this.#load(id)
      if (table.version < version) await this.#follow(table)
      else this.takeUp(table)
    })
  }

  /** Forgets what is in memory of a table, here and at other nodes, because what is stored of it was changed. */
  readAgain(id: string): Promise<void> {
    return this.queues.run(id, async () => {
      this.#tables.delete(id)
      this.parts.announce?.(id, REWRITTEN)
    })
  }

  /** Tables in memory: somebody was there of late. */
  known(): Iterable<string> {
    return this.#tables.ids()
  }

  knows(id: string): boolean {
    return this.#tables.has(id)
  }

  /** Deletes a table and all that is kept of it. */
  remove(id: string): Promise<void> {
    return this.queues.run(id, async () => {
      this.#tables.delete(id)
      this.stopwatch.forget(id)
      if (!(await this.parts.store.remove(id))) throw new TableError('not-found', 'there is no such table')
      this.parts.announce?.(id, REWRITTEN)
    })
  }

  /** Adds a new table. */
  protected async add(table: Table, sitting: readonly Entry[]): Promise<void> {
    const entries = [table.created, ...sitting]
    await this.parts.store.create(table.id, entries)
    this.#tables.set(table.id, table)
    this.#tell(table, entries)
  }

  /** What is written is done: whoever cannot hear of it now asks again. */
  #tell(table: Table, entries: readonly Entry[]): void {
    this.#told.note(table.id, table.version)
    const kinds = entries.map(({ kind }) => kind)
    for (const listener of this.#listeners) {
      try {
        listener(table, kinds)
      } catch (error) {
        this.parts.warn('a change could not be told', { table: table.id, error: String(error) })
      }
    }
    table.told()
  }

  /**
   * The store did not say whether it has written. If it has, everybody must hear of it, whether or not the one who sent
   * the command comes again.
   */
  #doubt(id: string, before: number): void {
    this.#told.note(id, before)
    if (this.#doubtful.has(id)) return
    this.#doubtful.add(id)
    const settle = () => {
      if (!this.#doubtful.has(id) || this.isStopped) return
      this.look(id, (table) => this.run(table)).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) setTimeout(settle, SETTLE_MS).unref()
        else this.#doubtful.delete(id)
      })
    }
    setTimeout(settle, SETTLE_MS).unref()
  }

  /** Follows what other nodes may have written since; false where there is nothing. */
  async #catchUp(table: Table): Promise<boolean> {
    return this.parts.isShared ? this.#follow(table) : false
  }

  async #follow(table: Table): Promise<boolean> {
    const entries = await this.parts.store.read(table.id, table.version)
    if (entries.length === 0) return false
    try {
      table.follow(entries)
    } catch (error) {
      this.#tables.delete(table.id)
      throw error
    }
    this.#tell(table, entries)
    this.run(table)
    return true
  }

  #decide(table: Table, decide: (table: Table) => Entry[]): Entry[] {
    try {
      return spend(() => decide(table))
    } catch (error) {
      // A refusal changes nothing; after a mistake of ours nobody knows.
      if (!(error instanceof TableError)) this.#tables.delete(table.id)
      throw error
    }
  }

  async #load(id: string): Promise<Table> {
    const known = this.#tables.get(id)
    if (known) return known
    const entries = await this.parts.store.read(id)
    charge(entries.length * ROW_MS)
    const [first] = entries
    if (first?.kind !== 'created') throw new TableError('not-found', 'there is no such table')
    const table = await openTable(id, hostedBy(this.parts.games, first.game), entries)
    if (this.stopwatch.stood(id)?.asking !== table.asking) {
      const kept = table.clock && table.phase === 'playing' ? await this.parts.clocks?.kept(id) : undefined
      this.stopwatch.begin(table, kept)
    }
    this.#tables.set(id, table)
    this.#catchUpTelling(table, entries)
    return table
  }

  /** What was written while the table was not in memory, by another node or by a write that seemed to fail, is told now. */
  #catchUpTelling(table: Table, entries: readonly Entry[]): void {
    const wasDoubtful = this.#doubtful.delete(table.id)
    const told = this.#told.of(table.id) ?? table.version
    this.#told.note(table.id, told)
    if (told >= table.version) return
    if (wasDoubtful) this.parts.announce?.(table.id, table.version)
    this.#tell(table, entries.slice(told))
    this.run(table)
  }
}

/** A game that is over has to be kept; later entries at its table change nothing about that. */
function standingOf(table: Table, wasOver: boolean): Standing {
  if (wasOver) return { isOver: true }
  const isOver = table.phase === 'over'
  return { isOver, acts: isOver || table.actsByItself }
}
