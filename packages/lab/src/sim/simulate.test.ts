import { findStrategy, parseStrategy } from '@freehold/players'
import { describe, expect, test } from 'vitest'
import { factsOf } from '../report/facts.ts'
import { htmlReport } from '../report/html.ts'
import { csvReport, textReport } from '../report/text.ts'
import { checkNeeds, kingdomFor, kingdomName, suiteFor } from './kingdoms.ts'
import { type SimOptions, simulate } from './simulate.ts'
import { gamesOf } from './tally.ts'

const strategies = ['big-money-smithy', 'big-money', 'village-smithy-market'].map(findStrategy)

const run = (more: Partial<SimOptions> = {}) => {
  const players = more.strategies ?? strategies
  return simulate({ strategies: players, kingdoms: [kingdomFor(players)], games: 200, seed: 's', threads: 0, ...more })
}

describe('a simulation', () => {
  test('gives bit for bit the same on any number of threads, also where it stops early', async () => {
    const kingdoms = suiteFor([strategies[0]], '2e').slice(0, 2)
    for (const stopEarly of [undefined, 20]) {
      const options = { strategies: strategies.slice(0, 2), kingdoms, games: 800, ...(stopEarly && { stopEarly }) }
      const alone = JSON.stringify(await run({ ...options, threads: 0 }))
      expect(JSON.stringify(await run({ ...options, threads: 1 }))).toBe(alone)
      expect(JSON.stringify(await run({ ...options, threads: 3 }))).toBe(alone)
    }
  })

  test('lets each meet each, seats swapped on the same seed', async () => {
    const result = await run()
    expect(result.pairings.map(({ pairing }) => pairing)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    for (const { tally } of result.pairings) {
      expect(gamesOf(tally)).toBe(200)
      expect(tally.wins[0] + tally.wins[1] + tally.ties).toBe(200)
      expect(tally.seatWins[0] + tally.seatWins[1]).toBe(tally.wins[0] + tally.wins[1])
      expect(tally.turnCounts.reduce((sum, n) => sum + n, 0)).toBe(200)
    }
  })

  test('a strategy against itself wins as often as it loses, being both', async () => {
    const { pairings } = await run({ strategies: strategies.slice(0, 1) })
    expect(pairings[0].tally.wins[0]).toBe(pairings[0].tally.wins[1])
  })

  test('another seed is other games, the same seed the same', async () => {
    const wins = async (seed: string) => (await run({ seed })).pairings.map(({ tally }) => tally.wins)
    expect(await wins('a')).toEqual(await wins('a'))
    expect(await wins('a')).not.toEqual(await wins('b'))
  })

  test('stops early where the matter is clear', async () => {
    const witch = ['big-money-witch', 'big-money'].map(findStrategy)
    const { pairings } = await run({ strategies: witch, games: 4000, stopEarly: 50 })
    expect(pairings[0].stopped).toBe(true)
    expect(gamesOf(pairings[0].tally)).toBeLessThan(1000)
  })

  test('interrupted, it gives what was played', async () => {
    const stop = new AbortController()
    const result = await run({ games: 100_000, signal: stop.signal, progress: () => stop.abort() })
    expect(result.interrupted).toBe(true)
    expect(gamesOf(result.pairings[0].tally)).toBe(200)
    expect(textReport(factsOf(result))).toContain('Interrupted')
  })

  test('a thread that fails ends the run', async () => {
    const kingdom = { edition: '2e', cards: ['No such card'] } as const
    for (const threads of [0, 2]) await expect(run({ kingdoms: [kingdom], threads })).rejects.toThrow('No such card')
  })

  test('says how much is done', async () => {
    const seen: [number, number][] = []
    await run({ games: 200, progress: (played, planned) => seen.push([played, planned]) })
    expect(seen.at(-1)).toEqual([600, 600])
  })

  test('gives up games that never end and counts them apart', async () => {
    const idle = parseStrategy({ name: 'Idle', buy: [{ card: 'Gold', when: 'turn < 1' }] }, 'idle')
    const result = await run({ strategies: [idle], games: 10 })
    expect(result.pairings[0].tally).toMatchObject({ pairs: 0, unfinished: 10, wins: [0, 0], ties: 0 })
    expect(textReport(factsOf(result))).toContain('none of 10 games came to an end')
    expect(htmlReport(result)).toContain('<!doctype html>')
  })
})

describe('kingdoms', () => {
  test('are made of what the strategies need', () => {
    const { cards } = kingdomFor([findStrategy('wharf-village'), findStrategy('big-money-torturer')])
    expect(cards).toEqual(expect.arrayContaining(['Wharf', 'Village', 'Torturer']))
    expect(kingdomFor([findStrategy('big-money-adventurer')]).edition).toBe('1e')
    expect(kingdomName(kingdomFor([findStrategy('big-money')]))).toBe('First Game (2e)')
  })

  test('that lack a card are refused', () => {
    const witch = findStrategy('big-money-witch')
    expect(() => checkNeeds([witch], kingdomFor([]), 'First Game')).toThrow(
      'First Game has no Witch, which Big Money with one Witch needs',
    )
    expect(() => suiteFor([findStrategy('wharf-village')], '2e')).toThrow('none of the')
    expect(() =>
      kingdomFor(['bridge', 'chapel-witch', 'festival-library', 'minion', 'nobles', 'gardens-rush'].map(findStrategy)),
    ).toThrow('together these strategies need 11 kingdom cards')
  })
})

describe('reports', () => {
  test('tell of two strategies in words, and of more in a cross table', async () => {
    const two = textReport(factsOf(await run({ strategies: strategies.slice(0, 2) })))
    expect(two).toMatch(/Big Money with one Smithy wins +\d+\.\d % {3}\(\d/)
    expect(two).toMatch(/Who begins wins .* who comes second/)
    expect(two).toMatch(/Smithy +1\.00 +0\.00/)
    const more = textReport(factsOf(await run()))
    expect(more).toContain("each row's share of the games")
    expect(more).toMatch(/ 1 {2}Village, Smithy and Market +\+\d+ .*\n +2 {2}Big Money with one Smithy/)
  })

  test('as CSV have one line for each pairing, names with commas in quotes', async () => {
    const [head, ...rows] = csvReport(factsOf(await run())).split('\n')
    expect(rows).toHaveLength(3)
    expect(rows[1]).toContain('"Village, Smithy and Market"')
    expect(rows[0].split(',')).toHaveLength(head.split(',').length)
  })

  test('as a page stand alone and hold every plot', async () => {
    const page = htmlReport(await run())
    for (const title of [
      'Who wins',
      'Provinces over time',
      'Scores',
      'Length of the games',
      'Deck of Big Money',
      'All against all',
    ])
      expect(page).toContain(title)
    expect(page).not.toMatch(/<script|src=|href=|NaN|undefined|Infinity/)
  })
})
