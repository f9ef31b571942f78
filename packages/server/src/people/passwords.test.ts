import { createHook } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SqlStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { People } from './people.ts'

/** What takes time: whoever hashes as often waits as long. */
let hashes = 0
const counting = createHook({
  init(_, type) {
    if (type === 'SCRYPTREQUEST') hashes++
  },
})

const folder = mkdtempSync(join(tmpdir(), 'freehold-passwords-'))
let store: SqlStore
let people: People
beforeAll(async () => {
  counting.enable()
  store = await openSqlite(join(folder, 'freehold.sqlite'))
  people = new People(store.db, 'a secret that is long enough for anybody')
})
afterAll(async () => {
  counting.disable()
  await store.close()
  rmSync(folder, { recursive: true })
})

test('signing in and up takes one hash, whether nobody, one or many have the e-mail', async () => {
  const signUp = (email: string, password: string) => people.makeAccount(undefined, { name: 'Ann', email, password })
  await signUp('one@example.org', 'correct horse battery')
  for (let n = 0; n < 5; n++) await signUp('many@example.org', `correct horse battery ${n}`)
  const counted = async (work: Promise<unknown>) => {
    const before = hashes
    await work.catch(() => {})
    return hashes - before
  }
  for (const email of ['nobody@example.org', 'one@example.org', 'many@example.org']) {
    expect([email, await counted(people.signIn(email, 'a wrong password'))]).toEqual([email, 1])
    expect([email, await counted(signUp(email, 'a stranger’s password'))]).toEqual([email, 1])
  }
})
