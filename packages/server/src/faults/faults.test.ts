import { belowFrom, randomMove } from '@freehold/kernel'
import { expect, test, vi } from 'vitest'
import { guest } from '../web/clients.fixture.ts'
import { loneHost, tryFaults, twoHosts } from './trial.fixture.ts'

test('a host killed under load, its disk full, its clock wrong: nothing acknowledged is lost, nothing happens twice', {
  timeout: 120_000,
}, async () => {
  const site = await loneHost()
  const trial = { pairs: 5, faults: 4, seed: 'lone', between: [200, 900], away: [0, 500] } as const
  const report = await tryFaults(site, trial).finally(site.close)
  expect(report.problems).toEqual([])
  expect(report.faults).toEqual({ 'the host': 2, 'the disk': 1, 'the clock': 1 })
  expect(report.promised).toBeGreaterThan(10) // how many depends on the machine
})

test('the same with two hosts over PostgreSQL and Redis, each of them killed in turn', {
  timeout: 120_000,
}, async () => {
  const site = await twoHosts()
  const trial = { pairs: 5, faults: 5, seed: 'two', between: [300, 900], away: [100, 800] } as const
  const report = await tryFaults(site, trial).finally(site.close)
  expect(report.problems).toEqual([])
  expect(report.faults).toEqual({ 'a host': 2, PostgreSQL: 1, Redis: 1, 'the clock': 1 })
  expect(report.promised).toBeGreaterThan(10)
})

test('on a full disk moves are refused, and the same move goes through when there is room', {
  timeout: 60_000,
}, async () => {
  const { hosts, close } = await loneHost()
  const [host] = hosts
  const ann = await guest(host.url, 'Ann')
  const { table } = (await ann.post('/api/tables', { game: 'dominion', seats: ['open', { robot: 'big-money' }] })).body
  await ann.post(`/api/tables/${table}/start`)
  const asked = async () => {
    const { state } = (await ann.get(`/api/tables/${table}`)).body
    return state.waitingFor === 0 && state
  }
  const state = await vi.waitUntil(asked, { timeout: 10_000 })
  const move = { version: state.version, id: 'once', move: randomMove(state.asked, belowFrom('fast:1')) }
  host.fillDisk(true)
  for (let tries = 0; tries < 3; tries++) {
    const { status, body } = await ann.post(`/api/tables/${table}/move`, move)
    expect([status, body.error.code]).toEqual([503, 'unavailable'])
  }
  expect((await ann.get('/readyz')).status).toBe(503)
  expect((await ann.get(`/api/tables/${table}`)).body.state.version).toBe(state.version) // and can be looked at
  host.fillDisk(false)
  expect((await ann.get('/readyz')).status).toBe(200)
  const first = (await ann.post(`/api/tables/${table}/move`, move)).body
  expect(first.version).toBeGreaterThan(state.version)
  expect((await ann.post(`/api/tables/${table}/move`, move)).body).toEqual(first)
  expect(await vi.waitUntil(asked, { timeout: 10_000 })).toBeTruthy() // the artificial player went on too
  await close()
})
