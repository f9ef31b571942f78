/** Simulations over a real Redis, with workers that are processes and get killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { findStrategy } from '@freehold/players'
import { startRedis, type TestService } from '@freehold/test-services'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kingdomFor } from '../sim/kingdoms.ts'
import { makePool } from '../sim/pool.ts'
import { type SimOptions, simulate } from '../sim/simulate.ts'
import { gamesOf } from '../sim/tally.ts'
import { QUEUE } from './protocol.ts'
import { queuePool } from './queue-pool.ts'

const strategies = ['village-smithy-market', 'big-money-ultimate'].map(findStrategy)
const games = 12_000
const lines: string[] = []
const told = (line: string) => lines.push(line)
const workers: ChildProcess[] = []

let redis: TestService
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())
afterEach(async () => {
  lines.length = 0
  for (const worker of workers.splice(0)) await kill(worker)
})

async function startWorker(): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'queue-worker.fixture.ts')
  const worker = spawn(process.execPath, [program, redis.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  workers.push(worker)
  const [said] = await once(worker.stdout as NodeJS.ReadableStream, 'data')
  expect(String(said)).toBe('ready\n')
  return worker
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

const options = (more: Partial<SimOptions> = {}): SimOptions => ({
  ...{ strategies, kingdoms: [kingdomFor(strategies)], games, seed: 'remote' },
  ...more,
})

/** The result of handing out, as text. */
async function overRedis(more: Partial<SimOptions> = {}): Promise<string> {
  const pool = await queuePool(redis.url, told)
  try {
    return JSON.stringify(await simulate(options({ pool, ...more })))
  } finally {
    await pool.close()
  }
}

async function here(more: Partial<SimOptions> = {}): Promise<string> {
  const pool = makePool(1)
  try {
    return JSON.stringify(await simulate(options({ pool, ...more })))
  } finally {
    await pool.close()
  }
}

/** Does something once, as soon as so many games are played. */
function after(count: number, action: () => void): SimOptions['progress'] {
  let done = false
  return (played) => {
    if (done || played < count) return
    done = true
    action()
  }
}

describe('a simulation over Redis', () => {
  test('gives bit for bit what one process gives, with several workers and where it stops early', async () => {
    await Promise.all([startWorker(), startWorker()])
    expect(await overRedis()).toBe(await here())
    expect(await overRedis({ stopEarly: 50 })).toBe(await here({ stopEarly: 50 }))
  })

  test('a worker that is killed loses nothing and nothing counts twice', async () => {
    const worker = await startWorker()
    let replaced: Promise<unknown> | undefined
    const progress = after(2000, () => {
      replaced = kill(worker).then(async () => {
        expect(await activeChunks()).toBe(1) // it died with a chunk in its hands
        await startWorker()
      })
    })
    expect(await overRedis({ progress })).toBe(await here())
    await replaced
    expect(replaced).toBeDefined()
  })

  test('goes on when a Redis that was killed is back', async () => {
    await startWorker()
    let back: Promise<void> | undefined
    const progress = after(2000, () => {
      back = redis.kill().then(async () => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await redis.restart()
      })
    })
    expect(await overRedis({ progress })).toBe(await here())
    await back
    expect(lines).toEqual([
      expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ went away; going on when it is back$/),
      expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ is back$/),
    ])
  })

  test('goes on when Redis has forgotten everything', async () => {
    await startWorker()
    const client = new Redis(redis.url)
    const progress = after(2000, () => void client.flushall())
    expect(await overRedis({ progress })).toBe(await here())
    client.disconnect()
  })

  test('interrupted, gives what was played and takes the rest back', async () => {
    await startWorker()
    const stop = new AbortController()
    const result = JSON.parse(await overRedis({ signal: stop.signal, progress: after(2000, () => stop.abort()) }))
    expect(result.interrupted).toBe(true)
    const played = gamesOf(result.pairings[0].tally)
    expect(played).toBeGreaterThanOrEqual(2000)
    expect(played).toBeLessThan(games)
    expect(await waitingChunks()).toBe(0)
  })

  test('interrupted while Redis is away, gives what was played', async () => {
    await startWorker()
    const stop = new AbortController()
    let gone: Promise<void> | undefined
    const progress = after(2000, () => {
      gone = redis.kill().then(() => void setTimeout(() => stop.abort(), 300))
    })
    const result = JSON.parse(await overRedis({ signal: stop.signal, progress }))
    await gone
    expect(gamesOf(result.pairings[0].tally)).toBeGreaterThanOrEqual(2000)
    await redis.restart()
  })

  test('says that no worker is there, and plays when one comes', async () => {
    const result = overRedis({ games: 200 })
    while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(lines).toEqual(['no worker is there; start some with freehold worker --redis URL'])
    await startWorker()
    expect(await result).toBe(await here({ games: 200 }))
  })

  test('ends in one line where a worker cannot play', async () => {
    await startWorker()
    const kingdom = { edition: '2e', cards: ['No such card'] } as const
    await expect(overRedis({ kingdoms: [kingdom] })).rejects.toThrow(InputError)
    await expect(overRedis({ kingdoms: [kingdom] })).rejects.toThrow(
      /^a worker could not play its games: .*No such card[^\n]*$/,
    )
  })

  test.each([
    ['redis://127.0.0.1:1', /^--redis: Redis at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)$/],
    ['localhost', /^--redis: expected an address such as redis:\/\/host:6379, got 'localhost'$/],
    ['http://localhost', /^--redis: expected an address such as redis:/],
  ])('refuses %s in one line', async (url, problem) => {
    await expect(queuePool(url, told)).rejects.toThrow(InputError)
    await expect(queuePool(url, told)).rejects.toThrow(problem)
  })
})

const activeChunks = () => counted((queue) => queue.getActiveCount())
const waitingChunks = () => counted((queue) => queue.getWaitingCount())

async function counted(count: (queue: Queue) => Promise<number>): Promise<number> {
  const connection = new Redis(redis.url, { maxRetriesPerRequest: null })
  const queue = new Queue(QUEUE, { connection })
  try {
    return await count(queue)
  } finally {
    await queue.close()
    connection.disconnect()
  }
}
