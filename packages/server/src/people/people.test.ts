import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@freehold/test-services'
import { hashPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAdministration } from '../administration.ts'
import { NOBODY } from '../protocol/values.ts'
import { openPostgres } from '../store/postgres.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Entry } from '../table/entries.ts'
import { created } from '../table/tables.fixture.ts'
import { Callers } from './callers.ts'
import { type Admitted, People } from './people.ts'
import { Retaining, type Retention } from './retention.ts'
import { Tokens } from './tokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'freehold-people-'))
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
  rmSync(folder, { recursive: true })
})

const databases = [
  {
    name: 'SQLite',
    open: async () => ({ store: await openSqlite(join(folder, 'freehold.sqlite')), where: { data: folder } }),
  },
  {
    name: 'PostgreSQL',
    async open() {
      const postgres = await startPostgres()
      closing.push(() => postgres.stop())
      return { store: await openPostgres(postgres.url), where: { data: folder, databaseUrl: postgres.url } }
    },
  },
]

const secret = 'a secret that is long enough for anybody'
const password = 'correct horse battery'
const cookieOf = ({ cookies }: Admitted) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')
const refusal = (code: string) => expect.objectContaining({ code })

describe.each(databases)('in $name', ({ open }) => {
  let store: SqlStore
  let people: People
  let tokens: Tokens
  let where: Parameters<typeof openAdministration>[0]
  beforeAll(async () => {
    const opened = await open()
    store = opened.store
    where = opened.where
    people = new People(store.db, secret)
    tokens = new Tokens(store.db)
  })
  afterAll(() => store.close())

  const newAccount = async (name: string) => {
    const account = await people.makeAccount(undefined, { name, email: `${name}@example.org`, password })
    if (!account.person) throw new Error('no account was made')
    return { ...account.person, cookie: cookieOf(account) }
  }

  test('a guest is somebody at once, and stays the same as an account', async () => {
    const guest = await people.begin('Ann')
    expect(guest.person).toMatchObject({ name: 'Ann', email: null, admin: false })
    expect(guest.cookies[0]).toMatch(/^freehold\.session_token=.*HttpOnly; SameSite=Lax/)
    expect(await people.bySession(cookieOf(guest))).toMatchObject(guest.person ?? {})
    const account = await people.makeAccount(cookieOf(guest), { email: 'ann@example.org', password })
    expect(account.person).toEqual({ ...guest.person, email: 'ann@example.org' })
    expect(await people.bySession(cookieOf(account))).toMatchObject(account.person ?? {})
    expect(await people.bySession(cookieOf(guest))).toBeUndefined() // a new session began
    expect((await people.signIn('ann@example.org', password)).person).toEqual(account.person)
    const second = people.makeAccount(cookieOf(account), { email: 'x@example.org', password })
    await expect(second).rejects.toEqual(refusal('account-exists'))
  })

  test('a pair of e-mail and password is one account, however often it is sent at once', async () => {
    const wishes = ['Bea', 'Ben', 'Bo'].map((name) =>
      people.makeAccount(undefined, { name, email: 'b@example.org', password }),
    )
    const made = await Promise.allSettled(wishes)
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of made) if (each.status === 'rejected') expect(each.reason).toEqual(refusal('account-exists'))
    await expect(people.makeAccount(undefined, { email: 'c@example.org', password })).rejects.toEqual(
      refusal('bad-input'),
    )
  })

  test('an e-mail may be that of several, each by a password of their own', async () => {
    const email = 'shared@example.org'
    const signedUp = (name: string, secret: string) => people.makeAccount(undefined, { name, email, password: secret })
    const first = await signedUp('Uma', 'the first password')
    const second = await signedUp('Una', 'the second password')
    expect(second.person?.id).not.toBe(first.person?.id)
    expect((await people.signIn(email, 'the first password')).person?.name).toBe('Uma')
    expect((await people.signIn(email, 'the second password')).person?.name).toBe('Una')
    await expect(people.signIn(email, 'a third password')).rejects.toEqual(refusal('wrong-password'))
    await expect(people.signIn(email, 'the first password', second.person?.id)).rejects.toEqual(
      refusal('wrong-password'),
    )
    if (!second.person || !first.person) throw new Error('no account was made')
    await expect(people.expectPassword(second.person, 'the first password')).rejects.toEqual(refusal('wrong-password'))
    const same = people.changePassword(second.person, 'the second password', 'the first password')
    await expect(same).rejects.toMatchObject({ code: 'account-exists', fault: { code: 'another-password' } })
    await expect(people.resetPassword(second.person.id, 'the first password')).rejects.toEqual(
      refusal('account-exists'),
    )
    expect((await people.signIn(email, 'the second password')).person?.name).toBe('Una')
    const several = people.find(email)
    await expect(several).rejects.toThrow(/several accounts have the e-mail/)
    await expect(several).rejects.toThrow(new RegExp(`${first.person.id} \\(Uma, .*${second.person.id} \\(Una`))
    expect(await people.find(second.person.id)).toMatchObject({ name: 'Una' })
  })

  test('who had an account before keeps it, and others can have theirs with the same e-mail', async () => {
    const old = await newAccount('old')
    const row = store.db.updateTable('account').set({ password: await hashPassword('chosen long ago') })
    await row.where('person_id', '=', old.id).execute()
    expect((await people.signIn('old@example.org', 'chosen long ago')).person?.id).toBe(old.id)
    const wish = { name: 'new', email: 'old@example.org', password }
    expect((await people.makeAccount(undefined, wish)).person?.id).not.toBe(old.id)
    expect((await people.signIn('old@example.org', password)).person?.name).toBe('new')
    expect((await people.signIn('old@example.org', 'chosen long ago')).person?.id).toBe(old.id)
  })

  test('which of e-mail and password was wrong is not told', async () => {
    await newAccount('cat')
    const refused = [people.signIn('cat@example.org', 'wrong password'), people.signIn('nobody@example.org', password)]
    const [wrong, absent] = await Promise.allSettled(refused)
    expect(wrong).toMatchObject({ status: 'rejected', reason: { code: 'wrong-password' } })
    expect(String((absent as PromiseRejectedResult).reason)).toBe(String((wrong as PromiseRejectedResult).reason))
  })

  test('a new password ends all other sessions', async () => {
    const dan = await newAccount('dan')
    const other = await people.signIn('dan@example.org', password)
    await expect(people.changePassword(dan, 'wrong password', 'another password')).rejects.toEqual(
      refusal('wrong-password'),
    )
    const changed = await people.changePassword(dan, password, 'another password')
    expect(await people.bySession(cookieOf(changed))).toMatchObject({ name: 'dan' })
    expect(await people.bySession(cookieOf(other))).toBeUndefined()
    await expect(people.signIn('dan@example.org', password)).rejects.toEqual(refusal('wrong-password'))
    await people.resetPassword(dan.id, 'a third password')
    expect(await people.bySession(cookieOf(changed))).toBeUndefined()
    expect((await people.signIn('dan@example.org', 'a third password')).person?.id).toBe(dan.id)
  })

  test('who signs out is out', async () => {
    const guest = await people.begin('Eve')
    const { cookies } = await people.signOut(cookieOf(guest))
    expect(cookies[0]).toMatch(/^freehold\.session_token=;.*Max-Age=0/)
    expect(await people.bySession(cookieOf(guest))).toBeUndefined()
  })

  test('who is banned is out by every door, until they are not', async () => {
    const fay = await newAccount('fay')
    const { token } = await tokens.make(fay.id, 'bot')
    const callers = new Callers(people, tokens)
    await people.ban(fay.id, 'cheated')
    expect(await people.bySession(fay.cookie)).toBeUndefined()
    await expect(people.signIn('fay@example.org', password)).rejects.toEqual(refusal('banned'))
    await expect(callers.of({ authorization: `Bearer ${token}` })).rejects.toThrow(/cheated/)
    expect(await people.list(100)).toContainEqual(expect.objectContaining({ person: fay.id, banned: 'cheated' }))
    await people.unban(fay.id)
    expect((await people.signIn('fay@example.org', password)).person?.id).toBe(fay.id)
    await expect(people.ban('nobody')).rejects.toEqual(refusal('no-such-person'))
  })

  test('only an account can be an administrator', async () => {
    const { person: guest } = await people.begin('Gus')
    await expect(people.makeAdmin(guest?.id ?? '', true)).rejects.toEqual(refusal('no-account'))
    const gil = await newAccount('gil')
    await people.makeAdmin(gil.id, true)
    expect(await people.find('GIL@example.org')).toMatchObject({ id: gil.id, admin: true })
    await people.makeAdmin(gil.id, false)
    expect(await people.find(gil.id)).toMatchObject({ admin: false })
  })

  test('a token is its owner for playing, is kept as a hash, and can be revoked by its owner alone', async () => {
    const hal = await newAccount('hal')
    const ida = await newAccount('ida')
    const { token, made } = await tokens.make(hal.id, 'my bot')
    expect(token).toMatch(/^fh_[\w-]{43}$/)
    const callers = new Callers(people, tokens)
    const headers = { authorization: `Bearer ${token}` }
    expect(await callers.expect('person', headers)).toMatchObject({ id: hal.id, by: 'token' })
    for (const caller of ['session', 'account', 'admin'] as const) {
      await expect(callers.expect(caller, headers)).rejects.toEqual(refusal('no-session'))
    }
    expect(JSON.stringify(await store.db.selectFrom('token').selectAll().execute())).not.toContain(token.slice(3))
    expect(await tokens.list(hal.id)).toMatchObject([{ name: 'my bot', used: new Date().toISOString().slice(0, 10) }])
    await expect(tokens.revoke(ida.id, made.id)).rejects.toEqual(refusal('no-such-token'))
    await tokens.revoke(hal.id, made.id)
    for (const wrong of [token, `${token}x`, 'fh_', 'x', '']) {
      await expect(callers.of({ authorization: `Bearer ${wrong}` })).rejects.toEqual(refusal('no-session'))
    }
  })

  test('who deletes their account leaves no name behind', async () => {
    const joe = await newAccount('joe')
    await tokens.make(joe.id, 'bot')
    const sat: Entry[] = [
      { ...created(['open', 'open']), owner: joe.id },
      { kind: 'sat', seat: 0, person: joe.id, name: 'joe' },
      { kind: 'sat', seat: 1, person: 'kim', name: 'kim' },
    ]
    await store.create('of-joe', sat)
    const offered: Entry = {
      ...created(['open', 'open']),
      owner: 'kim',
      kept: [
        { person: 'kim', name: 'kim' },
        { person: joe.id, name: 'joe' },
      ],
    }
    await store.create('kept-for-joe', [offered]) // where joe never sat down
    await expect(people.expectPassword(joe, 'wrong password')).rejects.toEqual(refusal('wrong-password'))
    await people.expectPassword(joe, password)
    expect([...(await people.remove(joe.id)).tables].sort()).toEqual(['kept-for-joe', 'of-joe'])
    expect(await store.read('kept-for-joe')).toEqual([{ ...offered, kept: [{ person: 'kim', name: 'kim' }, null] }])
    expect(await store.read('of-joe')).toEqual([sat[0], { ...sat[1], name: NOBODY }, sat[2]])
    expect(await people.bySession(joe.cookie)).toBeUndefined()
    await expect(people.signIn('joe@example.org', password)).rejects.toEqual(refusal('wrong-password'))
    for (const table of ['person', 'session', 'account', 'token'] as const) {
      expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toContain(joe.id)
    }
  })

  test('what is older than the host keeps goes, and nothing else', async () => {
    const [old, fresh] = [await people.begin('Old'), await people.begin('Fresh')]
    const lea = await newAccount('lea')
    const long = '2020-01-01T00:00:00.000Z'
    const [oldId, freshId] = [old.person?.id ?? '', fresh.person?.id ?? '']
    for (const id of [oldId, lea.id]) {
      await store.db.updateTable('person').set({ created_at: long }).where('id', '=', id).execute()
      await store.db.updateTable('session').set({ updated_at: long }).where('person_id', '=', id).execute()
    }
    await store.create('long-over', [{ ...created(['open', 'open']), owner: lea.id }])
    await store.create('kept', [{ ...created(['open', 'open']), owner: lea.id }])
    const line = { number: 1, seat: 0, name: 'lea', text: 'hello', person_id: lea.id }
    await store.db
      .insertInto('chat_line')
      .values({ ...line, table_id: 'kept', at: long })
      .execute()
    const game = {
      seat: 0,
      person_id: lea.id,
      robot: null,
      game: 'spyglass',
      players: 2,
      place: 1,
      points: 1,
      moves: 1,
    }
    const rest = { seconds: 1, people: 1, facts: '{}', rated: 0, announced: 0, setup: null }
    const ratings = { mu_before: null, sigma_before: null, mu_after: null, sigma_after: null }
    await store.db
      .insertInto('played')
      .values({ ...game, ...rest, ...ratings, table_id: 'long-over', ended_at: long })
      .execute()
    const removed: string[] = []
    const host = { remove: async (id: string) => void removed.push(id), readAgain: async () => {} }
    const parts = { db: store.db, people, host, warn: (message: string) => expect(message).toBe('') }
    const keeping = (keeps: Retention) => new Retaining({ ...parts, keeps })
    const nothing = keeping({})
    await nothing.start()
    await nothing.stop()
    expect(await people.byId(oldId)).toBeDefined()
    const strict = keeping({ guests: 30, chat: 30, games: 30 })
    await strict.start()
    await strict.stop()
    expect(await people.byId(oldId)).toBeUndefined()
    expect([await people.byId(freshId), await people.byId(lea.id)]).toMatchObject([{ name: 'Fresh' }, { name: 'lea' }])
    expect(removed).toEqual(['long-over'])
    expect(await store.db.selectFrom('chat_line').selectAll().where('table_id', '=', 'kept').execute()).toEqual([])
    for (const id of ['long-over', 'kept']) await store.remove(id)
  })

  test('the administration finds everybody and every table, from another process', async () => {
    const kim = await newAccount('kim')
    await store.create('of-kim', [{ ...created(['open', 'open']), owner: kim.id }])
    const administration = await openAdministration(where)
    expect(await administration.tables(1)).toEqual([
      {
        table: 'of-kim',
        game: 'spyglass',
        phase: 'gathering',
        version: 1,
        listed: false,
        people: [{ person: kim.id, name: 'kim' }],
      },
    ])
    await administration.people.ban((await administration.people.find('kim@example.org')).id)
    expect(await people.bySession(kim.cookie)).toBeUndefined()
    await administration.deleteTable('of-kim')
    expect(await store.read('of-kim')).toEqual([])
    await administration.close()
  })
})
