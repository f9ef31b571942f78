import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { expect, test } from 'vitest'
import { parseStrategy } from '../strategy/strategy.ts'
import { fastSearchPlayer } from './fast-search-player.ts'
import { Searcher } from './searcher.ts'

/** The last Province is there for eight coins, six of them in hand; whoever takes it wins. */
const given = {
  supply: { Province: 1 },
  A: { hand: ['Steward', '2 Gold'], deck: ['5 Estate'] },
  B: { hand: ['5 Gold'], deck: ['5 Gold', 'Estate'] },
}
/** Draws with its Steward whatever happens. */
const base = parseStrategy(
  { name: 'Draws', buy: ['Province', 'Gold'], answers: [{ card: 'Steward', answer: 1 }] },
  'base',
)

test('a search tries the options of a card, and leaves its base where another one wins', () => {
  const state = laidOut(given, { kingdom: ['Steward'] })
  const searcher = new Searcher(state.setting, { base, others: [] })
  const { kind, answer } = searcher.play(state, { budget: { rollouts: 400 }, seed: 'a' })
  expect(state.setting.kinds[kind].name).toBe('Steward')
  expect(answer).toBe(1) // the second: two coins
})

test('what was planned with a card is answered when it asks', () => {
  const state = laidOut(given, { kingdom: ['Steward'] })
  const player = fastSearchPlayer(state.setting, { base, others: [] }, { rollouts: 400 })
  game.loadState(state)
  game.forgetState()
  player.decide()
  expect(game.coins()).toBe(2)
})
