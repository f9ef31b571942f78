import { describe, expect, test } from 'vitest'
import { checkOptions } from './options.ts'
import { settingOf } from './piles.ts'
import { recommendedSets } from './recommended-sets.ts'

type Edition = '1e' | '2e'

const plain = ['Cellar', 'Moat', 'Village', 'Workshop', 'Militia', 'Remodel', 'Smithy', 'Market', 'Mine']

function pilesOf(options: { players: number; edition?: Edition; with?: string[]; rules?: object }) {
  const { with: cards = ['Gardens'], ...rest } = options
  const kingdom = [...plain.slice(0, 10 - cards.length), ...cards]
  return settingOf(checkOptions({ ...rest, kingdom })).piles
}

function countsOf(...options: Parameters<typeof pilesOf>) {
  return Object.fromEntries(pilesOf(...options).map((pile) => [pile.name, pile.count]))
}

test.each<Edition>(['1e', '2e'])(
  'a game compiles its own cards, however many others there are: sets of %s',
  (edition) => {
    const sizes = recommendedSets(edition).map(({ name }) => settingOf(checkOptions({ kingdom: name, edition })))
    expect(Math.max(...sizes.map(({ kinds }) => kinds.length))).toBeLessThan(30)
    expect(Math.max(...sizes.map(({ landscapes }) => landscapes.length))).toBeLessThan(30)
    expect(Math.max(...sizes.map(({ code }) => code.code.length))).toBeLessThan(1200)
  },
)

describe('how many cards lie in a pile', () => {
  test.each<[string, Edition, number, Record<string, number>]>([
    ['1e, Preparation, Treasure cards: 60 Coppers less 7 each', '1e', 2, { Copper: 46, Silver: 40, Gold: 30 }],
    ['1e, Preparation, Treasure cards', '1e', 3, { Copper: 39, Silver: 40, Gold: 30 }],
    ['1e, Preparation, Treasure cards', '1e', 4, { Copper: 32, Silver: 40, Gold: 30 }],
    ['2e, Preparation, Copper, Silver, Gold', '2e', 2, { Copper: 46, Silver: 40, Gold: 30 }],
    ['2e, Preparation, Copper, Silver, Gold', '2e', 4, { Copper: 32, Silver: 40, Gold: 30 }],
    ['2e, 5-6 player rules; symbol sheet, Set-up: each doubled', '2e', 5, { Copper: 85, Silver: 80, Gold: 60 }],
    ['2e, 5-6 player rules; symbol sheet, Set-up: each doubled', '2e', 6, { Copper: 78, Silver: 80, Gold: 60 }],
    ['1e, Preparation, Victory cards: eight for two', '1e', 2, { Estate: 8, Duchy: 8, Province: 8 }],
    ['1e, Preparation, Victory cards: twelve', '1e', 3, { Estate: 12, Duchy: 12, Province: 12 }],
    ['1e, Preparation, Victory cards: twelve', '1e', 4, { Estate: 12, Duchy: 12, Province: 12 }],
    ['2e, Preparation, Estate, Duchy, Province', '2e', 2, { Estate: 8, Duchy: 8, Province: 8 }],
    ['2e, Preparation, Estate, Duchy, Province', '2e', 4, { Estate: 12, Duchy: 12, Province: 12 }],
    ['2e, 5-6 player rules: most still twelve', '2e', 5, { Estate: 12, Duchy: 12, Province: 15, Gardens: 12 }],
    ['2e, 5-6 player rules: most still twelve', '2e', 6, { Estate: 12, Duchy: 12, Province: 18, Gardens: 12 }],
    ['1e, Preparation, Curse cards', '1e', 2, { Curse: 10 }],
    ['1e, Preparation, Curse cards', '1e', 3, { Curse: 20 }],
    ['1e, Preparation, Curse cards', '1e', 4, { Curse: 30 }],
    ['2e, Preparation, Curse', '2e', 4, { Curse: 30 }],
    ['2e, 5-6 player rules', '2e', 5, { Curse: 40 }],
    ['2e, 5-6 player rules', '2e', 6, { Curse: 50 }],
    ['1e, Preparation, Kingdom cards: ten; Victory cards like the others', '1e', 2, { Village: 10, Gardens: 8 }],
    ['1e, Preparation, Kingdom cards', '1e', 3, { Village: 10, Gardens: 12 }],
    ['2e, Preparation: a Victory Kingdom card', '2e', 2, { Village: 10, Gardens: 8 }],
    ['2e, Preparation: a Victory Kingdom card', '2e', 4, { Village: 10, Gardens: 12 }],
  ])('%s (%s, %i players)', (_, edition, players, counts) => {
    expect(countsOf({ edition, players })).toMatchObject(counts)
  })

  test('a card that is a Victory card among other things has a Victory pile', () => {
    const counts = countsOf({ players: 2, with: ['Harem', 'Nobles', 'Mill', 'Farmland', 'Duke'] })
    expect(counts).toMatchObject({ Harem: 8, Nobles: 8, Mill: 8, Farmland: 8, Duke: 8 })
  })

  test('the symbol sheet has twelve Provinces for six, which can be chosen', () => {
    expect(countsOf({ players: 6, rules: { provinces: 12 } })).toMatchObject({ Province: 12, Duchy: 12 })
  })
})

describe('which piles there are', () => {
  test('seventeen, in every game the same seven', () => {
    const names = pilesOf({ players: 2 }).map((pile) => pile.name)
    expect(names).toHaveLength(17)
    expect(names.slice(0, 7)).toEqual(['Copper', 'Silver', 'Gold', 'Estate', 'Duchy', 'Province', 'Curse'])
  })

  test('only the last Province ends the game by itself', () => {
    expect(pilesOf({ players: 2 }).filter((pile) => pile.endsGame)).toMatchObject([{ name: 'Province' }])
  })

  test('sixteen Potions where a card costs one (symbol sheet, Set-up)', () => {
    expect(countsOf({ players: 2, with: ['Possession'] }).Potion).toBe(16)
    expect(countsOf({ players: 2 }).Potion).toBeUndefined()
  })

  test.each([2, 3, 4, 5, 6])('with a Looter as many Ruins as Curses, out of fifty (%i players)', (players) => {
    const piles = pilesOf({ players, with: ['Death Cart'] })
    const ruins = piles.find((pile) => pile.name === 'Ruins')
    expect(ruins).toMatchObject({ count: 10 * (players - 1), supply: true })
    expect(ruins?.cards.map(({ copies }) => copies)).toEqual([10, 10, 10, 10, 10])
    expect(pilesOf({ players }).some((pile) => pile.name === 'Ruins')).toBe(false)
  })

  test('ten Madmen outside the supply with the Hermit', () => {
    const madmen = pilesOf({ players: 4, with: ['Hermit'] }).find((pile) => pile.name === 'Madman')
    expect(madmen).toMatchObject({ count: 10, supply: false })
    expect(pilesOf({ players: 4 }).some((pile) => pile.name === 'Madman')).toBe(false)
  })
})

test('each player begins with seven Coppers and three Estates, and no card is lost', () => {
  const setting = settingOf(checkOptions({ players: 3 }))
  const start = setting.start.map(([kind, copies]) => [setting.kinds[kind].name, copies])
  expect(start).toEqual([
    ['Copper', 7],
    ['Estate', 3],
  ])
  const inPiles = setting.piles.flatMap((pile) => pile.cards).reduce((sum, { copies }) => sum + copies, 0)
  expect(setting.cards).toBe(inPiles + 3 * 10)
})
