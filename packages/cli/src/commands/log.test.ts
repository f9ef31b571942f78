import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError, Playthrough } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { command } from './log.ts'

afterEach(() => vi.restoreAllMocks())

async function told(...args: readonly string[]): Promise<string> {
  const print = vi
    .spyOn(console, 'log')
    .mockClear()
    .mockImplementation(() => {})
  await command.run(args)
  return print.mock.calls.map(([line]) => `${line}\n`).join('')
}

const finished = join(import.meta.dirname, '../../../dominion/fixtures/logs/big-money.json')

describe('freehold log', () => {
  test('tells a game of Dominion from its kingdom to its result', async () => {
    const all = await told(finished)
    expect(all).toMatch(/^Kingdom: [A-Z]/)
    expect(all).toMatch(/Player 1/)
    expect(all).toMatch(/The game ends: /)
    const seen = await told(finished, '--seat', '1')
    expect(seen).toMatch(/you/i)
    expect(seen.length).toBeLessThan(all.length + 2000)
  })

  test('tells a game of Terra Mystica, as far as it went', async () => {
    const begun = Playthrough.start(terraMystica, terraMystica.options({}), 'fast:told')
    for (let move = 0; move < 60; move++) begun.play([0])
    const file = join(await mkdtemp(join(tmpdir(), 'freehold-')), 'log.json')
    await writeFile(file, JSON.stringify(begun.log()))
    expect(await told(file)).toMatch(/Player \d: /)
  })

  test.each([
    [[], 'log: expected one file'],
    [['nowhere.json'], 'nowhere.json: there is no such file'],
    [[finished, '--seat', '9'], '--seat: expected a seat of this game, 1 to '],
  ])('%j is refused', async (args, problem) => {
    await expect(told(...args)).rejects.toThrow(InputError)
    await expect(told(...args)).rejects.toThrow(problem)
  })
})
