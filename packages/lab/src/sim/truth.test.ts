/**
 * What independent simulators agree on, within three and a half standard errors of fewer games than they played: a true
 * engine fails about once in a thousand seeds for each figure, and the seed is fixed. `freehold sim --reference` plays more.
 */
import { findStrategy } from '@freehold/players'
import { describe, expect, test } from 'vitest'
import { kingdomFor } from './kingdoms.ts'
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
