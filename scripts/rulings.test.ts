import { readFileSync } from 'node:fs'
import { allCards } from '@freehold/dominion'
import { rulingsOf } from '@freehold/dominion/rulings'
import { expect, test } from 'vitest'
import { named, rulingsFile, rulingsModule, titledScenarios } from './rulings.ts'

test('the rulings beside a card are the titles of the scenarios', () => {
  const same = readFileSync(rulingsFile, 'utf8') === rulingsModule()
  expect(same, 'packages/dominion/src/rulings/proven.ts is stale: run node scripts/write-rulings.ts').toBe(true)
})

test('no two scenarios have the same title', () => {
  const titles = titledScenarios().map(({ title }) => title)
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
})

/** Basic cards are spoken of as what is missing or as part of a cost, and Embargo by its tokens. */
const mayBeAbsent = new Set([...allCards.flatMap(({ set, name }) => (set === 'Basic' ? [name] : [])), 'Embargo'])

test('a scenario has to do with every card that its title names', () => {
  const strange = titledScenarios().flatMap(({ title, source, note, ...story }) => {
    const told = new Set(named(JSON.stringify(story)))
    return named(title)
      .filter((card) => !told.has(card) && !mayBeAbsent.has(card))
      .map((card) => `${title}: no ${card}`)
  })
  expect(strange).toEqual([])
})

test('a ruling is found with every card it names, the chief one first', () => {
  const says = 'Throne Room on Feast: you gain two cards, though the Feast is trashed only once'
  expect(rulingsOf('Throne Room', '1e').map((ruling) => ruling.says)).toContain(says)
  expect(rulingsOf('Feast').map((ruling) => ruling.says)).toContain(says)
  expect(rulingsOf('Throne Room', '2e').map((ruling) => ruling.says)).not.toContain(says)
  expect(rulingsOf('Bandit').some((ruling) => ruling.says.includes('Band of Misfits'))).toBe(false)
})

test('nearly every kingdom card has one', () => {
  const kingdom = allCards.filter(({ types, cost }) => types.includes('Action') && cost.coins > 1)
  const without = new Set(kingdom.filter(({ name }) => rulingsOf(name).length === 0).map(({ name }) => name))
  expect([...without]).toEqual(['Laboratory', 'Woodcutter'])
})
