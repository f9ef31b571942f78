import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOBODY } from '../protocol/values.ts'
import { Client, guest, type TestServer, testServer } from './clients.fixture.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer({ limitTimes: 2 }) // more sign up here in a moment than one address may
})
afterAll(() => at.close())

const error = (code: string) => ({ error: expect.objectContaining({ code, message: expect.any(String) }) })
const password = 'correct horse battery'

async function account(name: string): Promise<Client> {
  const client = new Client(at.url)
  const made = await client.post('/api/account', { name, email: `${name}@example.org`, password })
  expect(made).toMatchObject({ status: 201 })
  return client
}

describe('an account', () => {
  test('is made by a guest, who keeps their games and seats', async () => {
    const ann = await guest(at.url, 'Ann')
    const { table } = (await ann.post('/api/tables', { game: 'spyglass' })).body
    const before = (await ann.get('/api/session')).body
    const made = await ann.post('/api/account', { email: ' Ann@Example.org ', password })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({ ...before, email: 'ann@example.org' })
    expect((await ann.get('/api/tables/mine')).body.tables).toMatchObject([{ table }])
    expect((await ann.get(`/api/tables/${table}`)).body.state).toMatchObject({ you: 0, owner: true })
    const elsewhere = new Client(at.url)
    await elsewhere.post('/api/account/sign-in', { email: 'ann@example.org', password })
    expect((await elsewhere.get(`/api/tables/${table}`)).body.state).toMatchObject({ you: 0 })
  })

  test('is signed out of and into, and its password changed', async () => {
    const bob = await account('bob')
    expect((await bob.post('/api/account', { email: 'bob2@example.org', password })).body).toEqual(
      error('account-exists'),
    )
    const out = await bob.post('/api/account/sign-out')
    expect(out.body.person).toBeNull()
    expect((await bob.get('/api/tokens')).body).toEqual(error('no-session'))
    const signIn = (secret: string) => bob.post('/api/account/sign-in', { email: 'bob@example.org', password: secret })
    expect((await signIn('not this one')).body).toEqual(error('wrong-password'))
    expect((await signIn(password)).body).toMatchObject({ name: 'bob', email: 'bob@example.org' })
    const change = (current: string, next: string) => bob.post('/api/account/password', { current, next })
    expect((await change('not this one', 'another password')).body).toEqual(error('wrong-password'))
    expect((await change(password, 'short')).body).toEqual(error('bad-input'))
    expect((await change(password, 'another password')).status).toBe(200)
    expect((await bob.get('/api/session')).body.name).toBe('bob')
    expect((await signIn(password)).body).toEqual(error('wrong-password'))
  })

  test('tells nobody that there is another with its e-mail', async () => {
    await account('quinn')
    const answers = []
    for (const email of ['quinn@example.org', 'nobody-has-it@example.org']) {
      const stranger = new Client(at.url)
      const wrong = await stranger.post('/api/account/sign-in', { email, password: 'not this one' })
      const made = await stranger.post('/api/account', { name: 'Eve', email, password: 'of a stranger' })
      const changed = await stranger.post('/api/account/password', {
        current: 'of a stranger',
        next: 'another of hers',
      })
      const told = (await stranger.get('/api/account/export')).body
      answers.push([
        ...[wrong, made, changed].map(({ status, body, headers }) => [
          status,
          { ...body, person: null, email: null },
          headers.getSetCookie().map((each) => each.split('=')[0]),
        ]),
        Object.entries(told).map(([part, kept]) => [part, Array.isArray(kept) ? kept.length : Object.keys(kept ?? {})]),
      ])
    }
    expect(answers[0]).toEqual(answers[1])
    const back = new Client(at.url)
    expect((await back.post('/api/account/sign-in', { email: 'quinn@example.org', password })).body.name).toBe('quinn')
  })

  test('is not made twice by somebody who forgot, at a browser that knows of it; nobody else is told', async () => {
    const email = 'rita@example.org'
    const rita = new Client(at.url)
    const made = await rita.post('/api/account', { name: 'Rita', email, password })
    const known = made.headers.getSetCookie().find((each) => each.startsWith('freehold.known')) as string
    await rita.post('/api/account/sign-out')
    const signUp = async (cookie: string, address: string) => {
      const browser = Object.assign(new Client(at.url), { cookie })
      return browser.post('/api/account', { name: 'Rita', email: address, password: 'what was it again' })
    }
    const again = await signUp(known.split(';')[0], email)
    expect(again.body.error).toMatchObject({ code: 'account-exists', fault: { code: 'known-here' } })
    expect((await signUp(known.split(';')[0], 'rita2@example.org')).status).toBe(201)
    expect((await signUp(`${known.split('.').slice(0, 2).join('.')}.forged`, email)).status).toBe(201)
  })

  test('is deleted with its name everywhere, by whoever knows its password', async () => {
    const cat = await account('cat')
    const dan = await guest(at.url, 'Dan')
    const { table } = (await cat.post('/api/tables', { game: 'spyglass', listed: true })).body
    await dan.post(`/api/tables/${table}/sit`)
    await cat.post(`/api/tables/${table}/start`)
    await cat.post(`/api/tables/${table}/say`, { text: 'good luck' })
    await cat.post(`/api/tables/${table}/resign`)
    expect((await cat.post('/api/account/delete', { password: 'not this one' })).body).toEqual(error('wrong-password'))
    expect((await cat.post('/api/account/delete', { password })).body.person).toBeNull()
    const { state } = (await dan.get(`/api/tables/${table}`)).body
    expect(state).toMatchObject({ phase: 'over', seats: [{ name: NOBODY }, { name: 'Dan' }] })
    expect((await dan.get(`/api/tables/${table}/chat`)).body.lines).toEqual([]) // gone with its author
    expect((await dan.get(`/api/tables/${table}/log`)).text).not.toContain('cat')
    const back = new Client(at.url)
    expect((await back.post('/api/account/sign-in', { email: 'cat@example.org', password })).status).toBe(401)
    expect((await back.post('/api/account', { name: 'cat', email: 'cat@example.org', password })).status).toBe(201)
  })

  test('ends with its sessions: whatever listens by them is closed at once', async () => {
    const jan = await account('jan')
    const { table } = (await jan.post('/api/tables', { game: 'spyglass' })).body
    const second = new Client(at.url)
    await second.post('/api/account/sign-in', { email: 'jan@example.org', password })
    const program = new Client(at.url)
    const { token, made } = (await second.post('/api/tokens', { name: 'bot' })).body
    program.token = token
    const listen = async (client: Client) => {
      const live = await client.connect()
      await live.ask('watch', { table })
      return { live, closed: new Promise((resolve) => live.socket.on('disconnect', resolve)) }
    }
    const [first, other, bot] = [await listen(jan), await listen(second), await listen(program)]
    await jan.post('/api/account/sign-out')
    expect(await first.closed).toBe('io server disconnect')
    expect([other.live.socket.connected, bot.live.socket.connected]).toEqual([true, true])
    await second.delete(`/api/tokens/${made.id}`)
    expect(await bot.closed).toBe('io server disconnect')
    expect(other.live.socket.connected).toBe(true)
    const changed = await second.post('/api/account/password', { current: password, next: 'another password' })
    expect(changed.status).toBe(200)
    expect(await other.closed).toBe('io server disconnect')
    const again = await listen(second) // by the new session
    expect((await second.post('/api/account/delete', { password: 'another password' })).status).toBe(200)
    expect(await again.closed).toBe('io server disconnect')
  })

  test('is taken along as a file: all that is kept of its owner, and nothing of others', async () => {
    const kay = await account('kay')
    const leo = await account('leo')
    const { table } = (await kay.post('/api/tables', { game: 'spyglass' })).body
    await leo.post(`/api/tables/${table}/sit`)
    await kay.post(`/api/tables/${table}/start`)
    await kay.post(`/api/tables/${table}/say`, { text: 'from kay' })
    await leo.post(`/api/tables/${table}/say`, { text: 'from leo' })
    const { version } = (await kay.get(`/api/tables/${table}`)).body.state
    await kay.post(`/api/tables/${table}/move`, { version, id: 'one', move: [] })
    await kay.post('/api/tokens', { name: 'my bot' })
    const { body, headers, text } = await kay.get('/api/account/export')
    expect(headers.get('content-disposition')).toBe('attachment; filename="freehold.json"')
    expect(body).toMatchObject({
      person: { name: 'kay', email: 'kay@example.org' },
      sessions: [{}],
      tokens: [{ name: 'my bot' }],
      said: [{ text: 'from kay' }],
      tables: [{ table, game: 'spyglass', phase: 'playing', seat: 0, answers: [[]] }],
    })
    for (const secret of ['leo', 'password', 'fh_', 'seed']) expect(text).not.toContain(secret)
    expect((await new Client(at.url).get('/api/account/export')).body).toEqual(error('no-session'))
  })

  test('is not needed to be deleted: a guest goes without a password, and what they said with them', async () => {
    const mia = await guest(at.url, 'Mia')
    const ned = await guest(at.url, 'Ned')
    const { table } = (await mia.post('/api/tables', { game: 'spyglass' })).body
    await ned.post(`/api/tables/${table}/sit`)
    await mia.post(`/api/tables/${table}/say`, { text: 'so long' })
    const live = await ned.connect()
    expect((await live.ask('watch', { table })).chat).toMatchObject([{ text: 'so long' }])
    const left = new Promise((resolve) => live.socket.on('chatAgain', resolve))
    expect((await mia.post('/api/account/delete')).body.person).toBeNull()
    expect(await left).toEqual({ table, lines: [] })
    expect((await ned.get(`/api/tables/${table}`)).body.state.seats[0].name).toBe(NOBODY)
    live.socket.close()
    const liz = await account('liz')
    expect((await liz.post('/api/account/delete')).body).toEqual(error('bad-input'))
  })

  test.each([
    { email: 'no address', password },
    { email: 'x@example.org', password: 'too short' },
    { email: 'x@example.org', password: 'x'.repeat(201) },
    { email: 'x@example.org', password, admin: true },
    { email: 'x@example.org', password, guest: false },
    { email: `${'x'.repeat(200)}@example.org`, password },
    { password },
  ])('is not made of %j', async (wish) => {
    expect((await new Client(at.url).post('/api/account', { name: 'Eve', ...wish })).body).toEqual(error('bad-input'))
  })

  test('is needed for tokens', async () => {
    const guestClient = await guest(at.url, 'Gus')
    expect((await guestClient.post('/api/tokens', { name: 'bot' })).body).toEqual(error('no-account'))
    const hal = await account('hal')
    for (let n = 0; n < 20; n++) expect((await hal.post('/api/tokens', { name: `bot ${n}` })).status).toBe(201)
    expect((await hal.post('/api/tokens', { name: 'one more' })).body).toEqual(error('too-many'))
  })
})

test('behind TLS cookies are for TLS alone, and the proxy says who asks', async () => {
  const proxied = await testServer({ behindProxy: true, limitClock: () => 0 })
  const client = new Client(proxied.url)
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' }
  const { headers } = await client.request('POST', '/api/session', { name: 'Ann' }, https)
  expect(headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7}/)
  const flood = (address: string) =>
    Promise.all(
      Array.from({ length: 250 }, async () => {
        const { status } = await client.request('GET', '/api/games', undefined, { 'x-forwarded-for': address })
        return status
      }),
    )
  expect(await flood('198.51.100.9')).toContain(429)
  expect((await client.request('GET', '/api/games', undefined, { 'x-forwarded-for': '192.0.2.8' })).status).toBe(200)
  // What a visitor claims before the proxy adds its own word does not count.
  const claimed = await client.request('GET', '/api/games', undefined, { 'x-forwarded-for': '1.2.3.4, 198.51.100.9' })
  expect(claimed.status).toBe(429)
  await proxied.close()
  expect(
    (await new Client(at.url).request('POST', '/api/session', { name: 'Ann' }, https)).headers.get('set-cookie'),
  ).not.toMatch(/Secure/)
})
