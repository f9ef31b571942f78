import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Machine, planFor, thisMachine } from './system-packages.ts'

const machine = (about: Partial<Machine>, ...there: string[]): Machine => ({
  isDebian: true,
  isRoot: true,
  has: ({ debianPackage }) => there.includes(debianPackage),
  ...about,
})

const all = [
  'chromium',
  'chromium-headless-shell',
  'postgresql',
  'redis-server',
  'fonts-dejavu-core',
  'fonts-liberation',
]
const without = (...missing: string[]) => all.filter((each) => !missing.includes(each))

test('on Debian as root what is missing is installed, and nothing else', () => {
  expect(planFor(machine({}))).toEqual({ install: all })
  expect(planFor(machine({}, ...without('redis-server')))).toEqual({ install: ['redis-server'] })
  expect(planFor(machine({ isDebian: false }, ...all))).toEqual({ install: [] })
})

test('elsewhere one line says what to do', () => {
  expect(planFor(machine({ isRoot: false }, ...without('postgresql', 'fonts-liberation')))).toEqual({
    problem: 'the tests need postgresql, fonts-liberation: sudo apt-get install postgresql fonts-liberation',
  })
  expect(planFor(machine({ isDebian: false }, ...without('postgresql', 'redis-server')))).toEqual({
    problem:
      'the tests need postgresql, redis-server: install them so that there is initdb in PATH or /usr/lib/postgresql/*/bin, redis-server in PATH',
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
