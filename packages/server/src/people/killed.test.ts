import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { NOBODY } from '../protocol/values.ts'
import { openSqlite } from '../store/sqlite.ts'
import { created } from '../table/tables.fixture.ts'
import { People } from './people.ts'

const folder = mkdtempSync(join(tmpdir(), 'freehold-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const secret = 'a secret that is long enough for anybody'
const wish = { name: 'Ann', email: 'ann@example.org', password: 'correct horse battery' }
const script = join(import.meta.dirname, 'killed-after.fixture.ts')

/** Runs it on a copy of the file, killed after so many statements; true where it came to its end. */
function run(from: string, to: string, statements: number, what: string): boolean {
  copyFileSync(from, to)
  const { stdout, signal } = spawnSync(process.execPath, [script, to, String(statements), what], { encoding: 'utf8' })
  expect([stdout.trim(), signal]).toEqual(stdout ? ['done', null] : ['', 'SIGKILL'])
  return stdout !== ''
}

async function newFile(name: string, prepare: (people: People, file: string) => Promise<void>): Promise<string> {
  const file = join(folder, name)
  const store = await openSqlite(file)
  await prepare(new People(store.db, secret), file)
  await store.db.executeQuery({ sql: 'pragma wal_checkpoint(truncate)', parameters: [], query: {} } as never)
  await store.close()
  return file
}

test.each(['sign-up', 'become'])(
  'killed at any statement of a %s, an e-mail is free or has its password',
  async (what) => {
    const empty = await newFile(`${what}.sqlite`, async () => {})
    let isDone = false
    for (let statements = 0; !isDone; statements++) {
      const file = join(folder, `${what}-${statements}.sqlite`)
      isDone = run(empty, file, statements, what)
      const store = await openSqlite(file)
      const people = new People(store.db, secret)
      const isTaken = (await store.db.selectFrom('person').select('id').where('guest', '=', 0).execute()).length > 0
      const signedIn = people.signIn(wish.email, wish.password)
      if (isTaken) expect((await signedIn).person).toMatchObject({ email: wish.email })
      else {
        await expect(signedIn).rejects.toMatchObject({ code: 'wrong-password' })
        expect((await people.makeAccount(undefined, wish)).person?.email).toBe(wish.email)
      }
      expect(isTaken || !isDone).toBe(true)
      await store.close()
    }
  },
)

test('killed at any statement of a deletion, somebody is there as before or gone with name and words', async () => {
  const full = await newFile('full.sqlite', async (people, file) => {
    const { person } = await people.makeAccount(undefined, wish)
    const store = await openSqlite(file)
    const id = person?.id ?? ''
    await store.create('t', [
      { ...created(['open', 'open']), owner: id },
      { kind: 'sat', seat: 0, person: id, name: 'Ann' },
    ])
    const line = { table_id: 't', number: 1, at: '2026-11-15T00:00:00.000Z', seat: 0, name: 'Ann', text: 'hello' }
    await store.db
      .insertInto('chat_line')
      .values({ ...line, person_id: id })
      .execute()
    await store.close()
  })
  let isDone = false
  for (let statements = 0; !isDone; statements++) {
    const file = join(folder, `delete-${statements}.sqlite`)
    isDone = run(full, file, statements, 'delete')
    const store = await openSqlite(file)
    const [, sat] = await store.read('t')
    const lines = await store.db.selectFrom('chat_line').selectAll().execute()
    const left = await store.db.selectFrom('person').select('name').execute()
    const accounts = await store.db.selectFrom('account').selectAll().execute()
    const isThere = left.length === 1
    expect([lines.length, accounts.length, (sat as { name: string }).name]).toEqual(
      isThere ? [1, 1, 'Ann'] : [0, 0, NOBODY],
    )
    if (isDone) expect(isThere).toBe(false)
    await store.close()
  }
})

test('an account that was left without a password by a host of before gets one from the administrator', async () => {
  const file = await newFile('halved.sqlite', async (people) => {
    await people.makeAccount(undefined, wish)
  })
  const store = await openSqlite(file)
  await store.db.deleteFrom('account').execute()
  const people = new People(store.db, secret)
  const { id } = await people.find(wish.email)
  await people.resetPassword(id, 'another password')
  expect((await people.signIn(wish.email, 'another password')).person?.id).toBe(id)
  await store.close()
})
