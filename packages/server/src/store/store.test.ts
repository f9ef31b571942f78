import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entry } from '../table/entries.ts'
import { created } from '../table/tables.fixture.ts'
import { migrate, migrations } from './schema.ts'
import { openDatabase, openSqlite } from './sqlite.ts'
import { type Store, VersionConflict } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'freehold-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

const table = (listed = false): Entry[] => [{ ...created(['open', 'open']), listed }]
const sat = (seat: number, person: string): Entry => ({ kind: 'sat', seat, person, name: person })
const started: Entry = { kind: 'started', seed: 'fast:1' }

describe.each([{ name: 'SQLite', open: () => openSqlite(join(folder, 'tables.sqlite')) }])('$name', ({ open }) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  test('gives back what was appended, in order', async () => {
    await store.create('a', table())
    await store.append('a', 1, [sat(0, 'ann'), sat(1, 'bob')])
    await store.append('a', 3, [started])
    expect((await store.read('a')).map(({ kind }) => kind)).toEqual(['created', 'sat', 'sat', 'started'])
    expect(await store.read('nothing')).toEqual([])
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
    const writes = Array.from({ length: 20 }, (_, i) => store.append('c', 1, [sat(0, `p${i}`)]))
    const results = await Promise.allSettled(writes)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(reasons.every((reason) => reason instanceof VersionConflict)).toBe(true)
    expect(await store.read('c')).toHaveLength(2)
  })

  test('finds tables: of the lobby, of a person, running', async () => {
    await store.create('d', table(true))
    await store.create('e', table(true))
    await store.append('e', 1, [sat(0, 'dan'), started])
    const ids = (found: { id: string }[]) => found.map(({ id }) => id)
    expect(ids(await store.listed(10))).toEqual(['e', 'd'])
    expect(ids(await store.listed(1))).toEqual(['e'])
    expect(ids(await store.tablesOf('dan', 10))).toEqual(['e'])
    expect(await store.running()).toContain('e')
    await store.markOver('e')
    expect(await store.running()).not.toContain('e')
    expect(ids(await store.listed(10))).toEqual(['d'])
  })

  test('knows people', async () => {
    await store.savePerson({ id: 'p1', name: 'Ann' })
    await store.savePerson({ id: 'p1', name: 'Anna' })
    expect(await store.person('p1')).toEqual({ id: 'p1', name: 'Anna' })
    expect(await store.person('p2')).toBeUndefined()
  })
})

test('every schema that was ever released is brought to the newest', async () => {
  for (const name of Object.keys(migrations)) {
    const file = join(folder, `${name}.sqlite`)
    const old = openDatabase(file)
    await migrate(old, name)
    await old.destroy()
    const store = await openSqlite(file)
    await store.create('t', table())
    expect(await store.read('t')).toHaveLength(1)
    await store.close()
  }
})

test('a commit is synced to the disk', async () => {
  const db = openDatabase(join(folder, 'sync.sqlite'))
  const { sql } = await import('kysely')
  const value = async (name: string) =>
    Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] as object)[0]
  expect(await value('journal_mode')).toBe('wal')
  expect(await value('synchronous')).toBe(2) // FULL
  await db.destroy()
})
