import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { InputError } from '@freehold/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { command } from './sim.ts'

afterEach(() => vi.restoreAllMocks())

/** What the command prints. */
async function sim(...args: readonly string[]): Promise<string> {
  const print = vi
    .spyOn(console, 'log')
    .mockClear()
    .mockImplementation(() => {})
  expect(await command.run([...args, '--threads', '0'])).toBeUndefined()
  return print.mock.calls.map(([line]) => `${line}\n`).join('')
}

describe('freehold sim', () => {
  test('reports who wins how often', async () => {
    const report = await sim('big-money-smithy', 'big-money', '--games', '200', '--seed', 'a')
    expect(report).toContain('Kingdom: First Game (2e). Seed: a.')
    expect(report).toMatch(/Big Money with one Smithy wins +[56]\d\.\d %/)
    expect(report).toMatch(/share of Big Money with one Smithy +[67]\d\.\d %/)
  })

  test('gives plain data, and the same for the same seed', async () => {
    const args = ['gardens-rush', 'big-money', '--games', '50', '--seed', 'x', '--json']
    const first = await sim(...args)
    expect(await sim(...args)).toBe(first)
    expect(JSON.parse(first).pairings[0]).toMatchObject({ a: 'Gardens rush', b: 'Big Money', games: 50, unfinished: 0 })
  })

  test('plays in the kingdoms asked for', async () => {
    const named = await sim('big-money', '--kingdom', 'Size Distortion', '--games', '2')
    expect(named).toContain('Kingdom: Size Distortion (2e)')
    expect(await sim('big-money', '--suite', '1e', '--games', '2')).toMatch(/\d+ kingdoms/)
    const first = ['--kingdom', 'First Game', '--edition', '1e']
    expect(await sim('big-money', ...first, '--games', '2')).toContain('Kingdom: First Game (1e)')
    expect(await sim('big-money', '--edition', '1e', '--games', '2')).toContain('(1e)')
  })

  test('plays a strategy of one’s own and writes a page', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'freehold-'))
    const mine = join(folder, 'mine.json')
    await writeFile(
      mine,
      JSON.stringify({ name: 'Mine', buy: ['Province', { card: 'Gold', when: 'turn > 3' }, 'Silver'] }),
    )
    await sim(mine, 'big-money', '--games', '20', '--html', join(folder, 'report.html'))
    expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('<h1>Mine against Big Money</h1>')
  })

  test('plays plain menus, and alone', async () => {
    const plain = await sim('plain:Smithy', 'plain', '--games', '20', '--seed', 'a')
    expect(plain).toContain('Plain Smithy against Plain money: 20 games')
    const alone = await sim('plain', '--alone', '--games', '300', '--seed', 'a')
    expect(alone).toMatch(/Plain money in First Game \(2e\)\n {2}Province 1 {3}turn {2}8\.\d\d ± 0\.\d\d\n/)
    expect(await sim('plain', '--alone', '--games', '1', '--seed', 'a')).toMatch(/^1 game alone, seed a\n/)
    const told = JSON.parse(await sim('plain', '--alone', '--games', '10', '--json'))
    expect(told.runs[0].provinces).toHaveLength(8)
  })

  test('lists the decisions that were answered by the last resort', async () => {
    const told = JSON.parse(await sim('--last-resorts', '--games', '3', '--json'))
    expect(told.games).toBe(3)
    expect(told.decisions).toBeGreaterThan(20)
    for (const { source, asked, times } of told.found)
      expect([typeof source, typeof asked, times > 0]).toEqual(['string', 'string', true])
    expect(await sim('--last-resorts', '--games', '1')).toMatch(
      /^1 game, \d[\d,]* decisions of cards, \d+ of them by the last resort/,
    )
  })

  test('lists them in the kingdom that is asked for', async () => {
    const asked = ['--last-resorts', '--games', '2', '--seed', 'a']
    const inSleight = await sim(...asked, '--kingdom', 'Sleight of Hand')
    expect(inSleight).toMatch(/^2 games, [1-9]/)
    expect(inSleight).toBe(await sim(...asked, '--kingdom', 'Sleight of Hand', '--edition', '2e'))
    expect(inSleight).not.toBe(await sim(...asked))
    expect(inSleight).not.toBe(await sim(...asked, '--kingdom', 'Big Money'))
  })

  test('lists what comes with Freehold', async () => {
    expect(await sim('--list')).toMatch(/^gardens-rush +Five Workshops/m)
  })

  test.each([
    [[], 'sim: no strategy given'],
    [['big-mony'], 'there is no strategy "big-mony"; did you mean big-money?'],
    [['regnt'], 'there is no strategy "regnt"; did you mean regent?'],
    [['smithyy'], 'did you mean plain:Smithy, big-money-smithy, smithy-ultimate, or village-smithy-market?'],
    [['smithy'], 'did you mean plain:Smithy, big-money-smithy, smithy-ultimate, or village-smithy-market?'],
    [['big-money', '--edition', '3e'], "--edition: expected 1e or 2e, got '3e'"],
    [['big-money', '--edition', '1e', '--suite', '2e'], 'give --edition or --suite, not both'],
    [['big-money', '--games', '0'], "--games: expected a whole number, 1 to 1,000,000,000, got '0'"],
    [['big-money', '--games', 'many'], '--games: expected a whole number'],
    [['big-money', '--stop-early', '0'], '--stop-early: expected a whole number, 1 to 400'],
    [['big-money', '--suite', '3e'], "--suite: expected 1e or 2e, got '3e'"],
    [['big-money', '--suite', '2e', '--kingdom', 'First Game'], 'give --kingdom or --suite, not both'],
    [['big-money-witch', '--kingdom', 'First Game'], 'First Game has no Witch'],
    [['big-money', '--kingdom', 'Frist Game'], 'did you mean First Game?'],
    [['big-money', '--json', '--csv'], 'give --json or --csv, not both'],
    [['big-money', 'big-money', 'chapel'], 'Big Money is named twice'],
    [['--last-resorts', '--html', 'a.html'], 'sim: --last-resorts knows nothing of --html; leave one of them out'],
    [['--reference', '--kingdom', 'First Game'], 'sim: --reference knows nothing of --kingdom'],
    [['big-money', '--alone', '--csv'], 'sim: --alone knows nothing of --csv'],
    [['big-money', '--seed', ''], '--seed: expected a text'],
    // before so many games, not after them
    [
      ['big-money', '--games', '1000000000', '--html', '/nowhere/at/all.html'],
      '--html: /nowhere/at/all.html cannot be written (ENOENT)',
    ],
  ])('%j is refused', async (args, problem) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    await expect(command.run([...args, '--threads=0'])).rejects.toThrow(InputError)
    await expect(command.run([...args, '--threads=0'])).rejects.toThrow(problem)
  })

  test('stopped by Ctrl-C, reports what was played', async () => {
    const freehold = join(import.meta.dirname, '../main.ts')
    const args = [freehold, 'sim', 'big-money', 'big-money-smithy', '--games', '100000000', '--threads', '1']
    /** What it prints, and how it ends, where Ctrl-C comes after so many milliseconds. */
    async function stopped(after: number): Promise<{ printed: string; code: number | null }> {
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
      const timer = setTimeout(() => child.kill('SIGINT'), after)
      const printed = await text(child.stdout)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      clearTimeout(timer)
      return { printed, code: child.exitCode }
    }
    let after = 2000
    let { printed, code } = await stopped(after)
    // A busy machine may not have begun by then.
    for (; after < 60_000 && !/: [1-9][\d,]* games/.test(printed); after *= 2)
      ({ printed, code } = await stopped(after))
    expect(code).toBe(130)
    expect(printed).toContain('Interrupted: this is what was played.')
    expect(printed).toMatch(/: [1-9][\d,]+ games/)
  })
})
