import type {
  Ability,
  Card,
  CardType,
  Cost,
  Edition,
  Expansion,
  Landscape,
  LandscapeType,
  MixedPart,
  MixedPile,
  Pile,
  Printing,
} from './types.ts'

/** `4` coins, `'6P'` six coins and a potion, `'8D'` eight debt, `'4+3D'` four coins and three debt. */
export type WrittenCost = number | `${number}P` | `${number}D` | `${number}+${number}D`

/** The rules under which what follows is the card; both editions and every printing unless said. */
export interface Under {
  readonly editions?: readonly Edition[]
  readonly printing?: Printing
}

/**
 * Returns the words in which one set is written: `card('Smithy', 4, 'Action', 'anvil', onPlay(draw(3)))`.
 * Types are written as on a card, with ` - ` between them.
 */
export function writeSet(set: Expansion, { editions = ['1e', '2e'], printing }: Under = {}) {
  const under = { set, editions, ...(printing && { printing }) }
  const write =
    (pile: Pile) =>
    (name: string, cost: WrittenCost, types: string, emblem: string, ...abilities: Ability[]): Card => ({
      name,
      cost: readCost(cost),
      types: readTypes(types),
      ...under,
      abilities,
      pile,
      emblem,
    })
  /** Landscapes that are bought, with what they cost. */
  const bought =
    (type: LandscapeType, limit?: Landscape['limit']) =>
    (name: string, cost: WrittenCost, emblem: string, ...abilities: Ability[]): Landscape => ({
      name,
      type,
      cost: readCost(cost),
      ...(limit && { limit }),
      ...under,
      abilities,
      emblem,
    })
  const landscape =
    (type: LandscapeType, back?: string) =>
    (name: string, emblem: string, ...abilities: Ability[]): Landscape => ({
      name,
      type,
      ...(back && { back }),
      ...under,
      abilities,
      emblem,
    })
  const mixedPile = (
    name: string,
    cost: WrittenCost,
    types: string,
    order: MixedPile['order'],
    ...cards: MixedPart[]
  ): MixedPile => ({ name, set, cost: readCost(cost), types: readTypes(types), kingdom: true, order, cards })
  return {
    card: write({ in: 'supply' }),
    cardOf: (copies: number) => write({ in: 'supply', copies }),
    boxCard: (copies: number) => write({ in: 'box', copies }),
    mixedCard: (pile: string) => write({ in: 'mixed', pile }),
    startCard: write({ in: 'start', copies: 1 }),
    event: bought('Event'),
    eventOncePerTurn: bought('Event', 'oncePerTurn'),
    eventOncePerGame: bought('Event', 'oncePerGame'),
    project: bought('Project'),
    landscape,
    mixedPile,
    /** A kingdom pile of five copies of one card upon five of another. */
    splitPile: (upper: string, lower: string, cost: WrittenCost, types: string): MixedPile =>
      mixedPile(`${upper}/${lower}`, cost, types, 'asListed', { card: upper, copies: 5 }, { card: lower, copies: 5 }),
  }
}

const readTypes = (types: string): CardType[] => types.split(' - ') as CardType[]

function readCost(written: WrittenCost): Cost {
  if (typeof written === 'number') return { coins: written }
  if (written.endsWith('P')) return { coins: Number.parseInt(written, 10), potion: 1 }
  const parts = written.split('+')
  const debt = Number.parseInt(parts.at(-1) ?? '', 10)
  return { coins: parts.length > 1 ? Number.parseInt(parts[0], 10) : 0, debt }
}
