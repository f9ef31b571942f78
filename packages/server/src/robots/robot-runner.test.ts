import { until } from '@freehold/test-services'
import { afterAll, expect, test } from 'vitest'
import type { Job } from './job.ts'
import { RobotRunner } from './robot-runner.ts'
import { safeMove } from './safe-move.ts'

const games = new URL('./robots.fixture.ts', import.meta.url)
const runner = new RobotRunner({ threads: 1, limitMs: 2000, games })
afterAll(() => runner.close())

const decision = {
  seat: 0,
  actor: 0,
  question: { kind: 'trick', text: 'Play a card' },
  options: [{ key: 'sun 1' }, { key: 'end' }],
  min: 1,
  max: 1,
  ordered: false,
}
const job = (robot: string, more: Partial<Job> = {}): Job => ({
  game: 'spyglass',
  robot,
  table: 'table',
  place: 'here',
  owner: 'ann',
  player: `table 0 ${robot}`,
  fresh: false,
  seat: 0,
  seats: 2,
  options: {},
  events: [],
  decision,
  view: {},
  ...more,
})

test.each([
  ['slow', /no answer within 2000 ms/],
  ['silent', /no answer within 2000 ms/],
  ['throwing', /no idea/],
  ['crashing', /its thread ended/],
])('a %s player fails by itself, and the next one answers', async (robot, why) => {
  const [failed, good] = await Promise.allSettled([runner.choose(job(robot)), runner.choose(job('good'))])
  expect(failed).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(why) },
  })
  expect(good).toEqual({ status: 'fulfilled', value: [0] })
})

test('a player remembers between its decisions, unless it is to begin anew', async () => {
  const event = { type: 'drew', depth: 0 }
  expect(await runner.choose(job('counting', { events: [event] }))).toEqual([0, 1])
  expect(await runner.choose(job('counting', { events: [event, event] }))).toEqual([1, 3])
  expect(await runner.choose(job('counting', { fresh: true }))).toEqual([0, 0])
})

test('players practise while nobody waits, in turns, until they have nothing more to practise', async () => {
  const practised = async (player: string) => (await runner.choose(job('practising', { player })))[0]
  expect(await practised('one')).toBe(0)
  expect(await runner.choose(job('stumbling'))).toEqual([1])
  // Each question ends the quiet: the next one comes only when there was some.
  await until(async () => (await practised('other')) === 3, 300)
  expect(await practised('one')).toBe(3)
  expect(await runner.choose(job('stumbling'))).toEqual([1])
})

test('however many guests somebody makes, somebody elsewhere waits for one answer of theirs', async () => {
  const order: string[] = []
  const choose = async (place: string, owner: string) => {
    await runner.choose(job('busy', { place, owner, table: `of ${owner}`, player: `of ${owner} 0` }))
    order.push(owner)
  }
  const guests = Array.from({ length: 8 }, (_, i) => choose('one address', `guest ${i}`))
  await Promise.all([...guests, choose('another address', 'honest')])
  expect(order.indexOf('honest')).toBeLessThan(3)
})

test('the safe answer commits to as little as it can', () => {
  expect(safeMove(decision)).toEqual([1])
  expect(safeMove({ ...decision, min: 0 })).toEqual([])
  expect(safeMove({ ...decision, min: 2, max: 2 })).toEqual([0, 1])
  expect(safeMove({ ...decision, options: [{ key: 'sun 1' }, { key: 'sun 2' }] })).toEqual([0])
})
