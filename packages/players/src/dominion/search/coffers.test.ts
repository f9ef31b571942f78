import { dominion } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { describe, expect, test } from 'vitest'
import { parseStrategy } from '../strategy/strategy.ts'
import { strategyPlayer } from '../strategy-player.ts'
import { fastSearchPlayer } from './fast-search-player.ts'
import { searchPlayer } from './search-player.ts'

/** The last Province is there for eight coins, six of them in hand and three in the Coffers; whoever takes it wins. */
const given = {
  supply: { Province: 1 },
  phase: 'buy',
  A: { hand: ['2 Gold'], deck: ['5 Estate'], coffers: 3 },
  B: { hand: ['5 Gold'], deck: ['5 Gold', 'Estate'] },
}
const kingdom = ['Baker', "Worker's Village"]
const policies = { base: parseStrategy({ name: 'Money', buy: ['Province', 'Gold'] }, 'base'), others: [] }
const budget = { rollouts: 60 }

/** Plays the turn as in simulations: the Provinces that the seat has then, and what is left in the Coffers. */
function playTurn(given: object): { provinces: number; coffers: number | undefined } {
  const state = laidOut(given, { kingdom })
  const player = fastSearchPlayer(state.setting, policies, budget)
  game.loadState(state)
  game.forgetState()
  while (game.asked() !== game.ASKED.over && game.turnSeat() === 0) player.decide()
  const provinces = game.owned(
    0,
    state.setting.kinds.findIndex(({ name }) => name === 'Province'),
  )
  game.saveState(state)
  const [mine] = dominion.view(state, 0).seats
  return { provinces, coffers: mine.counters?.find(({ kind }) => kind === 'coffers')?.n }
}

describe('a search pays with Coffers', () => {
  test('as many as are missing, in simulations', () => {
    expect(playTurn(given)).toEqual({ provinces: 1, coffers: 1 })
  })

  test('for all purchases before the first one', () => {
    const A = { hand: ["Worker's Village", '4 Gold'], deck: ['5 Copper'], coffers: 5 }
    const B = { hand: ['5 Gold'], deck: ['5 Gold', 'Province'] } // and one more would win
    expect(playTurn({ phase: 'action', supply: { Province: 2 }, A, B })).toEqual({ provinces: 2, coffers: 2 }) // of 13 coins
  })

  test('for something, at a table', async () => {
    const cards = ['Cellar', 'Market', 'Militia', 'Mine', 'Moat', 'Remodel', 'Smithy', 'Village', 'Workshop', 'Baker']
    const options = dominion.options({ players: 2, edition: '2e', kingdom: cards, start: 0 })
    const base = parseStrategy({ name: 'Bakers', buy: ['Province', 'Gold', 'Baker', 'Silver'] }, 'base')
    const player = searchPlayer({ name: 'Search', seed: 'test', budget, policies: () => ({ base, others: [] }) })
    const state = dominion.setup(options, 'fast:coffers')
    const rival = strategyPlayer(base)
    player.begin?.(0, 2, options)
    rival.begin?.(1, 2, options)
    const chosen: string[] = []
    for (let decision = dominion.pending(state); decision && chosen.length < 60; decision = dominion.pending(state)) {
      const { seat } = decision
      const view = dominion.view(state, seat)
      const imagine = (seed: string) => dominion.determinize(state, 0, seed)
      const move = await (seat === 0 ? player.choose(decision, view, imagine) : rival.choose(decision, view))
      if (seat === 0) chosen.push(...move.map((option) => decision.options[option].key))
      dominion.play(state, move, [])
    }
    const after = chosen.flatMap((key, i) => (key === 'spend Coffers' ? [chosen[i + 1].split(' ')[0]] : []))
    expect(after.length).toBeGreaterThan(2)
    expect(after.filter((key) => key !== 'spend' && key !== 'buy')).toEqual([])
  })
})
