import { describe, expect, test } from 'vitest'
import { parseCondition } from './expression.ts'
import { findStrategy, strategyIds } from './library.ts'
import { parseStrategy } from './strategy.ts'
import { strategyText } from './strategy-text.ts'
import { writtenCondition, writtenMenus } from './written.ts'

describe('a strategy written again', () => {
  test.each(strategyIds())('%s reads as the same', (id) => {
    const written = writtenMenus(findStrategy(id))
    expect(writtenMenus(parseStrategy({ name: id, ...written }, id))).toEqual(written)
  })

  test.each(strategyIds())('%s as a text is the same file', (id) => {
    const { needs: _, ...strategy } = findStrategy(id)
    expect(writtenMenus(parseStrategy(JSON.parse(strategyText(strategy)), id))).toEqual(writtenMenus(strategy))
  })

  test('has one line for each line of its menus', () => {
    const { buy, play, trash } = findStrategy('big-money-smithy')
    const kingdom = { edition: '2e', cards: ['Smithy'] } as const
    const evolved = { kingdom, command: 'freehold evolve', generations: 3 }
    expect(strategyText({ name: 'A', about: 'B', buy, play, trash, evolved }).split('\n').slice(3, 10)).toEqual([
      '  "buy": [',
      '    "Province",',
      '    "Gold",',
      '    { "card": "Smithy", "atMost": 1 },',
      '    "Silver"',
      '  ],',
      '  "evolved": {',
    ])
  })

  test('tells how strong it is as a share, and reads the older word, too', () => {
    const { needs: _, ...strategy } = findStrategy('evolved-best-wishes-2e')
    const text = strategyText(strategy)
    expect(text).toContain('"share": 0.9643')
    expect(parseStrategy(JSON.parse(text), 'a').evolved).toEqual(strategy.evolved)
    expect(parseStrategy(JSON.parse(text.replaceAll('"share"', '"points"')), 'a').evolved).toEqual(strategy.evolved)
    expect(() => parseStrategy(JSON.parse(text.replaceAll('"share": 0', '"share": 2')), 'a')).toThrow('share')
  })

  test('has its limits as people write them', () => {
    const { buy, play, trash } = parseStrategy(
      { name: 'x', buy: ['Gold', { card: 'Smithy', atMost: 2, when: 'turn > 1 or coins = 4' }] },
      'x',
    )
    expect(writtenMenus({ buy, play, trash })).toEqual({
      buy: ['Gold', { card: 'Smithy', atMost: 2, when: 'turn > 1 or coins = 4' }],
    })
  })

  test.each([
    'own(Smithy) < 2 and (provinces <= 4 or turn > 12)',
    'not (coins > 3 and buys != 1) or empty >= 2',
    '-money + own(Gold) - 2 = hand(Action)',
    'own(Silver) > 2 * own(Gold) - 3 * turn + 1',
  ])('%s', (text) => {
    expect(writtenCondition(parseCondition(text))).toBe(text)
  })
})
