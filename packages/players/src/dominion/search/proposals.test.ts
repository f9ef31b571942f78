import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { expect, test } from 'vitest'
import { fastPlayer } from '../fast-player.ts'
import { parseStrategy } from '../strategy/strategy.ts'
import { ProposedTurn } from './proposals.ts'

const copper = parseStrategy({ name: 'Copper', buy: ['Copper'] }, 'copper')

/** A turn with two purchases and so much money, of somebody whose menu is Copper, and who is told that these are better. */
function turnWith(treasures: string, told: Record<string, number>) {
  const given = { A: { hand: ['Festival', treasures], deck: ['5 Silver'] }, B: { deck: ['10 Copper'] } }
  const state = laidOut(given, { kingdom: ['Festival', 'Market'] })
  const { kinds: cards } = state.setting
  const own = fastPlayer(state.setting, copper)
  const opinion = {
    shares() {
      const kinds = [-1, ...cards.keys()].filter((kind) => kind < 0 || game.canBuy(kind))
      const worth = kinds.map((kind) => told[cards[kind]?.name] ?? 0)
      const sum = Math.log(worth.reduce((total, each) => total + Math.exp(each), 0))
      return new Map(kinds.map((kind, i) => [kind, worth[i] - sum]))
    },
  }
  game.loadState(state)
  game.forgetState()
  game.playKind(cards.findIndex(({ name }) => name === 'Festival'))
  game.endPhase()
  own.treasures()
  const buying = game.newState(state.setting)
  game.saveState(buying)
  const turn = new ProposedTurn(opinion, {
    own,
    after(kinds) {
      game.loadState(buying)
      game.forgetState()
      for (const kind of kinds) if (!game.tryToBuy(kind)) return false
      return game.asked() === game.ASKED.buy && game.turnSeat() === 0
    },
  })
  const named = ({ kinds, open }: { kinds: readonly number[]; open: boolean }) =>
    kinds.map((kind) => cards[kind].name).join('+') + (open ? '…' : '')
  return { turn, named }
}

test('whole turns are proposed, each once, the likeliest first', () => {
  const { turn, named } = turnWith('2 Gold', { Province: 6, Silver: 2, Market: 3 })
  const plans = turn.plans()
  const names = plans.map(named)
  expect(names[0]).toBe('Province')
  expect(names).toContain('Market+Silver')
  expect(new Set(names).size).toBe(names.length)
  const priors = turn.priors(plans)
  expect(priors[0]).toBe(0)
  expect(priors.every((prior, i) => i === 0 || prior <= priors[i - 1] + 1e-9)).toBe(true)
})

test('the menu is followed unless something else seems clearly better', () => {
  const wished = (told: Record<string, number>) => {
    const { turn, named } = turnWith('2 Gold', told)
    return named(turn.wish())
  }
  expect(wished({ Province: 6 })).toBe('Province+Copper')
  expect(wished({ Province: 0.4 })).toBe('Copper+Copper')
})

test('what cannot be bought is not thought of', () => {
  const { turn, named } = turnWith('Copper', { Province: 6, Gold: 6 })
  for (const plan of turn.plans()) expect(named(plan)).not.toMatch(/Province|Gold|Market/)
})
