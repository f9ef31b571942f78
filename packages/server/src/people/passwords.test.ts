import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SqlStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { People } from './people.ts'

/** What takes time: whoever hashes as often waits as long. */
const hashed = vi.hoisted(() => ({ times: 0 }))
vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:crypto')>()
  const scrypt = (...given: Parameters<typeof real.scrypt>) => {
    hashed.times++
    real.scrypt(...given)
  }
  return { ...real, scrypt }
})

const folder = mkdtempSync(join(tmpdir(), 'freehold-passwords-'))
let store: SqlStore
let people: People
beforeAll(async () => {
  store = await openSqlite(join(folder, 'freehold.sqlite'))
  people = new People(store.db, 'a secret that is long enough for anybody')
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

test('signing in and up takes one hash, whether nobody, one or many have the e-mail', async () => {
  const signUp = (email: string, password: string) => people.makeAccount(undefined, { name: 'Ann', email, password })
  await signUp('one@example.org', 'correct horse battery')
  for (let n = 0; n < 5; n++) await signUp('many@example.org', `correct horse battery ${n}`)
  const counted = async (work: Promise<unknown>) => {
    const before = hashed.times
    await work.catch(() => {})
    return hashed.times - before
  }
  for (const email of ['nobody@example.org', 'one@example.org', 'many@example.org']) {
    expect([email, await counted(people.signIn(email, 'a wrong password'))]).toEqual([email, 1])
    expect([email, await counted(signUp(email, 'a stranger’s password'))]).toEqual([email, 1])
  }
})
