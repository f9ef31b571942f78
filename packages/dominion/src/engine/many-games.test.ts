import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { editions } from '../language/types.ts'
import type { Mirror } from './big-money.fixture.ts'
import type { Checked } from './full-games.fixture.ts'
import { askings } from './memory/setting.ts'
import { kingdomNames, type Played, tableName } from './random-games.fixture.ts'

const run = promisify(execFile)

/** Many games in little time: in a process of its own, without the test runner's detours on every import. */
async function natively<Result>(program: string, ...flags: string[]): Promise<Result> {
  const { stdout } = await run(process.execPath, [...flags, '--input-type=module', '-e', program])
  return JSON.parse(stdout) as Result
}

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
const randomly = (from: number, to: number) =>
  natively<Played>(`
    import { playRandomly } from ${here('./random-games.fixture.ts')}
    console.log(JSON.stringify(playRandomly(${from}, ${to})))`)

describe('games of any ten cards played at random', () => {
  test('end, with every card in one place all the time', async () => {
    const games = 3000
    const { over, stalemates, failures, seen } = await randomly(0, games)
    expect(failures).toEqual([])
    expect(over + stalemates.length).toBe(games)
    expect(stalemates.length).toBeLessThan(5) // a rarity of the rules, not a way out
    for (const edition of editions) {
      for (const card of kingdomNames(edition)) expect(seen).toContain(`${edition} ${card}`)
      for (const asking of askings)
        for (let players = 2; players <= 6; players++) expect(seen).toContain(tableName({ edition, players, asking }))
    }
  })
})

describe('a game with any one card or landscape, told of every event and not', () => {
  test('is the same, whatever shortcuts are taken while nobody listens', async () => {
    const { failures, games } = await natively<{ failures: string[]; games: number }>(`
      import { playToldAndUntold } from ${here('./random-games.fixture.ts')}
      console.log(JSON.stringify(playToldAndUntold()))`)
    expect(failures).toEqual([])
    expect(games).toBeGreaterThan(kingdomNames('2e').length)
  })
})

describe('games with all that can lie on a table', () => {
  test('keep the contract of the kernel', async () => {
    const { failures, endless } = await natively<Checked>(`
      import { checkFullGames } from ${here('./full-games.fixture.ts')}
      console.log(JSON.stringify(checkFullGames(0, 80)))`)
    expect(failures).toEqual([])
    expect(endless.length).toBeLessThan(3) // a rarity of the rules, not a way out
  })
})

describe('games in which Estates are like other cards', () => {
  test('keep it too, and each Estate is what those of its owner are', async () => {
    const { failures, times } = await natively<Checked & { times: number }>(`
      import { checkFullGames, checkHeirs, inherited } from ${here('./full-games.fixture.ts')}
      console.log(JSON.stringify({ ...checkFullGames(0, 25, checkHeirs), ...inherited }))`)
    expect(failures).toEqual([])
    expect(times).toBeGreaterThan(15)
  })
})

describe('Big Money against itself', () => {
  test('takes as long and is won as often as it should', async () => {
    const games = 200_000
    const mirror = await natively<Mirror>(`
      import { bigMoneyMirror } from ${here('./big-money.fixture.ts')}
      console.log(JSON.stringify(bigMoneyMirror(${games}, 'fast:mirror')))`)
    // Three standard errors, and what rounding took from the figures that a long run of other engines agrees on.
    const expectNear = (found: number, known: number, error: number, rounding: number) =>
      expect(Math.abs(found - known), `${found} instead of ${known}`).toBeLessThan(3 * error + rounding)
    const expectShare = (count: number, known: number) =>
      expectNear(count / games, known, Math.sqrt((known * (1 - known)) / games), 0.0005)
    expectShare(mirror.wins[0], 0.244)
    expectShare(mirror.wins[1], 0.424)
    expectShare(mirror.ties, 0.332)
    const turns = mirror.turns / games
    expectNear(turns, 34.21, Math.sqrt((mirror.turnsSquared / games - turns ** 2) / games), 0.005)
  })

  test('makes next to no garbage', async () => {
    const games = 20_000
    // With so much room for new objects nothing is collected meanwhile, so that all that was made is still there.
    const room = ['--min-semi-space-size=64', '--max-semi-space-size=64']
    const { made, collections } = await natively<{ made: number; collections: number }>(
      `
      import { PerformanceObserver } from 'node:perf_hooks'
      import { setTimeout } from 'node:timers/promises'
      import { bigMoneyMirror } from ${here('./big-money.fixture.ts')}
      bigMoneyMirror(${games}, 'fast:warm')
      const seen = []
      new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ entryTypes: ['gc'] })
      const [began, before] = [performance.now(), process.memoryUsage().heapUsed]
      bigMoneyMirror(${games}, 'fast:measured')
      const [made, ended] = [process.memoryUsage().heapUsed - before, performance.now()]
      await setTimeout(50) // entries come late
      const collections = seen.filter(({ startTime }) => startTime > began && startTime < ended).length
      console.log(JSON.stringify({ made, collections }))`,
      ...room,
    )
    expect(collections).toBe(0)
    expect(made / games).toBeLessThan(1000) // in 68 decisions: not one object for each
  })
})
