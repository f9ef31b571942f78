/** The turn that the rulebook plays through: what is in hand, played and drawn, and what is left after each step. */
export interface ExampleStep {
  readonly id: 'begin' | 'first' | 'second' | 'buy' | 'cleanUp'
  readonly hand?: readonly string[] // shown as they lie
  readonly plays?: readonly string[]
  readonly draws?: readonly string[]
  readonly buys?: string
  readonly left: { readonly actions: number; readonly buys: number; readonly coins: number }
}

export const FRESH = 5 // cards for the next turn

export const exampleTurn: readonly ExampleStep[] = [
  {
    id: 'begin',
    hand: ['Village', 'Smithy', 'Copper', 'Silver', 'Estate'],
    left: { actions: 1, buys: 1, coins: 0 },
  },
  { id: 'first', plays: ['Village'], draws: ['Copper'], left: { actions: 2, buys: 1, coins: 0 } },
  { id: 'second', plays: ['Smithy'], draws: ['Gold', 'Copper', 'Estate'], left: { actions: 1, buys: 1, coins: 0 } },
  {
    id: 'buy',
    plays: ['Copper', 'Copper', 'Copper', 'Silver', 'Gold'],
    buys: 'Province',
    left: { actions: 1, buys: 0, coins: 0 },
  },
  { id: 'cleanUp', left: { actions: 0, buys: 0, coins: 0 } },
]
