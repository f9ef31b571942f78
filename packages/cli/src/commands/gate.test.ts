import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { digestOf, readGate } from '@freehold/lab'
import { findContestant } from '@freehold/players'
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
    const twoWitches = await gate('double-witch', ...args, '--only', 'sleeper', '--state', join(folder, 'other'))
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

  /** A folder in which a run of Big Money was stopped after it had met the first opponents, by shares that no game gives. */
  async function stoppedRun(list: readonly object[], shares: readonly number[]) {
    const folder = await folderWith({ 'gate.json': list, 'money.json': money, 'sleeper.json': sleeper })
    const state = join(folder, 'state')
    const results = readGate(folder)
      .slice(0, shares.length)
      .map((row, i) => ({
        ...{ digest: digestOf(findContestant('big-money'), row), file: row.file, opponent: row.opponent.name },
        ...{ kingdom: 'as it was', games: 4, unfinished: 0, value: shares[i], low: 0.1, high: 0.9 },
      }))
    await writeFile(state, JSON.stringify({ player: 'big-money', seed: 'gate', games: 4, results }))
    const run = (...more: string[]) => gate('big-money', folder, '--state', state, '--games', '4', ...more)
    const values = async (...more: string[]) =>
      JSON.parse((await run('--json', ...more)).printed).results.map(({ value }: { value: number }) => value)
    return { folder, state, run, values }
  }

  test('goes on where it was stopped, and forgets that at the end', async () => {
    const { folder, state, run } = await stoppedRun(rows, [0.123])
    const other = gate('big-money', folder, '--state', state, '--games', '6')
    await expect(other).rejects.toThrow('of a run of big-money with 4 games and the seed gate')
    const { printed } = await run('--json')
    expect(JSON.parse(printed)).toMatchObject({
      ...{ player: 'big-money', games: 4, interrupted: false, above: 1, passed: false },
      results: [
        { file: 'money.json', value: 0.123 },
        { file: 'sleeper.json', opponent: 'Sleeper', games: 4 },
      ],
    })
    expect(existsSync(state)).toBe(false)
  })

  test('who asks for only some opponents keeps what was saved of the others, and adds to it', async () => {
    const list = [...rows, { file: 'sleeper.json', kingdom: 'First Game' }]
    const { state, run, values } = await stoppedRun(list, [0.123])
    const { printed } = await run('--only', 'sleeper')
    expect(printed).toContain('against 2 opponents')
    expect(existsSync(state)).toBe(false) // nothing is left to be met
    const stopped = await stoppedRun(list, [0.123])
    expect((await stopped.run('--only', 'money')).printed).toMatch(
      /against 1 opponent,[\s\S]* 12\.3 %[\s\S]*Met by an earlier run of this line, and not again: 1\n\nSaved for the whole list in .*state\n/,
    )
    expect(JSON.parse(await readFile(stopped.state, 'utf8')).results).toHaveLength(1)
    expect(await stopped.values()).toEqual([0.123, 1, 1])
    expect(existsSync(stopped.state)).toBe(false)
    expect(await values('--only', 'money')).not.toContain(0.123) // begun anew
    expect(JSON.parse(await readFile(state, 'utf8')).results).toHaveLength(1)
  })

  test('one file in two kingdoms is two opponents', async () => {
    const list = ['First Game', 'Size Distortion'].map((kingdom) => ({ file: 'sleeper.json', kingdom }))
    const { run, values } = await stoppedRun(list, [0.123])
    expect(await values('--only', 'sleeper')).toEqual([0.123, 1])
    const { code, printed } = await run()
    expect(code).toBe(exitCode.done)
    expect(printed.match(/sleeper\.json .*(First Game|Size Distortion)/g)).toHaveLength(2)
    expect(printed).toContain('Above one half against 2 of 2, on average 100.0 %')
  })

  test('an opponent whose file or kingdom has changed is met anew', async () => {
    const changed = await stoppedRun(rows, [0.123, 0.456])
    const elsewhere = [rows[0], { file: 'sleeper.json', kingdom: 'First Game' }]
    await writeFile(join(changed.folder, 'gate.json'), JSON.stringify(elsewhere))
    expect(await changed.values('--only', 'sleeper')).toEqual([1])
    await writeFile(join(changed.folder, 'money.json'), JSON.stringify(sleeper))
    expect(await changed.values()).toEqual([1, 1])
  })

  test('says before it plays that a saved run cannot be read, or a new one not be saved', async () => {
    const folder = await folderWith({ 'gate.json': rows, 'money.json': money, 'sleeper.json': sleeper, state: '{' })
    const asked = (state: string) => gate('big-money', folder, '--state', join(folder, state))
    await expect(asked('state')).rejects.toThrow(`${join(folder, 'state')}: not JSON, and so not a saved gate`)
    await mkdir(join(folder, 'taken.new'))
    await expect(asked('taken')).rejects.toThrow(`--state: ${join(folder, 'taken')} cannot be written (EISDIR)`)
    await expect(asked('nowhere/x')).rejects.toThrow('nowhere/x cannot be written (ENOENT)')
  })

  test('refuses a menu in a kingdom without its cards', async () => {
    const witches = { name: 'Witches', buy: ['Witch', 'Gold'] }
    const folder = await folderWith({ 'gate.json': rows, 'money.json': money, 'sleeper.json': sleeper })
    const needed = 'First Game (2e) has no Witch, which'
    await expect(gate('double-witch', folder)).rejects.toThrow(`money.json: ${needed} Double Witch needs`)
    await writeFile(join(folder, 'money.json'), JSON.stringify(witches))
    await expect(gate('big-money', folder)).rejects.toThrow(`gate.json: row 1: ${needed} Witches needs`)
  })

  test.each([
    [{}, 'gate.json: there is no such file; the folder needs one that lists its opponents'],
    [{ 'gate.json': 'rows' }, 'gate.json: not JSON'],
    [{ 'gate.json': [] }, 'expected at least one opponent'],
    [{ 'gate.json': [{ file: 'money.json' }] }, 'expected a kingdom'],
    [{ 'gate.json': rows }, 'gate.json: row 1: '],
    [{ 'gate.json': [{ ...rows[0], builds: ['Witch'] }], 'money.json': money }, 'builds: Witch is not in the kingdom'],
    [{ 'gate.json': [rows[0], rows[0]], 'money.json': money }, 'row 2: money.json is met in this kingdom by row 1'],
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
