/** Several hosts over one database, in one process; `faults` has them as processes that are killed. */
import { belowFrom, InputError, randomMove } from '@freehold/kernel'
import { startPostgres, startRedis, type TestService, until } from '@freehold/test-services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, guest, type Live, type TestServer, testServer } from '../web/clients.fixture.ts'

let postgres: TestService
let redis: TestService
let nodes: TestServer[]
let ann: Client // at the first node
let bob: Client // at the second
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const settings = { databaseUrl: postgres.url, redisUrl: redis.url, limitTimes: 100 }
  nodes = await Promise.all([testServer(settings), testServer(settings)]) // at once, on an empty database
  ann = await guest(nodes[0].url, 'Ann')
  bob = await guest(nodes[1].url, 'Bob')
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await Promise.all([postgres.stop(), redis.stop()])
})

/** The same person at the other node. */
function elsewhere(client: Client, at: number): Client {
  const same = new Client(nodes[at].url)
  same.cookie = client.cookie
  return same
}

async function newTable(seats?: unknown[]): Promise<string> {
  const options = seats && { seats: seats.length }
  const { table } = (await ann.post('/api/tables', { game: 'spyglass', seats, options })).body
  if (!seats || seats.filter((seat) => seat === 'open').length > 1) await bob.post(`/api/tables/${table}/sit`)
  await ann.post(`/api/tables/${table}/start`)
  return table
}

test.each([
  ['mysql://x/y', undefined, 'DATABASE_URL: expected postgres://USER:PASSWORD@HOST/DATABASE'],
  [
    'no-such-database',
    undefined,
    /^DATABASE_URL: PostgreSQL at [\d.:]+\/none: there is no such database; make it with /,
  ],
  ['postgres', 'http://127.0.0.1', 'REDIS_URL: expected redis://HOST:PORT, or rediss:// for TLS'],
  ['postgres', 'redis://127.0.0.1:1', 'REDIS_URL: Redis at 127.0.0.1:1 does not answer (ECONNREFUSED)'],
])('a host over %s and %s does not start, and says why in one line', async (database, redisUrl, message) => {
  const databaseUrl = { postgres: postgres.url, 'no-such-database': postgres.url.replace(/\/postgres$/, '/none') }[
    database
  ]
  const started = testServer({ databaseUrl: databaseUrl ?? database, redisUrl })
  const said = await started.then(
    () => 'it starts',
    (error: unknown) => (error instanceof InputError ? error.message : `${error}`),
  )
  if (typeof message === 'string') expect(said).toBe(message)
  else expect(said).toMatch(message)
  expect(said).not.toContain('\n')
})

test('two people at two nodes play a game, and each hears of the other', async () => {
  const table = await newTable()
  const players: Live[] = [await ann.connect(), await bob.connect()]
  const below = belowFrom('fast:nodes')
  const seen = await Promise.all(players.map((live) => live.ask('watch', { table })))
  let { state } = seen[0]
  for (let n = 0; state.phase === 'playing'; n++) {
    const live = players[state.waitingFor]
    const { asked, version } = (live.updates.at(-1) ?? seen[state.waitingFor]).state
    const answer = await live.command(table, 'move', { version, id: `n${n}`, move: randomMove(asked, below) })
    expect(answer).toEqual({ version: version + 1 })
    const heard = () => players.every(({ updates }) => updates.at(-1)?.state.version === version + 1)
    await until(heard, 1)
    state = players[0].updates.at(-1)?.state
  }
  const happenings = players.map(({ updates }) => updates.flatMap(({ happened }) => happened ?? []).length)
  expect(happenings[0]).toBe(happenings[1]) // nobody misses what led to where it stands
  for (const { socket } of players) socket.close()
})

test('a repeat is answered as the first time, and a refusal is never for being behind, at whichever node', async () => {
  const table = await newTable()
  await elsewhere(ann, 1).get(`/api/tables/${table}`) // both have it in memory now
  const { version } = (await ann.get(`/api/tables/${table}`)).body.state
  const move = { version, id: 'first', move: [] }
  const first = await ann.post(`/api/tables/${table}/move`, move)
  expect(first.body).toEqual({ version: version + 1 })
  expect((await elsewhere(ann, 1).post(`/api/tables/${table}/move`, move)).body).toEqual(first.body)
  const next = { version: version + 1, id: 'second', move: [] }
  expect((await bob.post(`/api/tables/${table}/move`, next)).body).toEqual({ version: version + 2 })
  expect((await elsewhere(bob, 0).get(`/api/tables/${table}`)).body.state.version).toBe(version + 2)
})

test('whoever signs out at one node is disconnected at the others', async () => {
  const table = await newTable()
  const dora = await guest(nodes[0].url, 'Dora')
  const live = await elsewhere(dora, 1).connect()
  await live.ask('watch', { table })
  const closed = new Promise((resolve) => live.socket.on('disconnect', resolve))
  await dora.post('/api/account/sign-out')
  expect(await closed).toBe('io server disconnect')
})

test('people at two nodes see that the other is here, and find each other as opponents', async () => {
  const [eli, flo] = [await guest(nodes[0].url, 'Eli'), await guest(nodes[1].url, 'Flo')]
  const idOf = async (client: Client) => (await client.get('/api/session')).body.person
  await eli.post('/api/friends', { person: await idOf(flo) })
  await flo.post('/api/friends', { person: await idOf(eli) })
  const lives = [await eli.connect(), await flo.connect()]
  const isHere = async () => (await eli.get('/api/friends')).body.friends[0].here
  await until(isHere)
  const found = lives.map(({ socket }) => new Promise((resolve) => socket.once('found', resolve)))
  for (const live of lives) await live.ask('seek', { game: 'spyglass', clock: 'quick', rated: true })
  const [first, second] = await Promise.all(found)
  expect(first).toEqual(second)
  for (const { socket } of lives) socket.close()
})

test('of many who sit down at once at all nodes, one has each seat', async () => {
  const { table } = (await ann.post('/api/tables', { game: 'spyglass', options: { seats: 4 } })).body
  const people = await Promise.all(Array.from({ length: 12 }, (_, i) => guest(nodes[i % 2].url, `P${i}`)))
  const answers = await Promise.all(people.map((each) => each.post(`/api/tables/${table}/sit`, {})))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ body }) => body.error?.code === 'seat-taken')).toHaveLength(9)
})

test('artificial players answer whoever moves, wherever that is', async () => {
  const table = await newTable(['open', { robot: 'random' }, 'open', { robot: 'random' }])
  const people = [ann, undefined, bob, undefined]
  const below = belowFrom('fast:robots')
  for (let n = 0; n < 40; n++) {
    const state = await until(async () => {
      const [here, there] = await Promise.all([ann, bob].map((each) => each.get(`/api/tables/${table}`)))
      const { state: told } = here.body.state.waitingFor === 0 ? here.body : there.body
      return (told.phase === 'over' || people[told.waitingFor]) && told
    }, 5)
    if (state.phase === 'over') break
    const { asked, version, waitingFor } = state
    if (!asked) continue // it went on between the two questions
    await people[waitingFor]?.post(`/api/tables/${table}/move`, {
      version,
      id: `r${n}`,
      move: randomMove(asked, below),
    })
  }
  expect((await ann.get(`/api/tables/${table}`)).body.state.position).toBeGreaterThan(20)
})

test('what is said at one node is heard at the other', async () => {
  const table = await newTable()
  const [here, there] = [await ann.connect(), await bob.connect()]
  await Promise.all([here, there].map((live) => live.ask('watch', { table })))
  const heard = Promise.all([here, there].map(({ socket }) => new Promise((resolve) => socket.once('chat', resolve))))
  await ann.post(`/api/tables/${table}/say`, { text: 'well met' })
  for (const message of await heard) expect(message).toMatchObject({ table, line: { name: 'Ann', text: 'well met' } })
  for (const { socket } of [here, there]) socket.close()
})

test('who is connected to one node is present at all of them, until they go', async () => {
  const table = await newTable()
  const here = await ann.connect()
  const heard: { present: number[] }[] = []
  here.socket.on('presence', (told) => heard.push(told))
  expect((await here.ask('watch', { table })).present).toEqual([0])
  const there = await bob.connect()
  await there.ask('watch', { table })
  const presentAt = (...seats: number[]) => until(() => JSON.stringify(heard.at(-1)?.present) === JSON.stringify(seats))
  await presentAt(0, 1)
  const third = await ann.connect()
  await until(async () => (await third.ask('watch', { table })).present.length === 2)
  there.socket.close()
  await presentAt(0)
  for (const { socket } of [here, third]) socket.close()
})

test('without Redis they go on, and hear of each other a little later', async () => {
  const table = await newTable()
  const live = await bob.connect()
  const { version } = (await live.ask('watch', { table })).state
  await redis.kill()
  const ready = async () => (await ann.get('/readyz')).body.status
  await until(async () => /Redis does not answer/.test(await ready()))
  const moved = await ann.post(`/api/tables/${table}/move`, { version, id: 'alone', move: [] })
  expect(moved.body).toEqual({ version: version + 1 })
  await until(() => live.updates.at(-1)?.state.version === version + 1)
  await redis.restart()
  await until(async () => (await ready()) === 'ready')
  await bob.post(`/api/tables/${table}/move`, { version: version + 1, id: 'back', move: [] })
  live.socket.close()
})

test('without PostgreSQL commands are refused, and the same command goes through when it is back', async () => {
  const table = await newTable([{ robot: 'random' }, 'open'])
  const stand = await until(async () => {
    const { state } = (await ann.get(`/api/tables/${table}`)).body
    return state.waitingFor === 1 && state
  })
  const live = await ann.connect()
  await live.ask('watch', { table })
  await postgres.kill()
  const move = { version: stand.version, id: 'once', move: [] }
  const refused = await live.command(table, 'move', move)
  expect(refused.error).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/send the same again/) })
  expect((await bob.post('/api/tables', { game: 'spyglass' })).status).toBe(503)
  const { status, body } = await ann.get('/readyz')
  expect([status, body]).toEqual([503, { status: 'the store does not answer' }])
  expect((await ann.get('/healthz')).status).toBe(200)
  await postgres.restart()
  await until(async () => (await ann.get('/readyz')).status === 200)
  expect(await live.command(table, 'move', move)).toEqual({ version: stand.version + 1 })
  await until(() => (live.updates.at(-1)?.state.version ?? 0) > stand.version + 1) // the robot too
  live.socket.close()
})
