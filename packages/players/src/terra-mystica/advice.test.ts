import { terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, ask, perform, type State, settle, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { type Advice, adviceOn } from './advice.ts'
import { findTerraMysticaPlayer } from './strengths.ts'

/** What is told first. */
const firstOf = (...asked: Parameters<typeof adviceOn>): readonly Advice[] => adviceOn(...asked).next().value ?? []

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
      const advice = firstOf(options, terraMystica.view(s, asked.seat), { looks: 600 })
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
  expect([...adviceOn(options, terraMystica.view(s, 0), { looks: 10 })]).toEqual([[]])
  expect([...adviceOn(options, { ...terraMystica.view(s, 0), moment: undefined }, { looks: 10 })]).toEqual([[]])
})

test('then it is told where the points would come from, the most first', () => {
  const options = { players: 2, factions: ['halflings', 'witches'] }
  const s = terraMystica.setup(terraMystica.options(options), 'fast:sources') as State
  const decide = findTerraMysticaPlayer('architect').decider('sources')
  const isLate = () => s.w[words.ROUND] === 6 && ask(s)?.kind === ASK_ACTION
  for (let asked = ask(s); asked && !isLate(); asked = ask(s)) {
    for (const command of decide(s, asked)) perform(s, asked.seat, command)
    settle(s)
  }
  const seat = ask(s)?.seat ?? 0
  const [first, then] = [...adviceOn(options, terraMystica.view(s, seat), { looks: 50 })]
  expect(then.map(({ turn }) => turn)).toEqual(first.map(({ turn }) => turn))
  for (const { from = [] } of then) {
    expect(from.map(({ points }) => points)).toEqual(from.map(({ points }) => points).toSorted((a, b) => b - a))
    expect(from.find(({ source }) => source === 'cults')?.points).toBeGreaterThan(0) // counted in the last round only
  }
})
