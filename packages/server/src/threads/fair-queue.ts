/**
 * Who waits for a thread that many use: served next is who has used the least of it. What waits has a path of names, such
 * as of a person and a table, and the thread is shared evenly at each step of the path: a hundred tables of one person get
 * together what one table of another person gets. Whoever was idle does not save up for later.
 */
interface Flow<T> {
  used: number // in the time of this queue, which goes on with what is used
  readonly waiting: FairQueue<T>
}

export type Path = readonly string[]

export class FairQueue<T> {
  readonly #flows = new Map<string, Flow<T>>()
  readonly #items: T[] = [] // where the path ends
  #now = 0 // how much those have used who are served
  #length = 0

  get length(): number {
    return this.#length
  }

  push(item: T, [name, ...rest]: Path): void {
    this.#length++
    if (name === undefined) {
      this.#items.push(item)
      return
    }
    const flow = this.#flows.get(name) ?? { used: this.#now, waiting: new FairQueue<T>() }
    if (flow.waiting.length === 0) flow.used = Math.max(flow.used, this.#now)
    flow.waiting.push(item, rest)
    this.#flows.set(name, flow)
  }

  shift(): T | undefined {
    if (this.#length === 0) return undefined
    this.#length--
    if (this.#items.length > 0) return this.#items.shift()
    let next: Flow<T> | undefined
    for (const [name, flow] of this.#flows) {
      if (flow.waiting.length === 0) {
        if (flow.used <= this.#now) this.#flows.delete(name) // as if it had never been here
      } else if (!next || flow.used < next.used) next = flow
    }
    if (!next) return undefined
    this.#now = Math.max(this.#now, next.used)
    return next.waiting.shift()
  }

  /** Whoever has this path was served for so long. */
  charge([name, ...rest]: Path, ms: number): void {
    const flow = name === undefined ? undefined : this.#flows.get(name)
    if (!flow) return
    flow.used += ms
    flow.waiting.charge(rest, ms)
  }

  /** Takes out all that waits. */
  clear(): T[] {
    const all: T[] = []
    for (let item = this.shift(); item !== undefined; item = this.shift()) all.push(item)
    return all
  }
}
