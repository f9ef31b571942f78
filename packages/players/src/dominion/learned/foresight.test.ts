import { findKingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { describe, expect, test } from 'vitest'
import { tableFor } from '../fitting.ts'
import { foresightFor } from './foresight.ts'
import { Position } from './position.ts'

const kingdom = ['Village', 'Smithy', 'Moat']
const money = { hand: ['5 Copper'], deck: ['2 Copper', '3 Estate'] }

describe('a position', () => {
  test('has the cards of both, wherever they lie, what is left in the supply, and the lead', () => {
    const state = laidOut(
      { supply: { Smithy: 4 }, A: { hand: ['2 Village'], deck: ['Smithy'], discard: ['Province'] }, B: money },
      { kingdom },
    )
    const position = new Position(state.setting)
    const kind = (name: string) => state.setting.kinds.findIndex((card) => card.name === name)
    game.loadState(state)
    position.look(0)
    expect([position.mine[kind('Village')], position.mine[kind('Smithy')], position.mine[kind('Province')]]).toEqual([
      2, 1, 1,
    ])
    expect(position.theirs[kind('Copper')]).toBe(7)
    expect(position.left[kind('Smithy')]).toBe(4)
    const own = [...position.scalars]
    position.look(1)
    expect(position.mine[kind('Copper')]).toBe(7)
    expect(position.theirs[kind('Village')]).toBe(2)
    expect(own[0] + position.scalars[0]).toBe(1) // one of them is to move
    expect(position.scalars[2]).toBeCloseTo(-own[2])
  })

  test('does not tell what a hand holds', () => {
    const looked = (A: object): number[] => {
      const state = laidOut({ A, B: money }, { kingdom })
      const position = new Position(state.setting)
      game.loadState(state)
      position.look(0)
      return [...position.mine, ...position.theirs, ...position.left, ...position.scalars]
    }
    const one = looked({ hand: ['2 Village', 'Gold'], deck: ['5 Copper'] })
    expect(looked({ hand: ['5 Copper'], deck: ['Gold', '2 Village'] })).toEqual(one)
    expect(looked({ hand: ['5 Copper'], deck: ['Gold', '3 Village'] })).not.toEqual(one)
  })
})

describe('what is foretold', () => {
  const chance = (A: object, B: object, provinces = 8): number => {
    const state = laidOut({ supply: { Province: provinces }, A, B }, { kingdom })
    game.loadState(state)
    return foresightFor(state.setting)?.look(0).win ?? Number.NaN
  }
  const rich = { hand: ['3 Gold', '2 Silver'], deck: ['2 Gold', '3 Silver', '5 Copper'] }

  test('whoever has more points near the end, or the better deck long before it, is ahead', () => {
    const ahead = { hand: ['3 Gold', '2 Province'], deck: ['2 Gold', '3 Silver', '5 Copper', '2 Province'] }
    expect(chance(ahead, rich, 1)).toBeGreaterThan(0.8)
    expect(chance(rich, ahead, 1)).toBeLessThan(0.2)
    expect(chance(rich, money)).toBeGreaterThan(0.7)
    expect(chance(money, rich)).toBeLessThan(0.3)
  })

  test('more than two are not foretold', () => {
    const options = tableFor(findKingdom('First Game'))
    expect(foresightFor(game.settingOf(options))).toBeDefined()
    expect(foresightFor(game.settingOf({ ...options, players: 3 }))).toBeUndefined()
  })
})
