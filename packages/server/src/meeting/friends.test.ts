import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SqlStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Friends } from './friends.ts'

const folder = mkdtempSync(join(tmpdir(), 'freehold-friends-'))
const crowd = Array.from({ length: 501 }, (_, i) => `guest${i}`)
const told: string[][] = []
let store: SqlStore
let friends: Friends

beforeAll(async () => {
  store = await openSqlite(join(folder, 'people.sqlite'))
  const at = '2026-11-16T00:00:00.000Z'
  const dates = { created_at: at, updated_at: at }
  const flags = { email_verified: 0, image: null, guest: 1, admin: 0, banned: null, hidden: 0 }
  const rows = ['ann', 'bob', ...crowd].map((id) => ({
    id,
    name: id,
    email: `${id}@guest.invalid`,
    ...flags,
    ...dates,
  }))
  await store.db.insertInto('person').values(rows).execute()
  friends = new Friends({ db: store.db, isHere: () => false, tell: (people) => told.push([...people]) })
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

test('500 can be blocked by one person; then one has to be let in again first', async () => {
  const [first, ...rest] = crowd
  for (const other of rest) await friends.block('ann', other)
  const tooMany = { code: 'too-many', fault: { code: 'too-many-friends', most: 500 } }
  await expect(friends.block('ann', first)).rejects.toMatchObject(tooMany)
  await friends.block('ann', rest[0]) // who is blocked already
  expect(await friends.blockedBy('ann')).toHaveLength(500)
  await friends.unblock('ann', rest[0])
  await friends.block('ann', first)
  expect(await friends.areApart(first, 'ann')).toBe(true)
})

test('who is blocked can ask again and again, and the page of whoever blocked them is not stirred by it', async () => {
  await friends.block('bob', 'guest0')
  told.length = 0
  await friends.ask('guest0', 'bob')
  await friends.ask('guest0', 'bob')
  expect(told).toEqual([['guest0'], ['guest0']])
  expect((await friends.of('bob')).asking).toEqual([])
  expect((await friends.of('guest0')).asked).toMatchObject([{ person: 'bob' }]) // and notices nothing
})
