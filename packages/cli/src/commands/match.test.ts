import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { until } from '@freehold/test-services'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { exitCode } from '../command.ts'
import { command } from './match.ts'

afterEach(() => vi.restoreAllMocks())

/** What the command prints, and its exit code. */
async function match(...args: readonly string[]) {
  const print = vi
    .spyOn(console, 'log')
    .mockClear()
    .mockImplementation(() => {})
  const code = await command.run(args)
  return { code, printed: print.mock.calls.map(([line]) => `${line}\n`).join('') }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('freehold match', () => {
  test('plays games and tells how they went', async () => {
    const { code, printed } = await match('--player=big-money', '--player=random', '--games=2', '--seed=s')
    expect(code).toBe(exitCode.done)
    expect(printed).toMatch(/^2 games, seed s\n/)
    expect(printed).toMatch(/^big-money +2 +0 +0 +0 +0 /m)
  })

  test('tells players of the same kind apart, and gives plain data', async () => {
    const { printed } = await match('--player=random', '--player=random', '--games=2', '--game=terra-mystica', '--json')
    const { standings, games } = JSON.parse(printed)
    expect(standings.map(({ name }: { name: string }) => name)).toEqual(['random (1)', 'random (2)'])
    expect(games[1].seating).toEqual([1, 0])
  })

  test('writes logs', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'freehold-')), 'logs')
    await match('--player=big-money', '--player=chapel', '--games=2', '--kingdom=Size Distortion', '--logs', folder)
    expect(await readdir(folder)).toEqual(['game-1.json', 'game-2.json'])
    expect(JSON.parse(await readFile(join(folder, 'game-1.json'), 'utf8'))).toMatchObject({ game: 'dominion' })
  })

  test('a program that fails loses its game, and the exit code tells', async () => {
    const { code, printed } = await match('--player=node -e process.exit(4)', '--player=big-money', '--games=1')
    expect(code).toBe(exitCode.failed)
    expect(printed).toMatch(/^game 1: node -e process\.exit\(4\): the program ended with exit code \d+/m)
  })

  test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'ended by %s, ends programs that do not listen',
    async (signal) => {
      // Of a shell that has more to do, so that there is a group to end; each says who it is and then nothing more.
      const deaf = `node -e "console.error(process.pid); setInterval(() => {}, 1000)"; true`
      const args = [join(import.meta.dirname, '../main.ts'), 'match', '--player', deaf, '--player', 'random']
      const run = spawn(process.execPath, [...args, '--time', '3600000'], { stdio: ['ignore', 'ignore', 'pipe'] })
      const [told] = await once(run.stderr.setEncoding('utf8'), 'data')
      const bot = Number(/(\d+)\n$/.exec(told)?.[1])
      expect(isThere(bot)).toBe(true)
      await until(() => {
        run.kill(signal) // the first Ctrl-C waits for the end of the game
        return !isThere(bot)
      })
      await until(() => run.signalCode === signal)
    },
  )

  test('says before it plays that logs cannot be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'freehold-'))
    await writeFile(join(folder, 'file'), '')
    const args = ['--player=random', '--player=random', '--games=1000000', '--logs']
    await expect(match(...args, join(folder, 'file', 'logs'))).rejects.toThrow('logs cannot be written (ENOTDIR)')
    await expect(match(...args, '/proc/x/logs')).rejects.toThrow('--logs: /proc/x/logs cannot be written (')
  })

  test.each([
    [['--player=random'], 'give two or more players'],
    [['--player=random', '--player=big-mony'], 'there is no strategy "big-mony"; did you mean big-money?'],
    [['--player=random', '--player= '], '--player: expected a program'],
    [['--player=random', '--player=random', '--game=chess'], "no game is called 'chess'"],
    [['--player=random', '--player=big-money', '--game=terra-mystica'], 'big-money is no player of terra-mystica'],
    [['--player=random', '--player=random', '--games=0'], '--games: expected a whole number'],
    [['--player=random', '--player=random', '--time=1'], '--time: expected a whole number, 10 to'],
    [['--player=random', '--player=random', '--options={'], '--options: not JSON'],
    [['--player=random', '--player=random', '--options=[]'], '--options: expected {…}'],
    [['--player=random', '--player=random', '--kingdom=Frist Game'], 'did you mean First Game?'],
    [
      ['--player=random', '--player=random', '--game=terra-mystica', '--kingdom=x'],
      '--kingdom: terra-mystica has none',
    ],
  ])('%j is refused', async (args, problem) => {
    await expect(command.run(args)).rejects.toThrow(InputError)
    await expect(command.run(args)).rejects.toThrow(problem)
  })
})
