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

test('a table, a kingdom and a scenario say why, in one line', () => {
  const refused = 'Way of the Ox is written, but the rules for Ways are not carried out yet'
  expect(() => dominion.options({ kingdom: [...nine, 'way of the ox'] })).toThrow(
    `Dominion options: kingdom: card 10: ${refused}; choose another`,
  )
  expect(() => dominion.options({ kingdom: [...nine, 'Castles'] })).toThrow(
    'card 10: Castles is written, but not open yet: its rulings are still being proven; choose another',
  )
  const scenario = (hand: string) =>
    parseScenario({ title: 'A thief', given: { A: { hand: [hand] } }, then: { coins: 0 } }, '')
  const [closed] = writtenCards.flatMap(({ name }) => closedOf(name) ?? [])
  const [{ outcome, problems }] = runScenario(scenario(closed.name))
  expect(outcome).toBe('wrong')
  expect(problems).toEqual([`given.A.hand: ${closedWords(closed)}`])
  expect(runScenario(scenario('Skulkq'))[0].problems).toEqual(['given.A.hand: there is no card "Skulkq"'])
})
