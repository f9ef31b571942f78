/** What is printed on the landscapes, typed from the cards, and that each has its scenarios. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseScenarios, type Scenario } from '../scenario/schema.ts'
import { allLandscapes, landscapesOf } from './index.ts'

type Row = readonly [name: string, cost: string, limit?: string]

const printed: Readonly<Record<string, readonly Row[]>> = {
  Event: [
    ['Alms', '0', 'oncePerTurn'],
    ['Delve', '2'],
  ],
}

const rows = Object.entries(printed).flatMap(([type, list]) =>
  list.map(([name, cost, limit]) => ({ name, type, cost, limit })),
)

describe('what is printed on the landscapes', () => {
  test.each(rows)('$name is a $type and costs $cost', ({ name, type, cost, limit }) => {
    const landscape = landscapesOf('2e', 'first').get(name)
    const { coins = 0, debt = 0 } = landscape?.cost ?? {}
    const price = debt === 0 ? `${coins}` : coins === 0 ? `${debt}D` : `${coins}+${debt}D`
    expect(landscape?.type).toBe(type)
    expect(landscape?.cost ? price : '').toBe(cost)
    expect(landscape?.limit).toBe(limit)
  })

  test('none is missing in the table', () => {
    const known = new Set(rows.map(({ name }) => name))
    expect(allLandscapes.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })
})

const kinds = ['Effect', 'Non-effect', 'Boundary', 'Quiet end'] as const
const folder = join(import.meta.dirname, '../../scenarios/landscapes')
const fileOf = (name: string): string => `${name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')}.json`
const scenariosOf = (name: string): Scenario[] =>
  parseScenarios(JSON.parse(readFileSync(join(folder, fileOf(name)), 'utf8')), fileOf(name))

describe('scenarios of the landscapes', () => {
  test.each(rows)('$name has one of each kind, and they are about it', ({ name }) => {
    const scenarios = scenariosOf(name)
    const titles = scenarios.map(({ title }) => title)
    expect(scenarios.filter((each) => !JSON.stringify(each).includes(name)).map(({ title }) => title)).toEqual([])
    expect(kinds.filter((kind) => !titles.some((title) => title.startsWith(`${kind}: `)))).toEqual([])
    expect(titles).toEqual([...new Set(titles)])
  })

  test('every file belongs to a landscape', () => {
    const files = globSync('*.json', { cwd: folder })
    expect(files.toSorted()).toEqual(rows.map(({ name }) => fileOf(name)).toSorted())
  })
})
