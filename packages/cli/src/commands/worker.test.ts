import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { InputError } from '@freehold/kernel'
import { startRedis, type TestService } from '@freehold/test-services'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { command as sim } from './sim.ts'
import { command } from './worker.ts'

const freehold = join(import.meta.dirname, '../main.ts')
const started: ChildProcess[] = []

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [freehold, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  return child
}

let redis: TestService
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  return redis.stop()
})

describe('freehold worker', () => {
  test('plays what freehold sim --redis hands out, until Ctrl-C', async () => {
    const worker = start('worker', '--redis', redis.url, '--threads', '1')
    const said = text(worker.stdout)
    const args = ['big-money-smithy', 'big-money', '--games', '400', '--seed', 'w', '--json']
    const sims = [start('sim', ...args, '--redis', redis.url), start('sim', ...args, '--threads', '0')]
    const [handedOut, here] = await Promise.all(sims.map(({ stdout }) => text(stdout)))
    expect(JSON.parse(handedOut).pairings[0].games).toBe(400)
    expect(handedOut).toBe(here)
    worker.kill('SIGINT')
    expect((await once(worker, 'exit'))[0]).toBe(0)
    // Two, or more: a chunk that took too long on a busy machine is handed out again.
    expect(await said).toMatch(/^Ready to play on 1 thread; Ctrl-C ends\nPlayed ([2-9]|\d\d) chunks of games\n$/)
  })

  test.each([
    [[], 'worker: where are the games?'],
    [['--redis', 'redis://127.0.0.1:1'], '--redis: Redis at 127.0.0.1:1 cannot be reached (ECONNREFUSED)'],
    [['--redis', 'somewhere'], '--redis: expected an address such as redis://host:6379'],
    [['--redis', 'redis://127.0.0.1:1', '--threads', '0'], '--threads: expected a whole number, 1 to 1,024'],
  ])('%j is refused', async (args, problem) => {
    await expect(command.run(args)).rejects.toThrow(InputError)
    await expect(command.run(args)).rejects.toThrow(problem)
  })

  test('freehold sim refuses a Redis that is not there', async () => {
    await expect(sim.run(['big-money', '--redis', 'redis://127.0.0.1:1'])).rejects.toThrow('cannot be reached')
    await expect(sim.run(['big-money', '--redis', 'redis://127.0.0.1:1', '--threads', '2'])).rejects.toThrow(
      'with --redis the workers play',
    )
  })
})
