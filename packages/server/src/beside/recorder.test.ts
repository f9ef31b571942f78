import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Host } from '../host/host.ts'
import type { Listener } from '../host/hosted-tables.ts'
import { StoreUnavailable } from '../store/store.ts'
import { begun } from '../table/tables.fixture.ts'
import { Recorder } from './recorder.ts'
import type { Records } from './records.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a game that ends while the database is away is kept when it is back', async () => {
  const table = begun(['ann', 'bob'])
  const entries = table.resign('ann')
  let tell: Listener = () => {}
  const host = {
    listen: (listener: Listener) => {
      tell = listener
    },
    look: async (_: string, see: (found: typeof table) => unknown) => see(table),
  } as unknown as Host
  let isAway = true
  const done: string[] = []
  const records = {
    keep: async () => {
      if (isAway) throw new StoreUnavailable('away')
    },
    ratingsOf: async () => undefined,
    finished: async (id: string) => {
      done.push(id)
    },
  } as unknown as Records
  const warnings: string[] = []
  const recorder = new Recorder(host, records, (message) => warnings.push(message))
  tell(
    table,
    entries.map(({ kind }) => kind),
  )
  await vi.advanceTimersByTimeAsync(12_000)
  expect(done).toEqual([])
  isAway = false
  await vi.advanceTimersByTimeAsync(6000)
  expect(done).toEqual(['t'])
  expect(warnings.length).toBeGreaterThan(1)
  await recorder.stop()
})
