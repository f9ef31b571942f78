import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { type TestServer, testServer } from '../web/clients.fixture.ts'
import { fuzz } from './fuzz.ts'
import { fuzzTarget, secretsOf } from './fuzz-target.ts'

let at: TestServer
beforeAll(async () => {
  at = await testServer({ limitTimes: 1000 })
})
afterAll(() => at.close())

test('random, truncated, oversized and replayed messages are answered, tell nothing, and no table suffers', async () => {
  const people = await fuzzTarget(at.url, 'spyglass')
  const store = await openSqlite(join(at.data, 'freehold.sqlite'))
  const secrets = await secretsOf(at.data, store, people.tables)
  expect(secrets.length).toBeGreaterThanOrEqual(7)
  const before = await store.read(people.tables[0])
  const found = await fuzz({ url: at.url, ...people, secrets }, 2500, 'fast:fuzz')
  expect(found.broken).toEqual([])
  expect(found.unanswered).toBe(0)
  expect(found.answered).toBeGreaterThan(2000)
  for (const code of ['bad-input', 'too-large', 'no-session', 'not-seated', 'no-such-page', 'done']) {
    expect(found.codes.get(code) ?? 0, code).toBeGreaterThan(0)
  }
  expect(await store.read(people.tables[0])).toEqual(before) // nobody of them sits there
  await store.close()
  expect((await people.play()).version).toBe(before.length + 1)
  expect(at.logs.join('')).not.toMatch(/failed/)
})
