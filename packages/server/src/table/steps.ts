import type { GameEvent } from '@freehold/kernel'
import type { Entry } from './entries.ts'

/** An entry with what happened in the game by it; nobody may hear the events unredacted. */
export interface Step {
  readonly version: number // of the table after it
  readonly entry: Entry
  readonly events: readonly GameEvent[]
}

/** Kept for whoever was away; who was away longer gets the state without what led to it. */
const MOST = 256

/** The latest steps of a table. */
export class Steps {
  #steps: Step[]

  constructor(first: Entry) {
    this.#steps = [{ version: 1, entry: first, events: [] }]
  }

  get length(): number {
    return this.#steps.length
  }

  add(step: Step): void {
    this.#steps.push(step)
    if (this.#steps.length > 2 * MOST) this.#steps = this.#steps.slice(-MOST)
  }

  /** Those after that version; `undefined` where they are no longer kept. */
  since(version: number): readonly Step[] | undefined {
    const last = this.#steps[this.#steps.length - 1].version
    if (version > last || version < this.#steps[0].version - 1) return undefined
    return this.#steps.filter((step) => step.version > version)
  }
}
