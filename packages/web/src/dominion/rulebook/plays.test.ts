import { runScenario } from '@freehold/dominion/scenario'
import { describe, expect, test } from 'vitest'
import en from '../locales/en/rulebook.json'
import rulesOfTables from '../locales/en/rules.json'
import { isPlayed, type PlayedRule, plays, scenarioOf, watch } from './plays.ts'

const { cards, setUp, turn, timing, end, words, slots } = en
const said: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  cards: cards.rules,
  setUp: setUp.rules,
  turn: turn.rules,
  timing: timing.rules,
  end: end.rules,
  words: words.list,
  slots: slots.list,
}
/** And the rows of the table of what editions differ in, of which only some can be played. */
const withTable: typeof said = { ...said, differences: rulesOfTables.rules }

test('every sentence of the rulebook is played', () => {
  const sentences = Object.entries(said).flatMap(([part, all]) => Object.keys(all).map((name) => `${part}.${name}`))
  expect(sentences.filter((sentence) => !isPlayed(sentence))).toEqual([])
})

describe.each(Object.keys(plays) as PlayedRule[])('%s', (rule) => {
  test('is a sentence of the rulebook, and its scenario passes', async () => {
    const [part, name] = rule.split('.')
    expect(withTable[part][name]).toBeTruthy()
    for (const { outcome, problems } of runScenario(await scenarioOf(rule)))
      expect({ outcome, problems }).toEqual({ outcome: 'passed', problems: [] })
  })

  test('can be watched from its beginning to its end', async () => {
    for (const edition of ['1e', '2e'] as const) {
      const moments = await watch(rule, edition)
      expect(moments.length).toBeGreaterThan(1)
      expect(moments[0].events).toEqual([])
      expect(moments.flatMap(({ events }) => events).length).toBeGreaterThan(0)
    }
  })
})
