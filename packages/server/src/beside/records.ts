/** Keeps how finished games went: once each, whoever finds out first. */
import type { GameEvent, Seat } from '@freehold/kernel'
import { replay } from '@freehold/kernel'
import type { Kysely, Transaction } from 'kysely'
import type { Tallies } from '../games.ts'
import type { RatingChange } from '../protocol/tables.ts'
import { NOBODY } from '../protocol/values.ts'
import type { Database } from '../store/schema.ts'
import { asked, transaction } from '../store/sql-store.ts'
import type { Table } from '../table/table.ts'
import { noteMargins } from './first-tries.ts'
import { RatedBounds } from './rated-bounds.ts'
import { newRating, type Rating, ratingsAfter, shownRating } from './rating.ts'

type Row = Database['played']

/** Somebody's rating was changed by another game in the same moment. */
class RatingConflict extends Error {}

const MOST_TRIES = 40
/** Before it is tried again: a different while for each. */
const PAUSE_MS = 50

export class Records {
  readonly #db: Kysely<Database>
  readonly #now: () => Date

  constructor(db: Kysely<Database>, now: () => Date = () => new Date()) {
    this.#db = db
    this.#now = now
  }

  /** Keeps the result of a table that is over, unless it is kept already. */
  async keep(table: Table): Promise<void> {
    const rows = rowsOf(table, this.#now().toISOString())
    for (let tries = 1; ; tries++) {
      try {
        await transaction(this.#db, async (db) => {
          const counts = table.created.rated && !table.isClosed && (await new RatedBounds(db, this.#now).counts(table))
          const rated = counts ? await rate(db, rows) : rows.map((row) => ({ ...row, rated: 0 }))
          const kept = await db
            .insertInto('played')
            .values(rated)
            .onConflict((c) => c.doNothing())
            .execute()
          const isNew = kept.some(({ numInsertedOrUpdatedRows }) => (numInsertedOrUpdatedRows ?? 0n) > 0n)
          if (isNew && counts)
            await saveRatings(
              db,
              rated.filter(({ seat }) => table.sitters[seat].name !== NOBODY),
            ) // who is gone has none
          if (isNew) await noteMargins(db, table)
        })
        return
      } catch (error) {
        if (!(error instanceof RatingConflict) || tries === MOST_TRIES) throw error
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * Math.random()))
      }
    }
  }

  /** What the game did to the ratings, by seat; `undefined` where it was not rated. */
  async ratingsOf(table: string): Promise<(RatingChange | null)[] | undefined> {
    const rows = this.#db.selectFrom('played').selectAll().where('table_id', '=', table).orderBy('seat')
    const changes = (await asked(rows.execute())).map(changeOf)
    return changes.some((each) => each !== null) ? changes : undefined
  }

  async announced(table: string): Promise<void> {
    await asked(this.#db.updateTable('played').set({ announced: 1 }).where('table_id', '=', table).execute())
  }

  /** Nothing is left to be done at a table that is over: its result is kept, and it tells of the ratings. */
  async finished(table: string): Promise<void> {
    await asked(this.#db.updateTable('game_table').set({ acts: 0 }).where('id', '=', table).execute())
  }

  /** Tables that are over and not finished, after that one: a host was killed at the wrong moment. */
  async unfinished(after: string, most: number): Promise<string[]> {
    const tables = this.#db.selectFrom('game_table').select('id').where('acts', '=', 1).where('phase', '=', 'over')
    const found = tables.where('id', '>', after).orderBy('id').limit(most)
    return (await asked(found.execute())).map(({ id }) => id)
  }
}

/** As told to people; `null` for an artificial player or an unrated game. */
export function changeOf(row: Row): RatingChange | null {
  const { mu_before, sigma_before, mu_after, sigma_after } = row
  if (mu_before === null || sigma_before === null || mu_after === null || sigma_after === null) return null
  return {
    before: shownRating({ mu: mu_before, sigma: sigma_before }),
    after: shownRating({ mu: mu_after, sigma: sigma_after }),
  }
}

function rowsOf(table: Table, ended_at: string): Row[] {
  const result = table.result()
  const players = table.sitters.length
  const people = table.sitters.filter(({ person }) => person !== undefined).length
  const tallies = result && !table.isClosed ? talliesOf(table) : []
  return table.sitters.map(({ person, robot }, seat) => ({
    table_id: table.id,
    seat,
    person_id: person ?? null,
    robot: person === undefined ? (robot ?? null) : null,
    game: table.game.id,
    players,
    place: table.isClosed ? 0 : (result?.places[seat] ?? 0), // 0: ended without a result
    points: result?.points?.[seat] ?? null,
    moves: table.position,
    seconds: Math.round(table.elapsed / 1000),
    people,
    ended_at,
    facts: JSON.stringify(tallies[seat] ?? {}),
    rated: table.created.rated && !table.isClosed ? 1 : 0,
    announced: 0,
    mu_before: null,
    sigma_before: null,
    mu_after: null,
    sigma_after: null,
    setup: table.hosted.code?.(table.created.options) ?? null,
  }))
}

function talliesOf(table: Table): Tallies[] {
  const events: GameEvent[] = []
  const state: unknown = replay(table.game, table.log(), (step) => events.push(...step.events))
  const result = table.result()
  const { options } = table
  return table.sitters.map((_, seat: Seat) => {
    const ended = { options, won: result?.places[seat] === 1, points: result?.points?.[seat] }
    return table.hosted.tally?.(events, seat, table.game.view(state, seat), ended) ?? {}
  })
}

async function rate(db: Transaction<Database>, rows: readonly Row[]): Promise<Row[]> {
  const before: Rating[] = []
  for (const row of rows) before.push((await ratingOf(db, row)) ?? newRating())
  const after = ratingsAfter(
    before,
    rows.map(({ place }) => place),
  )
  return rows.map((row, seat) => ({
    ...row,
    mu_before: before[seat].mu,
    sigma_before: before[seat].sigma,
    mu_after: after[seat].mu,
    sigma_after: after[seat].sigma,
  }))
}

function ratingOf(db: Transaction<Database>, { person_id, game, players }: Row) {
  const ratings = db.selectFrom('rating').select(['mu', 'sigma'])
  return ratings
    .where('person_id', '=', person_id ?? '')
    .where('game', '=', game)
    .where('players', '=', players)
    .executeTakeFirst()
}

/**
 * Each from what it was, so that of two games that end at once none is lost; in the same order everywhere, so that no two
 * wait for each other.
 */
async function saveRatings(db: Transaction<Database>, rows: readonly Row[]): Promise<void> {
  const inOrder = rows.toSorted((one, other) => ((one.person_id ?? '') < (other.person_id ?? '') ? -1 : 1))
  for (const { person_id, game, players, mu_before, mu_after, sigma_after } of inOrder) {
    if (person_id === null || mu_after === null || sigma_after === null) continue
    const after = { mu: mu_after, sigma: sigma_after }
    const updated = await db
      .updateTable('rating')
      .set((row) => ({ ...after, games: row('games', '+', 1) }))
      .where('person_id', '=', person_id)
      .where('game', '=', game)
      .where('players', '=', players)
      .where('mu', '=', mu_before ?? 0)
      .executeTakeFirst()
    if (updated.numUpdatedRows === 1n) continue
    const row = db.insertInto('rating').values({ person_id, game, players, ...after, games: 1 })
    const inserted = await row.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows !== 1n) throw new RatingConflict()
  }
}
