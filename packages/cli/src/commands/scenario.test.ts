import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'freehold-scenario-'))
afterAll(() => rmSync(folder, { recursive: true }))

const given = { A: { hand: ['Smithy'], deck: ['3 Copper'] } }
const right = { title: 'right', edition: '2e', given, when: ['play Smithy'], then: { A: { hand: 3 } } }

beforeAll(() => {
  mkdirSync(join(folder, 'inner/deep'), { recursive: true })
  mkdirSync(join(folder, 'empty'))
  const write = (file: string, contents: unknown) => writeFileSync(join(folder, file), JSON.stringify(contents))
  write('inner/right.json', right)
  write('inner/deep/both.json', [right, { ...right, title: 'failing', then: { A: { hand: 2 } } }])
  write('wrong.json', [{ ...right, title: 'wrong', given: { A: { hand: ['Smithey'] } } }, right])
  writeFileSync(join(folder, 'broken.json'), '{ "title": ')
})

function scenario(args: readonly string[], input = '') {
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', FREEHOLD_DEBUG: undefined }
  const program = join(import.meta.dirname, '../main.ts')
  const run = spawnSync(process.execPath, [program, 'scenario', ...args], { encoding: 'utf8', cwd: folder, env, input })
  return { status: run.status, stdout: run.stdout, stderr: run.stderr }
}

test('says how many passed', () => {
  expect(scenario(['inner/right.json'])).toEqual({ status: 0, stdout: '1 passed, 0 failed\n', stderr: '' })
})

test('reads standard input', () => {
  expect(scenario(['-'], JSON.stringify([right, right])).stdout).toBe('2 passed, 0 failed\n')
})

test('tells a failure in one line, from folders inside folders too', () => {
  expect(scenario(['inner'])).toEqual({
    status: 1,
    stdout: 'failed  inner/deep/both.json[1] "failing" (2e): then: A.hand size is 3, expected 2\n2 passed, 1 failed\n',
    stderr: '',
  })
})

test('goes on after what is wrong, and counts it', () => {
  expect(scenario(['wrong.json', 'broken.json', 'none.json', 'inner/right.json'])).toEqual({
    status: 2,
    stdout: [
      'wrong   wrong.json[0] "wrong": given.A.hand: there is no card "Smithey"; did you mean Smithy?',
      'wrong   broken.json: not JSON, and so not a scenario: Unexpected end of JSON input',
      'wrong   none.json: there is no such file',
      '3 could not be run: the scenario itself is wrong',
      '2 passed, 3 failed',
      '',
    ].join('\n'),
    stderr: '',
  })
})

test('tells at length who answered what', () => {
  expect(scenario(['inner/deep/both.json', '--verbose']).stdout).toBe(
    [
      'passed  inner/deep/both.json[0] "right" (2e)',
      '          A: play Smithy',
      'failed  inner/deep/both.json[1] "failing" (2e)',
      '          A: play Smithy',
      '        - then: A.hand size is 3, expected 2',
      '1 passed, 1 failed',
      '',
    ].join('\n'),
  )
})

test('tells programs', () => {
  const { status, stdout } = scenario(['inner/deep', '--json'])
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    passed: 1,
    failed: 1,
    wrong: 0,
    results: [
      { place: 'inner/deep/both.json[0]', title: 'right', edition: '2e', outcome: 'passed', problems: [] },
      { outcome: 'failed', problems: ['then: A.hand size is 3, expected 2'], told: ['A: play Smithy'] },
    ],
  })
})

test.each([
  ['no file', [], 'scenario: no file given (see freehold scenario --help)'],
  ['an empty folder', ['empty'], 'empty: there is no file of scenarios (*.json) in this folder'],
])('refuses %s', (_, args, message) => {
  expect(scenario(args)).toEqual({ status: 2, stdout: '', stderr: `freehold: ${message}\n` })
})
