/** What people with bad intentions try. */

import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { until } from '@freehold/test-services'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openAdministration } from '../administration.ts'
import { type Body, Client, guest, type TestServer, testServer } from './clients.fixture.ts'

const error = (code: string) => ({ error: expect.objectContaining({ code, message: expect.any(String) }) })
const password = 'correct horse battery'

let at: TestServer
let ann: Client
let bob: Client
let cat: Client

beforeAll(async () => {
  at = await testServer()
  ann = new Client(at.url)
  await ann.post('/api/account', { name: 'Ann', email: 'ann@example.org', password })
  bob = new Client(at.url)
  await bob.post('/api/account', { name: 'Bob', email: 'bob@example.org', password })
  cat = await guest(at.url, 'Cat')
})
afterAll(() => at.close())

/** A table of Ann and Bob that has begun; Ann is asked first. */
async function newTable(): Promise<string> {
  const { table } = (await ann.post('/api/tables', { game: 'spyglass' })).body
  await bob.post(`/api/tables/${table}/sit`)
  await ann.post(`/api/tables/${table}/start`)
  return table
}

const stateOf = async (client: Client, table: string) => (await client.get(`/api/tables/${table}`)).body.state

describe('the seat of somebody else', () => {
  test('is not played by whoever else is at the table, or comes by', async () => {
    const table = await newTable()
    const { version } = await stateOf(ann, table)
    const move = { version, id: 'stolen', move: [] }
    for (const [thief, code] of [
      [bob, 'not-asked'],
      [cat, 'not-seated'],
      [new Client(at.url), 'no-session'],
    ] as const) {
      expect((await thief.post(`/api/tables/${table}/move`, move)).body).toEqual(error(code))
    }
    for (const extra of [{ seat: 0 }, { person: 'ann' }, { by: 'person' }]) {
      expect((await bob.post(`/api/tables/${table}/move`, { ...move, ...extra })).body).toEqual(error('bad-input'))
    }
    for (const [command, body] of [
      ['resign', {}],
      ['undo', {}],
      ['answer-undo', { agrees: true }],
      ['autos', { autos: ['skip-single'] }],
      ['rematch', {}],
    ] as const) {
      expect((await cat.post(`/api/tables/${table}/${command}`, body)).status, command).toBeGreaterThanOrEqual(400)
    }
    expect(await stateOf(ann, table)).toMatchObject({ version, waitingFor: 0, you: 0 })
  })

  test('is not taken, nor the game begun for its owner', async () => {
    const { table } = (await ann.post('/api/tables', { game: 'spyglass' })).body
    expect((await bob.post(`/api/tables/${table}/sit`, { seat: 0 })).body).toEqual(error('seat-taken'))
    await bob.post(`/api/tables/${table}/sit`)
    expect((await bob.post(`/api/tables/${table}/start`)).body).toEqual(error('not-owner'))
    expect((await cat.post(`/api/tables/${table}/leave`)).body).toEqual(error('not-seated'))
  })

  test('shows its cards to nobody else, on any way', async () => {
    const table = await newTable()
    const own = JSON.stringify((await stateOf(ann, table)).view.hands[0])
    const live = await bob.connect()
    const watched = JSON.stringify(await live.ask('watch', { table }))
    live.socket.close()
    const seen = [
      watched,
      ...(await Promise.all([bob, cat].map(async (each) => JSON.stringify(await stateOf(each, table))))),
    ]
    expect(own).toMatch(/\d/)
    for (const each of seen) expect(each).not.toContain(own)
  })
})

describe('the token of somebody else', () => {
  test('is neither seen nor revoked', async () => {
    const { made, token } = (await ann.post('/api/tokens', { name: 'mine' })).body
    expect((await bob.get('/api/tokens')).body).toEqual({ tokens: [] })
    expect((await ann.get('/api/tokens')).text).not.toContain(token.slice(3))
    expect((await bob.delete(`/api/tokens/${made.id}`)).body).toEqual(error('no-such-token'))
    expect((await ann.get('/api/tokens')).body.tokens).toMatchObject([{ id: made.id, name: 'mine' }])
  })

  test('opens nothing when it is guessed, changed, or put where it does not belong', async () => {
    const { token } = (await ann.post('/api/tokens', { name: 'other' })).body
    const program = new Client(at.url)
    for (const wrong of [`${token}x`, token.slice(0, -1), token.toUpperCase(), 'fh_', 'null', ann.cookie]) {
      program.token = wrong
      expect((await program.get('/api/tables/mine')).body, wrong).toEqual(error('no-session'))
    }
    program.token = undefined
    program.cookie = `freehold.session_token=${token}`
    expect((await program.get('/api/tables/mine')).body).toEqual(error('no-session'))
  })

  test('is for playing alone, should it be lost', async () => {
    const program = new Client(at.url)
    program.token = (await ann.post('/api/tokens', { name: 'lost' })).body.token
    expect((await program.get('/api/tables/mine')).status).toBe(200)
    const live = await program.connect()
    expect(await live.command(await newTable(), 'undo')).toEqual(error('no-undo')) // as Ann, who has not moved
    live.socket.close()
    const refused = [
      program.get('/api/tokens'),
      program.post('/api/tokens', { name: 'more' }),
      program.post('/api/account/password', { current: password, next: 'another password' }),
      program.post('/api/account/delete', { password }),
      program.post('/api/account/sign-out'),
      program.get('/api/admin/people'),
    ]
    for (const { body } of await Promise.all(refused)) expect(body).toEqual(error('no-session'))
  })
})

describe('a link that is guessed', () => {
  test('finds nothing, and is answered alike by every door', async () => {
    const table = await newTable()
    const guesses = Array.from(
      { length: 20 },
      (_, i) => table.slice(0, i) + (table[i] === 'x' ? 'y' : 'x') + table.slice(i + 1),
    )
    const answers = new Set<string>()
    for (const guess of [...guesses, 'a', table.toLowerCase() === table ? 'b' : table.toLowerCase()]) {
      answers.add((await cat.get(`/api/tables/${guess}`)).text)
    }
    for (const door of ['log', 'chat']) answers.add((await cat.get(`/api/tables/${guesses[0]}/${door}`)).text)
    for (const command of ['sit', 'start', 'rematch']) {
      answers.add((await cat.post(`/api/tables/${guesses[0]}/${command}`)).text)
    }
    answers.add((await cat.get(`/api/tables/${guesses[0]}/stream`)).text)
    const live = await cat.connect()
    answers.add(JSON.stringify(await live.ask('watch', { table: guesses[0] })))
    answers.add(JSON.stringify(await live.command(guesses[0], 'sit')))
    live.socket.close()
    expect([...answers]).toEqual(['{"error":{"code":"not-found","message":"there is no such table"}}'])
  })

  test('cannot be worked out: links are long, and no list shows what is not listed', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, newTable))
    expect(new Set(tables.map((id) => id.slice(0, 8))).size).toBe(20)
    for (const id of tables) expect(id).toMatch(/^[\w-]{22}$/) // 128 bits
    expect((await cat.get('/api/tables')).text).not.toMatch(new RegExp(tables.join('|')))
    expect(at.logs.join('')).not.toMatch(new RegExp(tables.join('|')))
  })

  test('does not read files', async () => {
    for (const path of ['/api/tables/..%2f..%2fetc%2fpasswd', '/api/tables/%00', '/%2e%2e/%2e%2e/etc/passwd']) {
      expect((await fetch(`${at.url}${path}`)).status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('another site', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' }, // another port
    { origin: 'not an address' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('cannot let a browser ask for something: %j', async (headers) => {
    for (const [method, path, body] of [
      ['POST', '/api/tables', { game: 'spyglass' }],
      ['POST', '/api/account/sign-out', {}],
      ['DELETE', '/api/tokens/x', undefined],
    ] as const) {
      const { status, body: answer } = await ann.request(method, path, body, headers)
      expect([status, answer], path).toEqual([403, error('cross-site')])
    }
    const opened = await fetch(`${at.url}/live/?EIO=4&transport=polling`, { headers: { ...ann.headers, ...headers } })
    expect(opened.status).toBe(403)
  })

  test('cannot send what a form can send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status, body } = await ann.request('POST', '/api/tables', '{"game":"spyglass"}', { 'content-type': type })
      expect([status, body], type).toEqual([400, error('bad-input')])
    }
  })

  test('gets no leave to read answers, and cannot frame the page', async () => {
    const { headers } = await ann.request('GET', '/api/session', undefined, { origin: 'https://evil.example' })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})

describe('script in a text', () => {
  const script = '<script>alert("x")</script>'
  const onError = '<img src=x onerror=alert(1)>'

  test('stays a text, in names and in chat, and is never sent as a page', async () => {
    const eve = await guest(at.url, script)
    const { table } = (await eve.post('/api/tables', { game: 'spyglass', listed: true })).body
    await eve.post(`/api/tables/${table}/say`, { text: onError })
    const answers = await Promise.all([
      eve.get('/api/session'),
      bob.get('/api/tables'),
      bob.get(`/api/tables/${table}`),
      bob.get(`/api/tables/${table}/chat`),
    ])
    for (const { headers } of answers) {
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    const [session, lobby, seen, chat] = answers.map(({ body }) => body)
    expect(session.name).toBe(script)
    expect(lobby.tables.find((each: Body) => each.table === table).seats[0].name).toBe(script)
    expect(seen.state.seats[0].name).toBe(script)
    expect(chat.lines).toMatchObject([{ name: script, text: onError }])
    expect((await bob.request('GET', `/api/${encodeURIComponent(script)}`)).text).not.toContain('<script')
  })

  test.each(['a\u0000b', 'a\u202Eb', 'a\u2028b', '\u200Bx', 'x'.repeat(41), ' ', '\uD800'])(
    'a name that hides something is refused: %j',
    async (name) => {
      expect((await cat.post('/api/session', { name })).body).toEqual(error('bad-input'))
    },
  )

  test('keys that reach into programs are refused', async () => {
    for (const body of ['{"__proto__":{"admin":true},"name":"x"}', '{"constructor":{"prototype":{}},"name":"x"}']) {
      expect((await cat.post('/api/session', body)).body).toEqual(error('bad-input'))
    }
  })
})

describe('a flood', () => {
  const flooded: TestServer[] = []
  const ownServer = async () => {
    const server = await testServer({ limitClock: () => 0 }) // nobody is forgiven, however slow the machine is
    flooded.push(server)
    return server
  }
  afterEach(async () => {
    for (const server of flooded.splice(0)) await server.close()
  })

  test('of passwords is stopped, and does not lock out the owner of the account', async () => {
    const { url } = await ownServer()
    const owner = new Client(url)
    const made = await owner.post('/api/account', { name: 'Ann', email: 'ann@example.org', password })
    const browser = made.headers.getSetCookie().map((each) => each.split(';')[0])
    const thief = new Client(url)
    const attempt = (who: Client, secret: string) =>
      who.post('/api/account/sign-in', { email: 'ann@example.org', password: secret })
    for (let n = 0; n < 9; n++) expect((await attempt(thief, `wrong ${n}`)).body).toEqual(error('wrong-password'))
    expect((await attempt(thief, password)).body).toEqual(error('too-many')) // even the right one
    expect((await thief.post('/api/account/sign-in', { email: 'b@example.org', password })).status).toBe(401)
    expect((await owner.get('/api/session')).body.name).toBe('Ann') // who is in stays in
    await owner.post('/api/account/sign-out')
    owner.cookie = browser.find((each) => each.startsWith('freehold.known=')) ?? ''
    expect((await attempt(owner, password)).body.name).toBe('Ann') // even from the address of the thief
    const forged = new Client(url)
    forged.cookie = owner.cookie.replace(/=.{5}/, '=AAAAA')
    expect((await attempt(forged, password)).body).toEqual(error('too-many'))
  })

  test('of passwords from many addresses is stopped at the account, but not for a browser that is known', async () => {
    const server = await testServer({ limitClock: () => 0, behindProxy: true })
    flooded.push(server)
    const attempt = (address: string, secret: string, cookie = '') =>
      new Client(server.url).request(
        'POST',
        '/api/account/sign-in',
        { email: 'ann@example.org', password: secret },
        { 'x-forwarded-for': address, ...(cookie && { cookie }) },
      )
    const made = await new Client(server.url).post('/api/account', { name: 'Ann', email: 'ann@example.org', password })
    const known = made.headers.getSetCookie().find((each) => each.startsWith('freehold.known=')) ?? ''
    const wrong = await Promise.all(Array.from({ length: 39 }, (_, n) => attempt(`10.0.0.${n}`, 'a wrong password')))
    for (const { body } of wrong) expect(body).toEqual(error('wrong-password'))
    expect((await attempt('10.0.1.1', password)).body).toEqual(error('too-many'))
    expect((await attempt('10.0.1.1', password, known.split(';')[0])).body.name).toBe('Ann')
  })

  test('of new accounts is one of passwords: whoever makes them guesses, too', async () => {
    const { url } = await ownServer()
    const signUp = (secret: string) =>
      new Client(url).post('/api/account', { name: 'T', email: 'ann@example.org', password: secret })
    const owner = await signUp(password)
    for (let n = 0; n < 9; n++) expect((await signUp(`a wrong password ${n}`)).status).toBe(201)
    expect((await signUp(password)).body).toEqual(error('too-many')) // else it would tell that it is right
    const thief = new Client(url)
    const known = owner.headers.getSetCookie().map((each) => each.split(';')[0])
    expect((await thief.post('/api/account/sign-in', { email: 'ann@example.org', password })).status).toBe(429)
    thief.cookie = known.find((each) => each.startsWith('freehold.known=')) ?? ''
    expect((await thief.post('/api/account/sign-in', { email: 'ann@example.org', password })).status).toBe(200)
  })

  test('of passwords is not made easier by an account of one’s own with the same e-mail', async () => {
    const { url } = await ownServer()
    await new Client(url).post('/api/account', { name: 'Ann', email: 'ann@example.org', password })
    const thief = new Client(url)
    const made = await thief.post('/api/account', { name: 'T', email: 'ann@example.org', password: 'the thief’s own' })
    const cookie = made.headers.getSetCookie().map((each) => each.split(';')[0])
    thief.cookie = cookie.join('; ')
    const attempt = (secret: string) =>
      thief.post('/api/account/sign-in', { email: 'ann@example.org', password: secret })
    for (let n = 0; n < 8; n++) expect((await attempt(`wrong ${n}`)).body).toEqual(error('wrong-password'))
    expect((await attempt(password)).body).toEqual(error('too-many')) // their browser is known, but not to her
    thief.cookie = cookie.join('; ')
    expect((await attempt('the thief’s own')).body.name).toBe('T')
    const change = { current: 'the thief’s own', next: password }
    expect((await thief.post('/api/account/password', change)).body).toEqual(error('too-many'))
  })

  test('of tables is stopped, and an offer of a rematch is one of them', async () => {
    const { url } = await ownServer()
    const [tom, ulf] = [await guest(url, 'Tom'), await guest(url, 'Ulf')]
    const { table } = (await tom.post('/api/tables', { game: 'spyglass' })).body
    await ulf.post(`/api/tables/${table}/sit`)
    await tom.post(`/api/tables/${table}/start`)
    await ulf.post(`/api/tables/${table}/resign`)
    for (let n = 1; n < 60; n++) expect((await tom.post('/api/tables', { game: 'spyglass' })).status).toBe(201)
    expect((await tom.post('/api/tables', { game: 'spyglass' })).body).toEqual(error('too-many'))
    expect((await tom.post(`/api/tables/${table}/rematch`)).body).toEqual(error('too-many'))
    expect((await ulf.post(`/api/tables/${table}/rematch`)).status).toBe(200)
    expect((await tom.post(`/api/tables/${table}/rematch`)).status).toBe(200) // to say yes makes none
  })

  test('of tables in the lobby is stopped: nobody pushes out those of others, be they one or many', async () => {
    const { url } = await ownServer()
    const honest = await guest(url, 'Uma')
    const lobby = { game: 'spyglass', listed: true }
    const { table } = (await honest.post('/api/tables', lobby)).body
    const flood = async (name: string) => {
      const client = await guest(url, name)
      const made = []
      for (let n = 0; n < 15; n++) made.push((await client.post('/api/tables', lobby)).status)
      return made.filter((status) => status === 201).length
    }
    expect(await flood('Vic')).toBe(10)
    expect((await flood('Wim')) + (await flood('Xia'))).toBeLessThan(12)
    const listed = (await honest.get('/api/tables')).body.tables.map((each: { table: string }) => each.table)
    expect(listed).toContain(table)
  })

  test('of newcomers is stopped', async () => {
    const { url } = await ownServer()
    const statuses = await Promise.all(
      Array.from(
        { length: 100 },
        async (_, i) => (await new Client(url).post('/api/session', { name: `N${i}` })).status,
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  })

  test('of messages is refused, then cut off; others do not notice', async () => {
    const { url } = await ownServer()
    const flooder = await (await guest(url, 'Flo')).connect()
    const other = await (await guest(url, 'Oda')).connect()
    const closed = new Promise((resolve) => flooder.socket.on('disconnect', resolve))
    const refused: string[] = []
    for (let n = 0; n < 600; n++) {
      flooder.socket.emit('watch', { table: 'none' }, (answer: Body) => refused.push(answer.error.code))
    }
    expect(await closed).toBe('transport close')
    expect(refused.filter((code) => code === 'too-many').length).toBeGreaterThan(150)
    expect(refused.length).toBeLessThanOrEqual(401) // the rest was not even read
    expect(await other.ask('watch', { table: 'none' })).toEqual(error('not-found'))
    other.socket.close()
  })

  test('of messages is counted over all sockets of a person', async () => {
    const { url } = await ownServer()
    const person = await guest(url, 'Flo')
    const sockets = await Promise.all(Array.from({ length: 4 }, () => person.connect()))
    const answers = await Promise.all(
      Array.from({ length: 240 }, (_, n) => sockets[n % 4].ask('watch', { table: 'none' })),
    )
    expect(answers.filter((answer) => answer.error.code === 'not-found')).toHaveLength(200)
    expect(answers.filter((answer) => answer.error.code === 'too-many')).toHaveLength(40)
    for (const { socket } of sockets) socket.close()
  })

  test('of messages from one address is refused, whoever sends them', async () => {
    const { url } = await ownServer()
    const all = await Promise.all(Array.from({ length: 10 }, async (_, i) => (await guest(url, `F${i}`)).connect()))
    const answers = await Promise.all(
      all.flatMap((live) => Array.from({ length: 100 }, () => live.ask('watch', { table: 'none' }))),
    )
    const refused = answers.filter((answer) => answer.error.code === 'too-many').length
    expect(refused).toBeGreaterThanOrEqual(200) // of a thousand; to join counts as well
    expect(refused).toBeLessThan(300)
    for (const { socket } of all) socket.close()
  })

  test('of unknown messages, or of one that is too large, is cut off', async () => {
    const { url } = await ownServer()
    const client = await guest(url, 'Max')
    const first = await client.connect()
    const firstClosed = new Promise((resolve) => first.socket.on('disconnect', resolve))
    for (let n = 0; n < 600; n++) first.socket.emit('nonsense', n)
    await firstClosed
    const second = await client.connect()
    const secondClosed = new Promise((resolve) => second.socket.on('disconnect', resolve))
    second.socket.emit('watch', { table: 'x'.repeat(70_000) }, () => {})
    await secondClosed
    const text = async () => (await client.get('/metrics')).text
    expect(await text()).toMatch(/freehold_refused_total\{code="bad-input"\} [1-9]/)
    await until(async () => /freehold_sockets 0/.test(await text()))
  })

  test('of packets that say nothing is cut off, also of thousands in one request', async () => {
    const { url } = await ownServer()
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live/?EIO=4&transport=websocket`)
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const cutOff = new Promise((resolve) => socket.addEventListener('close', resolve))
    for (let n = 0; n < 1100; n++) socket.send('3')
    await cutOff
    const polling = `${url}/live/?EIO=4&transport=polling`
    const { sid } = JSON.parse((await (await fetch(polling)).text()).slice(1))
    const listening = fetch(`${polling}&sid=${sid}`).then((response) => response.text())
    const body = Array.from({ length: 1100 }, () => '6').join('\u001e')
    await fetch(`${polling}&sid=${sid}`, { method: 'POST', body }).catch(() => {}) // it is not heard to the end
    expect(await listening).toBe('1') // closed
  })

  test('of requests for live play is refused, by what they bring', async () => {
    const { url } = await ownServer()
    const polling = `${url}/live/?EIO=4&transport=polling`
    const { sid } = JSON.parse((await (await fetch(polling)).text()).slice(1))
    const send = async () =>
      (await fetch(`${polling}&sid=${sid}`, { method: 'POST', body: `6${'x'.repeat(60_000)}` })).status
    const answers: number[] = []
    while (answers.length < 30) answers.push(await send())
    expect(answers.indexOf(429)).toBe(21) // of sixty kilobytes each
    expect((await fetch(polling)).status).toBe(429)
    expect((await guest(url, 'Ida')).cookie).not.toBe('')
  })

  test('of connections that never say who they are is cut off', async () => {
    const { url } = await ownServer()
    const bare = Array.from(
      { length: 260 },
      () => new WebSocket(`${url.replace('http', 'ws')}/live/?EIO=4&transport=websocket`),
    )
    let closed = 0
    for (const socket of bare) socket.addEventListener('close', () => closed++)
    await Promise.all(bare.map((socket) => new Promise((resolve) => socket.addEventListener('open', resolve))))
    await until(() => closed >= 60)
    expect(bare.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(200)
    for (const socket of bare) socket.close()
  })

  test('of connections that say nothing at all is cut off, and others are served', async () => {
    const { url } = await ownServer()
    const { port } = new URL(url)
    const far = { host: '127.0.0.1', port: Number(port), localAddress: '127.0.0.2' } // another address than ours
    let closed = 0
    const bare = Array.from({ length: 450 }, () =>
      connect(far)
        .on('close', () => closed++)
        .on('error', () => {}),
    )
    await until(() => closed === 50)
    expect((await guest(url, 'Ida')).cookie).not.toBe('')
    expect(closed).toBe(50)
    for (const socket of bare) socket.destroy()
  })

  test('of connections from one address is refused', async () => {
    const { url } = await ownServer()
    const client = await guest(url, 'Con')
    const opened: Awaited<ReturnType<typeof client.connect>>[] = []
    // A few at a time: whoever does not get to say who they are within ten seconds is cut off, on however busy a machine.
    const few = () => Promise.all(Array.from({ length: 20 }, () => client.connect()))
    while (opened.length < 200) opened.push(...(await few()))
    for (let i = 0; i < 3; i++)
      await expect(client.connect()).rejects.toMatchObject({
        data: { code: 'too-many', message: 'too many connections' },
      })
    for (const { socket } of opened) socket.close()
  })

  test('of bytes is refused', async () => {
    const { status, body } = await ann.post('/api/tables', { game: 'x'.repeat(70_000) })
    expect([status, body]).toEqual([413, error('too-large')])
  })

  test('of bytes out of a few that are packed is never unpacked', async () => {
    const packed = gzipSync(JSON.stringify({ game: 'x'.repeat(10_000_000) }))
    const response = await fetch(`${at.url}/api/tables`, {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: packed,
    })
    expect([response.status, await response.json()]).toEqual([400, error('bad-input')])
  })
})

describe('somebody who is banned', () => {
  test('is out: by session, socket, stream, token and password', async () => {
    const dan = new Client(at.url)
    await dan.post('/api/account', { name: 'Dan', email: 'dan@example.org', password })
    const { table } = (await dan.post('/api/tables', { game: 'spyglass' })).body
    const program = new Client(at.url)
    program.token = (await dan.post('/api/tokens', { name: 'bot' })).body.token
    const live = await dan.connect()
    expect(await live.command(table, 'autos', { autos: [] })).toEqual({ version: 3 })
    const closed = new Promise((resolve) => live.socket.on('disconnect', resolve))
    const stream = await fetch(`${at.url}/api/tables/${table}/stream`, { headers: program.headers })
    const { person } = (await dan.get('/api/session')).body

    const administration = await openAdministration({ data: at.data })
    await administration.people.ban(person, 'cheated')
    await administration.close()

    expect((await dan.get('/api/session')).body.name).toBeNull()
    expect((await dan.post(`/api/tables/${table}/sit`)).body).toEqual(error('no-session'))
    expect((await program.post(`/api/tables/${table}/sit`)).body).toEqual(error('banned'))
    const signIn = await dan.post('/api/account/sign-in', { email: 'dan@example.org', password })
    expect([signIn.status, signIn.body.error.message]).toEqual([403, 'you may not come in: cheated'])
    expect((await dan.get('/api/session')).body.name).toBeNull()
    await expect(program.connect()).rejects.toMatchObject({ data: { code: 'banned' } })

    expect(await stream.text()).toBe('') // it ends
    expect(await closed).toBe('io server disconnect')
  })
})
