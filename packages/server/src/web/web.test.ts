import { statSync } from 'node:fs'
import { join } from 'node:path'
import { belowFrom, parseLog, randomMove, verifyLog } from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import { until } from '@freehold/test-services'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { Table } from '../table/table.ts'
import { hostedSpyglass } from '../table/tables.fixture.ts'
import { updateFor } from '../table/telling.ts'
import { type Body, Client, guest, type Live, type TestServer, testServer } from './clients.fixture.ts'

let at: TestServer
let ann: Client
let bob: Client
beforeAll(async () => {
  at = await testServer()
  ann = await guest(at.url, 'Ann')
  bob = await guest(at.url, 'Bob')
})
afterAll(() => at.close())

const nobody = { person: null, name: null, email: null, admin: false }
const error = (code: string) => ({ error: expect.objectContaining({ code, message: expect.any(String) }) })

/** A table of Ann and Bob that has begun. */
async function newTable(): Promise<string> {
  const { table } = (await ann.post('/api/tables', { game: 'spyglass' })).body
  await bob.post(`/api/tables/${table}/sit`)
  await ann.post(`/api/tables/${table}/start`)
  return table
}

describe('guests', () => {
  test('are a session at once, in a cookie that no script reads', async () => {
    const client = new Client(at.url)
    expect((await client.get('/api/session')).body).toEqual(nobody)
    const { headers, body } = await client.post('/api/session', { name: '  Cat ' })
    expect(body).toEqual({ person: expect.any(String), name: 'Cat', email: null, admin: false })
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/i)
    expect((await client.get('/api/session')).body).toEqual(body)
    expect((await client.post('/api/session', { name: 'Kat' })).headers.get('set-cookie')).toBeNull()
    expect((await client.get('/api/session')).body).toEqual({ ...body, name: 'Kat' })
  })

  test('cannot be forged', async () => {
    const client = new Client(at.url)
    for (const cookie of [
      'freehold.session_token=ann.x',
      ann.cookie.replace(/.{6}$/, 'AAAA%3D'),
      ann.cookie.replace(/=./, '=_'),
      ann.cookie.split('.').slice(0, 2).join('.'),
      'freehold.session_token=',
      'freehold.session_token=..',
    ]) {
      client.cookie = cookie
      expect((await client.get('/api/session')).body).toEqual(nobody)
    }
    expect(statSync(join(at.data, 'secret')).mode & 0o777).toBe(0o600)
  })

  test.each(['', 'x'.repeat(41), 'a\nb', 'a\u202eb', 7, null])(
    'have names that fit in a line, not %j',
    async (name) => {
      const { status, body } = await new Client(at.url).post('/api/session', { name })
      expect([status, body]).toEqual([400, error('bad-input')])
    },
  )
})

describe('tables', () => {
  test('are found by link alone unless they are listed', async () => {
    const hidden = (await ann.post('/api/tables', { game: 'spyglass' })).body.table
    const open = (await ann.post('/api/tables', { game: 'spyglass', listed: true })).body.table
    const lobby = (await bob.get('/api/tables')).body.tables.map(({ table }: Body) => table)
    expect(lobby).toContain(open)
    expect(lobby).not.toContain(hidden)
    expect((await ann.get('/api/tables/mine')).body.tables.map(({ table }: Body) => table)).toContain(hidden)
    expect(hidden).toMatch(/^[\w-]{22}$/)
    expect((await bob.get(`/api/tables/${hidden}`)).status).toBe(200)
    expect((await bob.get(`/api/tables/${hidden.slice(1)}`)).body).toEqual(error('not-found'))
    expect((await bob.get('/api/tables/mine')).body.tables).toEqual([])
  })

  test('need somebody', async () => {
    const nobody = new Client(at.url)
    const { status, body } = await nobody.post('/api/tables', { game: 'spyglass' })
    expect([status, body]).toEqual([401, error('no-session')])
  })

  test('are watched by the audience and played by those who sit there', async () => {
    const table = await newTable()
    const cat = await guest(at.url, 'Cat')
    expect((await cat.get(`/api/tables/${table}`)).body.state).toMatchObject({ you: null, asked: null, waitingFor: 0 })
    const move = { version: 4, id: 'c', move: [] }
    expect((await cat.post(`/api/tables/${table}/move`, move)).body).toEqual(error('not-seated'))
    expect((await bob.post(`/api/tables/${table}/move`, move)).body).toEqual(error('not-asked'))
    expect((await cat.get(`/api/tables/${table}/log`)).body).toEqual(error('not-over'))
  })

  test('answer a repeat as the first time, and what is stale with the table as it is', async () => {
    const table = await newTable()
    const { version } = (await ann.get(`/api/tables/${table}`)).body.state
    const move = { version, id: 'first', move: [] }
    const first = await ann.post(`/api/tables/${table}/move`, move)
    expect(first.body).toEqual({ version: version + 1 })
    await bob.post(`/api/tables/${table}/move`, { version: version + 1, id: 'b', move: [] })
    expect((await ann.post(`/api/tables/${table}/move`, move)).body).toEqual(first.body)
    const stale = await ann.post(`/api/tables/${table}/move`, { ...move, id: 'second' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ ...error('stale'), update: { state: { version: version + 2, you: 0 } } })
  })
})

describe('what does not fit', () => {
  test.each([
    ['unknown fields', 'move', { version: 1, id: 'x', move: [0], more: 1 }],
    ['a missing field', 'move', { id: 'x', move: [0] }],
    ['a move that is no list', 'move', { version: 1, id: 'x', move: 'all' }],
    ['half a number', 'move', { version: 1.5, id: 'x', move: [0] }],
    ['broken JSON', 'move', '{"version":'],
    ['a list', 'sit', []],
  ])('%s is refused with a code and a sentence', async (_what, command, body) => {
    const table = await newTable()
    const { status, body: answer } = await ann.post(`/api/tables/${table}/${command}`, body)
    expect([status, answer]).toEqual([400, error('bad-input')])
  })

  test('is told as data too, for whoever speaks another language', async () => {
    const table = await newTable()
    const late = await bob.post(`/api/tables/${table}/sit`, {})
    const rated = await ann.post('/api/tables', { game: 'spyglass', rated: true, seats: [{ robot: 'random' }, 'open'] })
    const named = await ann.post('/api/session', { name: 'a\u202eb' })
    expect(late.body.error).toMatchObject({ code: 'already-started' })
    expect(rated.body.error).toMatchObject({ code: 'rated', fault: { code: 'rated-robots' } })
    expect(named.body.error).toMatchObject({ code: 'bad-input', fault: { code: 'unexpected', place: 'name' } })
  })

  test('too much of it is refused', async () => {
    const { status, body } = await ann.post('/api/tables', { game: 'spyglass', options: { x: 'y'.repeat(70_000) } })
    expect([status, body]).toEqual([413, error('too-large')])
  })

  test('comes from another site', async () => {
    const evil = { origin: 'https://evil.example' }
    const { status, body } = await ann.request('POST', '/api/tables', { game: 'spyglass' }, evil)
    expect([status, body]).toEqual([403, error('cross-site')])
    const own = await ann.request('POST', '/api/tables', { game: 'spyglass' }, { origin: at.url })
    expect(own.status).toBe(201)
  })

  test('has no address', async () => {
    expect((await ann.get('/api/nothing')).body).toEqual(error('no-such-page'))
    expect((await ann.post('/api/tables/x/toString')).body).toEqual(error('no-such-page'))
  })

  test('is never answered with a policy left out', async () => {
    const { headers } = await ann.get('/api/nothing')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'/)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('live', () => {
  const playOut = async (table: string, players: readonly Live[]) => {
    const below = belowFrom('fast:live')
    const states = await Promise.all(players.map((live) => live.ask('watch', { table })))
    let { state } = states[0]
    for (let n = 0; state.phase === 'playing'; n++) {
      const live = players[state.waitingFor]
      const { asked, version } = (live.updates.at(-1) ?? states[state.waitingFor]).state
      const answer = await live.command(table, 'move', { version, id: `l${n}`, move: randomMove(asked, below) })
      expect(answer).toEqual({ version: version + 1 })
      const heard = () => players.every(({ updates }) => updates.at(-1)?.state.version === version + 1)
      await until(heard, 1)
      state = players[0].updates.at(-1)?.state
    }
    return state
  }

  test('a whole game, told to each as they may know it, ends with a log that verifies', async () => {
    const table = await newTable()
    const { commitment } = (await ann.get(`/api/tables/${table}`)).body.state
    const players = [await ann.connect(), await bob.connect()]
    const state = await playOut(table, players)
    expect(state.result.winners.length).toBeGreaterThan(0)
    const { body, headers } = await bob.get(`/api/tables/${table}/log`)
    expect(headers.get('content-disposition')).toMatch(/attachment/)
    const findings = verifyLog(spyglass, parseLog(body), commitment)
    expect(findings.map(({ verdict }) => verdict)).toEqual(findings.map(() => 'holds'))
    const exchanged = players.map(({ updates }) => JSON.stringify(updates.flatMap(({ happened }) => happened ?? [])))
    expect(exchanged[0]).not.toBe(exchanged[1])
    for (const { socket } of players) socket.close()
    await expectNothingButUpdates(table, players)
    expect(at.logs.join('')).not.toContain(body.seed)
    expect(at.logs.join('')).not.toContain(ann.cookie.split(/[=.]/)[2])
  })

  test('who comes back hears what happened since the version they saw', async () => {
    const table = await newTable()
    const first = await bob.connect()
    const { version } = (await first.ask('watch', { table })).state
    first.socket.close()
    await ann.post(`/api/tables/${table}/move`, { version, id: 'a', move: [] })
    const again = await bob.connect()
    const { happened, state } = await again.ask('watch', { table, since: version })
    expect(happened).toMatchObject([{ version: version + 1, kind: 'moved', seat: 0 }])
    expect(state.asked).not.toBeNull()
    await again.ask('unwatch', { table })
    again.socket.close()
  })

  test('whoever browses hears when a list may have changed: the lobby for all, and one’s own', async () => {
    const cat = await guest(at.url, 'Cat')
    const [annLive, catLive] = [await ann.connect(), await cat.connect()]
    const heard = { ann: 0, cat: 0 }
    annLive.socket.on('lists', () => heard.ann++)
    catLive.socket.on('lists', () => heard.cat++)
    for (const live of [annLive, catLive]) expect(await live.ask('browse', {})).toEqual({})
    expect(await catLive.ask('browse', { table: 'x' })).toEqual(error('bad-input'))
    const listed = (await ann.post('/api/tables', { game: 'spyglass', listed: true })).body.table
    await until(() => heard.ann > 0 && heard.cat > 0)
    await bob.post(`/api/tables/${listed}/sit`, {})
    await until(() => heard.cat > 1)
    const before = { ...heard }
    await newTable() // of Ann and Bob, not listed
    await until(() => heard.ann > before.ann)
    expect(heard.cat).toBe(before.cat)
    await catLive.ask('unbrowse', {})
    const known = { ...heard }
    await ann.post('/api/tables', { game: 'spyglass', listed: true })
    await until(() => heard.ann > known.ann)
    expect(heard.cat).toBe(before.cat)
    for (const { socket } of [annLive, catLive]) socket.close()
  })

  test('nobody speaks in the name of another: not by a new name of their own, nor from the audience', async () => {
    const [eve, fay] = [await guest(at.url, 'Eve'), await guest(at.url, 'Fay')]
    const { table } = (await eve.post('/api/tables', { game: 'spyglass', audienceSpeaks: true })).body
    await fay.post(`/api/tables/${table}/sit`)
    await fay.post('/api/session', { name: 'Eve' })
    expect((await fay.post(`/api/tables/${table}/say`, { text: 'I give up' })).body).toMatchObject({ name: 'Fay' })
    const watcher = await guest(at.url, 'EVE')
    expect((await watcher.post(`/api/tables/${table}/say`, { text: 'me too' })).body).toMatchObject({
      seat: null,
      name: 'EVE 2',
    })
  })

  test('what is said is told to all who watch, kept, and not by everybody', async () => {
    const table = await newTable()
    const cat = await guest(at.url, 'Cat')
    const [annLive, catLive] = [await ann.connect(), await cat.connect()]
    const heard: Body[] = []
    catLive.socket.on('chat', (told: Body) => heard.push(told))
    for (const live of [annLive, catLive]) await live.ask('watch', { table })
    const { version } = (await ann.get(`/api/tables/${table}`)).body.state
    const text = '<b>well met</b>\nBob'
    expect(await annLive.command(table, 'say', { text })).toMatchObject({ number: 1, seat: 0, name: 'Ann', text })
    await bob.post(`/api/tables/${table}/say`, { text: 'and you' })
    await until(() => heard.length === 2)
    expect(heard[1]).toMatchObject({ table, line: { number: 2, seat: 1, name: 'Bob', text: 'and you' } })
    expect(await catLive.command(table, 'say', { text: 'me too' })).toEqual(error('not-seated'))
    expect((await cat.get(`/api/tables/${table}/chat`)).body.lines).toHaveLength(2)
    expect((await annLive.ask('watch', { table })).chat.map(({ text: said }: Body) => said)).toEqual([text, 'and you'])
    expect((await ann.get(`/api/tables/${table}`)).body.state).toMatchObject({ version, maySpeak: true })
    for (const bad of ['', ' ', 'x'.repeat(501), 'a\u202eb', 'a\u0000', 7]) {
      expect(await annLive.command(table, 'say', { text: bad })).toEqual(error('bad-input'))
    }
    const many = await Promise.all(Array.from({ length: 20 }, () => annLive.command(table, 'say', { text: 'x' })))
    expect(many.filter((each) => each.error?.code === 'too-many').length).toBeGreaterThan(10)
    const spoken = (await ann.post('/api/tables', { game: 'spyglass', audienceSpeaks: true })).body.table
    expect((await cat.post(`/api/tables/${spoken}/say`, { text: 'hello' })).body).toMatchObject({ seat: null })
    const crowd = await Promise.all(Array.from({ length: 30 }, (_, n) => guest(at.url, `Guest ${n}`)))
    const said = await Promise.all(crowd.map((each) => each.post(`/api/tables/${spoken}/say`, { text: 'hurrah' })))
    expect(said.map(({ body }) => body.number).sort((a, b) => a - b)).toEqual(crowd.map((_, n) => n + 2))
    for (const live of [annLive, catLive]) live.socket.close()
  })

  test('everybody is told who is there', async () => {
    const table = await newTable()
    const annLive = await ann.connect()
    const heard: Body[] = []
    annLive.socket.on('presence', (told: Body) => heard.push(told))
    expect(await annLive.ask('watch', { table })).toMatchObject({ present: [0], watching: 0 })
    const bobLive = await bob.connect()
    expect(await bobLive.ask('watch', { table })).toMatchObject({ present: [0, 1] })
    const nobody = await new Client(at.url).connect()
    await nobody.ask('watch', { table })
    await until(() => heard.at(-1)?.watching === 1)
    expect(heard.at(-1)).toEqual({ table, present: [0, 1], watching: 1 })
    bobLive.socket.close()
    await until(() => heard.at(-1)?.present.length === 1)
    expect(heard.at(-1)).toEqual({ table, present: [0], watching: 1 })
    for (const live of [annLive, nobody]) live.socket.close()
  })

  test('artificial players answer, and bad ones are answered for', async () => {
    const seats = ['open', { robot: 'throwing' }, { robot: 'random' }, { robot: 'illegal' }]
    const { table } = (await ann.post('/api/tables', { game: 'spyglass', options: { seats: 4 }, seats })).body
    const live = await ann.connect()
    await live.ask('watch', { table })
    await ann.post(`/api/tables/${table}/start`)
    await ann.post(`/api/tables/${table}/move`, { version: 3, id: 'a', move: [] })
    const failures = () => live.updates.flatMap(({ happened }) => happened ?? []).filter(({ failed }) => failed)
    // Who plays at random may be answered for too, while the thread of all three has yet to begin.
    await until(() => [1, 3].every((bad) => failures().some(({ seat }) => seat === bad)))
    live.socket.close()
  })

  test('nonsense of every kind is answered and changes nothing', async () => {
    const table = await newTable()
    const live = await bob.connect()
    const below = belowFrom('fast:nonsense')
    const before = (await ann.get(`/api/tables/${table}`)).text
    const junk: unknown[] = [
      null,
      1,
      'x',
      [],
      {},
      { table: 7 },
      { table, since: -1 },
      { table: '../x' },
      { __proto__: 1, table },
    ]
    for (let n = 0; n < 150; n++) {
      const body = junk[below(junk.length)]
      const command = ['move', 'undo', 'toString', '__proto__', 'start', 'answer-undo'][below(6)]
      const message = below(2) ? body : { table, command, body }
      const answer = await live.ask((['command', 'watch', 'unwatch'] as const)[below(3)], message)
      if (answer.error) expect(answer.error.code).not.toBe('internal')
    }
    live.socket.emit('command') // nobody to answer
    live.socket.emit('nothing', {})
    expect((await ann.get(`/api/tables/${table}`)).text).toBe(before)
    live.socket.close()
  })

  test('a page of another site cannot connect', async () => {
    const response = await fetch(`${at.url}/live/?EIO=4&transport=polling`, {
      headers: { origin: 'https://evil.example' },
    })
    expect(response.status).toBe(403)
  })
})

/**
 * Every byte that a seat was sent is an acknowledgement or an update as the table makes it for that seat; that those tell
 * no secret is shown in `table/secrecy.test.ts`.
 */
async function expectNothingButUpdates(id: string, players: readonly Live[]): Promise<void> {
  const store = await openSqlite(join(at.data, 'freehold.sqlite'))
  const entries = await store.read(id)
  await store.close()
  const begun = entries.findIndex(({ kind }) => kind === 'started') + 1
  const people = await Promise.all([ann, bob].map(async (each) => (await each.get('/api/session')).body.person))
  for (const [seat, { received }] of players.entries()) {
    const told = (version: number, since: number) =>
      JSON.stringify(updateFor(new Table(id, hostedSpyglass, entries.slice(0, version)), people[seat], since))
    const acknowledgements = received.filter((packet) => /^3\d+\[\{"version":\d+\}\]$/.test(packet))
    const others = received.filter((packet) => !acknowledgements.includes(packet))
    const changes = entries.slice(begun).map((_, i) => `2["update",${told(begun + i + 1, begun + i)}]`)
    const came = others.filter((packet) => packet.startsWith('2["presence",'))
    const rest = others.filter((packet) => !came.includes(packet))
    expect(rest[0].replace(/("present":)\[[01,]+\]/, '$1[]')).toBe(
      `30[${told(begun, 0).slice(0, -1)},"present":[],"watching":0,"chat":[]}]`,
    )
    expect(rest.slice(1)).toEqual(changes)
    expect(
      came.every((packet) => /^2\["presence",\{"table":"[\w-]+","present":\[[01,]*\],"watching":0\}\]$/.test(packet)),
    ).toBe(true)
    expect(acknowledgements.length).toBeGreaterThan(3)
  }
}

describe('for those who run it', () => {
  test('health, readiness and metrics', async () => {
    expect((await ann.get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await ann.get('/readyz')).body).toEqual({ status: 'ready' })
    const { text } = await ann.get('/metrics')
    expect(text).toMatch(/freehold_commands_total\{command="move",answer="done"\} [1-9]/)
    expect(text).toMatch(/freehold_refused_total\{code="bad-input"\} [1-9]/)
  })

  test('floods are stopped', async () => {
    const other = await testServer({ limitClock: () => 0 })
    const client = new Client(other.url)
    const statuses = await Promise.all(Array.from({ length: 300 }, async () => (await client.get('/api/games')).status))
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(150)
    expect((await client.get('/healthz')).status).toBe(200)
    await other.close()
  })

  test('a host that stops says so, and what it acknowledged is there when it starts again', async () => {
    const other = await testServer()
    const eve = await guest(other.url, 'Eve')
    const { table } = (await eve.post('/api/tables', { game: 'spyglass' })).body
    const live = await eve.connect()
    const told = new Promise((resolve) => live.socket.on('stopping', resolve))
    await other.server.stop()
    expect(await told).toEqual({ message: expect.stringMatching(/connect again/) })
    const store = await openSqlite(join(other.data, 'freehold.sqlite'))
    expect(await store.read(table)).toHaveLength(2)
    await store.close()
    await other.close()
  })
})
