import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dominion } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { findContestant, findStrength, strengths } from './strengths.ts'

test('there are five to seven strengths, each with a name and a line of its own', () => {
  expect(strengths.length).toBeGreaterThanOrEqual(5)
  expect(strengths.length).toBeLessThanOrEqual(7)
  expect(new Set(strengths.map(({ id }) => id)).size).toBe(strengths.length)
  expect(new Set(strengths.map(({ name }) => name)).size).toBe(strengths.length)
  for (const { says } of strengths) expect(says).toMatch(/^[A-Z].{20,}\.$/)
})

test('they are found by id or name; others are strategies', () => {
  expect(findStrength('Steward')?.id).toBe('steward')
  expect(findStrength('search:200ms')?.name).toBe('Search 200 ms')
  expect(findContestant('chapel').name).toBe('Chapel')
  expect(() => findStrength('search:soon')).toThrow(InputError)
  expect(() => findContestant('stewart')).toThrow(/there is no strategy "stewart"/)
})

test('all of them play to the end in kingdoms of all cards, in both editions, at tables of two to six', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'whole-games.fixture.ts')])
  const games = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { ids: string[]; cards: string[]; over: boolean })
  expect(games.length).toBeGreaterThan(12)
  for (const game of games) expect(game).toMatchObject({ over: true })
  expect(new Set(games.flatMap(({ ids }) => ids)).size).toBe(strengths.length)
  expect(new Set(games.map(({ ids }) => ids.length))).toEqual(new Set([2, 3, 4, 5, 6]))
})

test('who has a menu to breed or rivals to find practises while nobody waits', () => {
  const hasMore = (id: string, kingdom: string | readonly string[]) => {
    const player = findStrength(id)?.create('seed')
    const before = player?.practise?.(1)
    player?.begin?.(0, 2, dominion.options({ players: 2, kingdom }))
    return [before, player?.practise?.(1)]
  }
  const unknown = 'Cellar, Moat, Village, Bureaucrat, Gardens, Smithy, Library, Mine, Sentry, Witch'.split(', ')
  expect(hasMore('chamberlain', unknown)).toEqual([false, true])
  expect(hasMore('chamberlain', 'First Game')).toEqual([false, false])
  expect(hasMore('search:20', 'First Game')).toEqual([false, true])
  expect(hasMore('steward', unknown)).toEqual([undefined, undefined])
})
