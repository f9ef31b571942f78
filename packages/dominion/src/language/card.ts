import type { Ability, Card, CardType, Edition, Expansion, Pile } from './types.ts'

/** `4` coins, or `'6P'` for six coins and a potion. */
type Cost = number | `${number}P`

/**
 * Returns the words in which one set is written: `card('Smithy', 4, 'Action', 'anvil', onPlay(draw(3)))`.
 * Types are written as on a card, with ` - ` between them.
 */
export function writeSet(set: Expansion, editions: readonly Edition[] = ['1e', '2e']) {
  const write =
    (pile: Pile) =>
    (name: string, cost: Cost, types: string, emblem: string, ...abilities: Ability[]): Card => ({
      name,
      cost: typeof cost === 'number' ? { coins: cost } : { coins: Number.parseInt(cost, 10), potion: 1 },
      types: types.split(' - ') as CardType[],
      set,
      editions,
      abilities,
      pile,
      emblem,
    })
  return {
    card: write({ in: 'supply' }),
    boxCard: (copies: number) => write({ in: 'box', copies }),
    mixedCard: (pile: string) => write({ in: 'mixed', pile }),
  }
}
