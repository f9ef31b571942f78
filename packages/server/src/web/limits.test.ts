import { expect, test } from 'vitest'
import { hearNews, newLimits, newsOf } from './limits.ts'
import { RateLimit } from './rate-limit.ts'

/** Two nodes that tell each other now and then what visitors have used. */
function twoNodes() {
  const [one, two] = [newLimits(1, () => 0), newLimits(1, () => 0)]
  for (const limits of [one, two]) newsOf(limits) // from now on
  const tell = () => {
    const [ofOne, ofTwo] = [newsOf(one), newsOf(two)]
    if (ofOne) hearNews(two, 'one', ofOne)
    if (ofTwo) hearNews(one, 'two', ofTwo)
  }
  return { one, two, tell }
}

test('messages and work are counted together at all nodes', () => {
  const { one, two, tell } = twoNodes()
  for (let n = 0; n < 150; n++) one.messages.take('ann')
  two.working.charge('bob', 5000)
  expect(one.working.has('bob')).toBe(true)
  tell()
  expect(one.working.has('bob')).toBe(false)
  expect(Array.from({ length: 100 }, () => two.messages.take('ann')).filter(Boolean)).toHaveLength(50)
  tell()
  expect(one.messages.take('ann')).toBe(false)
  expect(one.messages.take('cat')).toBe(true)
  tell() // nothing is counted twice
  expect(Array.from({ length: 300 }, () => two.messages.take('cat')).filter(Boolean)).toHaveLength(199)
})

test('whatever else is counted by visitor is counted together, but for what is turned away at one node', () => {
  const { one, two, tell } = twoNodes()
  const local = ['turnedAway', 'connecting', 'refusals']
  const names = Object.entries(one).flatMap(([name, limit]) =>
    limit instanceof RateLimit && !local.includes(name) ? [name as 'mails'] : [],
  )
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) one[name].charge('ann', 1_000_000)
  tell()
  expect(names.filter((name) => two[name].has('ann'))).toEqual([])
})

test('connections of an address are counted together at all nodes, as long as these are heard of', () => {
  let now = 0
  const [one, two] = [newLimits(1, () => now), newLimits(1, () => now)]
  const given = Array.from({ length: 150 }, () => one.sockets.take('10.0.0.1'))
  hearNews(two, 'one', newsOf(one) ?? { used: {}, sockets: [] })
  const taken = Array.from({ length: 100 }, () => two.sockets.take('10.0.0.1')).filter(Boolean)
  expect(taken).toHaveLength(50)
  expect(two.sockets.take('10.0.0.2')).toBeDefined()
  for (const giveBack of given) giveBack?.()
  hearNews(two, 'one', newsOf(one) ?? { used: {}, sockets: [] })
  expect(two.sockets.take('10.0.0.1')).toBeDefined()
  hearNews(two, 'one', { used: {}, sockets: [['10.0.0.3', 200]] })
  expect(two.sockets.take('10.0.0.3')).toBeUndefined()
  now = 10_000 // the node is gone
  expect(two.sockets.take('10.0.0.3')).toBeDefined()
})

test('whoever owes has it forgiven by and by, and never owes more than comes back in the time of a burst', () => {
  let now = 0
  const { working } = newLimits(1, () => now)
  working.charge('ann', 1_000_000)
  expect(working.has('ann')).toBe(false)
  now += 40_100
  expect(working.has('ann')).toBe(true)
})
