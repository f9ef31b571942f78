/** Frames of WebSockets that carry no message, and messages in crumbs: written to the network by hand. */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { until } from '@freehold/test-services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, type TestServer, testServer } from './clients.fixture.ts'

let at: TestServer
let now = 0 // for limits
beforeAll(async () => {
  at = await testServer({ limitClock: () => now })
})
afterAll(() => at.close())

const [TEXT, PING, PONG, GOES_ON] = [0x1, 0x9, 0xa, 0x0]

/** One frame as a client sends it; the mask is zeros, which change nothing. */
const frame = (opcode: number, text: string, isLast = true) =>
  Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

/** A WebSocket of nobody, with all that it has received. */
async function open(url = at.url): Promise<{ socket: Socket; heard: () => string; isOpen: () => boolean }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setNoDelay()
  let heard = ''
  let isOpen = true
  socket.on('data', (data) => {
    heard += data.toString('latin1')
  })
  socket.on('close', () => {
    isOpen = false
  })
  socket.on('error', () => {})
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n`,
  )
  await until(() => heard.includes('"sid"'))
  return { socket, heard: () => heard, isOpen: () => isOpen }
}

/** All limits are as after a long rest. */
const rest = () => {
  now += 1_000_000
}

/** Sends until the host closes the connection, a pinch at a time; gives how often it sent. */
async function flood({ socket, isOpen }: Awaited<ReturnType<typeof open>>, most: number, what: () => Buffer) {
  let sent = 0
  while (isOpen() && sent < most) {
    socket.write(what())
    sent++
    if (sent % 50 === 0) await new Promise(setImmediate)
  }
  await until(() => !isOpen())
  return sent
}

test('nobody is let in with packed messages, of which a few bytes may be a flood', async () => {
  rest()
  const one = await open()
  expect(one.heard()).toMatch(/^HTTP\/1\.1 101 /)
  expect(one.heard().toLowerCase()).not.toContain('deflate')
  one.socket.destroy()
})

test('a sign of life is answered, as often as an honest client asks for it', async () => {
  rest()
  const one = await open()
  one.socket.write(frame(PING, 'are you there?'))
  await until(() => one.heard().includes('are you there?'))
  expect(one.isOpen()).toBe(true)
  one.socket.destroy()
})

test.each([
  ['asks for signs of life', PING],
  ['gives signs of life', PONG],
])('who %s without end is cut off, and nobody from elsewhere is kept waiting', async (_, opcode) => {
  rest()
  const one = await open()
  const sent = await flood(one, 1_000_000, () => frame(opcode, ''))
  expect(sent).toBeGreaterThan(500) // as many as an address may send messages
  rest()
  const ann = await guest(at.url, 'Ann')
  const { socket } = await ann.connect()
  socket.close()
})

test('who asks and never reads is given no more signs of life than the network takes', async () => {
  const generous = await testServer({ limitTimes: 100_000 })
  const one = await open(generous.url)
  one.socket.pause()
  const many = Buffer.concat(Array<Buffer>(1000).fill(frame(PING, 'x'.repeat(125))))
  const asked = 200_000
  for (let sent = 0; sent < asked; sent += 1000) await new Promise((taken) => one.socket.write(many, taken))
  one.socket.resume()
  one.socket.write(frame(PING, 'last'))
  await until(() => {
    one.socket.write(frame(PING, 'last')) // once all is read it is answered again
    return one.heard().includes('last')
  })
  expect(one.heard().length).toBeLessThan((asked * 127) / 2)
  one.socket.destroy()
  await generous.close()
})

test('a message in crumbs is refused', async () => {
  rest()
  const one = await open()
  one.socket.write(frame(TEXT, '4', false))
  const sent = await flood(one, 10_000, () => frame(GOES_ON, '0', false))
  expect(sent).toBeGreaterThan(50)
  rest()
  const two = await open()
  two.socket.write(frame(TEXT, '4', false))
  await flood(two, 10_000, () => frame(GOES_ON, '', false)) // also such as hold nothing
})

test('bytes count, whatever they are: who sends one by one for ever is cut off', async () => {
  rest()
  const one = await open()
  let sent = 0
  const whole = frame(TEXT, '2x')
  while (one.isOpen() && sent < 50_000) {
    one.socket.write(whole.subarray(sent % whole.length, (sent % whole.length) + 1))
    sent++
    await new Promise(setImmediate)
  }
  expect(one.isOpen()).toBe(false)
})
