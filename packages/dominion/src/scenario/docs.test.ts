import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allCards, allLandscapes } from '../cards/index.ts'
import { eventTypes } from '../engine/seen/events.ts'
import { everyStep } from '../language/walk.ts'
import { parseScenarios, runScenario } from './index.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/scenarios.md'), 'utf8')
const examples = [...page.matchAll(/```json scenario\n([\s\S]*?)```/g)].flatMap(([, code]) =>
  parseScenarios(JSON.parse(code), 'docs/scenarios.md'),
)

describe('docs/scenarios.md', () => {
  test.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => {
    for (const { edition, problems } of runScenario(example)) expect(problems, edition).toEqual([])
  })

  test('has examples', () => expect(examples.length).toBeGreaterThan(5))

  test('tells the options of every card that has some', () => {
    const rows = [...page.matchAll(/^\| ([^|]+) \| .*`/gm)].flatMap(([, names]) => names.split(', '))
    const choosing = [...allCards, ...allLandscapes].filter((card) =>
      everyStep(card).some(({ step }) => step.do === 'chooseOptions'),
    )
    expect(choosing.map(({ name }) => name).filter((name) => !rows.some((row) => row.startsWith(name)))).toEqual([])
  })

  test.each(eventTypes)('tells that something can have %s', (type) => expect(page).toContain(`\`${type}\``))
})
