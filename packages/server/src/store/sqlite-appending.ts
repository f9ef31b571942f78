/** What the thread of SQLite does by itself for a whole group of additions: one message there, one back, one sync. */
import type { Database } from 'better-sqlite3'
import type { Appending } from './appending.ts'

/** The name of this work in the place of a statement; its one parameter is the list of additions. */
export const APPEND_ALL = 'append all'

/** Gives for each addition whether it was written: 0 where the version is no longer the expected one. */
export type Appended = readonly { readonly written: 0 | 1 }[]

export function appendingIn(database: Database): (all: readonly Appending[]) => Appended {
  const raise = database.prepare('update game_table set version = ? where id = ? and version = ?')
  const turn = database.prepare('update game_table set phase = ?, runner = ? where id = ?')
  // Only where it is something else: what is set is written, in every index of it, whether or not it was so before.
  const note = database.prepare(
    `update game_table set acts = coalesce(@acts, acts), changed_at = @at
      where id = @id and (acts <> coalesce(@acts, acts) or changed_at <> @at)`,
  )
  const add = database.prepare('insert into entry (table_id, version, body) values (?, ?, ?)')
  const seat = database.prepare('insert into seat (table_id, person_id) values (?, ?) on conflict do nothing')
  const append = ({ id, expected, bodies, people, phase, runner, acts, at }: Appending): 0 | 1 => {
    if (raise.run(expected + bodies.length, id, expected).changes === 0) return 0
    note.run({ id, acts, at })
    if (phase !== null) turn.run(phase, runner, id)
    for (const [i, body] of bodies.entries()) add.run(id, expected + i + 1, body)
    for (const person of people) seat.run(id, person)
    return 1
  }
  return database.transaction((all: readonly Appending[]) => all.map((each) => ({ written: append(each) })))
}
