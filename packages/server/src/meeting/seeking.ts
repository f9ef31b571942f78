/**
 * Finds opponents for those who look for one: the same game and clock, a rating that is near; the longer somebody waits, the
 * less near it need be. Who looks is in the database, so that people at different nodes find each other; two are taken out
 * together or not at all.
 */
import type { Kysely } from 'kysely'
import { newRating, shownRating } from '../beside/rating.ts'
import type { Seek } from '../protocol/meeting.ts'
import type { Database } from '../store/schema.ts'
import { asked, transaction } from '../store/sql-store.ts'
import { type Person, StoreUnavailable } from '../store/store.ts'
import type { PersonId } from '../table/entries.ts'

interface Parts {
  readonly db: Kysely<Database>
  readonly node: string // the name of this one
  /** Whether there are other nodes, each with a beat in the database. */
  readonly isShared: boolean
  /** Whether these two are not to be brought together for this. */
  areApart(one: PersonId, two: PersonId, seek: Seek): Promise<boolean>
  /** Makes their table. */
  makeTable(people: readonly Person[], seek: Seek): Promise<string>
  /** One of them no longer looked. */
  removeTable(table: string): Promise<void>
  found(people: readonly PersonId[], table: string): void
  warn(message: string, about: object): void
  now?(): Date
  random?(): number
}

type Row = Database['seeking'] & { readonly name: string }

const LOOK_MS = 2000
/** Looked through at a time, who waits longest first. */
const MOST = 500
/** How far apart ratings may be, at first and for each second that somebody waits. */
const NEAR = 100
const WIDER = 10
/** Of those who fit, so many are tried for one person at a time: whether two may meet takes a look into the database. */
const MOST_TRIED = 3
/** So long two are not tried again who may not meet. */
const APART_MS = 30_000
/** So long two are not brought together again: who does not come to the table, or goes at once, is not met over and over. */
const MET_MS = 180_000
/** So long an opponent who was found is told again to whoever connects anew, or looks again. */
const FOUND_MS = 60_000

const seekOf = ({ game, clock, rated }: Row): Seek => ({ game, clock: clock as Seek['clock'], rated: rated === 1 })

/** Somebody was found by another node in the same moment, or no longer looks. */
class NoLonger extends Error {}

export class Seeking {
  readonly #parts: Parts
  readonly #here = new Set<PersonId>() // who looks at this node
  readonly #timer: NodeJS.Timeout
  #looking: Promise<void> | undefined
  readonly #apart = new Map<string, number>() // by two people: until when they are not tried again

  constructor(parts: Parts) {
    this.#parts = parts
    this.#timer = setInterval(() => {
      if (this.#here.size > 0) void this.look()
    }, LOOK_MS)
    this.#timer.unref()
  }

  /** Who looked here when the host last stopped looks no longer. */
  async start(): Promise<void> {
    await asked(this.#parts.db.deleteFrom('seeking').where('node', '=', this.#parts.node).execute())
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await this.start().catch(() => {}) // then they are found to be gone
  }

  /** The person looks for this from now on; the same again keeps their place. Who waits for them already is told again. */
  async seek(person: PersonId, { game, clock, rated }: Seek): Promise<void> {
    const { db, node } = this.#parts
    const waiting = await this.foundFor(person)
    if (waiting !== undefined) return this.#parts.found([person], waiting)
    const now = this.#now().toISOString()
    const own = db.selectFrom('rating').select(['mu', 'sigma']).where('person_id', '=', person)
    const known = await asked(own.where('game', '=', game).where('players', '=', 2).executeTakeFirst())
    const wanted = { node, game, clock, rated: rated ? 1 : 0, rating: shownRating(known ?? newRating()) }
    const before = await asked(db.selectFrom('seeking').selectAll().where('person_id', '=', person).executeTakeFirst())
    const isSame = before?.game === game && before.clock === clock && before.rated === wanted.rated
    const row = { ...wanted, since: isSame ? before.since : now }
    const seeking = db.insertInto('seeking').values({ person_id: person, ...row })
    await asked(seeking.onConflict((conflict) => conflict.column('person_id').doUpdateSet(row)).execute())
    this.#here.add(person)
    await this.look()
  }

  async unseek(person: PersonId): Promise<void> {
    this.#here.delete(person)
    const { db, node } = this.#parts
    await asked(db.deleteFrom('seeking').where('person_id', '=', person).where('node', '=', node).execute())
  }

  /** The table at which an opponent waits for the person, who may have been away when it was told. */
  async foundFor(person: PersonId): Promise<string | undefined> {
    const row = this.#parts.db.selectFrom('found').select('table_id').where('person_id', '=', person)
    return (await asked(row.where('at', '>', this.#foundAfter()).executeTakeFirst()))?.table_id
  }

  /** The person has come, or does not want to. */
  async settle(person: PersonId): Promise<void> {
    await asked(this.#parts.db.deleteFrom('found').where('person_id', '=', person).execute())
  }

  /** Brings together whom it can. */
  look(): Promise<void> {
    this.#looking ??= this.#pairAll()
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable))
          this.#parts.warn('no opponents can be found', { error: String(error) })
      })
      .finally(() => {
        this.#looking = undefined
      })
    return this.#looking
  }

  /** Whom another node found that could not tell, or this one, which never heard that it was written. */
  async #tellFound(): Promise<void> {
    const rows = this.#parts.db
      .selectFrom('found')
      .select(['person_id', 'table_id'])
      .where('at', '>', this.#foundAfter())
    for (const { person_id, table_id } of await asked(rows.execute()))
      if (this.#here.delete(person_id)) this.#parts.found([person_id], table_id)
  }

  async #pairAll(): Promise<void> {
    await this.#tellFound()
    const rows = await this.#waiting()
    const taken = new Set<PersonId>()
    const now = this.#now().getTime()
    for (const [two, until] of this.#apart) if (until <= now) this.#apart.delete(two)
    for (const one of rows) {
      let tried = 0
      for (const two of rows) {
        if (one === two || taken.has(one.person_id) || taken.has(two.person_id) || !this.#fit(one, two)) continue
        const both = [one.person_id, two.person_id].sort().join(' ')
        if (this.#apart.has(both)) continue
        if (++tried > MOST_TRIED) break
        if (await this.#parts.areApart(one.person_id, two.person_id, seekOf(one))) {
          this.#apart.set(both, now + APART_MS)
          continue
        }
        if (!(await this.#pair(one, two))) continue
        this.#apart.set(both, now + MET_MS)
        taken.add(one.person_id).add(two.person_id)
      }
    }
  }

  async #waiting(): Promise<Row[]> {
    const { db, isShared } = this.#parts
    const rows = db.selectFrom('seeking').innerJoin('person', 'person.id', 'seeking.person_id').selectAll('seeking')
    const named = rows.select('person.name').orderBy('since').limit(MOST)
    return asked((isShared ? named.where('node', 'in', db.selectFrom('node').select('id')) : named).execute())
  }

  #fit(one: Row, two: Row): boolean {
    if (one.game !== two.game || one.clock !== two.clock || one.rated !== two.rated) return false
    const waited = this.#now().getTime() - Math.min(Date.parse(one.since), Date.parse(two.since))
    return Math.abs(one.rating - two.rating) <= NEAR + (WIDER * waited) / 1000
  }

  /**
   * The table is there before anybody is told of it; that both no longer look, and where they are expected, is one transaction:
   * whatever is killed or lost meanwhile, they look on or hear of it.
   */
  async #pair(one: Row, two: Row): Promise<boolean> {
    const { db, makeTable, removeTable, found, random = Math.random } = this.#parts
    const both = [one, two].sort((a, b) => (a.person_id < b.person_id ? -1 : 1)) // so that no two nodes wait for each other
    const people = (random() < 0.5 ? both : both.toReversed()).map(({ person_id, name }) => ({ id: person_id, name }))
    const table = await makeTable(people, seekOf(one))
    try {
      await transaction(db, async (tx) => {
        for (const { person_id, since } of both) {
          const row = tx.deleteFrom('seeking').where('person_id', '=', person_id).where('since', '=', since)
          if ((await row.executeTakeFirst()).numDeletedRows !== 1n) throw new NoLonger()
          const at = { table_id: table, at: this.#now().toISOString() }
          const expected = tx.insertInto('found').values({ person_id, ...at })
          await expected.onConflict((conflict) => conflict.column('person_id').doUpdateSet(at)).execute()
        }
      })
    } catch (error) {
      if (!(error instanceof NoLonger)) throw error
      await removeTable(table)
      return false
    }
    const ids = people.map(({ id }) => id)
    for (const id of ids) this.#here.delete(id)
    found(ids, table)
    return true
  }

  #foundAfter(): string {
    return new Date(this.#now().getTime() - FOUND_MS).toISOString()
  }

  #now(): Date {
    return this.#parts.now?.() ?? new Date()
  }
}
