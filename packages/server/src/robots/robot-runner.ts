/** Runs artificial players in worker threads, each answer within a time limit. */
import { Worker } from 'node:worker_threads'
import type { Move } from '@freehold/kernel'
import type { Job, Ready, Reply, Request } from './job.ts'

export interface RobotSettings {
  readonly threads: number
  readonly limitMs: number // for one answer
  readonly games?: URL // the module that exports `hostedGames`
}

/** An artificial player gave no answer: too slow, or it crashed. Its thread was started anew where needed. */
class RobotFailure extends Error {
  override name = 'RobotFailure'
}

interface Waiting {
  readonly job: Job
  resolve(move: Move): void
  reject(failure: RobotFailure): void
}

export class RobotRunner {
  readonly #lanes: Lane[]

  constructor(settings: RobotSettings) {
    this.#lanes = Array.from({ length: settings.threads }, () => new Lane(settings))
  }

  /** The player's answer. Throws `RobotFailure`. */
  choose(job: Job): Promise<Move> {
    // One player always thinks in the same thread, where it remembers.
    let hash = 0
    for (const char of job.player) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0
    return this.#lanes[hash % this.#lanes.length].choose(job)
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()))
  }
}

const LOADING_MS = 30_000

/** One thread and those who wait for it. */
class Lane {
  readonly #settings: RobotSettings
  readonly #queue: Waiting[] = []
  #worker: Worker | undefined
  #known = new Set<string>() // players that began in this thread
  #current: (Waiting & { readonly number: number; readonly timer: NodeJS.Timeout }) | undefined
  #isReady = false
  #number = 0
  #closed = false

  constructor(settings: RobotSettings) {
    this.#settings = settings
  }

  choose(job: Job): Promise<Move> {
    if (this.#closed) return Promise.reject(new RobotFailure('the host stops'))
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const waiting = this.#queue.splice(0)
    this.#fail('the host stops')
    for (const { reject } of waiting) reject(new RobotFailure('the host stops'))
    await this.#worker?.terminate()
  }

  #next(): void {
    if (this.#current || this.#closed) return
    const waiting = this.#queue.shift()
    if (!waiting) return
    const number = ++this.#number
    const worker = this.#worker ?? this.#startWorker()
    this.#current = { ...waiting, number, timer: this.#isReady ? this.#thinking() : this.#loading() }
    const fresh = waiting.job.fresh || !this.#known.has(waiting.job.player)
    this.#known.add(waiting.job.player)
    worker.postMessage({ number, job: { ...waiting.job, fresh } } satisfies Request)
  }

  #thinking(): NodeJS.Timeout {
    const { limitMs } = this.#settings
    return setTimeout(() => this.#restart(`no answer within ${limitMs} ms`), limitMs)
  }

  /** A thread that has just begun reads its games first, which is no fault of the player. */
  #loading(): NodeJS.Timeout {
    return setTimeout(() => this.#restart('its thread could not begin'), LOADING_MS)
  }

  #begun(): void {
    this.#isReady = true
    if (!this.#current) return
    clearTimeout(this.#current.timer)
    this.#current = { ...this.#current, timer: this.#thinking() }
  }

  #startWorker(): Worker {
    const games = this.#settings.games ?? new URL('../games.ts', import.meta.url)
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { games: games.href } })
    worker.unref()
    worker.on('message', (said: Reply | Ready) => {
      if (worker !== this.#worker) return
      if ('ready' in said) this.#begun()
      else this.#hear(said)
    })
    worker.on('error', (error) => worker === this.#worker && this.#restart(String(error)))
    worker.on('exit', () => worker === this.#worker && this.#restart('its thread ended'))
    this.#worker = worker
    this.#isReady = false
    this.#known = new Set()
    return worker
  }

  #hear(reply: Reply): void {
    const current = this.#current
    if (current?.number !== reply.number) return
    if ('problem' in reply) {
      this.#known.delete(current.job.player) // whatever it had in mind, it begins anew
      this.#fail(reply.problem)
    } else {
      clearTimeout(current.timer)
      this.#current = undefined
      current.resolve(reply.move)
    }
    this.#next()
  }

  #restart(why: string): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
    this.#fail(why)
    this.#next()
  }

  #fail(why: string): void {
    const current = this.#current
    this.#current = undefined
    if (!current) return
    clearTimeout(current.timer)
    current.reject(new RobotFailure(`${current.job.robot}: ${why}`))
  }
}
