import { expect, test } from 'vitest'
import type { Played } from './contest.ts'
import { contestFacts, contestReport } from './standings.ts'

const game = (setup: number, ...points: readonly [number, number]): Played => ({
  setup,
  map: 'original',
  seats: points.map((each, seat) => ({
    player: ['architect', 'settler'][seat],
    faction: ['witches', 'nomads'][seat],
    points: each,
    place: each === Math.max(...points) ? 1 : 2,
    recorded: 100,
  })),
})

test('one set-up gives means, and says nothing of how sure they are', () => {
  const facts = contestFacts([game(0, 120, 80)])
  expect(JSON.parse(JSON.stringify(facts))).toEqual({
    games: 1,
    setups: 1,
    players: [
      { player: 'architect', seats: 1, points: { value: 120 }, place: { value: 1 }, first: { value: 1 } },
      { player: 'settler', seats: 1, points: { value: 80 }, place: { value: 2 }, first: { value: 0 } },
    ],
    factions: [
      { faction: 'nomads', seats: 1, points: { value: 80 } },
      { faction: 'witches', seats: 1, points: { value: 120 } },
    ],
    recorded: { games: 1, points: { value: 100 }, reached: { value: 1 } },
  })
  const report = contestReport(facts)
  expect(report).toMatch(/^1 game, 1 set-up\n/)
  expect(report).toMatch(/^architect +1 +120\.0 +1\.00 +100 %$/m)
})

test('several set-ups give intervals, and shares that are possible', () => {
  const facts = contestFacts([game(0, 120, 80), game(0, 110, 90), game(1, 100, 70)])
  const [{ points, first }] = facts.players
  expect(points).toEqual({ value: 110, low: expect.any(Number), high: expect.any(Number) })
  expect(first).toEqual({ value: 1, low: 1, high: 1 })
  expect(contestReport(facts)).toMatch(/^3 games, 2 set-ups\n\n.*\narchitect +3 110\.0 \(\d+\.\d to \d+\.\d\)/)
})

test('what is reached is measured where all people played to the end', () => {
  const left = game(1, 500, 500)
  const played = [game(0, 120, 80), { ...left, seats: left.seats.map(({ recorded: _, ...seat }) => seat) }]
  const facts = contestFacts(played)
  expect(facts.recorded).toEqual({ games: 1, points: { value: 100 }, reached: { value: 1 } })
  expect(contestReport(facts)).toContain('In the 1 game that nobody left, people made 100.0 points there')
  expect(contestFacts(played.slice(1)).recorded).toBeUndefined()
})
