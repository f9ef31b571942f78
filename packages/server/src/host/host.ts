/**
 * Holds the tables in memory, and lets one command at a time happen at each: decide, write, and only then tell. What is
 * in memory is a copy of the store, thrown away whenever it might not be.
 */
import type { Seat, Seed } from '@freehold/kernel'
import type { HostedGames } from '../games.ts'
import { type Duty, dutyOfAll } from '../nodes/duty.ts'
import type { Result } from '../protocol/tables.ts'
import { NOBODY } from '../protocol/values.ts'
import type { RobotRunner } from '../robots/robot-runner.ts'
import { type Person, type Standing, type Store, StoreUnavailable, VersionConflict } from '../store/store.ts'
import type { Entry, PersonId, SeatPlan } from '../table/entries.ts'
import { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { ClockKeeper, type ClockStore } from './clock-keeper.ts'
import { LatestTables } from './latest-tables.ts'
import { createdBy, hostedBy, type NewTable } from './new-table.ts'
import { openTable } from './opening.ts'
import { Queues } from './queues.ts'
import { RobotSeats } from './robot-seats.ts'
import { spend } from './spending.ts'
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
  /** A game is about to begin. */
  beginning?(table: Table): Promise<void>
  /** Tells other nodes that a table was changed here. */
  announce?(id: string, version: number): void
}

/** Hears of a table that has changed, after it is written, and by what. */
export type Listener = (table: Table, kinds: readonly Entry['kind'][]) => void

const MOST_BYTES = 256 * 2 ** 20
/** Announced in the place of a version: entries were changed or deleted, not added. */
export const REWRITTEN = 0
/** How often a command is decided anew because somebody else wrote first. */
const MOST_TRIES = 5
/** A table in memory is weighed anew every so many entries. */
const WEIGH_EVERY = 64
/** It is looked after so long whether what a silent store was told was written all the same. */
const SETTLE_MS = 1000

export class Host {
  readonly #parts: HostParts
  readonly #tables: LatestTables
  readonly #queues = new Queues()
  readonly #told = new Told()
  readonly #doubtful = new Set<string>() // tables of which nobody knows whether the last write was done
  readonly #listeners = new Set<Listener>()
  readonly #robots: RobotSeats
  readonly #duty: Duty
  readonly #stopwatch: Stopwatch
  readonly #clocks: ClockKeeper
  #isStopped = false

  constructor(parts: HostParts) {
    this.#parts = parts
    this.#tables = new LatestTables(parts.mostBytes ?? MOST_BYTES, ({ id, clock }) => {
      if (!clock) this.#stopwatch.forget(id) // whose time counts is measured on
    })
    this.#duty = parts.duty ?? dutyOfAll
    this.#robots = new RobotSeats({ ...parts, duty: this.#duty }, this)
    this.#stopwatch = new Stopwatch(parts.now)
    this.#clocks = new ClockKeeper(parts.clocks ?? noClocks, {
      change: (id, decide) => this.change(id, decide),
      look: (id, see) => this.look(id, see),
      stood: (id) => this.#stopwatch.stood(id),
      hasDuty: (id) => this.#duty.has(id),
      warn: (message, about) => parts.warn(message, about),
    })
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /** Lets artificial players and clocks go on where the host stopped; tables at which only people act are not touched. */
  async resume(): Promise<void> {
    for (const id of await this.#parts.store.acting()) {
      try {
        await this.look(id, (table) => this.#takeUp(table))
      } catch (error) {
        this.#parts.warn('a table cannot go on', { table: id, error: String(error) }) // of other rules, say
      }
    }
  }

  /** A table with its maker on the first open seat. */
  async create(person: Person, wish: NewTable): Promise<string> {
    const id = this.#parts.newId()
    const hosted = hostedBy(this.#parts.games, wish.game)
    const table = new Table(id, hosted, [createdBy(person.id, wish, hosted)])
    table.expectRobots(table.created.plan.filter((_, seat) => seat !== table.ruled?.seat))
    await this.#add(table, table.created.plan.includes('open') ? table.sit(person.id, person.name) : [])
    return id
  }

  /** A table for these people, by seat, who have agreed to play; it begins as soon as all have sat down. */
  async createFor(people: readonly Person[], wish: NewTable): Promise<string> {
    const id = this.#parts.newId()
    const kept = people.map(({ id: person, name }) => ({ person, name }))
    const hosted = hostedBy(this.#parts.games, wish.game)
    const created = { ...createdBy(people[0].id, wish, hosted), kept, beginsFull: true }
    await this.#add(new Table(id, hosted, [created]), [])
    return id
  }

  /** Takes a seat; where all have come who agreed to play, the game begins. */
  async sit(id: string, person: Person, seat?: Seat): Promise<number> {
    const version = await this.change(id, (table) => table.sit(person.id, person.name, seat))
    const isReady = await this.look(id, ({ created, isFull }) => created.beginsFull === true && isFull, version)
    if (!isReady) return version
    return this.start(id, person.id).catch((error: unknown) => {
      if (error instanceof TableError) return version // somebody is gone again: whoever comes back can begin
      throw error
    })
  }

  async start(id: string, person: PersonId): Promise<number> {
    const away = (who: PersonId) => this.#parts.away?.(id, who) ?? 0
    const people = await this.look(id, (table) => {
      table.expectStartable(person, away)
      return { table, sitting: String(table.people()) }
    })
    await this.#parts.beginning?.(people.table)
    return this.change(id, (table) => {
      if (table.phase === 'gathering' && String(table.people()) !== people.sitting)
        throw new TableError('stale', 'somebody came or went; look again')
      return table.start(person, this.#parts.newSeed(), new Date().toISOString(), away)
    })
  }

  /**
   * The table on which the same people play again; the first who asks makes it, and it begins once all have asked.
   * Artificial players keep their seats, and the game's own rule says who begins.
   */
  rematch(id: string, person: PersonId): Promise<string> {
    return this.#queues.run(`rematch of ${id}`, async () => {
      const wish = await this.look(id, (table) => {
        if (table.seatOf(person) === undefined) throw new TableError('not-seated', 'you do not sit at this table')
        const result = table.result()
        if (!result)
          throw new TableError('not-over', 'a rematch begins when the game is over', { code: 'rematch-too-early' })
        return table.rematch ?? { table, result }
      })
      const next = typeof wish === 'string' ? wish : await this.#offerRematch(wish.table, person, wish.result)
      const name = await this.look(id, (table) => table.sitters.find((each) => each.person === person)?.name ?? '')
      const isWanted = await this.look(next, (table) => table.isKeptFor(person))
      if (isWanted) await this.sit(next, { id: person, name })
      return next
    })
  }

  /** A seat is kept for each of the people; whoever is away or has resigned is asked like the others. */
  async #offerRematch({ id, created, sitters, hosted }: Table, owner: PersonId, result: Result): Promise<string> {
    const options = hosted.game.options(hosted.rematch(created.options, result))
    const plan = sitters.map(({ person, robot }): SeatPlan => (person || !robot ? 'open' : { robot }))
    const kept = sitters.map(({ person, name }) =>
      person === undefined || name === undefined || name === NOBODY ? null : { person, name },
    )
    const terms = { ...created, options, plan, kept, owner, previous: id, beginsFull: true }
    const next = new Table(this.#parts.newId(), hosted, [terms])
    await this.#add(next, [])
    await this.change(id, (old) => (old.rematch === undefined ? old.noteRematch(next.id) : []))
    return this.look(id, (old) => old.rematch ?? next.id) // another node may have been quicker
  }

  async #add(table: Table, sitting: readonly Entry[]): Promise<void> {
    const entries = [table.created, ...sitting]
    await this.#parts.store.create(table.id, entries)
    this.#tables.set(table.id, table)
    this.#tell(table, entries)
  }

  /**
   * A command at a table: `decide` changes the table in memory and gives the entries, or throws and changes nothing.
   * Resolves to the version it led to, once that is durably written; then everybody hears of it.
   */
  change(id: string, decide: (table: Table) => Entry[]): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#queues.run(id, () => this.#change(id, decide, resolve)).catch(reject)
    })
  }

  /** `acknowledge` hears of it first; the table stays as it is until all others have heard, too. */
  async #change(id: string, decide: (table: Table) => Entry[], acknowledge: (version: number) => void): Promise<void> {
    for (let tries = 1; ; tries++) {
      const table = await this.#load(id)
      const before = table.version
      const wasOver = table.phase === 'over'
      this.#stopwatch.read(table)
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
        await this.#parts.store.append(id, before, entries, standingOf(table, wasOver))
      } catch (error) {
        this.#tables.delete(id) // memory is ahead of the store
        if (error instanceof StoreUnavailable) this.#doubt(id, before)
        if (error instanceof VersionConflict && tries < MOST_TRIES) continue
        throw error
      }
      if (entries.some(({ kind }) => kind === 'started')) this.#duty.took(id)
      if (version % WEIGH_EVERY < entries.length) this.#tables.set(id, table) // it has grown
      this.#stopwatch.read(table) // from now on the next one thinks
      acknowledge(version)
      await new Promise(setImmediate) // the acknowledgement goes out
      this.#parts.announce?.(id, version)
      this.#tell(table, entries)
      this.#run(table)
      return
    }
  }

  /** Looks at a table, never in the middle of a command; at this version or a later one, the newest if none is named. */
  look<T>(id: string, see: (table: Table) => T, atLeast = Number.POSITIVE_INFINITY): Promise<T> {
    return this.#queues.run(id, async () => {
      const table = await this.#load(id)
      if (table.version < atLeast) await this.#catchUp(table)
      this.#stopwatch.read(table)
      return spend(() => see(table))
    })
  }

  /** Lets the table go on by itself: an artificial player is asked, a clock runs. */
  ask(id: string): Promise<void> {
    return this.look(id, (table) => this.#run(table))
  }

  /** Another process has changed the table: whoever watches it here hears of it, and artificial players answer. */
  async refresh(id: string, version: number): Promise<void> {
    await this.#queues.run(id, async () => {
      if (version === REWRITTEN) return this.#tables.delete(id)
      const table = await this.#load(id)
      if (table.version < version) await this.#follow(table)
      else this.#takeUp(table)
    })
  }

  /** Forgets what is in memory of a table, here and at other nodes, because what is stored of it was changed. */
  readAgain(id: string): Promise<void> {
    return this.#queues.run(id, async () => {
      this.#tables.delete(id)
      this.#parts.announce?.(id, REWRITTEN)
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
    return this.#queues.run(id, async () => {
      this.#tables.delete(id)
      this.#clocks.forget(id)
      this.#stopwatch.forget(id)
      if (!(await this.#parts.store.remove(id))) throw new TableError('not-found', 'there is no such table')
      this.#parts.announce?.(id, REWRITTEN)
    })
  }

  /** Waits for the commands under way; artificial players make no further moves. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#robots.stop()
    await this.#queues.done() // what was acknowledged still sets its clock
    await this.#clocks.stop()
    await this.#queues.done()
  }

  /** What is written is done: whoever cannot hear of it now asks again. */
  #tell(table: Table, entries: readonly Entry[]): void {
    this.#told.note(table.id, table.version)
    const kinds = entries.map(({ kind }) => kind)
    for (const listener of this.#listeners) {
      try {
        listener(table, kinds)
      } catch (error) {
        this.#parts.warn('a change could not be told', { table: table.id, error: String(error) })
      }
    }
  }

  /** The one place where tables go on by themselves; only where this process has the duty of the table. */
  #run(table: Table): void {
    this.#stopwatch.read(table) // begins anew for a new decision
    this.#robots.askAt(table)
    this.#clocks.watch(table)
  }

  /** Lets a table go on that is there anew; where only people act, it is noted that nobody needs to look again. */
  #takeUp(table: Table): void {
    this.#run(table)
    if (table.phase === 'over' || table.actsByItself || !this.#duty.has(table.id)) return
    this.#parts.store
      .rests(table.id, table.version)
      .catch((error: unknown) => this.#parts.warn('it could not be noted that a table rests', { error: String(error) }))
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
      if (!this.#doubtful.has(id) || this.#isStopped) return
      this.ask(id).catch((error: unknown) => {
        if (error instanceof StoreUnavailable) setTimeout(settle, SETTLE_MS).unref()
        else this.#doubtful.delete(id)
      })
    }
    setTimeout(settle, SETTLE_MS).unref()
  }

  /** Follows what other nodes may have written since; false where there is nothing. */
  async #catchUp(table: Table): Promise<boolean> {
    return this.#parts.isShared ? this.#follow(table) : false
  }

  async #follow(table: Table): Promise<boolean> {
    const entries = await this.#parts.store.read(table.id, table.version)
    if (entries.length === 0) return false
    try {
      table.follow(entries)
    } catch (error) {
      this.#tables.delete(table.id)
      throw error
    }
    this.#tell(table, entries)
    this.#run(table)
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
    const entries = await this.#parts.store.read(id)
    const [first] = entries
    if (first?.kind !== 'created') throw new TableError('not-found', 'there is no such table')
    const table = await openTable(id, hostedBy(this.#parts.games, first.game), entries)
    if (this.#stopwatch.stood(id)?.asking !== table.asking) {
      const kept = table.clock && table.phase === 'playing' ? await this.#parts.clocks?.kept(id) : undefined
      this.#stopwatch.begin(table, kept)
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
    if (wasDoubtful) this.#parts.announce?.(table.id, table.version)
    this.#tell(table, entries.slice(told))
    this.#run(table)
  }
}

/** A game that is over has to be kept; later entries at its table change nothing about that. */
function standingOf(table: Table, wasOver: boolean): Standing {
  if (wasOver) return { isOver: true }
  const isOver = table.phase === 'over'
  return { isOver, acts: isOver || table.actsByItself }
}

/** Of a process that nobody starts again. */
const noClocks: ClockStore = { kept: async () => undefined, keep: async () => {} }
