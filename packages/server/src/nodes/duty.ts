/**
 * Which tables this process lets go on: only there artificial players move, clocks run and whatever else happens by
 * itself. Of many nodes exactly one has the duty of a table. Ask right before you act: a node can lose it at any moment.
 */
export interface Duty {
  has(table: string): boolean
  /** The table began here, and is this node's until it is lost. */
  took(table: string): void
}

/** Of the only process there is. */
export const dutyOfAll: Duty = { has: () => true, took: () => {} }
