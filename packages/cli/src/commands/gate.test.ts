import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { exitCode } from '../command.ts'
import { command } from './gate.ts'

afterEach(() => vi.restoreAllMocks())

const money = { name: 'Money', buy: ['Province', 'Gold', 'Silver'] }
const sleeper = { name: 'Sleeper', buy: ['Province', 'Copper'] }
const rows = [
  { file: 'money.json', kingdom: 'First Game', today: 50 },
  { file: 'sleeper.json', kingdom: 'Size Distortion', builds: ['Witch', 'Chapel'] },
]

async function folderWith(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'freehold-'))
  for (const [name, contents] of Object.entries(files))
    await writeFile(join(folder, name), typeof contents === 'string' ? contents : JSON.stringify(contents))
  return folder
}

/** What the command prints, and how it ends. */
async function gate(...args: readonly string[]) {
  const print = vi
    .spyOn(console, 'log')
    .mockClear()
    .mockImplementation(() => {})
  const code = await command.run([...args, '--threads', '0'])
  return { code, printed: print.mock.calls.map(([line]) => `${line}\n`).join('') }
}

describe('freehold gate', () => {
  test('meets every opponent in its kingdom, and says whether all are beaten', async () => {
    const folder = await folderWith({ 'gate.json': rows, 'money.json': money, 'sleeper.json': sleeper })
    const args = [folder, '--games', '40', '--state', join(folder, 'state')]
    const { code, printed } = await gate('big-money-ultimate', ...args)
    expect(printed).toContain('Big Money Ultimate against 2 opponents, 40 games each. Seed: gate.')
    expect(printed).toMatch(/money\.json +\d\d\.\d % {2}\(\d\d\.\d to \d\d\.\d\) +First Game \(2e\)/)
    expect(printed).toMatch(
      /sleeper\.json +100\.0 % {2}\(9\d\.\d to 100\.0\) +Size Distortion \(2e\): buys 0 Witch, 0 Chapel/,
    )
    expect(printed).toMatch(/Above one half against 2 of 2, on average \d\d\.\d %/)
    expect(code).toBe(exitCode.done)
    const twoWitches = await gate('double-witch', ...args, '--only', 'sleeper')
    expect(twoWitches.printed).toMatch(/: buys (2|1\.\d) Witch, 0 Chapel/)
    expect((await gate(join(folder, 'sleeper.json'), ...args)).code).toBe(exitCode.failed)
  })

  test('leaves opponents when it is clear who is stronger, and says how many games that took', async () => {
    const files = ['money.json', 'sleeper.json', 'twin.json']
    const list = files.map((file) => ({ file, kingdom: 'First Game' }))
    const folder = await folderWith({
      'gate.json': list,
      'money.json': money,
      'sleeper.json': sleeper,
      'twin.json': money,
    })
    const args = [
      join(folder, 'money.json'),
      folder,
      '--games',
      '40',
      '--stop-early',
      '50',
      '--state',
      join(folder, 'state'),
    ]
    const { printed } = await gate(...args)
    expect(printed).toContain('Money against 3 opponents, at most 40 games each.')
    expect(printed).toMatch(/sleeper\.json +100\.0 % .* 12 games/)
    expect(printed).toMatch(/money\.json +50\.0 % .* 40 games/) // itself
    const facts = JSON.parse((await gate(...args, '--json')).printed)
    expect(facts).toMatchObject({ games: 40, stopEarly: 50, results: [{ games: 40 }, { games: 12 }, { games: 40 }] })
  })

  test('goes on where it was stopped, and forgets that at the end', async () => {
    const folder = await folderWith({ 'gate.json': rows, 'money.json': money, 'sleeper.json': sleeper })
    const state = join(folder, 'state')
    const done = { file: 'money.json', opponent: 'Money', kingdom: 'First Game (2e)', games: 4, unfinished: 0 }
    const results = [{ ...done, value: 0.123, low: 0.1, high: 0.2 }]
    await writeFile(state, JSON.stringify({ player: 'big-money', seed: 'gate', games: 4, results }))
    const args = ['big-money', folder, '--state', state, '--json']
    await expect(gate(...args, '--games', '6')).rejects.toThrow('of a run of big-money with 4 games and the seed gate')
    const { printed } = await gate(...args, '--games', '4')
    expect(JSON.parse(printed)).toMatchObject({
      ...{ player: 'big-money', games: 4, interrupted: false, above: 1, passed: false },
      results: [
        { file: 'money.json', value: 0.123 },
        { file: 'sleeper.json', opponent: 'Sleeper', games: 4 },
      ],
    })
    expect(existsSync(state)).toBe(false)
  })

  test.each([
    [{}, 'gate.json: there is no such file; the folder needs one that lists its opponents'],
    [{ 'gate.json': 'rows' }, 'gate.json: not JSON'],
    [{ 'gate.json': [] }, 'expected at least one opponent'],
    [{ 'gate.json': [{ file: 'money.json' }] }, 'expected a kingdom'],
    [{ 'gate.json': rows }, 'gate.json: row 1: '],
    [{ 'gate.json': [{ ...rows[0], builds: ['Witch'] }], 'money.json': money }, 'builds: Witch is not in the kingdom'],
    [{ 'gate.json': [{ ...rows[0], kingdom: 'Frist Game' }], 'money.json': money }, 'did you mean First Game?'],
  ])('a folder with %j is refused', async (files, problem) => {
    const asked = gate('big-money', await folderWith(files))
    await expect(asked).rejects.toThrow(InputError)
    await expect(asked).rejects.toThrow(problem)
  })

  test.each([
    [['big-money'], 'gate: expected a player and a folder'],
    [['big-mony', '.'], 'there is no strategy "big-mony"; did you mean big-money?'],
    [['big-money', '.', '--stop-early', '0'], '--stop-early: expected a whole number, 1 to 400'],
    [['big-money', '.', '--games', '1'], '--games: expected a whole number, 2 to'],
  ])('%j is refused', async (args, problem) => {
    await expect(gate(...args)).rejects.toThrow(problem)
  })
})
