/**
 * What independent simulators agree on, within three and a half standard errors of fewer games than they played: a true
 * engine fails about once in a thousand seeds for each figure, and the seed is fixed. `freehold sim --reference` plays more.
 */
import { belowFrom } from '@freehold/kernel'
import { findStrategy } from '@freehold/players'
import { afterAll, describe, expect, test } from 'vitest'
import { kingdomFor } from './kingdoms.ts'
import { playNaively } from './naive.fixture.ts'
import { makePool } from './pool.ts'
import { type Compared, compareAlone, compareMeeting, errorsOff, referenceNames } from './reference.ts'
import { simulate } from './simulate.ts'

const ERRORS = 3.5

function expectAgreement(compared: readonly Compared[], widest: number): void {
  for (const each of compared) {
    expect(each.error, each.what).toBeLessThan(each.percent ? 0.005 : widest) // the bounds are narrow enough to mean something
    expect(errorsOff(each), `${each.what}: ${each.measured} for ${each.expected}`).toBeLessThan(ERRORS)
  }
}

describe('figures on which independent simulators agree', () => {
  test.each(referenceNames)('%s against Big Money', async (strategy) => {
    const compared = await compareMeeting(strategy, { games: 20_000, seed: 'truth', threads: 1 })
    expect(compared.length).toBeGreaterThanOrEqual(4)
    expectAgreement(compared, 0.06)
  })

  test('Big Money alone on the table', () => {
    const compared = compareAlone(2000, 'alone')
    expect(compared).toHaveLength(2)
    expectAgreement(compared, 0.06)
  })

  test('a plain menu with one Smithy is the reference with one Smithy', async () => {
    const plain = ['plain:Smithy', 'plain'].map(findStrategy)
    const shipped = ['big-money-smithy', 'big-money'].map(findStrategy)
    const [a, b] = await Promise.all(
      [plain, shipped].map((strategies) =>
        simulate({ strategies, kingdoms: [kingdomFor(strategies)], games: 400, seed: 'plain', threads: 0 }),
      ),
    )
    expect(a.pairings[0].tally).toEqual(b.pairings[0].tally)
  })

  test('a figure that is off is told', () => {
    const [first] = compareAlone(500, 'alone')
    expect(errorsOff({ ...first, expected: first.expected + 1 })).toBeGreaterThan(ERRORS)
  })
})

describe('plain menus as a second, naive program plays them', () => {
  const games = 6000
  const pool = makePool(1)
  afterAll(() => pool.close())

  test.each([
    [
      { card: 'Militia', copies: 1 },
      { card: 'Village', copies: 1 },
    ],
    [
      { card: 'Council Room', copies: 1 },
      { card: 'Smithy', copies: 1 },
    ],
    [
      { card: 'Smithy', copies: 2 },
      { card: 'Witch', copies: 1 },
    ],
    [
      { card: 'Festival', copies: 1 },
      { card: 'Market', copies: 2 },
    ],
    [
      { card: 'Laboratory', copies: 3 },
      { card: 'Militia', copies: 1 },
    ],
    [
      { card: 'Moat', copies: 2 },
      { card: 'Witch', copies: 1 },
    ],
  ])('%j against %j', async (a, b) => {
    const naive = playNaively(a, b, games, belowFrom('fast:naive'))
    const strategies = [a, b].map(({ card, copies }) => findStrategy(`plain:${card}*${copies}`))
    const run = { strategies, kingdoms: [kingdomFor(strategies)], games, seed: 'naive', pool }
    const { tally } = (await simulate(run)).pairings[0]
    const close = (ours: number, theirs: number) => {
      const error = Math.sqrt((2 * theirs * (1 - theirs)) / games)
      expect(error).toBeLessThan(0.01)
      expect(Math.abs(ours - theirs)).toBeLessThan(ERRORS * error)
    }
    close(tally.wins[0] / games, naive.wins)
    close(tally.wins[1] / games, naive.losses)
    expect(Math.abs(tally.turns / games - naive.turns)).toBeLessThan(0.35) // the spread is about 5
  })
})
