import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { findStrategy } from '@freehold/players'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { command } from './evolve.ts'

afterEach(() => vi.restoreAllMocks())

const small = ['--population', '8', '--games', '2', '--measured', '100', '--threads', '0']

describe('freehold evolve', () => {
  test('writes a strategy that can be played, and goes on from where it was', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    const out = join(await mkdtemp(join(tmpdir(), 'freehold-')), 'mine.json')
    await command.run(['First Game', '--generations', '1', '--out', out, ...small])
    expect(findStrategy(out).name).toBe('Evolved for First Game (2e)')
    expect(JSON.parse(await readFile(`${out}.state`, 'utf8')).generation).toBe(1)
    await command.run(['First Game', '--generations', '2', '--out', out, ...small])
    expect(JSON.parse(await readFile(`${out}.state`, 'utf8')).generation).toBe(2)
    expect(print.mock.calls[1][0]).toMatch(/% of the points against .*, the best by hand; written to /)
    expect(findStrategy(out).evolved).toMatchObject({ generations: 2, best: { games: 100 } })
  })

  test.each([
    [[], 'evolve: which kingdom?'],
    [['Frist Game'], 'did you mean First Game?'],
    [['First Game', '--population', '7'], '--population: expected a whole number, 8 to 1,000'],
    [['First Game', '--suite', '2e'], 'give a kingdom or --suite, not both'],
    [['--suite', '3e'], "--suite: expected 1e or 2e, got '3e'"],
    [['First Game', '--generations', 'x'], '--generations: expected a whole number'],
    [['First Game', '--out', '/nowhere/x.json', '--generations', '1', ...small], '--out: there is no folder /nowhere'],
  ])('%j is refused', async (args, problem) => {
    await expect(command.run(args)).rejects.toThrow(InputError)
    await expect(command.run(args)).rejects.toThrow(problem)
  })

  test('refuses to go on from something else', async () => {
    const out = join(await mkdtemp(join(tmpdir(), 'freehold-')), 'mine.json')
    await writeFile(`${out}.state`, '{"evolution": 2}')
    await expect(command.run(['First Game', '--out', out])).rejects.toThrow(`${out}.state: `)
  })
})
