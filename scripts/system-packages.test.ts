import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Machine, planFor, thisMachine } from './system-packages.ts'

const machine = (about: Partial<Machine>, ...there: string[]): Machine => ({
  isDebian: true,
  isRoot: true,
  has: ({ program }) => there.includes(program),
  ...about,
})

test('on Debian as root what is missing is installed, and nothing else', () => {
  expect(planFor(machine({}))).toEqual({ install: ['chromium', 'postgresql', 'redis-server'] })
  expect(planFor(machine({}, 'chromium', 'initdb'))).toEqual({ install: ['redis-server'] })
  expect(planFor(machine({ isDebian: false }, 'chromium', 'initdb', 'redis-server'))).toEqual({ install: [] })
})

test('elsewhere one line says what to do', () => {
  expect(planFor(machine({ isRoot: false }, 'chromium'))).toEqual({
    problem: 'the tests need postgresql, redis-server: sudo apt-get install postgresql redis-server',
  })
  expect(planFor(machine({ isDebian: false }, 'redis-server', 'chromium'))).toEqual({
    problem: 'the tests need postgresql: install them so that initdb can be found in PATH',
  })
})

test('this machine has what the tests run with', () => {
  expect(planFor(thisMachine())).toEqual({ install: [] })
})

test('as a script it fails with that one line', () => {
  const script = join(import.meta.dirname, 'system-packages.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env: { PATH: '' }, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^freehold: the tests need chromium, .*redis-server.*\n$/)
})
