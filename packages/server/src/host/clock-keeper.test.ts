import { until } from '@freehold/test-services'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Host } from './host.ts'
import { REWRITTEN } from './hosted-tables.ts'
import { type Home, newHome } from './hosts.fixture.ts'

const ann = { id: 'ann', name: 'Ann' }

let home: Home
beforeEach(() => {
  home = newHome()
})
afterEach(() => {
  vi.useRealTimers()
  return home.close()
})

async function timedTable(host: Host, seconds: number): Promise<string> {
  const id = await host.create(ann, { game: 'spyglass', clock: { per: 'move', seconds } })
  await host.change(id, (table) => table.sit('bob', 'Bob'))
  await host.start(id, 'ann')
  return id
}

const robotOf = (host: Host, id: string) => host.look(id, (table) => table.sitters[0].robot)
const left = (host: Host, id: string) => host.look(id, (table) => table.timeLeft()?.ms ?? 0)

test('a clock that runs out is found by itself, and an artificial player goes on', async () => {
  let now = 1000
  const host = await home.open({ now: () => now })
  const id = await timedTable(host, 0.3)
  expect(await robotOf(host, id)).toBeUndefined()
  now += 301
  await until(async () => (await robotOf(host, id)) === 'random')
  await until(() => host.look(id, (table) => table.position > 0))
})

test('who moves in time keeps the seat', async () => {
  let now = 1000
  const host = await home.open({ now: () => now })
  const id = await timedTable(host, 0.5)
  for (let n = 0; n < 4; n++) {
    now += 400
    await host.change(id, (table) => {
      const { seat = 0, min = 0 } = table.pending ?? {}
      const move = Array.from({ length: min }, (_, i) => i)
      return table.move(['ann', 'bob'][seat], { version: table.version, id: `${n}`, move })
    })
  }
  expect(await robotOf(host, id)).toBeUndefined()
})

test('time while the host is down is not charged, what passed before is', async () => {
  let now = 1000
  const first = await home.open({ now: () => now })
  const id = await timedTable(first, 3600)
  now += 600_000
  await first.stop()
  now = 5 // of another process
  const again = await home.open({ now: () => now })
  await again.resume()
  expect(await left(again, id)).toBe(3_000_000)
  now += 100_000
  expect(await left(again, id)).toBe(2_900_000)
})

test('a table that is deleted while its clock runs does not stop the clocks of others', async () => {
  let now = 1000
  const first = await home.open({ now: () => now })
  const gone = await timedTable(first, 3600)
  const stays = await timedTable(first, 3600)
  const elsewhere = await home.open() // as `freehold admin` does: the host does not know of it yet
  await elsewhere.remove(gone)
  await first.refresh(gone, REWRITTEN)
  now += 600_000
  await first.stop()
  const again = await home.open({ now: () => now })
  await again.resume()
  expect(await left(again, stays)).toBe(3_000_000)
  expect(home.warnings).toEqual([])
})

test('a jump of the time of day changes nothing', async () => {
  const host = await home.open()
  const id = await timedTable(host, 3600)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 86_400_000)
  expect(await left(host, id)).toBeGreaterThan(3_590_000)
  expect(await robotOf(host, id)).toBeUndefined()
  vi.restoreAllMocks()
})

test('only who has the duty of a table lets its clock run out', async () => {
  const idle = await home.open({ duty: { has: () => false, took: () => {} } })
  const id = await timedTable(idle, 0.1)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(await robotOf(idle, id)).toBeUndefined()
  expect(await left(idle, id)).toBeLessThan(0)
})
