/** What the thread of SQLite does by itself for a whole group of additions: one message there, one back, one sync. */
import type { Database, Statement } from 'better-sqlite3'
import type { Appending } from './appending.ts'

/** The name of this work in the place of a statement; its one parameter is the list of additions. */
export const APPEND_ALL = 'append all'

/** Gives for each addition whether it was written: 0 where the version is no longer the expected one. */
export type Appended = readonly { readonly written: 0 | 1 }[]

export function appendingIn(database: Database): (all: readonly Appending[]) => Appended {
  const raising = (more: string): Statement =>
    database.prepare(
      `update game_table set version = ?, acts = coalesce(?, acts), changed_at = ?${more} where id = ? and version = ?`,
    )
  const raise = raising('')
  const turn = raising(', phase = ?, runner = ?')
  const add = database.prepare('insert into entry (table_id, version, body) values (?, ?, ?)')
  const seat = database.prepare('insert into seat (table_id, person_id) values (?, ?) on conflict do nothing')
  const append = ({ id, expected, bodies, people, phase, runner, acts, at }: Appending): 0 | 1 => {
    const version = expected + bodies.length
    const { changes } =
      phase === null
        ? raise.run(version, acts, at, id, expected)
        : turn.run(version, acts, at, phase, runner, id, expected)
    if (changes === 0) return 0
    for (const [i, body] of bodies.entries()) add.run(id, expected + i + 1, body)
    for (const person of people) seat.run(id, person)
    return 1
  }
  return database.transaction((all: readonly Appending[]) => all.map((each) => ({ written: append(each) })))
}
