import { expect, test } from 'vitest'
import { cardsOf, landscapesOf, pilesOf } from '../cards/index.ts'
import { writtenCards, writtenLandscapes, writtenPiles } from '../cards/written.ts'
import { dominion } from '../game.ts'
import { editions } from '../language/types.ts'
import { runScenario } from '../scenario/run.ts'
import { parseScenario } from '../scenario/schema.ts'
import { closedOf, closedWords } from './closed.ts'

const nine = ['Cellar', 'Market', 'Militia', 'Mine', 'Moat', 'Remodel', 'Smithy', 'Village', 'Workshop']

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

test('a table and a scenario say so', () => {
  const scenario = (hand: string) =>
    parseScenario({ title: 'A thief', given: { A: { hand: [hand] } }, then: { coins: 0 } }, '')
  for (const closed of writtenCards.flatMap(({ name }) => closedOf(name) ?? [])) {
    expect(() => dominion.options({ kingdom: [...nine, closed.name] })).toThrow(
      `Dominion options: kingdom: card 10: ${closedWords(closed)}; choose another`,
    )
    const [{ outcome, problems }] = runScenario(scenario(closed.name))
    expect(outcome).toBe('wrong')
    expect(problems).toEqual([`given.A.hand: ${closedWords(closed)}`])
  }
  expect(runScenario(scenario('Zzzzzz'))[0].problems).toEqual(['given.A.hand: there is no card "Zzzzzz"'])
  const [closed] = writtenCards.flatMap(({ name }) => closedOf(name) ?? [])
  const [{ outcome, problems }] = runScenario(scenario(closed.name))
  expect(outcome).toBe('wrong')
  expect(problems).toEqual([`given.A.hand: ${closedWords(closed)}`])
  expect(runScenario(scenario('Zzyzx'))[0].problems).toEqual(['given.A.hand: there is no card "Zzyzx"'])
})
