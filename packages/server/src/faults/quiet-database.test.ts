/** PostgreSQL that goes quiet instead of away, and answers that get lost on the way. */
import { lossyLine, startPostgres, type TestService, until } from '@freehold/test-services'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NodeStore } from '../store/node-store.ts'
import { openDatabase, openPostgres } from '../store/postgres.ts'
import { StoreUnavailable } from '../store/store.ts'
import { created } from '../table/tables.fixture.ts'
import { guest, type Live, testServer } from '../web/clients.fixture.ts'

let postgres: TestService
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** An empty database of this server. */
async function empty(name: string): Promise<string> {
  const db = openDatabase(postgres.url)
  await sql`create database ${sql.id(name)}`.execute(db)
  await db.destroy()
  return postgres.url.replace(/\/[^/]*$/, `/${name}`)
}

/** Whether the socket was told of that version, or a later one. */
const heardOf = (live: Live, version: number) => live.updates.some(({ state }) => state.version >= version)

test('after a silence of more than five seconds whatever is acknowledged is kept, and beats are seen', async () => {
  const url = await empty('quiet')
  const store = await openPostgres(url, 'one')
  const nodes = new NodeStore(store.db)
  await nodes.join('one')
  const manyTables = (name: string) =>
    Array.from({ length: 20 }, (_, i) => store.create(`${name} ${i}`, [created(['open', 'open'])]))
  await Promise.all(manyTables('before')) // all connections of the pool are open now
  postgres.stall()
  const during = await Promise.allSettled(manyTables('during')) // each is at the beginning of a transaction, or waits
  expect(during.every((each) => each.status === 'rejected' && each.reason instanceof StoreUnavailable)).toBe(true)
  postgres.goOn()
  await until(() =>
    store.check().then(
      () => true,
      () => false,
    ),
  )
  const names = Array.from({ length: 40 }, (_, i) => `after ${i}`)
  await Promise.all(names.map((name) => store.setting(name, () => 'kept')))
  for (let beats = 0; beats < 12; beats++) expect(await nodes.beat('one')).toBe(true)
  const direct = openDatabase(url) // as another node sees it
  const kept = direct.selectFrom('setting').select('name').where('name', 'like', 'after %')
  expect((await kept.execute()).map(({ name }) => name).sort()).toEqual(names.toSorted())
  expect(await new NodeStore(direct).all()).toEqual([{ id: 'one', beat: 12 }])
  await direct.destroy()
  await store.close()
})

test('PostgreSQL itself ends what takes too long, and what holds others up', async () => {
  const db = openDatabase(await empty('limits'))
  const value = async (name: string) =>
    Object.values((await sql`show ${sql.raw(name)}`.execute(db)).rows[0] as object)[0]
  expect(await value('statement_timeout')).toBe('4s')
  expect(await value('lock_timeout')).toBe('3s')
  expect(await value('idle_in_transaction_session_timeout')).toBe('5s')
  await db.destroy()
})

test('a move whose commit was not answered is told to every screen, whether or not it is sent again', async () => {
  const databaseUrl = await empty('lost')
  const line = await lossyLine(databaseUrl)
  const at = await testServer({ databaseUrl: line.url })
  const [ann, bob] = [await guest(at.url, 'Ann'), await guest(at.url, 'Bob')]
  const { table } = (await ann.post('/api/tables', { game: 'spyglass' })).body
  await bob.post(`/api/tables/${table}/sit`)
  await ann.post(`/api/tables/${table}/start`)
  const lives = [await ann.connect(), await bob.connect()]
  for (const live of lives) await live.ask('watch', { table })
  for (const isSentAgain of [true, false]) {
    const { version } = (await ann.get(`/api/tables/${table}`)).body.state
    const states = await Promise.all(
      [ann, bob].map(async (each) => (await each.get(`/api/tables/${table}`)).body.state),
    )
    const turn = states.findIndex(({ asked }) => asked !== null)
    const { min } = states[turn].asked
    const body = { version, id: `lost ${isSentAgain}`, move: Array.from({ length: min }, (_, i) => i) }
    const lost = line.lost
    line.loseAnswerTo(`lost ${isSentAgain}`)
    const first = await lives[turn].command(table, 'move', body)
    expect(first.error.code).toBe('unavailable')
    expect(line.lost).toBe(lost + 1)
    if (isSentAgain) expect((await lives[turn].command(table, 'move', body)).version).toBe(version + 1)
    for (const live of lives) await until(() => heardOf(live, version + 1))
  }
  for (const live of lives) live.socket.disconnect()
  await at.close()
  await line.stop()
})
