/** How long a search may think: rollouts, or time by a clock it is given. */
export type Budget = { readonly rollouts: number } | { readonly milliseconds: number; readonly now: () => number }

/** A budget as plain data. */
export type Limit = { readonly rollouts: number } | { readonly milliseconds: number }

export const budgetOf = (limit: Limit, now = () => performance.now()): Budget =>
  'rollouts' in limit ? limit : { ...limit, now }

/** What is left of a budget, as a share that shrinks from 1 to 0. */
export class Allowance {
  readonly #budget: Budget
  readonly #began: number
  rollouts = 0

  constructor(budget: Budget) {
    this.#budget = budget
    this.#began = 'now' in budget ? budget.now() : 0
  }

  used(): number {
    if ('rollouts' in this.#budget) return this.rollouts / this.#budget.rollouts
    return (this.#budget.now() - this.#began) / this.#budget.milliseconds
  }
}

/** A share of a budget. */
export const part = (budget: Budget, share: number): Budget =>
  'rollouts' in budget
    ? { rollouts: Math.ceil(share * budget.rollouts) }
    : { ...budget, milliseconds: share * budget.milliseconds }
