/** What somebody has used, to be told to other nodes. */
export type Used = readonly (readonly [who: string, amount: number])[]

interface Bucket {
  left: number
  at: number // when so much was left
}

/** So many at once, and so many a second in the long run; what is used at other nodes counts, too. */
export class RateLimit {
  readonly #burst: number
  readonly #perSecond: number
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()
  #used: Map<string, number> | undefined // since others were last told; not kept where there are none
  #sweptAt = Number.NEGATIVE_INFINITY

  constructor(burst: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Whether whoever this is may do one more thing now. */
  take(who: string): boolean {
    const at = this.#now()
    const bucket = this.#buckets.get(who)
    if ((bucket ? this.#leftIn(bucket, at) : this.#burst) < 1) return false
    this.#take(who, 1, bucket, at)
    this.#note(who, 1)
    return true
  }

  /** Whether something is left for whoever this is. */
  has(who: string): boolean {
    const bucket = this.#buckets.get(who)
    return !bucket || bucket.left > 0 || this.#leftIn(bucket, this.#now()) > 0
  }

  /** So much was used, which is only known afterwards. Nobody owes more than comes back in the time of a burst. */
  charge(who: string, amount: number): void {
    this.#take(who, amount, this.#buckets.get(who), this.#now())
    this.#note(who, amount)
  }

  /** What was used here since this was last asked. */
  news(): Used {
    const used = [...(this.#used ?? [])]
    this.#used = new Map()
    return used
  }

  /** The same of another node. */
  usedElsewhere(used: Used): void {
    for (const [who, amount] of used) this.#take(who, amount, this.#buckets.get(who), this.#now())
  }

  #note(who: string, amount: number): void {
    this.#used?.set(who, (this.#used.get(who) ?? 0) + amount)
  }

  #leftIn({ left, at }: Bucket, now: number): number {
    return Math.min(this.#burst, left + ((now - at) / 1000) * this.#perSecond)
  }

  /** Every message comes by here, several times: what is known of its sender is looked up once, and changed where it is. */
  #take(who: string, amount: number, known: Bucket | undefined, at: number): void {
    const left = Math.max(-this.#burst, (known ? this.#leftIn(known, at) : this.#burst) - amount)
    if (known) {
      known.left = left
      known.at = at
      return
    }
    this.#buckets.set(who, { left, at })
    if (this.#buckets.size > 10_000 && at - this.#sweptAt > 1000) this.#forgetFull(at)
  }

  #forgetFull(at: number): void {
    this.#sweptAt = at
    for (const [who, bucket] of this.#buckets) {
      if (this.#leftIn(bucket, at) >= this.#burst) this.#buckets.delete(who)
    }
  }
}
