import { findKingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { describe, expect, test } from 'vitest'
import { fastPlayer } from '../fast-player.ts'
import { tableFor } from '../fitting.ts'
import { parseStrategy, type Strategy } from '../strategy/strategy.ts'
import { OpponentPicture } from './opponent.ts'
import { Searcher } from './searcher.ts'

const menu = (name: string, buy: readonly (string | object)[], more: object = {}) =>
  parseStrategy({ name, buy, ...more }, name)

const kingdom = 'Smithy, Ironworks, Gardens, Chapel, Witch, Village, Moat, Market, Festival, Cellar'
const setting = game.settingOf(tableFor(findKingdom(kingdom)))
const money = menu('money', ['Province', 'Gold', 'Silver'])
const smithy = menu('smithy', ['Province', 'Gold', { card: 'Smithy', atMost: 2 }, 'Silver'])
const rush = menu('rush', [
  { card: 'Ironworks', atMost: 6 },
  'Gardens',
  'Ironworks',
  { card: 'Silver', when: 'turn < 4' },
  'Estate',
])

/** Plays against money until the first player is asked what to buy and it is time. */
function played(second: Strategy, seed: string, isTime: () => boolean): game.State | undefined {
  const players = [money, second].map((policy) => fastPlayer(setting, policy))
  game.seedGames(`fast:${seed}`)
  game.startGame(setting, 0)
  while (game.asked() !== game.ASKED.over) {
    if (game.turnSeat() === 0 && game.asked() === game.ASKED.buy) {
      if (game.treasuresUnplayed()) game.playTreasures()
      if (isTime()) {
        const state = game.newState(setting)
        game.saveState(state)
        return state
      }
    }
    players[answeringSeat()].decide()
  }
  return undefined
}

/** How likely each policy seems when the other one has followed a policy for so many turns; in the middle of some games. */
function weights(policies: readonly Strategy[], truth: Strategy, turns: number): number[] {
  const picture = new OpponentPicture(setting, policies)
  const seen = Array.from({ length: 9 }, (_, i) => {
    const state = played(truth, `${truth.name} ${i}`, () => game.turnsOf(1) === turns)
    if (!state) throw new Error('the game ended before')
    picture.look(state, 0)
    return picture.weights
  })
  return policies.map((_, policy) => seen.map((each) => each[policy]).sort((a, b) => a - b)[4])
}

describe('a picture of the opponent', () => {
  const policies = [smithy, money, rush]

  test('before anything is done the base is the likeliest, by two to one', () => {
    const [base, ...others] = weights(policies, rush, 0)
    expect(base).toBeCloseTo(2 / 3)
    expect(others[0]).toBeCloseTo(others[1])
  })

  test('whoever gains what a rush gains is taken for one, and who has no Smithy by now for money', () => {
    expect(weights(policies, rush, 5)[2]).toBeGreaterThan(0.9)
    expect(weights(policies, smithy, 7)[0]).toBeGreaterThan(0.9)
    expect(weights(policies, money, 7)[1]).toBeGreaterThan(0.5)
  })

  test('of two who buy the same, whoever plays it is told by what is trashed', () => {
    const buy = [{ card: 'Chapel', atMost: 1 }, 'Province', 'Gold', 'Silver']
    const thinning = menu('thinning', buy, { trash: ['Estate', 'Copper'] })
    const idle = menu('idle', buy, { idle: ['Chapel'] })
    expect(weights([idle, thinning], thinning, 6)[1]).toBeGreaterThan(0.9)
    expect(weights([thinning, idle], idle, 6)[1]).toBeGreaterThan(0.9)
  })

  test('of two who have a Witch, whoever plays it is told by the Curses of the others', () => {
    const buy = ['Province', { card: 'Witch', atMost: 2 }, 'Gold', 'Silver']
    const attacking = menu('attacking', buy)
    const idle = menu('idle', buy, { idle: ['Witch'] })
    expect(weights([idle, attacking], attacking, 9)[1]).toBeGreaterThan(0.6)
    expect(weights([attacking, idle], idle, 9)[1]).toBeGreaterThan(0.6)
  })

  test('what is hidden tells nothing', () => {
    const state = played(rush, 'hidden', () => game.turnsOf(1) === 5) as game.State
    const picture = new OpponentPicture(setting, policies)
    picture.look(state, 0)
    const before = picture.weights
    game.dealHidden(0, 'fast:anew')
    const anew = game.newState(setting)
    game.saveState(anew)
    picture.look(anew, 0)
    expect(picture.weights).toEqual(before)
  })

  test('policies are played as often as they are likely', () => {
    const picture = new OpponentPicture(setting, policies)
    const times = [0, 0, 0]
    for (let rollout = 0; rollout < 600; rollout++) times[picture.policyFor(rollout)]++
    for (const [i, often] of [400, 100, 100].entries()) expect(Math.abs(times[i] - often)).toBeLessThan(10)
  })
})

test('the race to the third pile is seen coming: points instead of what there would be time for otherwise', () => {
  const piles = ['Ironworks', 'Gardens', 'Estate'].map((name) => setting.kinds.findIndex((card) => card.name === name))
  const left = () => piles.reduce((sum, kind) => sum + game.leftInPile(kind), 0)
  const isTime = () => left() <= 8 && (game.coins() === 6 || game.coins() === 7)
  const moments = Array.from({ length: 7 }, (_, i) => played(rush, `race ${i}`, isTime)).filter((state) => !!state)
  expect(moments.length).toBeGreaterThan(4)
  const duchies = (others: readonly Strategy[]): number =>
    moments.filter((state) => {
      const searcher = new Searcher(setting, { base: money, others })
      const { kinds } = searcher.buy(state, { budget: { rollouts: 400 }, seed: 'a' })
      return kinds.some((kind) => setting.kinds[kind].name === 'Duchy')
    }).length
  expect(duchies([rush])).toBeGreaterThan(moments.length / 2)
  expect(duchies([smithy])).toBe(0)
})
