import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkOptions, findKingdom } from '@freehold/dominion'
import { settingOf } from '@freehold/dominion/fast'
import { describe, expect, test } from 'vitest'
import { cardTable } from '../card-table.ts'
import type { Sight } from '../sight.ts'
import { bindCondition } from './bind.ts'
import { cardQuantities, parseCondition, plainQuantities } from './expression.ts'

const table = cardTable(settingOf(checkOptions({ kingdom: 'First Game' })))

/** Somebody with 3 Golds, 1 Smithy in hand, 5 coins, behind by 4; two Moats are left, and 3 Provinces. */
const owned: Record<string, number> = { Gold: 3, Smithy: 1, Copper: 2 }
const sight = {
  coins: () => 5,
  buys: () => 1,
  turn: () => 9,
  lead: () => -4,
  emptyPiles: () => 1,
  owned: (kind: number) => owned[table.names[kind]] ?? 0,
  inHand: (kind: number) => (table.names[kind] === 'Smithy' ? 1 : 0),
  left: (kind: number) => ({ Moat: 2, Province: 3, Cellar: 0, Militia: 0 })[table.names[kind]] ?? 10,
} as Sight

const patricians = ['Patrician/Emporium', ...findKingdom('First Game').cards.slice(1)]

const holds = (text: string): boolean => bindCondition(parseCondition(text), table)(sight)

describe('a condition', () => {
  test.each([
    ['own(Gold) = 3', true],
    ['own(Gold) > 3', false],
    ['own(Gold) + own(Smithy) >= 4', true],
    ['own(Gold) - own(Smithy) = 2', true],
    ['own(Gold) = 3 * own(Smithy)', true],
    ['own(Gold) < own(Smithy) * 3', false],
    ['coins - 2 * own(Smithy) + 1 = 2*own(Copper)', true],
    ['own(Action) = 1 and own(Treasure) = 5', true],
    ['hand(Smithy) = 1 and not hand(Gold) > 0', true],
    ['coins >= 6 or turn < 10', true],
    ['coins >= 6 or turn > 10', false],
    ['(coins = 5 or coins = 6) and buys = 1', true],
    ['coins = 5 or coins = 6 and buys = 2', true],
    ['left(Moat) <= 2 and provinces = 3', true],
    ['lead < 0 and lead = -4', true],
    ['empty != 0', true],
    ['toEnd = 2', true], // two piles are empty, two Moats are left
    ['money = 11', true],
    ['cards = 6', true],
    ['own(Witch) = 0', true], // not at this table
  ])('%s: %s', (text, expected) => {
    expect(holds(text)).toBe(expected)
  })

  test.each([
    [{}, { Moat: 2, Militia: 3, Cellar: 1 }, 6],
    [{ players: 6 }, { Moat: 2, Militia: 3, Cellar: 1, Province: 18 }, 16], // four piles are needed
    [{ colonies: true }, { Colony: 4 }, 4],
    [{ kingdom: patricians }, { Emporium: 1, Moat: 2, Militia: 3 }, 6], // also of a pile with several cards
  ])('the fewest gains that would end a game: %j with %j left', (options, few: Record<string, number>, gains) => {
    const kinds = cardTable(settingOf(checkOptions({ kingdom: 'First Game', ...options })))
    const left = (kind: number): number => few[kinds.names[kind]] ?? 10
    const looking = { ...sight, left } as Sight
    expect(bindCondition(parseCondition(`toEnd = ${gains}`), kinds)(looking)).toBe(true)
  })

  test.each([
    ['own(Smithey) < 2', 'there is no card "Smithey"; did you mean Smithy? (letter 5 of "own(Smithey) < 2")'],
    ['coin > 2', 'there is no quantity "coin"; there are coins, '],
    ['coins 2', 'expected one of <= >= != < > =, got "2" (letter 7'],
    ['coins >', 'expected a number or a quantity, got the end'],
    ['coins > 2 coins', 'expected "and", "or" or the end, got "coins"'],
    [
      'own(Silver) > own(Gold) * own(Smithy)',
      'expected a number times a quantity, such as 2 * own(Gold) (letter 15 of',
    ],
    ['coins > 2 * 3', 'expected a number times a quantity, such as 2 * own(Gold) (letter 9 of'],
    ['coins > 2 *', 'expected a number or a quantity, got the end'],
    ['coins > 2 * own(Gold) * 2', 'expected "and", "or" or the end, got "*"'],
    ['(coins > 2', 'expected ")", got the end'],
    ['own Gold > 2', 'expected a card in parentheses: own(Gold)'],
    ['left(Action) > 2', 'there is no card "Action"'],
  ])('%s is refused', (text, problem) => {
    expect(() => parseCondition(text)).toThrow(problem)
  })
})

test('docs/strategies.md tells every quantity and what it means', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/strategies.md'), 'utf8')
  for (const [name, meaning] of Object.entries(plainQuantities)) expect(page).toContain(`| \`${name}\` | ${meaning} |`)
  for (const [name, meaning] of Object.entries(cardQuantities))
    expect(page).toContain(`| \`${name}(card)\` | ${meaning} |`)
})
