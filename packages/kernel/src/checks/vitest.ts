import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../game.ts'
import { checkSample, type Plan, type Sample } from './check-game.ts'

/** The suite as tests of vitest, one a sample: `testGame(dominion, [{ name: 'base', options: {} }], { seeds: 1000, … })`. */
export function testGame(game: AnyGame, samples: readonly Sample[], plan: Plan & { readonly timeout?: number }): void {
  const games = typeof plan.seeds === 'number' ? plan.seeds + 1 : plan.seeds.length
  describe(`${game.id} keeps the contract in ${games} random games`, () => {
    test.each(samples)('$name', { timeout: plan.timeout ?? 120_000 }, (sample) => {
      const report = checkSample(game, sample, plan)
      expect(report.games).toBe(games)
      expect(report.points).toBeGreaterThanOrEqual(games)
    })
  })
}
