import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entry } from '../table/entries.ts'
import { created } from '../table/tables.fixture.ts'
import { databaseNames, testDatabases } from './databases.fixture.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { NodeStore } from './node-store.ts'
import { released } from './released.fixture.ts'
import type { SqlStore } from './sql-store.ts'
import { StoreUnavailable, VersionConflict } from './store.ts'

const table = (listed = false): Entry[] => [{ ...created(['open', 'open']), listed }]
const sat = (seat: number, person: string): Entry => ({ kind: 'sat', seat, person, name: person })
const started: Entry = { kind: 'started', seed: 'fast:1' }
const ids = (found: { id: string }[]) => found.map(({ id }) => id)

describe.each(databaseNames)('%s', (name) => {
  const databases = testDatabases(name)
  let where: string
  let store: SqlStore
  beforeAll(async () => {
    await databases.start()
    where = await databases.empty()
    store = await databases.open(where)
  })
  afterAll(async () => {
    await store.close()
    await databases.stop()
  })
  /** A second process, in effect. A file of SQLite has only one, and its connection serves all who come. */
  const another = async () => (name === 'SQLite' ? store : databases.open(where))

  test('gives back what was appended, in order', async () => {
    await store.create('a', table())
    await store.append('a', 1, [sat(0, 'ann'), sat(1, 'bob')])
    await store.append('a', 3, [started])
    expect((await store.read('a')).map(({ kind }) => kind)).toEqual(['created', 'sat', 'sat', 'started'])
    expect((await store.read('a', 2)).map(({ kind }) => kind)).toEqual(['sat', 'started'])
    expect(await store.read('nothing')).toEqual([])
    expect(await store.versions(['a', 'nothing'])).toEqual(new Map([['a', 4]]))
    expect(await store.versions([])).toEqual(new Map())
  })

  test('keeps every character', async () => {
    const strange: Entry = { ...sat(0, 'ann'), name: 'Ünï 🂡 "quoted" \\ \u0000 \u2028' } as Entry
    await store.create('characters', table())
    await store.append('characters', 1, [strange])
    expect(await store.read('characters', 1)).toEqual([strange])
  })

  test('takes only what follows, all of it or nothing', async () => {
    await store.create('b', table())
    await store.append('b', 1, [sat(0, 'ann')])
    for (const version of [0, 1, 3]) {
      await expect(store.append('b', version, [sat(1, 'bob'), started])).rejects.toThrow(VersionConflict)
    }
    await expect(store.append('none', 0, [started])).rejects.toThrow(VersionConflict)
    await expect(store.create('b', table())).rejects.toThrow()
    expect(await store.read('b')).toHaveLength(2)
  })

  test('lets one of many writers win', async () => {
    await store.create('c', table())
    const other = await another()
    const writes = Array.from({ length: 40 }, (_, i) => (i % 2 ? store : other).append('c', 1, [sat(0, `p${i}`)]))
    const results = await Promise.allSettled(writes)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(reasons.every((reason) => reason instanceof VersionConflict)).toBe(true)
    expect(await store.read('c')).toHaveLength(2)
    if (other !== store) await other.close()
  })

  test('lets writers who try again all have their turn, none of them twice', async () => {
    await store.create('race', table())
    const other = await another()
    const write = async (by: SqlStore, person: string) => {
      for (;;) {
        const version = (await by.versions(['race'])).get('race') ?? 0
        try {
          return await by.append('race', version, [sat(0, person)])
        } catch (error) {
          if (!(error instanceof VersionConflict)) throw error
        }
      }
    }
    await Promise.all(Array.from({ length: 24 }, (_, i) => write(i % 2 ? store : other, `p${i}`)))
    const entries = await store.read('race', 1)
    const people = entries.map((entry) => (entry.kind === 'sat' ? entry.person : ''))
    expect(people.toSorted()).toEqual(Array.from({ length: 24 }, (_, i) => `p${i}`).toSorted())
    expect((await store.versions(['race'])).get('race')).toBe(25)
    if (other !== store) await other.close()
  })

  test('finds tables: of the lobby, of a person, running', async () => {
    await store.create('d', table(true))
    await store.create('e', table(true))
    await store.append('e', 1, [sat(0, 'dan'), started])
    expect(ids(await store.listed(10))).toEqual(['e', 'd'])
    expect(ids(await store.listed(1))).toEqual(['e'])
    expect(ids(await store.tablesOf('dan', 10))).toEqual(['e'])
    expect(await store.acting()).toContain('e')
    await store.append('e', 3, [{ kind: 'resigned', seat: 0 }], { isOver: true })
    expect(await store.acting()).not.toContain('e')
    expect(ids(await store.listed(10))).toEqual(['d'])
  })

  test('keeps a setting as the first who asked made it', async () => {
    const made = await Promise.all(['x', 'y', 'z'].map((value) => store.setting('shared', () => value)))
    expect(new Set(made).size).toBe(1)
    expect(await store.setting('shared', () => 'later')).toBe(made[0])
  })

  test('gives the tables of a lost node to others, each to one', async () => {
    const one = await databases.open(await databases.empty(), 'one')
    const nodes = new NodeStore(one.db)
    for (const node of ['one', 'two', 'three']) await nodes.join(node)
    const running = Array.from({ length: 12 }, (_, i) => `r${i}`)
    for (const id of running) {
      await one.create(id, table())
      await one.append(id, 1, [started])
    }
    await one.create('gathering', table())
    expect([...(await nodes.runBy('one')).keys()].sort()).toEqual(name === 'SQLite' ? [] : running.toSorted())
    await nodes.remove('one')
    const shares = await Promise.all(['two', 'three', 'two'].map((node) => nodes.takeOver(node, 8)))
    while (shares.flat().length < running.length) shares.push(await nodes.takeOver('three', 8))
    expect(shares.flat().toSorted()).toEqual(running.toSorted())
    expect(await nodes.takeOver('two', 8)).toEqual([])
    expect(await nodes.beat('one')).toBe(false)
    expect([await nodes.beat('two'), await nodes.beat('two')]).toEqual([true, true])
    expect(await nodes.all()).toEqual([
      { id: 'three', beat: 0 },
      { id: 'two', beat: 2 },
    ])
    await one.close()
  })

  /** The database that the i-th release left. */
  const write = async (at: string, i: number) => {
    const db = databases.openRaw(at)
    const statements = released.slice(0, i + 1).flatMap((release) => release.statements)
    for (const statement of statements) await sql.raw(statement).execute(db)
    await db.destroy()
  }

  test.each(released.map((release, i) => ({ name: release.name, i })))(
    'brings a database of the release $name to the newest schema, with all that is in it',
    async ({ i }) => {
      const old = await databases.empty()
      await write(old, i)
      const opened = await databases.open(old)
      expect((await opened.read('kept')).map(({ kind }) => kind)).toEqual(['created', 'sat', 'sat', 'started'])
      expect(await opened.acting()).toEqual(['kept'])
      expect(ids(await opened.tablesOf('bob', 10))).toEqual(['kept'])
      const people = await opened.db.selectFrom('person').select(['id', 'name']).orderBy('id').execute()
      expect(people).toContainEqual({ id: 'bob', name: 'Bob' })
      await opened.append('kept', 4, [{ kind: 'resigned', seat: 0 }], { isOver: true })
      await opened.create('new', table(true))
      expect(ids(await opened.listed(10))).toEqual(['new'])
      await opened.close()
    },
  )

  test.each(released.map((release, i) => ({ name: release.name, i })))(
    'a migration still does what it did when it was released: $name',
    async ({ name: last, i }) => {
      const shape = async (at: string) => {
        const db = databases.openRaw(at)
        const found = await db.introspection.getTables()
        await db.destroy()
        const columns = found.map((each) => each.columns.map(({ name, isNullable }) => `${name} ${isNullable}`).sort())
        return found.map((each, number) => `${each.name}: ${columns[number].join(', ')}`).sort()
      }
      const [migrated, written] = [await databases.empty(), await databases.empty()]
      const raw = databases.openRaw(migrated)
      await migrate(raw, last)
      await raw.destroy()
      await write(written, i)
      expect(await shape(written)).toEqual(await shape(migrated))
      expect(Object.keys(migrations)[i]).toBe(last)
    },
  )

  test('of a newer version is left alone', async () => {
    const newer = await databases.empty()
    const first = await databases.open(newer)
    await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(first.db)
    await first.close()
    await expect(databases.open(newer)).rejects.toThrow(/has the schema 9999-later of a newer Freehold/)
  })
})

test('a commit to SQLite is synced to the disk', async () => {
  const databases = testDatabases('SQLite')
  await databases.start()
  const db = databases.openRaw(await databases.empty())
  const value = async (name: string) =>
    Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] as object)[0]
  expect(await value('journal_mode')).toBe('wal')
  expect(await value('synchronous')).toBe(2) // FULL
  await db.destroy()
  await databases.stop()
})

test('SQLite that is closed has written what was on its way, and is away for whoever comes later', async () => {
  const databases = testDatabases('SQLite')
  await databases.start()
  const where = await databases.empty()
  const closing = await databases.open(where)
  await closing.create('late', table())
  await closing.append('late', 1, [sat(0, 'ann')])
  await Promise.all([closing.append('late', 2, [sat(1, 'bob')]), closing.close()]) // the first gathers what follows
  await expect(closing.read('late')).rejects.toThrow(StoreUnavailable)
  const again = await databases.open(where)
  expect(await again.read('late')).toHaveLength(3)
  await again.close()
  await databases.stop()
})
