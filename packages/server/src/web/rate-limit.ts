/** So many at once, and so many a second in the long run. */
export class RateLimit {
  readonly #burst: number
  readonly #perSecond: number
  readonly #now: () => number
  readonly #buckets = new Map<string, { left: number; at: number }>()
  #sweptAt = Number.NEGATIVE_INFINITY

  constructor(burst: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Whether whoever this is may do one more thing now. */
  take(who: string): boolean {
    const at = this.#now()
    const bucket = this.#buckets.get(who) ?? { left: this.#burst, at }
    const left = Math.min(this.#burst, bucket.left + ((at - bucket.at) / 1000) * this.#perSecond)
    this.#buckets.set(who, { left: left >= 1 ? left - 1 : left, at })
    if (this.#buckets.size > 10_000 && at - this.#sweptAt > 1000) this.#forgetFull(at)
    return left >= 1
  }

  #forgetFull(at: number): void {
    this.#sweptAt = at
    for (const [who, bucket] of this.#buckets) {
      if (bucket.left + ((at - bucket.at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(who)
    }
  }
}
