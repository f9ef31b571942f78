import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { findOldNode } from '../../../scripts/old-node.ts'

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
})
