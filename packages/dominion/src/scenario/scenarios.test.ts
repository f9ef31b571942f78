import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseScenarios, runScenario } from './index.ts'

const folder = join(import.meta.dirname, '../../scenarios')

describe.each(globSync('**/*.json', { cwd: folder }).toSorted())('%s', (file) => {
  const scenarios = parseScenarios(JSON.parse(readFileSync(join(folder, file), 'utf8')), relative('.', file))
  test.each(scenarios.map((scenario) => [scenario.title, scenario] as const))('%s', (_, scenario) => {
    for (const { edition, problems } of runScenario(scenario)) expect(problems, edition).toEqual([])
  })
})
