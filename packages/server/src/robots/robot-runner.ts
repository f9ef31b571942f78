/** Runs artificial players in worker threads, each answer within a time limit, and each table with its share of them. */
import type { Move } from '@freehold/kernel'
import { Lane } from '../threads/lane.ts'
import type { Job } from './job.ts'

export interface RobotSettings {
  readonly threads: number
  readonly limitMs: number // for one answer
  readonly games?: URL // the module that exports `hostedGames`
}

export class RobotRunner {
  readonly #lanes: RobotLane[]

  constructor(settings: RobotSettings) {
    this.#lanes = Array.from({ length: settings.threads }, () => new RobotLane(settings))
  }

  /** The player's answer. Throws `LaneFailure`. */
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

class RobotLane {
  readonly #known = new Set<string>() // players that began in this thread
  readonly #lane: Lane<Job, Move>
  #open = 0 // asked and not yet answered

  constructor({ limitMs, games }: RobotSettings) {
    const workerData = { games: (games ?? new URL('../games.ts', import.meta.url)).href }
    this.#lane = new Lane({ script: new URL('./worker.ts', import.meta.url), workerData, limitMs }, () =>
      this.#known.clear(),
    )
  }

  choose(job: Job): Promise<Move> {
    const question = () => {
      const fresh = job.fresh || !this.#known.has(job.player)
      this.#known.add(job.player)
      return { ...job, fresh, waiting: this.#open - 1 }
    }
    this.#open++
    const asked = this.#lane.ask(question, [job.place, job.owner, job.table])
    const answered = asked.finally(() => this.#open--)
    return answered.then(
      ({ answer }) => answer,
      (failure: Error) => {
        this.#known.delete(job.player) // whatever it had in mind, it begins anew
        throw new Error(`${job.robot}: ${failure.message}`, { cause: failure })
      },
    )
  }

  close(): Promise<void> {
    return this.#lane.close()
  }
}
