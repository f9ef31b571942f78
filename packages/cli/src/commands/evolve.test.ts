import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { InputError } from '@freehold/kernel'
import { findStrategy } from '@freehold/players'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { command } from './evolve.ts'

afterEach(() => vi.restoreAllMocks())

const small = ['--population', '8', '--games', '2', '--measured', '100', '--threads', '1']

describe('freehold evolve', () => {
  test('writes a strategy that can be played, and goes on from where it was', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    const out = join(await mkdtemp(join(tmpdir(), 'freehold-')), 'mine.json')
    await command.run(['First Game', '--generations', '1', '--out', out, ...small])
    expect(findStrategy(out).name).toBe('Evolved for First Game (2e)')
    expect(JSON.parse(await readFile(`${out}.state`, 'utf8')).generation).toBe(1)
    await command.run(['First Game', '--generations', '2', '--out', out, ...small])
    expect(JSON.parse(await readFile(`${out}.state`, 'utf8')).generation).toBe(2)
    expect(print.mock.calls[1][0]).toMatch(/% of the games against .*, the best by hand; written to /)
    expect(findStrategy(out).evolved).toMatchObject({ generations: 2, best: { games: 100 } })
  })

  test('a strategy to begin with stands in the line that gives the same again, also where the run went on', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const folder = await mkdtemp(join(tmpdir(), 'freehold-'))
    const [one, two] = ['one.json', 'two.json'].map((file) => join(folder, file))
    const mine = join(folder, 'my own.json')
    await writeFile(mine, JSON.stringify({ name: 'Mine', buy: ['Province', 'Gold', 'Market', 'Silver'] }))
    const evolve = (out: string, generations: number, ...more: string[]) =>
      command.run(['First Game', '--generations', String(generations), '--out', out, ...small, ...more])
    await evolve(one, 1, '--from', mine, '--from', 'big-money')
    await expect(evolve(one, 2, '--from', 'big-money')).rejects.toThrow(
      `an evolution that began from ${mine}, big-money`,
    )
    await evolve(one, 2)
    const told = findStrategy(one).evolved?.command ?? ''
    expect(told).toMatch(/ --from '[^']*my own\.json' --from big-money$/)
    const again = told
      .replace('freehold evolve', '')
      .match(/"[^"]+"|'[^']+'|\S+/g)
      ?.map((word) => word.replaceAll(/^["']|["']$/g, ''))
    await command.run([...(again ?? []), '--out', two, '--measured', '100', '--threads', '1'])
    expect(await readFile(two, 'utf8')).toBe(await readFile(one, 'utf8'))
  })

  test('killed or interrupted, comes to the same end as if it had not been', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'freehold-'))
    const freehold = join(import.meta.dirname, '../main.ts')
    const start = (file: string) => {
      const args = [freehold, 'evolve', 'First Game', '--generations', '12', '--out', join(folder, file), ...small]
      return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    }
    const generation = async () =>
      JSON.parse(await readFile(join(folder, 'cut.json.state'), 'utf8').catch(() => '{}')).generation ?? 0
    /** Ends a run by the signal once it has saved two generations of its own: then it surely listens to signals. */
    const cut = async (signal: NodeJS.Signals) => {
      const after = (await generation()) + 2
      const run = start('cut.json')
      while ((await generation()) < after) await new Promise((resolve) => setTimeout(resolve, 20))
      run.kill(signal)
      const said = await text(run.stdout)
      if (run.exitCode === null && run.signalCode === null) await once(run, 'exit')
      return { said, code: run.exitCode, signal: run.signalCode }
    }
    expect(await cut('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
    const { said, code } = await cut('SIGINT')
    expect(code).toBe(130)
    expect(said).toMatch(/^Stopped after \d+ generations; the same line goes on from .*cut\.json\.state\n$/)
    await Promise.all(['cut.json', 'whole.json'].map((file) => once(start(file), 'exit')))
    const [first, second] = await Promise.all(
      ['cut.json', 'whole.json'].map((file) => readFile(join(folder, file), 'utf8')),
    )
    expect(first).toBe(second)
    expect(JSON.parse(first).evolved.generations).toBe(12)
  })

  test.each([
    [[], 'evolve: which kingdom?'],
    [['Frist Game'], 'did you mean First Game?'],
    [['First Game', '--population', '7'], '--population: expected a whole number, 8 to 1,000'],
    [['First Game', '--suite', '2e'], 'give a kingdom or --suite, not both'],
    [['--suite', '3e'], "--suite: expected 1e or 2e, got '3e'"],
    [['--suite', '2e', '--edition', '1e'], 'give --edition or --suite, not both'],
    [['First Game', '--quick', '--from', 'big-money'], '--quick knows nothing of --from; leave one of them out'],
    [['First Game', '--quick', '--seed', '2'], '--quick knows nothing of --seed'],
    [['First Game', '--report', '--out', 'x.json'], '--report knows nothing of --out'],
    [['First Game', '--report', '--quick'], '--report knows nothing of --quick'],
    [['First Game', '--times', '3'], '--times: only with --quick'],
    [['First Game', '--quick', '--times', '0'], '--times: expected a whole number, 1 to 1,000'],
    [['First Game', '--generations', 'x'], '--generations: expected a whole number'],
    [['First Game', '--out', '/nowhere/x.json', '--generations', '1', ...small], '--out: there is no folder /nowhere'],
  ])('%j is refused', async (args, problem) => {
    await expect(command.run(args)).rejects.toThrow(InputError)
    await expect(command.run(args)).rejects.toThrow(problem)
  })

  test('reports how strong what comes with Freehold is', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    await command.run(['--report', 'First Game', '--measured', '100', '--threads', '1'])
    const [head, row] = print.mock.calls.map(([line]) => line)
    expect(head).toMatch(/^\| kingdom \| the best by hand \|/)
    expect(row).toMatch(/^\| First Game \(2e\) \| [^|]+ \| \d\d\.\d % \(\d\d\.\d to \d\d\.\d\) \|/)
  })

  test('refuses to go on from something else', async () => {
    const out = join(await mkdtemp(join(tmpdir(), 'freehold-')), 'mine.json')
    await writeFile(`${out}.state`, '{"evolution": 2}')
    await expect(command.run(['First Game', '--out', out])).rejects.toThrow(`${out}.state: `)
    await writeFile(`${out}.state`, '{')
    await expect(command.run(['First Game', '--out', out])).rejects.toThrow(
      `${out}.state: not JSON, and so not an evolution`,
    )
    await mkdir(`${out}.new`)
    await expect(command.run(['First Game', '--out', out, '--quick'])).rejects.toThrow(
      `--out: ${out} cannot be written (EISDIR)`,
    )
  })
})
