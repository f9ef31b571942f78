/** The one socket of a page, at a host that does not let it in, or lets it watch nothing, for now. */
import type { Update } from '@freehold/server/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A socket of socket.io as far as the page knows it, with a host that answers as it is told. */
class FakeSocket {
  connected = false
  active = true
  connects = 0
  readonly answers: unknown[] = [] // of the host, to what is asked next
  readonly io = { on: () => undefined }
  readonly #listeners = new Map<string, (told?: unknown) => void>()

  on(event: string, listener: (told?: unknown) => void): void {
    this.#listeners.set(event, listener)
  }
  hear(event: string, told?: unknown): void {
    this.#listeners.get(event)?.(told)
  }
  connect(): void {
    this.connects++
    this.active = true
  }
  letIn(): void {
    this.connected = true
    this.hear('connect')
  }
  timeout = () => ({ emitWithAck: () => Promise.resolve(this.answers.shift()) })
}

const socket = vi.hoisted((): { now?: FakeSocket } => ({}))
vi.mock('socket.io-client', () => ({ io: () => socket.now }))

const heard = {
  since: () => 0,
  update: vi.fn(),
  chat: vi.fn(),
  chatAgain: vi.fn(),
  presence: vi.fn(),
  refused: vi.fn(),
}
const update = { state: { version: 7 }, happened: [], chat: [], present: [0], watching: 0 } as unknown as Update

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.clearAllMocks()
  for (const name of ['document', 'window']) vi.stubGlobal(name, { addEventListener: () => undefined })
  socket.now = new FakeSocket()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function watching() {
  const { live } = await import('./live.ts')
  const fake = socket.now as FakeSocket
  live.watch('one', heard)
  return { live, fake }
}

test.each(['too-many', 'unavailable', 'internal'])(
  'a table is watched again where that was refused as %s',
  async (code) => {
    const { live, fake } = await watching()
    fake.answers.push({ error: { code, message: 'not now' } }, update)
    fake.letIn()
    await vi.advanceTimersByTimeAsync(0)
    expect(live.connection).toBe('lost')
    expect(heard.refused).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    expect(heard.update).toHaveBeenCalledWith(update)
    expect(live.connection).toBe('live')
  },
)

test('a table that is not there is not asked for again', async () => {
  const { fake } = await watching()
  const gone = { error: { code: 'not-found', message: 'there is no such table' } }
  fake.answers.push(gone, update)
  fake.letIn()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard.refused).toHaveBeenCalledExactlyOnceWith(gone)
  expect(heard.update).not.toHaveBeenCalled()
})

test('who is not let in for now comes again; who is banned does not', async () => {
  const { fake } = await watching()
  const refuse = (code: string) => {
    fake.active = false // as the client of socket.io gives up
    fake.hear('connect_error', Object.assign(new Error(code), { data: { code, message: code } }))
  }
  refuse('unavailable')
  await vi.advanceTimersByTimeAsync(3000)
  expect(fake.connects).toBe(1)
  refuse('banned')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fake.connects).toBe(1)
})

test('a socket that is about to connect is not connected a second time', async () => {
  const { fake } = await watching()
  fake.hear('disconnect', 'io server disconnect')
  fake.active = true // by then
  await vi.advanceTimersByTimeAsync(1000)
  expect(fake.connects).toBe(0)
})
