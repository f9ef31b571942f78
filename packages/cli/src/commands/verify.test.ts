import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, belowFrom, type GameLog, Playthrough, randomMove, replay, serializeLog } from '@freehold/kernel'
import { spyglass } from '@freehold/kernel/checks/spyglass'
import { afterAll, describe, expect, test } from 'vitest'
import { findGame, games } from '../games.ts'

const fixture = join(import.meta.dirname, 'verify.fixture.ts')
const folder = mkdtempSync(join(tmpdir(), 'freehold-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A game played at random to its end. */
function finished(game: AnyGame, options: unknown): GameLog {
  const playthrough = Playthrough.start(game, options, `secret:${'b7'.repeat(32)}`)
  const below = belowFrom('fast:verify')
  for (let asked = playthrough.pending(); asked; asked = playthrough.pending())
    playthrough.play(randomMove(asked, below))
  return playthrough.log()
}

const log = finished(spyglass, { seats: 3 })
const count = log.moves.length

function file(name: string, contents: string | GameLog): string {
  writeFileSync(join(folder, name), typeof contents === 'string' ? contents : serializeLog(contents))
  return name
}

function verify(args: readonly string[], input = '', program = fixture) {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', FREEHOLD_DEBUG: undefined }
  const run = spawnSync(process.execPath, [program, 'verify', ...args], { encoding: 'utf8', cwd: folder, env, input })
  return { status: run.status, stdout: run.stdout, stderr: run.stderr }
}

/** The number of a move that chose one of several cards to play. */
function firstFreeChoice(played: GameLog): number {
  const free: number[] = []
  replay(spyglass, played, ({ number, decision }) => {
    if (decision.question.kind === 'trick' && decision.options.length > 1) free.push(number)
  })
  return free[0]
}

const rightLines = [
  '  ok       game: spyglass, rules version 1',
  `  ok       seed: its sha-256 is the log's commitment ${log.commitment}`,
  `  ok       moves: all ${count} legal`,
  `  ok       end: the game is over after ${count} moves`,
  `  ok       outcome: as recorded (${log.outcome?.why})`,
  `  ok       hash: as recorded (${log.hash})`,
  '',
].join('\n')

describe('a right log', () => {
  test('is verified, line by line', () => {
    const stdout = `right.json: verified\n${rightLines}`
    expect(verify([file('right.json', log)])).toEqual({ status: 0, stdout, stderr: '' })
  })

  test('is read from standard input', () => {
    expect(verify(['-'], serializeLog(log))).toEqual({ status: 0, stdout: `-: verified\n${rightLines}`, stderr: '' })
  })

  test('is held against the published commitment', () => {
    const right = verify([file('right.json', log), '--commitment', log.commitment as string])
    expect(right.status).toBe(0)
    expect(right.stdout).toContain(`  ok       seed: its sha-256 is the published commitment ${log.commitment}\n`)
    const wrong = verify([file('right.json', log), '--commitment', '0'.repeat(64)])
    expect(wrong.status).toBe(1)
    expect(wrong.stdout).toContain('  wrong    seed: its sha-256 is ')
  })
})

describe('a log that was tampered with does not verify', () => {
  const changed = firstFreeChoice(log)
  test.each<[string, GameLog, RegExp]>([
    [
      'the seed',
      { ...log, seed: `secret:${'b8'.repeat(32)}` },
      /^ {2}wrong {4}seed: its sha-256 is [0-9a-f]{64}, the log's commitment is [0-9a-f]{64}$/m,
    ],
    [
      'a move that is legal too',
      { ...log, moves: log.moves.with(changed, log.moves[changed][0] === 0 ? [1] : [0]) },
      /^ {2}wrong {4}(moves\[\d+\]|hash|outcome): /m,
    ],
    [
      'a move that is not legal',
      { ...log, moves: log.moves.with(0, [17]) },
      /^ {2}wrong {4}moves\[0\]: there is no option 17, only 0 to 2$/m,
    ],
    ['the end', { ...log, moves: log.moves.slice(0, -1) }, /^ {2}wrong {4}end: the game is not over after \d+ moves/m],
    [
      'the winner',
      { ...log, outcome: { places: [2, 1, 3], points: [9, 12, 0], winners: [1], why: 'x' } },
      /^ {2}wrong {4}outcome: the moves lead to /m,
    ],
    [
      'the hash',
      { ...log, hash: '0123456789abcdef' },
      /^ {2}wrong {4}hash: the moves lead to state [0-9a-f]{16}, the log records 0123456789abcdef$/m,
    ],
  ])('%s', (_what, wrong, line) => {
    const { status, stdout, stderr } = verify([file('wrong.json', wrong)])
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    expect(stdout).toMatch(/^wrong\.json: does not verify\n/)
    expect(stdout).toMatch(line)
  })
})

describe('what cannot be judged is refused in one line', () => {
  test.each<[string, string | GameLog, RegExp]>([
    [
      'other rules',
      { ...log, rules: '99' },
      /^freehold: bad\.json: log: rules: the log was played under version 99 .*; use a release of Freehold with version 99\n$/,
    ],
    [
      'another game',
      { ...log, game: 'spyglas' },
      /^freehold: bad\.json: no game is called 'spyglas'; did you mean 'spyglass'\?\n$/,
    ],
    ['no JSON', 'moves: [[0],\n[1]]\n', /^freehold: bad\.json: not JSON, and so not a log: .+\n$/],
    ['an empty file', '', /^freehold: bad\.json: not JSON, and so not a log: .+\n$/],
    ['no log', '{"moves": []}', /^freehold: bad\.json: log: freehold: expected 1, .+\n$/],
    [
      'a move that is no move',
      JSON.stringify({ ...log, moves: [[0], [1, 'x']] }),
      /^freehold: bad\.json: log: moves\[1\]\[1\]: expected a whole number\n$/,
    ],
  ])('%s', (_what, contents, line) => {
    const { status, stdout, stderr } = verify([file('bad.json', contents)])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(line)
    expect(stderr.trimEnd()).not.toContain('\n')
  })

  test.each([
    [['missing.json'], 'freehold: missing.json: there is no such file\n'],
    [['.'], 'freehold: .: this is a folder; give the log inside it\n'],
    [[], 'freehold: verify: no log given (see freehold verify --help)\n'],
    [['x', '--commitment', 'ab'], "freehold: --commitment: expected 64 digits 0-9 a-f, got 'ab'\n"],
  ])('%j', (args, stderr) => {
    expect(verify(args)).toEqual({ status: 2, stdout: '', stderr })
  })
})

test('several logs are each judged, and the worst decides the exit code', () => {
  const [right, wrong, bad] = [
    file('right.json', log),
    file('wrong.json', { ...log, hash: 'x' }),
    file('bad.json', 'x'),
  ]
  const { status, stdout, stderr } = verify([bad, wrong, right])
  expect(status).toBe(2)
  expect(stdout).toMatch(/^wrong\.json: does not verify\n[\s\S]*^right\.json: verified\n/m)
  expect(stderr).toMatch(/^freehold: bad\.json: not JSON/)
  expect(verify([right, wrong]).status).toBe(1)
  expect(verify([right, right]).status).toBe(0)
})

describe('the freehold command itself', () => {
  const main = join(import.meta.dirname, '../main.ts')

  test.each(Object.keys(games))('verifies a game of %s and finds it changed', async (id) => {
    const played = finished(await findGame(games, id), {})
    const right = verify([file('right.json', played)], '', main)
    expect(right).toMatchObject({ status: 0, stderr: '' })
    expect(right.stdout).toContain(`  ok       moves: all ${played.moves.length} legal\n`)
    const cut = verify([file('cut.json', { ...played, moves: played.moves.slice(0, -1) })], '', main)
    expect(cut).toMatchObject({ status: 1, stderr: '' })
    expect(cut.stdout).toMatch(/^ {2}wrong {4}end: the game is not over/m)
  })

  test('verifies a game that was played under earlier rules by them', () => {
    const logs = join(import.meta.dirname, '../../../dominion/fixtures/logs')
    const { status, stdout, stderr } = verify([join(logs, 'big-money.json')], '', main)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('  ok       game: dominion, rules version 1\n')
  })
})
