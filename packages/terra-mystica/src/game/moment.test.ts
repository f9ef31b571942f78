import { expect, test } from 'vitest'
import { ask } from '../rules/legal.ts'
import { choiceKey } from '../rules/notation.ts'
import * as S from '../rules/state.ts'
import { RULES, terraMystica } from './game.ts'
import { stateOfMoment } from './moment.ts'
import { makeView } from './view.ts'

const OPTIONS = { factions: ['fakirs', 'mermaids'] }

function under(version: string) {
  const game = version === RULES ? terraMystica : (terraMystica.earlier?.[version] as typeof terraMystica)
  const s = game.setup(game.options(OPTIONS), 'fast:1')
  while (s.w[S.ROUND] === 0) game.play(s, [0])
  return s
}

/** The moment as a player that looks ahead has it in mind. */
function inMind(s: S.State): S.State {
  const view = makeView(s)
  return stateOfMoment(terraMystica.options(OPTIONS), { ...view, moment: view.moment as string })
}

function options(s: S.State): readonly string[] {
  return ask(s)?.choices.map((choice) => choiceKey(s, choice)) ?? []
}

/** Fakirs have a spade of the cult bonus, and a priest to fly for it, as they could by the first rules. */
function spadeOfCultBonus(s: S.State): S.State {
  s.w[S.PHASE] = S.CULT_INCOME
  s.w[S.TURN_OPEN] = 0
  s.w[S.QUEUED] = 0
  s.w[S.seatAt(0) + S.PRIESTS] = 1
  S.push(s, S.SPADES, 0, 1)
  return s
}

test.each([RULES, '1', '2'])('choices in the mind are those at the table of a game begun under rules %s', (version) => {
  const s = under(version)
  expect(options(inMind(s))).toEqual(options(s))
  expect(options(inMind(spadeOfCultBonus(s)))).toEqual(options(s))
})

test('by the first rules there are others than today', () => {
  const [before, now] = ['1', RULES].map((version) => options(spadeOfCultBonus(under(version))))
  expect(before.length).toBeGreaterThan(now.length)
})

test('only games that are begun under earlier rules say so', () => {
  expect(['1', '2', RULES].map((version) => makeView(under(version)).begunUnder)).toEqual([1, 2, undefined])
  expect(['1', '2', RULES].map((version) => inMind(under(version)).table.begunUnder)).toEqual([1, 2, undefined])
})
