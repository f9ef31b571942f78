import { terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, ask, perform, type State, settle } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { adviceOn } from './advice.ts'
import { findTerraMysticaPlayer } from './strengths.ts'

test('three different turns, the best first, with the spaces they change and the power they leave to others', () => {
  const options = { players: 4, fireAndIce: false }
  const s = terraMystica.setup(terraMystica.options(options), 'fast:advice') as State
  const decide = findTerraMysticaPlayer('architect').decider('advice')
  let turns = 0
  let spaces = 0
  let offers = 0
  for (let asked = ask(s); asked && turns < 12; asked = ask(s)) {
    if (asked.kind === ASK_ACTION) {
      turns++
      const advice = adviceOn(options, terraMystica.view(s, asked.seat), { looks: 600 })
      expect(new Set(advice.map(({ turn }) => turn)).size).toBe(advice.length)
      expect(advice.length).toBeGreaterThan(1)
      expect(advice.map(({ points }) => points)).toEqual(advice.map(({ points }) => points).sort((a, b) => b - a))
      for (const each of advice) {
        if (/^(build|upgrade)/.test(each.turn)) expect(each.spaces.length).toBeGreaterThan(0)
        spaces += each.spaces.length
        offers += each.offers.length
      }
    }
    for (const command of decide(s, asked)) perform(s, asked.seat, command)
    settle(s)
  }
  expect(spaces).toBeGreaterThan(0)
  expect(offers).toBeGreaterThan(0)
})

test('where factions are chosen, and where the game is over, there is nothing to advise', () => {
  const options = { players: 3, factions: 'pick' }
  const s = terraMystica.setup(terraMystica.options(options), 'fast:advice')
  expect(adviceOn(options, terraMystica.view(s, 0), { looks: 10 })).toEqual([])
  expect(adviceOn(options, { ...terraMystica.view(s, 0), moment: undefined }, { looks: 10 })).toEqual([])
})
