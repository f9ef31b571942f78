import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { until } from '@freehold/test-services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, guest, type TestServer, testServer } from '../web/clients.fixture.ts'

const error = (code: string) => ({ error: expect.objectContaining({ code }) })
const day = 86_400

const mails: { to: string[]; mail: string }[] = []
let smtp: ReturnType<typeof spawn>
let mail: { smtp: string; from: string; url: string }
let at: TestServer
beforeAll(async () => {
  smtp = spawn(process.execPath, [join(import.meta.dirname, 'smtp-server.fixture.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve) => {
    createInterface(smtp.stdout as NodeJS.ReadableStream).on('line', (line) => {
      const said = JSON.parse(line)
      if (said.port) resolve(said.port)
      else mails.push(said)
    })
  })
  mail = { smtp: `smtp://127.0.0.1:${port}`, from: 'freehold@example.org', url: 'https://freehold.example.org/' }
  at = await testServer({ mail, limitTimes: 10 })
})
afterAll(async () => {
  await at.close()
  smtp.kill()
})

const nextMail = async (before: number) => {
  await until(() => mails.length > before)
  const { to, mail } = mails[before]
  return { to, mail: mail.replaceAll('=\n', '').replaceAll('=3D', '=') }
}
const subscribe = (client: Client, email: string, tongue = 'en') =>
  client.post('/api/notices', { kind: 'mail', email, tongue })

test('whoever reads mail at the address agrees first; then a turn in a slow game is told, until they want no more', async () => {
  const [ann, bob] = [await guest(at.url, 'Ann'), await guest(at.url, 'Bob')]
  expect((await bob.get('/api/notices')).body).toMatchObject({ mails: true, subscriptions: [] })
  expect((await subscribe(bob, 'bob@example.org', 'de')).body).toMatchObject({
    subscription: { kind: 'mail', where: 'bob@example.org', confirmed: false },
    secret: null,
  })
  const asked = await nextMail(0)
  expect(asked.to).toEqual(['bob@example.org'])
  expect(asked.mail).toMatch(/^From: Freehold <freehold@example.org>$/m)
  const [, code] = /https:\/\/freehold\.example\.org\/mail\/([\w-]+\/[\w-]+)/.exec(asked.mail) ?? []

  const play = async () => {
    const clock = { per: 'move', seconds: day }
    const { table } = (await ann.post('/api/tables', { game: 'spyglass', clock })).body
    await bob.post(`/api/tables/${table}/sit`)
    await ann.post(`/api/tables/${table}/start`)
    for (;;) {
      const { asked: decision, version } = (await ann.get(`/api/tables/${table}`)).body.state
      if (!decision) return table
      const move = Array.from({ length: decision.min }, (_, i) => i)
      await ann.post(`/api/tables/${table}/move`, { version, id: `m${version}`, move })
    }
  }
  await play() // not confirmed: nothing is sent
  expect((await ann.post('/api/mail/wrong/code', { wanted: true })).body).toEqual(error('no-such-subscription'))
  expect((await ann.post(`/api/mail/${code}`, { wanted: true })).body).toEqual({}) // from whichever device
  const table = await play()
  const turn = await nextMail(1)
  expect(turn.mail).toContain(`https://freehold.example.org/table/${table}`)
  expect(turn.mail).toContain('am Zug')
  for (const written of ['Ann', 'Bob']) expect(turn.mail).not.toContain(written) // a mail is nobody's blackboard
  expect((await ann.post(`/api/mail/${code}`, { wanted: false })).body).toEqual({})
  expect((await bob.get('/api/notices')).body.subscriptions).toEqual([])
  expect(mails).toHaveLength(2)
})

test('an address that does not exist is refused, and nobody is flooded', async () => {
  const cat = await guest(at.url, 'Cat')
  const refused = await subscribe(cat, 'nobody@example.org')
  expect(refused.body.error).toMatchObject({ code: 'no-mail', fault: { code: 'mail-not-sent' } })
  expect((await cat.get('/api/notices')).body.subscriptions).toEqual([])
  expect((await subscribe(cat, 'not an address')).body).toEqual(error('bad-input'))
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) {
    const other = await guest(at.url, `G${n}`)
    statuses.push((await subscribe(other, 'victim@example.org')).status)
  }
  expect(statuses).toContain(429)
})

test('nor by many from many places, under all the names that one box has', async () => {
  const many = await testServer({ mail, behindProxy: true, limitClock: () => 0 })
  const before = mails.length
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) {
    const from = { 'x-forwarded-for': `10.0.0.${n}` }
    const somebody = new Client(many.url)
    await somebody.request('POST', '/api/session', { name: `G${n}` }, from)
    const wish = { kind: 'mail', email: `Victim+${n}@example.org`, tongue: 'en' }
    statuses.push((await somebody.request('POST', '/api/notices', wish, from)).status)
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429, 429])
  await until(() => mails.length === before + 3)
  await many.close()
})

test('a host without a mail server says so, and wrong settings are one line', async () => {
  const silent = await testServer()
  const dan = await guest(silent.url, 'Dan')
  expect((await dan.get('/api/notices')).body.mails).toBe(false)
  expect((await subscribe(dan, 'dan@example.org')).body).toEqual(error('no-mail'))
  await silent.close()
  const wrong = testServer({ mail: { smtp: 'mail.example.org', from: 'x@example.org', url: 'https://x.example.org' } })
  await expect(wrong).rejects.toThrow('FREEHOLD_SMTP: expected smtp://USER:PASSWORD@HOST:PORT, or smtps://')
})
