/** How many connections each address has, here and at other nodes. */
import type { Used } from './rate-limit.ts'

/** What another node has not said again for so long is no longer so. */
const HOLDS_MS = 5000
/** Of addresses with fewer nobody needs to know elsewhere. */
const WORTH_TELLING = 10

export class OpenSockets {
  readonly #most: number
  readonly #now: () => number
  readonly #here = new Map<string, number>()
  readonly #elsewhere = new Map<string, { readonly counts: ReadonlyMap<string, number>; readonly at: number }>() // by node

  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most
    this.#now = now
  }

  /** Counts one more until what is given back is called; `undefined` where there are too many. */
  take(address: string): (() => void) | undefined {
    const here = this.#here.get(address) ?? 0
    if (here + this.#countElsewhere(address) >= this.#most) return undefined
    this.#here.set(address, here + 1)
    let isCounted = true
    return () => {
      if (!isCounted) return
      isCounted = false
      const left = (this.#here.get(address) ?? 1) - 1
      if (left > 0) this.#here.set(address, left)
      else this.#here.delete(address)
    }
  }

  /** What other nodes should know. */
  counts(): Used {
    return [...this.#here].filter(([, count]) => count >= WORTH_TELLING)
  }

  heard(node: string, counts: Used): void {
    this.#elsewhere.set(node, { counts: new Map(counts), at: this.#now() })
  }

  #countElsewhere(address: string): number {
    let sum = 0
    for (const [node, { counts, at }] of this.#elsewhere) {
      if (this.#now() - at > HOLDS_MS) this.#elsewhere.delete(node)
      else sum += counts.get(address) ?? 0
    }
    return sum
  }
}
