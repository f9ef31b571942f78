/** What is printed on the landscapes, typed from the cards, and that each has its scenarios. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseScenarios, type Scenario } from '../scenario/schema.ts'
import { allLandscapes, landscapesOf } from './index.ts'

type Row = readonly [name: string, cost: string, limit?: string]

const printed: Readonly<Record<string, readonly Row[]>> = {
  Artifact: [
    ['Flag', ''],
    ['Horn', ''],
    ['Lantern', ''],
    ['Key', ''],
    ['Treasure Chest', ''],
  ],
  Event: [
    // Adventures
    ['Alms', '0', 'oncePerTurn'],
    ['Ball', '5'],
    ['Bonfire', '3'],
    ['Borrow', '0', 'oncePerTurn'],
    ['Ferry', '3'],
    ['Lost Arts', '6'],
    ['Mission', '4', 'oncePerTurn'],
    ['Pathfinding', '8'],
    ['Plan', '3'],
    ['Quest', '0'],
    ['Raid', '5'],
    ['Scouting Party', '2'],
    ['Seaway', '5'],
    ['Trade', '5'],
    ['Training', '6'],
    ['Travelling Fair', '2'],
    // Empires
    ['Advance', '0'],
    ['Banquet', '3'],
    ['Conquest', '6'],
    ['Delve', '2'],
    ['Dominate', '14'],
    ['Ritual', '4'],
    ['Salt the Earth', '4'],
    ['Windfall', '5'],
    // Menagerie
    ['Alliance', '10'],
    ['Bargain', '4'],
    ['Commerce', '5'],
    ['Delay', '0'],
    ['Demand', '5'],
    ['Desperation', '0', 'oncePerTurn'],
    ['Enhance', '3'],
    ['Gamble', '2'],
    ['Invest', '4'],
    ['March', '3'],
    ['Populate', '10'],
    ['Pursue', '2'],
    ['Reap', '7'],
    ['Ride', '2'],
    ['Seize the Day', '4', 'oncePerGame'],
    ['Stampede', '5'],
    ['Toil', '2'],
    // Promo
    ['Summon', '5'],
    ['Expedition', '3'],
    ['Save', '1', 'oncePerTurn'],
    ['Pilgrimage', '4', 'oncePerTurn'],
    ['Annex', '8D'],
    ['Donate', '8D'],
    ['Tax', '2'],
    ['Triumph', '5D'],
    ['Wedding', '4+3D'],
    ['Banish', '4'],
    ['Enclave', '8'],
    ['Transport', '3'],
    ['Inheritance', '7', 'oncePerGame'],
  ],
  Landmark: [
    ['Bandit Fort', ''],
    ['Fountain', ''],
    ['Mountain Pass', ''],
    ['Museum', ''],
    ['Orchard', ''],
    ['Palace', ''],
    ['Tomb', ''],
    ['Wall', ''],
    ['Wolf Den', ''],
    ['Keep', ''],
    ['Tower', ''],
    ['Triumphal Arch', ''],
    ['Obelisk', ''],
    ['Aqueduct', ''],
    ['Arena', ''],
    ['Basilica', ''],
    ['Baths', ''],
    ['Battlefield', ''],
    ['Colonnade', ''],
    ['Defiled Shrine', ''],
    ['Labyrinth', ''],
  ],
  Project: [
    ['Road Network', '5'],
    ['Canal', '7'],
    ['Academy', '5'],
    ['Guildhall', '5'],
    ['Fleet', '5'],
    ['Sewers', '3'],
    ['Barracks', '6'],
    ['Cathedral', '3'],
    ['City Gate', '3'],
    ['Crop Rotation', '6'],
    ['Fair', '4'],
    ['Innovation', '6'],
    ['Piazza', '5'],
    ['Silos', '4'],
    ['Sinister Plot', '4'],
    ['Citadel', '8'],
    ['Exploration', '4'],
    ['Pageant', '3'],
    ['Capitalism', '5'],
    ['Star Chart', '3'],
  ],
  Way: [
    ['Way of the Butterfly', ''],
    ['Way of the Chameleon', ''],
    ['Way of the Frog', ''],
    ['Way of the Goat', ''],
    ['Way of the Horse', ''],
    ['Way of the Mole', ''],
    ['Way of the Monkey', ''],
    ['Way of the Mouse', ''],
    ['Way of the Mule', ''],
    ['Way of the Otter', ''],
    ['Way of the Owl', ''],
    ['Way of the Ox', ''],
    ['Way of the Pig', ''],
    ['Way of the Rat', ''],
    ['Way of the Seal', ''],
    ['Way of the Sheep', ''],
    ['Way of the Squirrel', ''],
    ['Way of the Turtle', ''],
    ['Way of the Camel', ''],
    ['Way of the Worm', ''],
  ],
  Boon: [
    ["The Earth's Gift", ''],
    ["The Field's Gift", ''],
    ["The Flame's Gift", ''],
    ["The Forest's Gift", ''],
    ["The Moon's Gift", ''],
    ["The Mountain's Gift", ''],
    ["The River's Gift", ''],
    ["The Sea's Gift", ''],
    ["The Sky's Gift", ''],
    ["The Sun's Gift", ''],
    ["The Swamp's Gift", ''],
    ["The Wind's Gift", ''],
  ],
  Hex: [
    ['Bad Omens', ''],
    ['Delusion', ''],
    ['Envy', ''],
    ['Famine', ''],
    ['Fear', ''],
    ['Greed', ''],
    ['Haunting', ''],
    ['Locusts', ''],
    ['Misery', ''],
    ['Plague', ''],
    ['Poverty', ''],
    ['War', ''],
  ],
  State: [
    ['Deluded', ''],
    ['Envious', ''],
    ['Lost in the Woods', ''],
    ['Miserable', ''],
    ['Twice Miserable', ''],
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
