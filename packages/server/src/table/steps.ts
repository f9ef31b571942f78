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
/** So many at most are kept as objects while nobody says that they were told. */
const MOST_OPEN = 8

/**
 * The latest steps of a table. Those that were told are kept as text: hardly anybody asks for them again, and a step is some
 * forty objects, which a host with many tables would look through again and again to find out that they are still needed.
 */
export class Steps {
  #folded: string[] = []
  #open: Step[]
  #last = 1 // the version of the newest

  constructor(first: Entry) {
    this.#open = [{ version: this.#last, entry: first, events: [] }]
  }

  /** How many bytes they take, roughly. */
  get bytes(): number {
    return this.#folded.reduce((sum, text) => sum + text.length, 0) + this.#open.length * 2000
  }

  add(step: Step): void {
    this.#last = step.version
    this.#open.push(step)
    if (this.#open.length > MOST_OPEN) this.fold()
  }

  /** Everybody who is there was told. */
  fold(): void {
    for (const step of this.#open) this.#folded.push(JSON.stringify(step))
    this.#open = []
    if (this.#folded.length > 2 * MOST) this.#folded = this.#folded.slice(-MOST)
  }

  /** The last ones, the oldest first, as far as they are kept. */
  latest(most: number): readonly Step[] {
    return this.since(this.#last - Math.min(most, this.#folded.length + this.#open.length)) ?? []
  }

  /** Those after that version; `undefined` where they are no longer kept. */
  since(version: number): readonly Step[] | undefined {
    const asked = this.#last - version
    const kept = this.#folded.length + this.#open.length
    if (asked < 0 || asked > kept) return undefined
    if (asked <= this.#open.length) return this.#open.slice(this.#open.length - asked)
    const texts = this.#folded.slice(kept - asked)
    return [...texts.map((text): Step => JSON.parse(text)), ...this.#open]
  }
}
