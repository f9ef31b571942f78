/** What somebody has used, to be told to other nodes. */
export type Used = readonly (readonly [who: string, amount: number])[]

/** So many at once, and so many a second in the long run; what is used at other nodes counts, too. */
export class RateLimit {
  readonly #burst: number
  readonly #perSecond: number
  readonly #now: () => number
  readonly #buckets = new Map<string, { left: number; at: number }>()
  #used: Map<string, number> | undefined // since others were last told; not kept where there are none
  #sweptAt = Number.NEGATIVE_INFINITY

  constructor(burst: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Whether whoever this is may do one more thing now. */
  take(who: string): boolean {
    const isAllowed = this.#left(who) >= 1
    if (isAllowed) this.charge(who, 1)
    return isAllowed
  }

  /** Whether something is left for whoever this is. */
  has(who: string): boolean {
    return this.#left(who) > 0
  }

  /** So much was used, which is only known afterwards. Nobody owes more than comes back in the time of a burst. */
  charge(who: string, amount: number): void {
    this.#take(who, amount)
    this.#used?.set(who, (this.#used.get(who) ?? 0) + amount)
  }

  /** What was used here since this was last asked. */
  news(): Used {
    const used = [...(this.#used ?? [])]
    this.#used = new Map()
    return used
  }

  /** The same of another node. */
  usedElsewhere(used: Used): void {
    for (const [who, amount] of used) this.#take(who, amount)
  }

  #left(who: string): number {
    const bucket = this.#buckets.get(who)
    if (!bucket) return this.#burst
    return Math.min(this.#burst, bucket.left + ((this.#now() - bucket.at) / 1000) * this.#perSecond)
  }

  #take(who: string, amount: number): void {
    const at = this.#now()
    this.#buckets.set(who, { left: Math.max(-this.#burst, this.#left(who) - amount), at })
    if (this.#buckets.size > 10_000 && at - this.#sweptAt > 1000) this.#forgetFull(at)
  }

  #forgetFull(at: number): void {
    this.#sweptAt = at
    for (const [who, bucket] of this.#buckets) {
      if (bucket.left + ((at - bucket.at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(who)
    }
  }
}
