import { expect, test } from 'vitest'
import { cardsOf, landscapesOf, pilesOf } from '../cards/index.ts'
import { writtenCards, writtenLandscapes, writtenPiles } from '../cards/written.ts'
import { editions, expansions } from '../language/types.ts'
import { runScenario } from '../scenario/run.ts'
import { parseScenario } from '../scenario/schema.ts'
import { closedOf, closedWords } from './closed.ts'

test('whatever is written can be had, or is refused by its name', () => {
  const written = [...writtenCards, ...writtenPiles, ...writtenLandscapes]
  const isOpen = (name: string) =>
    editions.some((edition) => cardsOf(edition).has(name) || landscapesOf(edition).has(name))
  const isPile = (name: string) => editions.some((edition) => pilesOf(edition).some((pile) => pile.name === name))
  const silent = written.filter(({ name }) => (closedOf(name)?.name === name) === (isOpen(name) || isPile(name)))
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('it is said in one line, with what it lacks', () => {
  expect(closedWords({ name: 'Donate', lacks: 'debt' })).toBe(
    'Donate is written, but the rules for debt are not carried out yet',
  )
  expect(closedWords({ name: 'Castles' })).toBe(
    'Castles is written, but not open yet: its rulings are still being proven',
  )
})

test('nothing through Menagerie and the promotional cards is closed', () => {
  const written = [...writtenCards, ...writtenLandscapes, ...writtenPiles]
  expect(written.flatMap(({ name }) => closedOf(name) ?? [])).toEqual([])
  const byBox = new Map<string, Set<string>>(expansions.map((box) => [box, new Set()]))
  for (const { name, set } of written) byBox.get(set)?.add(name)
  // Cards, landscapes and piles of several cards, each name once; a sheet with two sides counts as its two sides.
  expect(Object.fromEntries([...byBox].map(([box, names]) => [box, names.size]))).toEqual({
    Basic: 10,
    Base: 32,
    Intrigue: 32,
    Seaside: 26,
    Alchemy: 12,
    Prosperity: 25,
    Cornucopia: 18,
    Hinterlands: 26,
    'Dark Ages': 57,
    Guilds: 13,
    Adventures: 58,
    Empires: 76,
    Nocturne: 77,
    Renaissance: 50,
    Menagerie: 71,
    Promo: 13,
  })
})

test('a card that there is not is called by what was typed', () => {
  const [{ outcome, problems }] = runScenario(
    parseScenario({ title: 'A thief', given: { A: { hand: ['Zzyzx'] } }, then: { coins: 0 } }, ''),
  )
  expect(outcome).toBe('wrong')
  expect(problems).toEqual(['given.A.hand: there is no card "Zzyzx"'])
})
