import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { belowFrom, Playthrough, randomMove, serializeLog } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'
import { afterAll, expect, test } from 'vitest'

const main = join(import.meta.dirname, '../main.ts')
const fixtures = join(import.meta.dirname, '../../../terra-mystica/fixtures')
const folder = mkdtempSync(join(tmpdir(), 'freehold-ledger-'))
afterAll(() => rmSync(folder, { recursive: true }))

function freehold(...args: string[]) {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', FREEHOLD_DEBUG: undefined }
  const run = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', cwd: folder, env })
  return { status: run.status, stdout: run.stdout, stderr: run.stderr }
}

/** A copy of a recorded game with one thing changed, in the commands or in the rows. */
function changed(name: string, extension: 'cmd' | 'tsv', from: string, to: string): string {
  for (const end of ['cmd', 'tsv']) copyFileSync(join(fixtures, `r1304.${end}`), join(folder, `${name}.${end}`))
  const file = join(folder, `${name}.${extension}`)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
  return `${name}.cmd`
}

test('a recorded game agrees, in words and as JSON', () => {
  const file = join(fixtures, 'r1304.cmd')
  const points = 'nomads 87, darklings 73'
  expect(freehold('ledger', file)).toEqual({
    status: 0,
    stdout: `${file}: agrees in 101 rows; ${points}\n`,
    stderr: '',
  })
  const vp = { darklings: 73, nomads: 87 }
  const { stdout } = freehold('ledger', file, '--json')
  expect(JSON.parse(stdout)).toEqual({ file, vp, rows: 101, difference: null })
})

test('a folder is played through, and counted', () => {
  expect(freehold('ledger', fixtures).stdout).toMatch(/\n22 games: 22 agree, 0 differ\n$/)
})

test('a row that differs is named, and the exit says so', () => {
  const file = changed('row', 'tsv', '\t15 C\t', '\t16 C\t')
  const { status, stdout } = freehold('ledger', file)
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^row\.cmd: differs in row \d+ \(command line \d+\): \w+ after ".*": coins recorded 16, played 15\n$/,
  )
  expect(JSON.parse(freehold('ledger', file, '--json').stdout).difference).toMatchObject({
    field: 'coins',
    expected: 16,
  })
})

test('a bad line is told in one line with its place, and does not keep other games from being checked', () => {
  const bad = changed('typo', 'cmd', 'setup nomads', 'setup nomad')
  const { status, stdout, stderr } = freehold('ledger', bad, join(fixtures, 'r1592.cmd'))
  expect(status).toBe(2)
  expect(stderr).toMatch(/^freehold: typo\.cmd:\d+: unknown faction "nomad"; expected one of alchemists, .*\n$/)
  expect(stdout).toMatch(/r1592\.cmd: agrees .*\n2 games: 1 agree, 0 differ, 1 cannot be played\n$/)
  expect(freehold('ledger', 'nowhere.cmd').stderr).toBe('freehold: nowhere.cmd: there is no such file\n')
  expect(freehold('ledger').status).toBe(2)
})

test('one of our own games is written and read back', () => {
  const table = Playthrough.start(terraMystica, { players: 3, factions: 'pick' }, 'fast:ledger')
  const below = belowFrom('fast:moves')
  for (let asked = table.pending(); asked; asked = table.pending()) table.play(randomMove(asked, below))
  writeFileSync(join(folder, 'own.json'), serializeLog(table.log()))
  const { status, stdout } = freehold('ledger', '--write', 'own.json', '--rows', 'own.tsv')
  expect(status).toBe(0)
  writeFileSync(join(folder, 'own.cmd'), stdout)
  const result = JSON.parse(freehold('ledger', 'own.cmd', '--json').stdout)
  expect(result.difference).toBeNull()
  expect(Object.values(result.vp)).toEqual(table.outcome()?.points)
  expect(freehold('ledger', '--write', join(fixtures, 'r1304.cmd')).stderr).toMatch(
    /: not JSON, and so not a log: .*\n$/,
  )
})
