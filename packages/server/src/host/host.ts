/**
 * The tables of this host: made, begun and played again by people, and going on by themselves where an artificial player is to
 * move or a clock runs.
 */
import type { Seat } from '@freehold/kernel'
import type { Result } from '../protocol/tables.ts'
import { NOBODY } from '../protocol/values.ts'
import type { Person } from '../store/store.ts'
import type { PersonId, SeatPlan } from '../table/entries.ts'
import { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { ClockKeeper, type ClockStore } from './clock-keeper.ts'
import { HostedTables, type HostParts } from './hosted-tables.ts'
import { createdBy, hostedBy, type NewTable } from './new-table.ts'
import { RobotSeats } from './robot-seats.ts'
import { spend } from './spending.ts'

export class Host extends HostedTables {
  readonly #robots: RobotSeats
  readonly #clocks: ClockKeeper

  constructor(parts: HostParts) {
    super(parts)
    this.#robots = new RobotSeats({ ...parts, duty: this.duty }, this)
    this.#clocks = new ClockKeeper(parts.clocks ?? noClocks, {
      change: (id, decide) => this.change(id, decide),
      look: (id, see) => this.look(id, see),
      stood: (id) => this.stopwatch.stood(id),
      hasDuty: (id) => this.duty.has(id),
      warn: (message, about) => parts.warn(message, about),
    })
  }

  /** Lets artificial players and clocks go on where the host stopped; tables at which only people act are not touched. */
  async resume(): Promise<void> {
    for (const id of await this.parts.store.acting()) {
      try {
        await this.look(id, (table) => this.takeUp(table))
      } catch (error) {
        this.parts.warn('a table cannot go on', { table: id, error: String(error) }) // of other rules, say
      }
    }
  }

  /** A table with its maker on the first open seat. */
  async create(person: Person, wish: NewTable): Promise<string> {
    const id = this.parts.newId()
    const hosted = hostedBy(this.parts.games, wish.game)
    const table = spend(() => new Table(id, hosted, [createdBy(person.id, wish, hosted)]))
    table.expectRobots(table.created.plan.filter((_, seat) => seat !== table.ruled?.seat))
    await this.add(table, table.created.plan.includes('open') ? table.sit(person.id, person.name) : [])
    return id
  }

  /** A table for these people, by seat, who have agreed to play; it begins as soon as all have sat down. */
  async createFor(people: readonly Person[], wish: NewTable): Promise<string> {
    const id = this.parts.newId()
    const kept = people.map(({ id: person, name }) => ({ person, name }))
    const hosted = hostedBy(this.parts.games, wish.game)
    const created = { ...createdBy(people[0].id, wish, hosted), kept, beginsFull: true }
    await this.add(new Table(id, hosted, [created]), [])
    return id
  }

  /** Takes a seat; where all have come who agreed to play, the game begins. */
  async sit(id: string, person: Person, seat?: Seat): Promise<number> {
    const version = await this.change(id, (table) => table.sit(person.id, person.name, seat))
    const isReady = await this.look(id, ({ created, isFull }) => created.beginsFull === true && isFull, version)
    if (!isReady) return version
    return this.start(id, person.id).catch((error: unknown) => {
      const isPlain = error instanceof TableError && error.code === 'rated' // and who sat down last is told why
      if (error instanceof TableError && !isPlain) return version // somebody is gone again: whoever comes back can begin
      throw error
    })
  }

  async start(id: string, person: PersonId): Promise<number> {
    const away = (who: PersonId) => this.parts.away?.(id, who) ?? 0
    const people = await this.look(id, (table) => {
      table.expectStartable(person, away)
      return { table, sitting: String(table.people()) }
    })
    if (!people.table.isDraftOpen) await this.parts.beginning?.(people.table)
    return this.change(id, (table) => {
      if (table.phase === 'gathering' && String(table.people()) !== people.sitting)
        throw new TableError('stale', 'somebody came or went; look again')
      return table.start(person, this.parts.newSeed(), new Date().toISOString(), away)
    })
  }

  /**
   * The table on which the same people play again; the first who asks makes it, and it begins once all have asked.
   * Artificial players keep their seats, and the game's own rule says who begins.
   */
  rematch(id: string, person: PersonId): Promise<string> {
    return this.queues.run(`rematch of ${id}`, async () => {
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
    const { draft: _, ...same } = created // the same is played again
    const terms = { ...same, options, plan, kept, owner, previous: id, beginsFull: true }
    const next = new Table(this.parts.newId(), hosted, [terms])
    await this.add(next, [])
    await this.change(id, (old) => (old.rematch === undefined ? old.noteRematch(next.id) : []))
    return this.look(id, (old) => old.rematch ?? next.id) // another node may have been quicker
  }

  /** Lets the table go on by itself: an artificial player is asked, a clock runs. */
  ask(id: string): Promise<void> {
    return this.look(id, (table) => this.run(table))
  }

  override async remove(id: string): Promise<void> {
    await super.remove(id)
    this.#clocks.forget(id)
    this.#robots.forget(id)
  }

  /** Waits for the commands under way; artificial players make no further moves. */
  async stop(): Promise<void> {
    this.isStopped = true
    this.#robots.stop()
    await this.queues.done() // what was acknowledged still sets its clock
    await this.#clocks.stop()
    await this.queues.done()
  }

  /** The one place where tables go on by themselves; only where this process has the duty of the table. */
  protected run(table: Table): void {
    this.stopwatch.read(table) // begins anew for a new decision
    this.#robots.askAt(table)
    this.#clocks.watch(table)
  }

  /** Lets a table go on that is there anew; where only people act, it is noted that nobody needs to look again. */
  protected takeUp(table: Table): void {
    this.run(table)
    if (table.phase === 'over' || table.actsByItself || !this.duty.has(table.id)) return
    this.parts.store
      .rests(table.id, table.version)
      .catch((error: unknown) => this.parts.warn('it could not be noted that a table rests', { error: String(error) }))
  }
}

/** Of a process that nobody starts again. */
const noClocks: ClockStore = { kept: async () => undefined, keep: async () => {} }
