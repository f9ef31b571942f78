/** A thread that answers one question after the other, each within a time limit, and those who wait for it. */
import { Worker } from 'node:worker_threads'
import { FairQueue, type Path } from './fair-queue.ts'

export interface LaneSettings {
  readonly script: URL
  readonly workerData: unknown
  readonly limitMs: number // for one answer
}

/** What the thread is sent, and what it sends back. */
export interface Request<Question> {
  readonly number: number
  readonly question: Question
}
/** `ms` of its thread's own time it took. */
export type Reply<Answer> = { readonly number: number; readonly ms: number } & (
  | { readonly answer: Answer }
  | { readonly problem: string }
)

/** Sent once, when the thread can think. */
export interface Ready {
  readonly ready: true
}

/** There is no answer: the thread was too slow, or it crashed. It was started anew where needed. */
export class LaneFailure extends Error {
  override name = 'LaneFailure'
  readonly isMistake: boolean // of who answers there, rather than that it took too long

  constructor(message: string, isMistake = false) {
    super(message)
    this.isMistake = isMistake
  }
}

export interface Answered<Answer> {
  readonly answer: Answer
  readonly ms: number // that the thread worked for it
}

interface Waiting<Question, Answer> {
  readonly question: () => Question
  readonly path: Path
  resolve(answer: Answered<Answer>): void
  reject(failure: LaneFailure): void
}

const LOADING_MS = 30_000

export class Lane<Question, Answer> {
  readonly #settings: LaneSettings
  readonly #queue = new FairQueue<Waiting<Question, Answer>>()
  readonly #begun: () => void
  #worker: Worker | undefined
  #current:
    | (Waiting<Question, Answer> & { readonly number: number; readonly since: number; readonly timer: NodeJS.Timeout })
    | undefined
  #isReady = false
  #number = 0
  #closed = false

  /** `begun` hears whenever the thread begins anew and has forgotten everything. */
  constructor(settings: LaneSettings, begun: () => void = () => {}) {
    this.#settings = settings
    this.#begun = begun
  }

  /** How many wait. */
  get waiting(): number {
    return this.#queue.length
  }

  /** The answer to a question, which is asked for when its turn comes. Throws `LaneFailure`. */
  ask(question: () => Question, path: Path): Promise<Answered<Answer>> {
    if (this.#closed) return Promise.reject(new LaneFailure('the host stops'))
    return new Promise((resolve, reject) => {
      this.#queue.push({ question, path, resolve, reject }, path)
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const waiting = this.#queue.clear()
    this.#fail('the host stops')
    for (const { reject } of waiting) reject(new LaneFailure('the host stops'))
    await this.#worker?.terminate()
  }

  #next(): void {
    if (this.#current || this.#closed) return
    const waiting = this.#queue.shift()
    if (!waiting) return
    const number = ++this.#number
    const worker = this.#worker ?? this.#startWorker()
    const timer = this.#isReady ? this.#thinking() : this.#loading()
    this.#current = { ...waiting, number, since: performance.now(), timer }
    worker.postMessage({ number, question: waiting.question() } satisfies Request<Question>)
  }

  #thinking(): NodeJS.Timeout {
    const { limitMs } = this.#settings
    return setTimeout(() => this.#restart(`no answer within ${limitMs} ms`), limitMs)
  }

  /** A thread that has just begun reads its games first, which is no fault of who asks. */
  #loading(): NodeJS.Timeout {
    return setTimeout(() => this.#restart('its thread could not begin'), LOADING_MS)
  }

  #hearReady(): void {
    this.#isReady = true
    if (!this.#current) return
    clearTimeout(this.#current.timer)
    this.#current = { ...this.#current, since: performance.now(), timer: this.#thinking() }
  }

  #startWorker(): Worker {
    const { script, workerData } = this.#settings
    const worker = new Worker(script, { workerData })
    worker.unref()
    worker.on('message', (said: Reply<Answer> | Ready) => {
      if (worker !== this.#worker) return
      if ('ready' in said) this.#hearReady()
      else this.#hear(said)
    })
    worker.on('error', (error) => worker === this.#worker && this.#restart(String(error)))
    worker.on('exit', () => worker === this.#worker && this.#restart('its thread ended'))
    this.#worker = worker
    this.#isReady = false
    this.#begun()
    return worker
  }

  #hear(reply: Reply<Answer>): void {
    const current = this.#current
    if (current?.number !== reply.number) return
    const { ms } = reply
    if ('problem' in reply) this.#done(ms)?.reject(new LaneFailure(reply.problem, true))
    else this.#done(ms)?.resolve({ answer: reply.answer, ms })
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
    this.#done()?.reject(new LaneFailure(why))
  }

  /** Whoever was served is so no longer, and has used what it took. */
  #done(ms?: number): Waiting<Question, Answer> | undefined {
    const current = this.#current
    this.#current = undefined
    if (!current) return undefined
    clearTimeout(current.timer)
    this.#queue.charge(current.path, ms ?? performance.now() - current.since)
    return current
  }
}
