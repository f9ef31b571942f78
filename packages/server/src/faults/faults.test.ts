import { belowFrom, randomMove } from '@freehold/kernel'
import { until } from '@freehold/test-services'
import { expect, test } from 'vitest'
import { Client, guest } from '../web/clients.fixture.ts'
import { loneHost, tryFaults, twoHosts } from './trial.fixture.ts'

test('a host killed under load, its disk full, its clock wrong: nothing acknowledged is lost, nothing happens twice', async () => {
  const site = await loneHost()
  const trial = { pairs: 4, faults: 4, seed: 'lone', between: [200, 900], away: [0, 500] } as const
  const report = await tryFaults(site, trial).finally(site.close)
  expect(report.problems).toEqual([])
  expect(report.faults).toEqual({ 'the host': 2, 'the disk': 1, 'the clock': 1 })
  expect(report.promised).toBeGreaterThan(10) // how many depends on the machine
})

test('the same with two hosts over PostgreSQL and Redis, each of them killed in turn', async () => {
  const site = await twoHosts()
  const trial = { pairs: 4, faults: 5, seed: 'two', between: [300, 900], away: [100, 800] } as const
  const report = await tryFaults(site, trial).finally(site.close)
  expect(report.problems).toEqual([])
  expect(report.faults).toEqual({ 'a host': 2, PostgreSQL: 1, Redis: 1, 'the clock': 1 })
  expect(report.promised).toBeGreaterThan(10)
})

test('what a lost host had to do is done by another: artificial players move, clocks run out', async () => {
  const { hosts, close } = await twoHosts()
  const [lost, other] = hosts
  const [ann, bob] = [await guest(lost.url, 'Ann'), await guest(lost.url, 'Bob')]
  const seats = [{ robot: 'big-money' }, 'open']
  const { table } = (await ann.post('/api/tables', { game: 'dominion', seats })).body
  const clock = { per: 'move', seconds: 5 }
  const { table: timed } = (await ann.post('/api/tables', { game: 'dominion', clock })).body
  await bob.post(`/api/tables/${timed}/sit`)
  await Promise.all([table, timed].map((each) => ann.post(`/api/tables/${each}/start`)))
  const annElsewhere = new Client(other.url)
  annElsewhere.cookie = ann.cookie
  const stateOf = async (each: string) => (await annElsewhere.get(`/api/tables/${each}`)).body.state
  await until(async () => (await stateOf(table)).asked !== null)
  await lost.kill()
  const asked = (await stateOf(table)).version
  for (let n = 0; ; n++) {
    const { version, asked: question } = await stateOf(table)
    if (question === null) break
    const move = randomMove(question, belowFrom(`fast:${n}`))
    await annElsewhere.post(`/api/tables/${table}/move`, { version, id: `${n}`, move })
  }
  await until(async () => (await stateOf(table)).asked !== null)
  expect((await stateOf(table)).version).toBeGreaterThan(asked)
  const isReplaced = async () =>
    (await stateOf(timed)).seats.some(({ robot }: { robot: string | null }) => robot !== null)
  await until(isReplaced)
  await close()
})

test('on a full disk moves are refused, and the same move goes through when there is room', async () => {
  const { hosts, close } = await loneHost()
  const [host] = hosts
  const ann = await guest(host.url, 'Ann')
  const { table } = (await ann.post('/api/tables', { game: 'dominion', seats: ['open', { robot: 'big-money' }] })).body
  await ann.post(`/api/tables/${table}/start`)
  const asked = async () => {
    const { state } = (await ann.get(`/api/tables/${table}`)).body
    return state.waitingFor === 0 && state
  }
  const state = await until(asked)
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
  expect(await until(asked)).toBeTruthy() // the artificial player went on too
  await close()
})
