import { findKingdom } from '@freehold/dominion'
import { belowFrom } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { breedingFor, growingFor, growingPolicies } from '../menus.ts'
import { evolvedFor } from '../strategy/library.ts'
import { type Genome, isMoney, pairGenomes, simpleGenomes, stockOf, written } from './genome.ts'
import { skeletons } from './skeletons.ts'

const kingdom = findKingdom(
  'Chapel, Village, Smithy, Militia, Market, Laboratory, Festival, Ironworks, Gardens, Workshop',
)
const has = ({ buy }: Genome, ...cards: string[]) => cards.every((card) => buy.some((entry) => entry.card === card))

describe('skeletons', () => {
  const all = skeletons(stockOf(kingdom), belowFrom('fast:skeletons'))

  test('have engines with villages and draw in step, some of them with a trasher', () => {
    const engines = all.filter((menu) => has(menu, 'Smithy', 'Village'))
    expect(engines.length).toBeGreaterThan(0)
    expect(engines.some((menu) => JSON.stringify(written(menu)).includes('spareActions'))).toBe(true)
    expect(engines.some((menu) => has(menu, 'Chapel') && menu.trash.length > 0)).toBe(true)
  })

  test('have rushes: what gains cheap cards, and Victory cards that count them', () => {
    expect(all.some((menu) => has(menu, 'Ironworks', 'Gardens', 'Estate'))).toBe(true)
    expect(all.some((menu) => has(menu, 'Workshop', 'Gardens', 'Duchy'))).toBe(true)
    // How many of them come first decides a rush, so several numbers are tried.
    const begun = all
      .filter((menu) => has(menu, 'Ironworks', 'Gardens'))
      .map((menu) => JSON.stringify(written(menu).buy[0]))
    for (const many of [3, 5, 6, 8]) expect(begun).toContain(`{"card":"Ironworks","atMost":${many}}`)
  })

  test('buy Events and Projects where there are some', () => {
    const events = stockOf({ ...kingdom, beside: { landscapes: ['Delve', 'Fair'] } })
    expect(skeletons(events, belowFrom('fast:x')).some((menu) => has(menu, 'Delve'))).toBe(true)
  })
})

describe('money with cards of the kingdom', () => {
  const goons = stockOf(
    findKingdom('Chapel, Village, Smithy, Militia, Market, Goons, Festival, Bishop, Gardens, Workshop'),
  )

  test('buys what is as dear as Gold before it, and what is cheaper after it', () => {
    const place = (menu: Genome, card: string) => menu.buy.findIndex((entry) => entry.card === card)
    for (const menu of simpleGenomes(goons).filter((each) => has(each, 'Goons')))
      expect(place(menu, 'Goons')).toBeLessThan(place(menu, 'Gold'))
    for (const menu of simpleGenomes(goons).filter((each) => has(each, 'Smithy')))
      expect(place(menu, 'Smithy')).toBeGreaterThan(place(menu, 'Gold'))
  })

  test('tries any two cards together, the dearer one first', () => {
    const pairs = pairGenomes(goons, belowFrom('fast:pairs'))
    expect(pairs).toHaveLength(45)
    const both = pairs.filter((menu) => has(menu, 'Goons', 'Chapel'))
    expect(both.map(({ buy }) => buy.map(({ card }) => card))).toEqual([
      ['Province', 'Duchy', 'Estate', 'Goons', 'Gold', 'Chapel', 'Silver'],
    ])
  })

  test('is told from ideas, which most people do not play', () => {
    const money = [...simpleGenomes(goons), ...pairGenomes(goons, belowFrom('fast:pairs'))]
    for (const menu of money) expect(isMoney(menu, goons)).toBe(!has(menu, 'Gardens'))
    const ideas = skeletons(goons, belowFrom('fast:ideas'))
    expect(ideas.filter((menu) => has(menu, 'Village', 'Smithy', 'Market')).some((menu) => isMoney(menu, goons))).toBe(
      false,
    )
    expect(ideas.filter((menu) => has(menu, 'Workshop', 'Gardens')).some((menu) => isMoney(menu, goons))).toBe(false)
    expect(ideas.filter(({ trash }) => trash.length > 0).some((menu) => isMoney(menu, goons))).toBe(false)
  })
})

describe('quick breeding', () => {
  test('has a menu from the beginning, and finds a better one and what is hard to beat', () => {
    const breeding = breedingFor(kingdom)
    const first = breeding.best
    expect(first.name).toBe('Big Money Ultimate')
    for (let steps = 0; breeding.best === first && steps < 400; steps++) breeding.step()
    expect(kingdom.cards.some((card) => breeding.best.buy.some((entry) => entry.card === card))).toBe(true)
    for (let steps = 0; breeding.rivals.length < 2 && steps < 1000; steps++) breeding.step()
    const menus = breeding.rivals.map(({ buy }) => JSON.stringify(buy))
    expect(menus.length).toBeGreaterThan(1) // what beats the champion, for one
    expect(new Set(menus).size).toBe(menus.length)
    expect(breeding.done).toBe(false)
  })

  test('knows a rush, an engine and an attack of the kingdom, whatever is strongest', () => {
    const cards = ['Workshop', 'Gardens', 'Village', 'Smithy', 'Militia']
    const breeding = breedingFor({ ...kingdom, cards: [...cards, 'Moat', 'Market', 'Mine', 'Cellar', 'Merchant'] })
    const first = breeding.best
    while (breeding.best === first) breeding.step()
    const menus = breeding.rivals.map(({ buy }) => buy.map(({ card }) => card))
    expect(menus.some((menu) => menu.includes('Gardens') && !menu.includes('Gold'))).toBe(true)
    expect(menus.some((menu) => menu.includes('Village') && menu.includes('Smithy'))).toBe(true)
    expect(menus.some((menu) => menu.includes('Militia'))).toBe(true)
    expect(menus.length).toBeLessThanOrEqual(8)
  })

  test('goes on where another table with the same cards has come to', () => {
    const reversed = { ...kingdom, cards: kingdom.cards.toReversed() }
    const before = growingFor(kingdom, 0)
    expect(growingFor(reversed, 0)).toBe(before)
    const known = findKingdom('First Game')
    expect(growingFor(known, 0)).toBe(evolvedFor(known))
  })

  test('is advised by the policy network until it is done, and not where a menu came with Freehold', () => {
    expect(growingPolicies(kingdom, 0).advised).toBe(true)
    expect(growingPolicies(findKingdom('First Game'), 0).advised).toBe(false)
  })
})
