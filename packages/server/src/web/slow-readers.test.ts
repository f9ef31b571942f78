/** Clients that ask and never read what they are answered. */
import { until } from '@freehold/test-services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, guest, type TestServer, testServer } from './clients.fixture.ts'

let at: TestServer
let ann: Client
let table: string

beforeAll(async () => {
  at = await testServer({ limitTimes: 1000, games: undefined })
  ann = await guest(at.url, 'Ann')
  table = (await ann.post('/api/tables', { game: 'dominion' })).body.table
  for (let line = 0; line < 100; line++) await ann.post(`/api/tables/${table}/say`, { text: 'ä'.repeat(500) })
})
afterAll(() => at.close())

const sockets = async () => Number(/^freehold_sockets (\d+)/m.exec((await ann.get('/metrics')).text)?.[1])

test('who asks by requests and never fetches the answers is disconnected, before they fill the memory', async () => {
  const url = `${at.url}/live/?EIO=4&transport=polling`
  const { sid } = JSON.parse((await (await fetch(url)).text()).slice(1))
  const send = async (body: string) => {
    const response = await fetch(`${url}&sid=${sid}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain' },
    })
    await response.text()
    return response.status
  }
  await send('40')
  await until(async () => (await sockets()) === 1)
  const ask = (id: number) => send(`42${id}${JSON.stringify(['watch', { table }])}`)
  let asked = 0
  while (asked < 400 && (await ask(asked)) === 200) asked++
  expect(asked).toBeGreaterThan(20) // who is only slow for a moment goes on
  expect(asked).toBeLessThan(400) // of about 50 KB each
  expect(await sockets()).toBe(0)
})

test('the same by a WebSocket that is not read, and nobody else is', async () => {
  const deaf = await ann.connect()
  const [bob, other] = await Promise.all([guest(at.url, 'Bob'), ann.connect()])
  await until(() => deaf.socket.io.engine.transport.name === 'websocket')
  const { ws } = deaf.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void } } }
  ws._socket.pause()
  let asked = 0
  while (asked < 4000 && (await sockets()) === 2) {
    for (let more = 0; more < 20; more++, asked++) deaf.socket.emit('watch', { table }, () => {})
    await other.ask('watch', { table })
  }
  expect(await sockets()).toBe(1)
  expect((await other.ask('watch', { table })).state.table).toBe(table)
  expect((await bob.get(`/api/tables/${table}`)).status).toBe(200)
  for (const { socket } of [deaf, other]) socket.close()
})
