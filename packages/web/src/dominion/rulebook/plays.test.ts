import { presetRules, presets } from '@freehold/dominion/rules'
import { runScenario } from '@freehold/dominion/scenario'
import { describe, expect, test } from 'vitest'
import en from '../locales/en/rulebook.json'
import rulesOfTables from '../locales/en/rules.json'
import { isPlayed, type PlayedRule, plays, scenarioOf, watch } from './plays.ts'

const { cards, setUp, turn, timing, end, words, slots, example } = en
const said: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  cards: cards.rules,
  setUp: setUp.rules,
  turn: turn.rules,
  timing: timing.rules,
  end: end.rules,
  words: words.list,
  slots: slots.list,
  example: { short: example.short },
}
/** And the rows of the table of what editions differ in. */
const withTable: typeof said = { ...said, differences: rulesOfTables.rules }

test('every sentence of the rulebook is played', () => {
  const sentences = Object.entries(said).flatMap(([part, all]) => Object.keys(all).map((name) => `${part}.${name}`))
  expect(sentences.filter((sentence) => !isPlayed(sentence))).toEqual([])
})

test('whatever a preset says of a rule is played but what is a lot', () => {
  const ways = presets.flatMap((preset) =>
    Object.entries(presetRules(preset, 6)).map(([rule, value]) => `differences.${rule}.${value}`),
  )
  const drawnAmongAll = 'differences.tiedStart.anyone'
  expect([...new Set(ways)].filter((way) => !isPlayed(way))).toEqual([drawnAmongAll])
  const played = Object.keys(plays).filter((rule) => rule.startsWith('differences.'))
  expect(played.filter((way) => !ways.includes(way))).toEqual([])
})

describe.each(Object.keys(plays) as PlayedRule[])('%s', (rule) => {
  test('is a sentence of the rulebook, and its scenario passes', async () => {
    const [part, name, step] = rule.split('.')
    expect(withTable[part][name]).toBeTruthy()
    if (part === 'slots' && step) expect(slots.list[name as 'play'].steps).toHaveProperty(step)
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
