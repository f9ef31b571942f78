import { createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from '@freehold/test-services'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import type { Listener } from '../host/hosted-tables.ts'
import { answerAtRandom, begun, hostedSpyglass } from '../table/tables.fixture.ts'
import { type Client, guest, type TestServer, testServer } from '../web/clients.fixture.ts'
import { Notices } from './notices.ts'
import { checkUrl, isInside, send } from './post.ts'
import type { Subscriptions } from './subscriptions.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** A service of somebody else that gets notices. */
let service: Server
let url: string
let received: Received[] = []
let answers: number[] = []
beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      const status = answers.shift() ?? 204
      response.writeHead(status, status === 302 ? { location: `${url}/elsewhere` } : {}).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => service.close(resolve)))
beforeEach(() => {
  received = []
  answers = []
})

const days = { per: 'move', seconds: 3 * 86_400 }

async function tableOf(owner: Client, other: Client, clock: unknown): Promise<string> {
  const { table } = (await owner.post('/api/tables', { game: 'spyglass', clock })).body
  await other.post(`/api/tables/${table}/sit`)
  await owner.post(`/api/tables/${table}/start`)
  return table
}

async function moveOf(client: Client, table: string): Promise<void> {
  const { version, asked } = (await client.get(`/api/tables/${table}`)).body.state
  const move = Array.from({ length: asked.min }, (_, i) => i)
  await client.post(`/api/tables/${table}/move`, { version, id: `${version}`, move })
}

test('nobody can have the host write to an address on and on', async () => {
  const row = { kind: 'webhook', url: `${url}/victim`, keys: '{"secret":"s"}', created_at: '' }
  const browser = createECDH('prime256v1')
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  const push = { ...row, kind: 'push', keys: JSON.stringify(keys) } // by whichever name
  const notices = new Notices({
    host: { listen: () => {} },
    subscriptions: {
      of: async (person_id: string) => [{ ...(person_id.startsWith('guest') ? push : row), id: person_id, person_id }],
    } as unknown as Subscriptions,
    keys: webPush.generateVAPIDKeys(),
    contact: 'mailto:nobody@example.org',
    allowsPrivate: true,
    isHere: () => false,
    hasDuty: () => true,
    warn: () => {},
  })
  const turn = { type: 'turn', table: 't', game: 'spyglass', seat: 0, question: '' } as const
  for (let n = 0; n < 50; n++) await notices.notify('ann', turn)
  await until(() => received.length >= 20)
  for (let n = 0; n < 100; n++) await notices.notify(`guest ${n}`, turn)
  await until(() => received.length >= 60)
  expect((await notices.deliver({ ...row, id: 'last', person_id: 'last' } as never, turn)).toString()).toMatch(/^2/) // one that is asked for comes after all others
  expect(received.length).toBeLessThan(70)
  notices.stop()
})

describe('a host that allows its own network', () => {
  let at: TestServer
  let ann: Client
  let bob: Client
  beforeAll(async () => {
    at = await testServer({ privateNotices: true })
    ann = await guest(at.url, 'Ann')
    bob = await guest(at.url, 'Bob')
  })
  afterAll(() => at.close())

  test('signs what it sends to a webhook, only to who is not there, and only at slow tables', async () => {
    const { subscription, secret } = (await bob.post('/api/notices', { kind: 'webhook', url: `${url}/hook` })).body
    const quick = await tableOf(ann, bob, { per: 'move', seconds: 60 })
    await moveOf(ann, quick)
    const slow = await tableOf(ann, bob, days)
    await moveOf(ann, slow)
    await until(() => received.length > 0)
    const [{ headers, body, path }] = received
    const notice = JSON.parse(body.toString())
    expect(path).toBe('/hook')
    expect(notice).toEqual({ type: 'turn', table: slow, game: 'spyglass', seat: 1, question: expect.any(String) })
    const right = createHmac('sha256', secret).update(`${headers['x-freehold-time']}.${body}`).digest('hex')
    expect(headers['x-freehold-signature']).toBe(`sha256=${right}`)
    const live = await bob.connect()
    const other = await tableOf(ann, bob, days)
    await live.ask('watch', { table: other })
    await moveOf(ann, other) // Bob is there and sees it
    expect((await bob.post(`/api/notices/${subscription.id}/test`)).body).toEqual({
      delivered: true,
      answer: 'status 204',
    })
    expect(received.map((each) => JSON.parse(each.body.toString()).type)).toEqual(['turn', 'test'])
    live.socket.close()
    expect((await ann.request('DELETE', `/api/notices/${subscription.id}`)).status).toBe(404)
    expect((await bob.request('DELETE', `/api/notices/${subscription.id}`)).status).toBe(200)
    expect((await bob.get('/api/notices')).body.subscriptions).toEqual([])
  })

  test('tells of a turn once, however often the other takes the move back and makes it again', async () => {
    const told: unknown[] = []
    let tell: Listener = () => {}
    const row = {
      id: 'x',
      person_id: 'bob',
      kind: 'webhook',
      url: `${url}/undone`,
      keys: '{"secret":"s"}',
      created_at: '',
    }
    const of = async (person: string) => {
      told.push(person)
      return [row]
    }
    const notices = new Notices({
      host: { listen: (listener) => (tell = listener) },
      subscriptions: { of } as unknown as Subscriptions,
      keys: { publicKey: '', privateKey: '' },
      contact: '',
      allowsPrivate: true,
      isHere: (_, person) => person === 'ann',
      hasDuty: () => true,
      warn: () => {},
    })
    const table = begun(['ann', 'bob'], hostedSpyglass, undefined, undefined, {
      clock: { per: 'move', seconds: 3 * 86_400 },
    })
    const asked = () => table.pending?.seat
    const move = () => {
      while (asked() === 0) answerAtRandom(table, ['ann', 'bob'], 1)
      tell(table, ['moved'])
    }
    for (let n = 0; n < 5; n++) {
      move()
      const back = table.undo('ann', 0) // Bob agrees, or it is free: it comes to the same
      if (table.undoRequest) table.answerUndo('bob', true)
      expect([back.length, asked()]).toEqual([1, 0])
      tell(table, ['undone'])
    }
    move()
    expect(told).toEqual(['bob'])
    while (asked() === 1) answerAtRandom(table, ['ann', 'bob'], 1)
    tell(table, ['moved'])
    move()
    expect(told).toEqual(['bob', 'bob']) // after a move of his own he is told again
    notices.stop()
  })

  test('sends a push that only the browser can read, and forgets a browser that is gone', async () => {
    const browser = createECDH('prime256v1')
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
    const { subscription } = (await ann.post('/api/notices', { kind: 'push', endpoint: `${url}/push/ann`, keys })).body
    expect((await ann.get('/api/notices')).body.key).toMatch(/^[\w-]{80,}$/)
    const table = await tableOf(ann, bob, days)
    await until(() => received.length > 0) // Ann begins
    const [{ headers, body }] = received
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(headers.authorization).toMatch(/^vapid t=[\w.-]+, k=/)
    expect(body.includes('turn')).toBe(false)
    answers = [410]
    await moveOf(ann, table)
    await moveOf(bob, table)
    await until(async () => (await ann.get('/api/notices')).body.subscriptions.length === 0)
    expect((await ann.post(`/api/notices/${subscription.id}/test`)).status).toBe(404)
  })

  test('follows no redirection', async () => {
    answers = [302]
    expect(await send({ url: `${url}/x`, headers: {}, body: '' }, true)).toBe(302)
    expect(received.map(({ path }) => path)).toEqual(['/x'])
  })

  test('has ten addresses of one person, also where many are asked for at once', async () => {
    const cat = await guest(at.url, 'Cat')
    const wishes = Array.from({ length: 30 }, (_, n) => ({ kind: 'webhook', url: `${url}/${n}` }))
    const asked = await Promise.all(wishes.map((wish) => cat.post('/api/notices', wish)))
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(10)
  })

  test.each([
    {},
    { kind: 'pigeon', url: 'https://example.org' },
    { kind: 'webhook', url: 'ftp://example.org' },
    { kind: 'webhook', url: 'https://ann:secret@example.org' },
    { kind: 'push', endpoint: 'https://example.org', keys: { p256dh: '', auth: '<' } },
  ])('refuses %j', async (body) => {
    expect((await ann.post('/api/notices', body)).body).toMatchObject({ error: { code: 'bad-input' } })
  })
})

test('by default nothing goes inside of the host’s own network, or without TLS', async () => {
  const at = await testServer()
  const ann = await guest(at.url, 'Ann')
  for (const address of [
    url,
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost',
  ]) {
    expect((await ann.post('/api/notices', { kind: 'webhook', url: address })).status).toBe(400)
  }
  await at.close()
  for (const address of [
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:0:7f00:1', // IPv4 inside of IPv6, in every form that a network may turn back
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::1',
    'fec0::1',
  ])
    expect(isInside(address)).toBe(true)
  for (const address of ['8.8.8.8', '2606:4700::1111', '172.32.0.1']) expect(isInside(address)).toBe(false)
  expect(() => checkUrl('https://0x7f000001/', false)).toThrow(/own network/)
  await expect(send({ url: 'https://localhost.localdomain:1/', headers: {}, body: '' }, false)).rejects.toThrow()
  expect(received).toEqual([])
})
