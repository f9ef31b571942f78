import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { findOldNode } from '../../../scripts/old-node.ts'

const root = resolve(import.meta.dirname, '../../..')
const launcher = resolve(import.meta.dirname, '../bin/freehold.mjs')

describe.each([
  ['a new Node', process.execPath],
  ['an old Node', findOldNode()],
])('npx freehold under %s', (_, node) => {
  const freehold = (...args: string[]) => spawnSync(node, [launcher, ...args], { encoding: 'utf8' })

  test('shows what there is', () => {
    const { status, stdout, stderr } = freehold('--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('freehold COMMAND [options]')
  })

  test('ends as the command ends', () => {
    const { status, stdout, stderr } = freehold('--helb')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toBe("freehold: unknown option '--helb'; did you mean '--help'? (see freehold --help)\n")
  })

  test('killed, leaves nothing running', async () => {
    // Its last words would come from whoever holds the other end of the pipe: that ends only when all have ended.
    const args = [launcher, 'sim', 'big-money', 'big-money-smithy', '--games', '100000000', '--threads', '1']
    const started = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((resolve) => setTimeout(resolve, 3000)) // long enough to have started the second one
    started.kill('SIGKILL')
    expect(await text(started.stdout)).toBe('')
  })
  // npm passes neither on to more than the shell between it and the command.
  test.each(['SIGTERM', 'SIGKILL'] as const)('ends with the npm that started it: %s', async (signal) => {
    const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH }
    const log = join(await mkdtemp(join(tmpdir(), 'freehold-')), 'left.json') // where the game goes that is left
    const args = ['--no-install', 'freehold', 'play', 'dominion', '--log', log]
    const started = spawn('npx', args, { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] })
    await once(started.stdout, 'data') // it waits for a move now, with its standard input open
    started.kill(signal)
    await text(started.stdout) // ends when all that hold the other end of the pipe have ended
  })
})

test('whose launcher was gone before it listened, ends at once', () => {
  const main = resolve(import.meta.dirname, 'main.ts')
  const env = { ...process.env, FREEHOLD_LAUNCHED: '1' }
  const { signal, stdout } = spawnSync(process.execPath, [main, '--help'], { env, encoding: 'utf8' })
  expect({ signal, stdout }).toEqual({ signal: 'SIGTERM', stdout: '' })
})
