import { expect, test } from 'vitest'
import { Presence } from './presence.ts'

test('nobody has been away for longer than is known: since they went, since the host began, since it hears of other nodes', () => {
  let now = 1000
  const presence = new Presence(() => now)
  now += 10_000
  expect(presence.awayFor('t', 'ann')).toBe(10_000) // a host that was started again knows no more
  presence.came('t', 'ann')
  presence.came('t', 'ann') // a second page
  now += 60_000
  presence.went('t', 'ann')
  expect(presence.awayFor('t', 'ann')).toBe(0)
  presence.went('t', 'ann')
  now += 5000
  expect(presence.awayFor('t', 'ann')).toBe(5000)
  expect(presence.awayFor('another table', 'ann')).toBe(75_000)
  presence.seen('t', 'ann') // a move over HTTP
  expect(presence.awayFor('t', 'ann')).toBe(0)
  presence.heard('other node', 't', [['bob', 1]])
  now += 7000
  expect([presence.awayFor('t', 'bob'), presence.awayFor('t', 'ann')]).toEqual([0, 7000])
  presence.lost('other node')
  now += 3000
  expect(presence.awayFor('t', 'bob')).toBe(3000)
  presence.knowsAll = () => false // Redis is away: he may well be there
  expect(presence.awayFor('t', 'bob')).toBe(0)
  presence.knowsAll = () => true
  presence.announceAll() // the others say again who is with them
  now += 1000
  expect(presence.awayFor('t', 'bob')).toBe(1000)
})

test('of those who only watch nothing is kept, however many come and go', () => {
  const presence = new Presence()
  for (let n = 0; n < 1000; n++) {
    presence.came('t', `guest ${n}`)
    presence.went('t', `guest ${n}`, false)
  }
  expect(presence.kept).toBe(0)
  presence.came('t', 'ann')
  presence.went('t', 'ann')
  expect(presence.kept).toBe(1)
})
