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
import { type Person, type Store, VersionConflict } from '../store/store.ts'
import { ratedClock } from '../table/absence.ts'
import type { Created, Entry, PersonId, SeatPlan, TableTerms } from '../table/entries.ts'
import { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { ClockKeeper, type ClockStore } from './clock-keeper.ts'
import { LatestTables } from './latest-tables.ts'
import { RobotSeats } from './robot-seats.ts'
import { Stopwatch } from './stopwatch.ts'

export interface HostParts {
  readonly store: Store
  readonly games: HostedGames
  readonly robots: Pick<RobotRunner, 'choose'>
  readonly duty?: Duty // left out where this is the only process
  readonly isShared?: boolean // other nodes write to the store too
  readonly clocks?: ClockStore // left out where no clock outlives the process
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

export type NewTable = Partial<TableTerms> & {
  readonly game: string
  readonly options?: unknown
  readonly seats?: readonly SeatPlan[] // open ones where it is left out
}

/** Hears of a table that has changed, after it is written, and by what. */
export type Listener = (table: Table, kinds: readonly Entry['kind'][]) => void

/** Tables in memory; the others are read again when somebody comes back. */
const MOST_TABLES = 5000
/** Announced in the place of a version: entries were changed or deleted, not added. */
export const REWRITTEN = 0
/** How often a command is decided anew because somebody else wrote first. */
const MOST_TRIES = 5

export class Host {
  readonly #parts: HostParts
  readonly #tables = new LatestTables(MOST_TABLES)
  readonly #queues = new Map<string, Promise<unknown>>()
  readonly #listeners = new Set<Listener>()
  readonly #robots: RobotSeats
  readonly #duty: Duty
  readonly #stopwatch: Stopwatch
  readonly #clocks: ClockKeeper

  constructor(parts: HostParts) {
    this.#parts = parts
    this.#duty = parts.duty ?? dutyOfAll
    this.#robots = new RobotSeats({ ...parts, duty: this.#duty }, this)
    this.#stopwatch = new Stopwatch(parts.now)
    this.#clocks = new ClockKeeper(parts.clocks ?? noClocks, {
      change: (id, decide) => this.change(id, decide),
      look: (id, see) => this.look(id, see),
      hasDuty: (id) => this.#duty.has(id),
      warn: (message, about) => parts.warn(message, about),
    })
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /** Lets artificial players go on at these tables: of the host that stopped, or of a node that is lost. */
  async resume(tables: Iterable<string>): Promise<void> {
    for (const id of tables) {
      try {
        await this.ask(id)
      } catch (error) {
        this.#parts.warn('a table cannot go on', { table: id, error: String(error) }) // of other rules, say
      }
    }
  }

  /** A table with its maker on the first open seat. */
  async create(person: Person, wish: NewTable): Promise<string> {
    const id = this.#parts.newId()
    const table = new Table(id, this.#hosted(wish.game), [this.#created(person.id, wish)])
    table.expectRobots(table.created.plan.filter((_, seat) => seat !== table.ruled?.seat))
    await this.#add(table, table.created.plan.includes('open') ? table.sit(person.id, person.name) : [])
    return id
  }

  /** A table for these people, by seat, who have agreed to play; it begins as soon as all have sat down. */
  async createFor(people: readonly Person[], wish: NewTable): Promise<string> {
    const id = this.#parts.newId()
    const kept = people.map(({ id: person, name }) => ({ person, name }))
    const created = { ...this.#created(people[0].id, wish), kept, beginsFull: true }
    await this.#add(new Table(id, this.#hosted(wish.game), [created]), [])
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
    return this.#alone(`rematch of ${id}`, async () => {
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
    return this.#alone(id, async () => {
      for (let tries = 1; ; tries++) {
        const table = await this.#load(id)
        const before = table.version
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
        if (entries.length === 0) return version
        try {
          await this.#parts.store.append(id, before, entries, table.phase === 'over')
        } catch (error) {
          this.#tables.delete(id) // memory is ahead of the store
          if (error instanceof VersionConflict && tries < MOST_TRIES) continue
          throw error
        }
        if (entries.some(({ kind }) => kind === 'started')) this.#duty.took(id)
        this.#parts.announce?.(id, version)
        this.#tell(table, entries)
        this.#run(table)
        return version
      }
    })
  }

  /** Looks at a table, never in the middle of a command; at this version or a later one, the newest if none is named. */
  look<T>(id: string, see: (table: Table) => T, atLeast = Number.POSITIVE_INFINITY): Promise<T> {
    return this.#alone(id, async () => {
      const table = await this.#load(id)
      if (table.version < atLeast) await this.#catchUp(table)
      this.#stopwatch.read(table)
      return see(table)
    })
  }

  /** Lets the table go on by itself: an artificial player is asked, a clock runs. */
  ask(id: string): Promise<void> {
    return this.look(id, (table) => this.#run(table))
  }

  /** Another process has changed the table: whoever watches it here hears of it, and artificial players answer. */
  async refresh(id: string, version: number): Promise<void> {
    await this.#alone(id, async () => {
      if (version === REWRITTEN) return this.#tables.delete(id)
      const table = await this.#load(id)
      if (table.version < version) await this.#follow(table)
      else this.#run(table)
    })
  }

  /** Forgets what is in memory of a table, here and at other nodes, because what is stored of it was changed. */
  readAgain(id: string): Promise<void> {
    return this.#alone(id, async () => {
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
    return this.#alone(id, async () => {
      this.#tables.delete(id)
      this.#clocks.forget(id)
      if (!(await this.#parts.store.remove(id))) throw new TableError('not-found', 'there is no such table')
      this.#parts.announce?.(id, REWRITTEN)
    })
  }

  /** Waits for the commands under way; artificial players make no further moves. */
  async stop(): Promise<void> {
    this.#robots.stop()
    await this.#clocks.stop()
    await Promise.allSettled(this.#queues.values())
  }

  /** What is written is done: whoever cannot hear of it now asks again. */
  #tell(table: Table, entries: readonly Entry[]): void {
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
      return decide(table)
    } catch (error) {
      // A refusal changes nothing; after a mistake of ours nobody knows.
      if (!(error instanceof TableError)) this.#tables.delete(table.id)
      throw error
    }
  }

  #created(owner: PersonId, { game: id, options, seats, ...terms }: NewTable): Created {
    const { game, ruled } = this.#hosted(id)
    const checked = game.options(options ?? {})
    const count = game.seats(checked)
    const plan = [...(seats ?? Array.from({ length: count }, (): SeatPlan => 'open'))]
    if (plan.length !== count) throw new TableError('bad-input', `seats: ${plan.length} given for a game of ${count}`)
    const hers = ruled?.(checked)
    if (hers) plan[hers.seat] = { robot: hers.robot }
    const { rated, labels } = terms
    const clock = terms.clock ?? (rated ? ratedClock : undefined)
    if (labels && labels.length !== count)
      throw new TableError('bad-input', `labels: ${labels.length} given for ${count} seats`)
    if (rated && plan.some((each) => each !== 'open'))
      throw new TableError('rated', 'artificial players have no rating: leave all seats of a rated table open', {
        code: 'rated-robots',
      })
    if (rated && clock?.runsOut === 'replaced')
      throw new TableError('rated', 'nobody plays for anybody at a rated table: whose time runs out loses', {
        code: 'rated-clock',
      })
    return {
      kind: 'created',
      game: id,
      rules: game.rules,
      options: checked,
      plan,
      owner,
      ...terms,
      listed: terms.listed ?? false,
      ...(clock && { clock: { ...clock, runsOut: clock.runsOut ?? (rated ? 'loses' : 'replaced') } }),
    }
  }

  #hosted(game: string) {
    if (Object.hasOwn(this.#parts.games, game)) return this.#parts.games[game]
    throw new TableError(
      'bad-input',
      `no game is called '${game}'; there are ${Object.keys(this.#parts.games).join(', ')}`,
    )
  }

  async #load(id: string): Promise<Table> {
    const known = this.#tables.get(id)
    if (known) return known
    const entries = await this.#parts.store.read(id)
    const [first] = entries
    if (first?.kind !== 'created') throw new TableError('not-found', 'there is no such table')
    const hosted = this.#hosted(first.game)
    if (first.rules !== hosted.game.rules) {
      throw new TableError(
        'not-found',
        `this table was begun under version ${first.rules} of the rules of ${first.game}`,
        { code: 'older-rules', rules: first.rules },
      )
    }
    const table = new Table(id, hosted, entries)
    const kept = table.clock && table.phase === 'playing' ? await this.#parts.clocks?.kept(id) : undefined
    this.#stopwatch.begin(table, kept)
    this.#tables.set(id, table)
    return table
  }

  /** One after the other at each table. */
  #alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(id) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#queues.set(id, mine)
    const leave = () => {
      if (this.#queues.get(id) === mine) this.#queues.delete(id)
    }
    mine.then(leave, leave)
    return mine
  }
}

/** Of a process that nobody starts again. */
const noClocks: ClockStore = { kept: async () => undefined, keep: async () => {} }
