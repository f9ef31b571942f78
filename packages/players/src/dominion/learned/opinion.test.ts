import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { describe, expect, test } from 'vitest'
import { choicesAround } from '../choices.ts'
import { Moment } from './moment.ts'
import { opinionFor } from './opinion.ts'

type Given = Parameters<typeof laidOut>[0]

function table(given: Given, kingdom: readonly string[], players = 2) {
  const state = laidOut(given, { kingdom, ...(players > 2 ? { players } : {}) })
  const { kinds, landscapes } = state.setting
  game.loadState(state)
  game.forgetState()
  return {
    setting: state.setting,
    all: kinds.length + landscapes.length,
    kind: (name: string) => kinds.findIndex((card) => card.name === name),
  }
}

const kingdom = ['Village', 'Smithy', 'Chapel', 'Steward']

describe('a moment', () => {
  test('tells how many of what is offered lie where, and what the menu wishes', () => {
    const { setting, kind } = table({ A: { hand: ['2 Village', 'Smithy'], discard: ['3 Village'] } }, kingdom)
    const moment = new Moment(setting)
    expect(moment.look([kind('Smithy')])).toBe(true)
    expect([...moment.values.subarray(0, moment.count)]).toEqual([-1, kind('Village'), kind('Smithy')])
    expect(moment.hand[kind('Village')]).toBe(2)
    expect(moment.position.mine[kind('Village')]).toBe(5)
    const wished = [0, 1, 2].map((option) => moment.options[option * 16 + 3])
    expect(wished).toEqual([0, 0, 1])
  })

  test('knows what the options of a card do from its program', () => {
    const { setting, kind } = table({ A: { hand: ['Steward', '4 Copper'] } }, kingdom)
    const moment = new Moment(setting)
    game.playKind(kind('Steward'))
    moment.look([0])
    expect(moment.asker).toBe(kind('Steward'))
    const rows = [...moment.does.subarray(0, 3)].map((row) => moment.rows[row])
    expect(new Set(rows.map((row) => row.join())).size).toBe(3)
    const before = moment.rows.length
    moment.look([1])
    expect(moment.rows).toHaveLength(before) // each is read once
  })

  test('does not tell what the other one holds', () => {
    const looked = (B: object): string => {
      const { setting, kind } = table({ A: { hand: ['Village', 'Smithy'] }, B }, kingdom)
      const moment = new Moment(setting)
      moment.look([kind('Village')])
      return JSON.stringify([moment.numbers, moment.options, moment.position.theirs])
    }
    expect(looked({ hand: ['5 Gold'], deck: ['5 Curse'] })).toBe(looked({ hand: ['5 Curse'], deck: ['5 Gold'] }))
  })
})

describe('an opinion', () => {
  test('prefers what wins to what is worth nothing', () => {
    const { setting, kind } = table({ A: { hand: ['3 Gold'], deck: ['5 Gold', '5 Copper'] } }, kingdom)
    const opinion = opinionFor(setting)
    game.endPhase()
    game.playTreasures()
    const shares = opinion?.shares([kind('Curse')])
    const likeliest = [...(shares ?? [])].sort((a, b) => b[1] - a[1])[0][0]
    expect(setting.kinds[likeliest].name).toBe('Province')
    expect([...(shares?.values() ?? [])].reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 5)
  })

  test('keeps what the menu wishes where nothing is clearly better, and else leaves it', () => {
    const { setting, kind, all } = table({ A: { hand: ['Chapel', '2 Curse', '2 Gold'], deck: ['5 Gold'] } }, kingdom)
    const opinion = opinionFor(setting)
    game.playKind(kind('Chapel'))
    const curses = [kind('Curse'), kind('Curse')]
    expect(opinion?.best(choicesAround(curses, all))).toEqual(curses)
    const golds = [kind('Gold'), kind('Gold')]
    expect(opinion?.best(choicesAround(golds, all))).not.toEqual(golds)
  })

  test('is there for two only', () => {
    expect(opinionFor({ ...table({}, kingdom).setting, players: 3 })).toBeUndefined()
  })
})
