/** How long is thought about a turn, and what is left of it. */

/** So many milliseconds, or moments looked at, which gives the same on every machine. */
export type Budget = { readonly milliseconds: number } | { readonly looks: number }

/** What may be spent on a part of the thinking. */
export class Allowance {
  readonly #spent: () => number
  readonly #most: number

  constructor(spent: () => number, most: number) {
    this.#spent = spent
    this.#most = most
  }

  /** A share of a budget, from now on. */
  static of(budget: Budget, looks: () => number, share: number): Allowance {
    const spent = 'looks' in budget ? looks : () => performance.now()
    return new Allowance(spent, spent() + share * ('looks' in budget ? budget.looks : budget.milliseconds))
  }

  get left(): number {
    return this.#most - this.#spent()
  }

  get isSpent(): boolean {
    return this.left <= 0
  }

  /** A share of what is left. */
  part(share: number): Allowance {
    const left = this.left
    return new Allowance(this.#spent, this.#most - (1 - share) * Math.max(0, left))
  }
}
