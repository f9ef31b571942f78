import { describe, expect, test } from 'vitest'
import { dominion } from '../game.ts'
import { kingdomCards } from './kingdom.ts'
import { kingdomCode, parseKingdomCode } from './kingdom-code.ts'
import { checkOptions } from './options.ts'
import { settingOf } from './piles.ts'

const names = (set: string, n: number) =>
  kingdomCards('2e')
    .filter((pile) => pile.set === set && !('order' in pile))
    .slice(0, n)
    .map(({ name }) => name)
/** Ten cards, so many of them of the set. */
const tenWith = (set: string, n: number) => [...names(set, n), ...names('Base', 10 - n)]

const piles = (options: object, seed = 'fast:1') => {
  const { setting } = dominion.setup(checkOptions(options), seed)
  return Object.fromEntries(setting.piles.map(({ name, count }) => [name, count]))
}

describe('Colonies and Platinum', () => {
  test('are there where they are wished for', () => {
    expect(piles({ kingdom: 'First Game', colonies: true })).toMatchObject({ Colony: 8, Platinum: 12 })
    expect(piles({ players: 3, kingdom: 'First Game', colonies: true })).toMatchObject({ Colony: 12, Platinum: 12 })
    expect(piles({ kingdom: 'First Game' })).not.toHaveProperty('Colony')
    expect(piles({ kingdom: 'First Game', colonies: false })).not.toHaveProperty('Colony')
  })

  test('end the game when the last Colony is gone', () => {
    const { piles } = settingOf(checkOptions({ kingdom: 'First Game', colonies: true }))
    expect(piles.filter(({ endsGame }) => endsGame).map(({ name }) => name)).toEqual(['Province', 'Colony'])
  })

  test('come by lot as often as cards of Prosperity are among the ten', () => {
    const kingdom = tenWith('Prosperity', 5)
    const drawn = Array.from({ length: 400 }, (_, i) => piles({ kingdom, colonies: 'lot' }, `fast:${i}`))
    const share = drawn.filter((found) => 'Colony' in found).length / drawn.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
    expect(piles({ kingdom: tenWith('Prosperity', 0), colonies: 'lot' })).not.toHaveProperty('Colony')
  })

  test('a lot that was drawn stays as it is, and the log of a game tells it', () => {
    const asked = checkOptions({ kingdom: tenWith('Prosperity', 5), colonies: 'lot' })
    for (const seed of ['fast:1', 'fast:2', 'fast:3', 'fast:4']) {
      const settled = dominion.settle?.(asked, seed) ?? asked
      expect(settled.colonies).not.toBe('lot')
      expect(dominion.settle?.(settled, 'fast:other')).toEqual(settled)
      expect(dominion.hash(dominion.setup(settled, seed))).toBe(dominion.hash(dominion.setup(asked, seed)))
    }
  })
})

describe('Shelters', () => {
  const firstDeck = (options: object, seed = 'fast:1') => {
    const { setting } = dominion.setup(checkOptions(options), seed)
    return setting.start.map(([kind, copies]) => `${copies} ${setting.kinds[kind].name}`)
  }

  test('take the place of the first Estates', () => {
    const kingdom = 'First Game'
    expect(firstDeck({ kingdom, shelters: true })).toEqual([
      '7 Copper',
      '1 Hovel',
      '1 Necropolis',
      '1 Overgrown Estate',
    ])
    expect(piles({ kingdom, shelters: true })).toMatchObject({ Estate: 8 })
  })

  test('come by lot as often as cards of Dark Ages are among the ten', () => {
    const decks = (n: number) =>
      Array.from({ length: 400 }, (_, i) =>
        firstDeck({ kingdom: tenWith('Dark Ages', n), shelters: 'lot' }, `fast:${i}`).join(', '),
      )
    const share = decks(3).filter((deck) => deck.includes('1 Hovel')).length / 400
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
    expect(new Set(decks(0))).toEqual(new Set(['7 Copper, 3 Estate']))
    expect(new Set(decks(10))).toEqual(new Set(['7 Copper, 1 Hovel, 1 Necropolis, 1 Overgrown Estate']))
  })
})

test('codes hold what lies beside the ten, and codes given before stay valid', () => {
  const kingdom = checkOptions({ kingdom: 'First Game' }).kingdom
  const plain = kingdomCode('2e', kingdom)
  expect(parseKingdomCode(plain)).toEqual({ edition: '2e', cards: kingdom })
  for (const beside of [{ colonies: true }, { shelters: 'lot' }, { colonies: 'lot', shelters: true }] as const) {
    const code = kingdomCode('2e', kingdom, beside)
    expect(code).not.toBe(plain)
    expect(parseKingdomCode(code)).toEqual({ edition: '2e', cards: kingdom, beside })
    expect(checkOptions({ kingdom: code })).toMatchObject(beside)
  }
  expect(checkOptions({ kingdom: kingdomCode('2e', kingdom, { colonies: true }), colonies: false }).colonies).toBe(
    undefined,
  )
})

test('a Bane is for games with a Young Witch', () => {
  expect(() => checkOptions({ kingdom: 'First Game', bane: 'Chapel' })).toThrow(
    'Dominion options: a Bane is for games with Young Witch: add that card, or leave it out',
  )
})

test('the Obelisk counts a pile of the Supply, whatever the Black Market sells', () => {
  const kingdom = ['Black Market', 'Young Witch', ...names('Base', 8)]
  for (let i = 0; i < 20; i++) {
    const { setting } = dominion.setup(checkOptions({ kingdom, landscapes: ['Obelisk'] }), `fast:${i}`)
    expect(setting.piles.filter(({ obelisk }) => obelisk).map(({ supply }) => supply)).toEqual([true])
  }
})
