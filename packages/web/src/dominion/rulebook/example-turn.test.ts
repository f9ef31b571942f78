import { parseScenarios, runScenario } from '@freehold/dominion/scenario'
import { expect, test } from 'vitest'
import { exampleTurn, FRESH } from './example-turn.ts'

test('the turn that is told is the turn that the rules play', () => {
  const [begin, ...steps] = exampleTurn
  const [scenario] = parseScenarios(
    {
      title: 'the turn of the rulebook',
      given: { A: { hand: begin.hand, deck: steps.flatMap(({ draws = [] }) => draws), discard: [`${FRESH} Copper`] } },
      when: steps.flatMap(({ id, plays = [], draws, buys, left }) => [
        ...(id === 'cleanUp' ? ['end turn'] : plays.map((card) => `play ${card}`)),
        ...(buys ? [`buy ${buys}`] : []),
        ...(draws ? [{ then: { ...left } }] : []),
        ...(buys
          ? [{ then: { buys: left.buys, coins: left.coins, A: { play: steps.flatMap((step) => step.plays ?? []) } } }]
          : []),
      ]),
      then: { turn: 'B', A: { hand: FRESH } },
    },
    'the turn of the rulebook',
  )
  expect(runScenario(scenario).map(({ outcome, problems }) => ({ outcome, problems }))).toEqual([
    { outcome: 'passed', problems: [] },
    { outcome: 'passed', problems: [] },
  ])
})
