import { join } from 'node:path'
import { until } from '@freehold/test-services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAdministration } from '../administration.ts'
import { openDatabase } from '../store/sqlite.ts'
import { Client, guest, type TestServer, testServer } from './clients.fixture.ts'

let at: TestServer
let admin: Client
let ann: Client

beforeAll(async () => {
  at = await testServer()
  ann = await guest(at.url, 'Ann')
  admin = new Client(at.url)
  await admin.post('/api/account', { name: 'Root', email: 'root@example.org', password: 'correct horse battery' })
  const administration = await openAdministration({ data: at.data })
  await administration.people.makeAdmin((await admin.get('/api/session')).body.person, true)
  await administration.close()
})
afterAll(() => at.close())

const error = (code: string) => ({ error: expect.objectContaining({ code, message: expect.any(String) }) })
const newTable = async (client: Client) => (await client.post('/api/tables', { game: 'spyglass' })).body.table
const idOf = async (client: Client) => (await client.get('/api/session')).body.person

test('is for administrators, by their session alone', async () => {
  const paths = ['/api/admin/tables', '/api/admin/people']
  const eve = new Client(at.url)
  for (const path of paths) expect((await eve.get(path)).body).toEqual(error('no-session'))
  for (const path of paths) expect((await ann.get(path)).body).toEqual(error('no-account'))
  await eve.post('/api/account', { name: 'Eve', email: 'eve@example.org', password: 'correct horse battery' })
  for (const path of paths) expect((await eve.get(path)).body).toEqual(error('not-admin'))
  const table = await newTable(ann)
  expect((await eve.delete(`/api/admin/tables/${table}`)).body).toEqual(error('not-admin'))
  expect((await eve.post(`/api/admin/people/${await idOf(ann)}/ban`)).body).toEqual(error('not-admin'))
  const program = new Client(at.url)
  program.token = (await admin.post('/api/tokens', { name: 'bot' })).body.token
  for (const path of paths) expect((await program.get(path)).body).toEqual(error('no-session'))
})

test('lists, closes and deletes tables', async () => {
  const table = await newTable(ann)
  const listed = async () =>
    (await admin.get('/api/admin/tables')).body.tables.find((each: { table: string }) => each.table === table)
  expect(await listed()).toEqual({
    table,
    game: 'spyglass',
    phase: 'gathering',
    version: 2,
    listed: false,
    people: [{ person: await idOf(ann), name: 'Ann' }],
  })
  const live = await ann.connect()
  await live.ask('watch', { table })
  await admin.post(`/api/admin/tables/${table}/close`)
  await until(() => live.updates.at(-1)?.state.closed)
  expect(await live.command(table, 'start')).toEqual(error('already-started'))
  live.socket.close()
  expect(await listed()).toMatchObject({ phase: 'over' })
  expect((await admin.delete(`/api/admin/tables/${table}`)).status).toBe(200)
  expect(await listed()).toBeUndefined()
  expect((await ann.get(`/api/tables/${table}`)).body).toEqual(error('not-found'))
  expect((await ann.get('/api/tables/mine')).text).not.toContain(table)
  expect((await admin.delete(`/api/admin/tables/${table}`)).body).toEqual(error('not-found'))
  const db = openDatabase(join(at.data, 'freehold.sqlite'))
  expect(await db.selectFrom('entry').selectAll().where('table_id', '=', table).execute()).toEqual([])
  await db.destroy()
})

test('bans people, who are told why, and lets them in again', async () => {
  const bob = await guest(at.url, 'Bob')
  const table = await newTable(bob)
  const live = await bob.connect()
  const person = await idOf(bob)
  await admin.post(`/api/admin/people/${person}/ban`, { why: 'insults' })
  const { people } = (await admin.get('/api/admin/people')).body
  expect(people).toContainEqual(expect.objectContaining({ person, name: 'Bob', email: null, banned: 'insults' }))
  expect((await bob.post(`/api/tables/${table}/leave`)).body).toEqual(error('no-session')) // all sessions have ended
  live.socket.close()
  expect((await admin.post(`/api/admin/people/${await idOf(admin)}/ban`)).body).toEqual(error('bad-input'))
  expect((await admin.post('/api/admin/people/nobody/ban')).body).toEqual(error('no-such-person'))
  await admin.post(`/api/admin/people/${person}/unban`)
  expect((await admin.get('/api/admin/people')).body.people).toContainEqual(
    expect.objectContaining({ person, banned: null }),
  )
})
