/** A database of many tables, made by the database itself: most are over, some were abandoned in the middle. */
import { type Kysely, sql } from 'kysely'
import { created } from '../table/tables.fixture.ts'
import type { Database } from './schema.ts'

export interface Size {
  readonly over: number
  readonly abandoned: number
}

/** Numbers from 1, as the database makes them. */
const series = (isPostgres: boolean, count: number) =>
  isPostgres
    ? sql`(select generate_series(1, ${sql.lit(count)}) as n) as numbers`
    : sql`(with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
        select n from numbers) as numbers`

/** The number before that of the first guest. */
export const FIRST_GUEST = 1_000_000_000_000_000

/** Guests who made themselves known long ago, the first so many of whom were here of late. */
export async function fillGuests(db: Kysely<Database>, isPostgres: boolean, all: number, here: number): Promise<void> {
  const id = sql`'guest-' || (${sql.lit(FIRST_GUEST)} + n)` // as long as ids are: by that PostgreSQL plans
  const [long, late] = [sql.lit('2026-01-01T00:00:00.000Z'), sql.lit('2026-11-14T00:00:00.000Z')]
  await sql`insert into person (id, name, email, guest, created_at)
    select ${id}, 'G', ${id} || '@guest.invalid', 1, ${long} from ${series(isPostgres, all)}`.execute(db)
  await sql`insert into session (id, token, person_id, created_at, updated_at, expires_at)
    select ${id}, ${id}, ${id}, ${long}, ${late}, '2027-11-14T00:00:00.000Z'
    from ${series(isPostgres, here)}`.execute(db)
  if (isPostgres) await sql`analyze`.execute(db)
}

/** Of Ann, who played all, and of Bob and the like, a hundred of them. */
export async function fill(db: Kysely<Database>, isPostgres: boolean, { over, abandoned }: Size): Promise<void> {
  const all = over + abandoned
  const isOver = sql`n <= ${sql.lit(over)}`
  const body = (entry: object) => sql.lit(JSON.stringify(entry))
  await sql`insert into person (id, name, email) values ('ann', 'Ann', 'ann@example.org')`.execute(db)
  await sql`insert into game_table (id, game, listed, version, phase, number, runner, acts, changed_at)
    select 't' || n, 'spyglass', 1, 4, case when ${isOver} then 'over' else 'playing' end, n, null,
      0, case when ${isOver} then '2026-01-01' else '2026-02-02' end from ${series(isPostgres, all)}`.execute(db)
  for (const person of [sql`'ann'`, sql`'p' || (n % 100)`])
    await sql`insert into seat (table_id, person_id) select 't' || n, ${person} from ${series(isPostgres, all)}`.execute(
      db,
    )
  for (const [seat, person] of [sql`'ann'`, sql`'p' || (n % 100)`].entries())
    await sql`insert into played (table_id, seat, person_id, robot, game, players, place, points, moves, seconds, people,
        ended_at, facts, rated, announced, setup)
      select 't' || n, ${sql.lit(seat)}, ${person}, null, 'spyglass', 2, ${sql.lit(seat + 1)}, 3, 9, 60, 2,
        '2026-01-01T00:00:00.000Z', '{}', 0, 0, 'spying' from ${series(isPostgres, over)}`.execute(db)
  const entries = [
    created(['open', 'open']),
    { kind: 'sat', seat: 0, person: 'ann', name: 'Ann' },
    { kind: 'sat', seat: 1, person: 'bob', name: 'Bob' },
    { kind: 'started', seed: 'fast:1' },
  ]
  for (const [i, entry] of entries.entries())
    await sql`insert into entry (table_id, version, body)
      select 't' || (n + ${sql.lit(over)}), ${sql.lit(i + 1)}, ${body(entry)} from ${series(isPostgres, abandoned)}`.execute(
      db,
    )
  if (isPostgres) await sql`analyze`.execute(db)
}
