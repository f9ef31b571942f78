/**
 * How many rated games count in a day, so that nobody makes a rating out of helpers who lose on purpose: so many of the same
 * two, and so many of one person against those who have played few. Somebody new costs nothing and brings points along.
 */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { newRating } from './rating.ts'

const MOST = 5
const DAY_MS = 86_400_000
/** Of whom is known no more than this have played about five rated games or fewer. */
const SIGMA_OF_NEW = 7.21

const refusals = {
  'rated-often': `you two have played ${MOST} rated games in a day; the next one that counts is with somebody else`,
  'rated-newcomers': `${MOST} rated games a day count against people who have played few; the next one that counts is with somebody else`,
} as const

export class RatedBounds {
  readonly #db: Kysely<Database>
  readonly #now: () => Date

  constructor(db: Kysely<Database>, now: () => Date = () => new Date()) {
    this.#db = db
    this.#now = now
  }

  /** Throws where a rated game of these people would not count. */
  async expectCounts(table: Table): Promise<void> {
    const code = table.created.rated ? await this.#exceeded(peopleOf(table), table.game.id) : undefined
    if (code) throw new TableError('rated', refusals[code], { code, most: MOST })
  }

  /** Also of games that were begun at once, before one of them could be counted. */
  async counts(table: Table): Promise<boolean> {
    return this.wouldCount(peopleOf(table), table.game.id)
  }

  /** Whether a rated game of these people would count today. */
  async wouldCount(people: readonly PersonId[], game: string): Promise<boolean> {
    return (await this.#exceeded(people, game)) === undefined
  }

  async #exceeded(people: readonly PersonId[], game: string): Promise<keyof typeof refusals | undefined> {
    for (const [i, one] of people.entries())
      for (const two of people.slice(i + 1)) if (await this.areMany(one, two, game)) return 'rated-often'
    for (const one of people) {
      const others = people.filter((other) => other !== one)
      if ((await this.#hasNew(others, game, people.length)) && (await this.#metManyNew(one, game)))
        return 'rated-newcomers'
    }
    return undefined
  }

  /** Whether these two have had enough of each other for today. */
  async areMany(one: PersonId, two: PersonId, game: string): Promise<boolean> {
    const games = this.#togetherToday(one, game).where('other.person_id', '=', two)
    return (await asked(games.limit(MOST).execute())).length >= MOST
  }

  async #hasNew(people: readonly PersonId[], game: string, players: number): Promise<boolean> {
    if (people.length === 0) return false
    const known = this.#db.selectFrom('rating').select('person_id').where('person_id', 'in', people)
    const seasoned = known.where('game', '=', game).where('players', '=', players).where('sigma', '<', SIGMA_OF_NEW)
    return (await asked(seasoned.execute())).length < people.length
  }

  async #metManyNew(one: PersonId, game: string): Promise<boolean> {
    const before = sql<number>`coalesce(other.sigma_before, ${newRating().sigma})`
    const games = this.#togetherToday(one, game).where(before, '>=', SIGMA_OF_NEW).distinct()
    return (await asked(games.limit(MOST).execute())).length >= MOST
  }

  /** A row for each who played with the person. */
  #togetherToday(one: PersonId, game: string) {
    const since = new Date(this.#now().getTime() - DAY_MS).toISOString()
    return this.#db
      .selectFrom('played as own')
      .innerJoin('played as other', 'other.table_id', 'own.table_id')
      .select('own.table_id')
      .where('own.person_id', '=', one)
      .whereRef('other.seat', '!=', 'own.seat')
      .where('own.rated', '=', 1)
      .where('own.game', '=', game)
      .where('own.ended_at', '>', since)
  }
}

/** At a rated table every seat is somebody’s. */
const peopleOf = (table: Table): PersonId[] => table.people().flatMap((person) => person ?? [])
