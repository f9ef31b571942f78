/** Hands chunks to workers on any machines, by a queue on Redis. */
import { randomUUID } from 'node:crypto'
import { InputError } from '@freehold/kernel'
import { Queue, QueueEvents } from 'bullmq'
import type { Chunk } from '../sim/chunk.ts'
import type { Pool, Work } from '../sim/pool.ts'
import type { Tally } from '../sim/tally.ts'
import { connectRedis, type Told, toldAlready, within } from './connection.ts'
import { QUEUE } from './protocol.ts'

/** Chunks handed out at first; more where the workers wait for more. */
const WINDOW = 64
const MOST = 8192
/** Milliseconds between looks at what has become of the chunks, and how many are looked at. */
const LOOK_MS = 1000
const LOOKED_AT = 100
/** Looks without any worker before that is worth a line: after an absence of Redis they come back one by one. */
const LOOKS_WITHOUT_WORKERS = 3
/** Events that Redis keeps; one that is lost only means that its chunk is played again. */
const EVENTS = 2000
/** Milliseconds for taking back what nobody waits for any more. */
const LEAVE_MS = 2000

/** Throws `InputError` where Redis cannot be reached. */
export async function queuePool(url: string, told: Told): Promise<Pool> {
  const connection = await connectRedis(url, told)
  const listening = connection.duplicate()
  const [seconds] = (await connection.call('TIME')) as string[]
  const queue = new Queue(QUEUE, { connection, streams: { events: { maxLen: EVENTS } } })
  const events = new QueueEvents(QUEUE, { connection: listening, lastEventId: `${seconds}000` })
  queue.on('error', toldAlready)
  events.on('error', toldAlready)
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady()])
  return {
    run: (work) => new Handout(queue, events, work, told).run(),
    async close() {
      await within(LEAVE_MS, Promise.allSettled([queue.close(), events.close()]))
      connection.disconnect()
      listening.disconnect()
    },
  }
}

interface Open {
  readonly number: number
  readonly chunk: Chunk
  missing: number // looks in a row that did not find it
}

/** One run: each chunk is handed out until its tally came, and counts once however often it was played. */
class Handout {
  readonly #id = randomUUID()
  readonly #queue: Queue
  readonly #events: QueueEvents
  readonly #work: Work
  readonly #told: Told
  readonly #open = new Map<string, Open>()
  #window = WINDOW
  #failed: InputError | undefined
  #wake = () => {}
  #withoutWorkers = 0 // looks in a row

  constructor(queue: Queue, events: QueueEvents, work: Work, told: Told) {
    this.#queue = queue
    this.#events = events
    this.#work = work
    this.#told = told
  }

  async run(): Promise<void> {
    const completed = ({ jobId, returnvalue }: { jobId: string; returnvalue: unknown }) =>
      this.#settle(jobId, returnvalue as Tally | string)
    const failed = ({ jobId, failedReason }: { jobId: string; failedReason: string }) => this.#fail(jobId, failedReason)
    const wake = () => this.#wake()
    this.#events.on('completed', completed).on('failed', failed)
    this.#work.signal?.addEventListener('abort', wake)
    try {
      await this.#handOut()
    } finally {
      this.#events.off('completed', completed).off('failed', failed)
      this.#work.signal?.removeEventListener('abort', wake)
      await this.#takeBack()
    }
    if (this.#failed) throw this.#failed
  }

  async #handOut(): Promise<void> {
    let looked = performance.now()
    while (!this.#ended()) {
      const added = this.#fill()
      if (this.#open.size === 0) return
      if (added.length > 0) await this.#unlessEnded(this.#add(added))
      if (performance.now() - looked >= LOOK_MS) {
        await this.#unlessEnded(this.#look())
        looked = performance.now()
      }
      await this.#news()
    }
  }

  readonly #ended = (): boolean => this.#work.signal?.aborted === true || this.#failed !== undefined

  /** Something that may wait for a Redis that is away. */
  async #unlessEnded(asking: Promise<void>): Promise<void> {
    asking.catch((error: Error) => {
      this.#failed ??= new InputError(`--redis: ${error.message}`)
      this.#wake()
    })
    const settled = asking.then(
      () => true,
      () => true,
    )
    while (!this.#ended() && !(await Promise.race([settled, this.#news().then(() => false)])));
  }

  /** Waits until a chunk is done, the run is to end, or it is time to look again. */
  #news(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #fill(): string[] {
    const added: string[] = []
    while (this.#open.size < this.#window) {
      const each = this.#work.next()
      if (!each) break
      const id = `${this.#id}-${each.number}`
      this.#open.set(id, { ...each, missing: 0 })
      added.push(id)
    }
    return added
  }

  async #add(ids: readonly string[]): Promise<void> {
    const jobs = ids.flatMap((jobId) => {
      const open = this.#open.get(jobId)
      const opts = { jobId, removeOnComplete: true, removeOnFail: true }
      return open ? [{ name: 'chunk', data: open.chunk, opts }] : []
    })
    await this.#queue.addBulk(jobs)
  }

  #settle(id: string, returned: Tally | string): void {
    const open = this.#open.get(id)
    if (!open) return // of another run, or counted already
    this.#open.delete(id)
    this.#work.done(open.number, typeof returned === 'string' ? JSON.parse(returned) : returned)
    this.#wake()
  }

  #fail(id: string, reason: string): void {
    if (!this.#open.has(id)) return
    this.#failed ??= new InputError(`a worker could not play its games: ${reason.split('\n')[0]}`)
    this.#wake()
  }

  /** Finds chunks that got lost with a Redis that forgot them, and whether there are hands enough. */
  async #look(): Promise<void> {
    const lost: string[] = []
    for (const [id, open] of [...this.#open].slice(0, LOOKED_AT)) {
      const state = await this.#queue.getJobState(id)
      open.missing = state === 'unknown' ? open.missing + 1 : 0
      if (open.missing < 2) continue // its tally may be on the way
      open.missing = 0
      lost.push(id)
    }
    if (lost.length > 0) await this.#add(lost)
    if (this.#window < MOST && (await this.#queue.getWaitingCount()) < this.#window / 4) this.#window *= 2
    this.#withoutWorkers = (await this.#queue.getWorkersCount()) > 0 ? 0 : this.#withoutWorkers + 1
    if (this.#withoutWorkers === LOOKS_WITHOUT_WORKERS)
      this.#told('no worker is there; start some with freehold worker --redis URL')
  }

  async #takeBack(): Promise<void> {
    const removed = Promise.allSettled([...this.#open.keys()].map((id) => this.#queue.remove(id)))
    this.#open.clear()
    await within(LEAVE_MS, removed)
  }
}
