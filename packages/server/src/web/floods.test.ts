/** Plain requests without end, from one address; somebody at another asks meanwhile. */
import { get } from 'node:http'
import { connect } from 'node:net'
import { until } from '@freehold/test-services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from './clients.fixture.ts'

let at: TestServer
let now = 0 // for limits
beforeAll(async () => {
  at = await testServer({ limitClock: () => now })
})
afterAll(() => at.close())

const place = (localAddress: string) => ({ host: '127.0.0.1', port: Number(new URL(at.url).port), localAddress })

/** The status of one request by a connection of its own; 0 where nobody answers. */
const ask = (path: string, from: string) =>
  new Promise<number>((answered) => {
    const asked = get({ ...place(from), path, agent: false }, (response) => {
      response.resume()
      answered(response.statusCode ?? 0)
    })
    asked.on('error', () => answered(0))
  })

/** Asks so often at once, by one connection; gives what is answered until it is closed. */
async function askByOne(path: string, from: string, times: number): Promise<string[]> {
  const socket = connect(place(from))
  let heard = ''
  let isOpen = true
  socket.on('data', (data) => {
    heard += data.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isOpen = false
  })
  socket.write(`GET ${path} HTTP/1.1\r\nHost: host\r\n\r\n`.repeat(times))
  await until(() => !isOpen)
  return [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
}

test.each([
  ['/api/games', 200],
  ['/metrics', 200],
  ['/readyz', 200],
  ['/nothing/here.js', 6000],
])('of %s so many are answered; then a no, and then nothing, also to new connections', async (path, most) => {
  now += 1_000_000
  const from = '127.0.0.3'
  const statuses = await askByOne(path, from, most + 50)
  expect(statuses.slice(0, most)).not.toContain('429')
  expect(statuses.slice(most)).toEqual(['429']) // with which the connection is closed
  while ((await askByOne(path, from, 500)).length > 0); // who goes on is told so a few times more
  expect(await ask('/healthz', from)).toBe(0)
  expect(await ask(path, '127.0.0.4')).not.toBe(429) // somebody elsewhere
  now += 30_000
  expect(await ask('/healthz', from)).toBe(200)
})

test('who opens one connection after the other is not let in for ever', async () => {
  now += 1_000_000
  const from = '127.0.0.6'
  let refused = 0
  for (let n = 0; n < 2050; n += 50) {
    const tried = Array.from({ length: 50 }, async () => {
      const socket = connect(place(from))
      const isOver = new Promise((over) => socket.on('error', over).on('close', over))
      socket.end('nonsense\r\n\r\n') // which is answered by no page
      let heard = 0
      socket.on('data', (data) => {
        heard += data.length
      })
      await isOver
      if (heard === 0) refused++
    })
    await Promise.all(tried)
  }
  expect(refused).toBe(50)
  expect(await ask('/healthz', '127.0.0.7')).toBe(200)
})
