/** What the thread of SQLite does by itself for a whole group of additions: one message there, one back, one sync. */
import type { Database } from 'better-sqlite3'
import type { Appending } from './appending.ts'

/** The name of this work in the place of a statement; its parameters are the additions, one after the other. */
export const APPEND_ALL = 'append all'

type Value = string | number | null

/** Additions as plain values: names of fields would be copied from thread to thread with each of them. */
export function flatten(all: readonly Appending[]): Value[] {
  const values: Value[] = []
  for (const { id, expected, bodies, people, phase, runner, acts, at } of all)
    values.push(id, expected, phase, runner, acts, at, bodies.length, people.length, ...bodies, ...people)
  return values
}

/** Gives for each addition whether it was written: 0 where the version is no longer the expected one. */
export function appendingIn(database: Database): (values: readonly Value[]) => (0 | 1)[] {
  // Mostly nothing changes but the version. What is set is written, in every index of it, whether or not it was so before.
  const raiseAlone = database.prepare(
    'update game_table set version = ? where id = ? and version = ? and changed_at = ? and acts = coalesce(?, acts)',
  )
  const raise = database.prepare(
    'update game_table set version = ?, changed_at = ?, acts = coalesce(?, acts) where id = ? and version = ?',
  )
  const turn = database.prepare('update game_table set phase = ?, runner = ? where id = ?')
  const add = database.prepare('insert into entry (table_id, version, body) values (?, ?, ?)')
  const seat = database.prepare('insert into seat (table_id, person_id) values (?, ?) on conflict do nothing')
  return database.transaction((values: readonly Value[]) => {
    const written: (0 | 1)[] = []
    for (let i = 0; i < values.length; ) {
      const [id, before, phase, runner, acts, at, bodies, people] = values.slice(i, i + 8)
      const [expected, firstBody, firstPerson] = [Number(before), i + 8, i + 8 + Number(bodies)]
      i = firstPerson + Number(people)
      const version = expected + Number(bodies)
      const isRaised =
        raiseAlone.run(version, id, expected, at, acts).changes === 1 ||
        raise.run(version, at, acts, id, expected).changes === 1
      written.push(isRaised ? 1 : 0)
      if (!isRaised) continue
      if (phase !== null) turn.run(phase, runner, id)
      for (let n = firstBody; n < firstPerson; n++) add.run(id, expected + 1 + n - firstBody, values[n])
      for (let n = firstPerson; n < i; n++) seat.run(id, values[n])
    }
    return written
  })
}
