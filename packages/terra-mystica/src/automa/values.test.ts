/** Her data: what is known of it, and files of printed values. */
import { describe, expect, test } from 'vitest'
import { boardOf } from '../board/boards.ts'
import { MAP_IDS } from '../data/maps.ts'
import { ROUND_TILES } from '../data/tiles.ts'
import { terraMystica } from '../game/game.ts'
import { TERRAINS } from '../types.ts'
import { AUTOMA_FACTIONS } from './data/factions.ts'
import { HOUSE } from './data/house-rules.ts'
import { LEVEL_LIST } from './data/levels.ts'
import { automaValues, checkAutomaCards } from './values.ts'
import { AUTOMA_FACTION_IDS, CARD_IDS, LETTERS } from './words.ts'

describe('what is in the box', () => {
  const values = automaValues()

  test('thirteen cards, five levels, ten factions in the order of their names', () => {
    expect(values.cards.map(({ id }) => id)).toEqual(CARD_IDS)
    expect(LEVEL_LIST).toHaveLength(5)
    expect(AUTOMA_FACTIONS.map(({ id }) => id)).toEqual(AUTOMA_FACTION_IDS)
  })

  test('letters come in the pairs A-B, A-C, D-E and D-F, as often as printed', () => {
    const pairs = values.cards.map(({ marked, unmarked }) => marked + unmarked).sort()
    expect(pairs.join(' ')).toBe('AB AB AB AC AC AC AC DE DE DE DF DF DF')
  })

  test('of the starters only *4 has the pass icon, and every other card', () => {
    expect(values.cards.filter(({ passIcon }) => !passIcon).map(({ id }) => id)).toEqual(['*1', '*2', '*3', '*5'])
  })

  test('first dwellings stand on six different spaces of their terrain, A and D apart', () => {
    for (const map of MAP_IDS) {
      const board = boardOf(map)
      for (const [t, terrain] of TERRAINS.entries()) {
        const hexes = values.firstDwellings[map][terrain].map((name) => board.byName.get(name.toLowerCase()) as number)
        expect(new Set(hexes).size).toBe(LETTERS.length)
        for (const hex of hexes) expect(board.ground[hex]).toBe(t)
        expect(board.distance[hexes[0] * board.size + hexes[3]]).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('the terrain priority begins at home and names every terrain', () => {
    expect(values.priority.desert.A.join(' ')).toBe('desert wasteland plains mountain lake swamp forest')
    expect(values.priority.mountain.B.join(' ')).toBe('mountain wasteland forest desert swamp lake plains')
    for (const terrain of TERRAINS) {
      for (const row of ['A', 'B'] as const) {
        expect([...values.priority[terrain][row]].sort()).toEqual([...TERRAINS].sort())
        expect(values.priority[terrain][row][0]).toBe(terrain)
      }
    }
  })
})

describe('a file of printed values', () => {
  test('replaces ours, which are then no longer told to be of the house', () => {
    const cards = checkAutomaCards({ scoringTiles: { SCORE4: { early: 1 } }, blightSpades: 2 }, 'printed.json')
    expect(automaValues(cards).tiles[3]).toEqual({ cult: 'fire', early: 1, late: 5 })
    const tiles = ['SCORE4', 'SCORE2', 'SCORE3', 'SCORE6', 'SCORE7', 'SCORE8']
    const house = (automa: object) => {
      const options = terraMystica.options({ roundTiles: tiles, automa: { ...automa, faction: 'blight' } })
      return terraMystica.view(terraMystica.setup(options, 'fast:1'), 0).automa?.house.map(({ where }) => where)
    }
    expect(house({})).toContain('scoringTiles.SCORE4.early')
    expect(house({})).not.toContain('scoringTiles.SCORE7.late') // printed
    expect(house({})).toContain('blightSpades')
    expect(house({ cards })).not.toContain('scoringTiles.SCORE4.early')
    expect(house({ cards })).not.toContain('blightSpades')
    expect(house({ cards })).toContain('scoringTiles.SCORE2.early')
  })

  /** A complete file: after it nothing is of the house any more. */
  const everything = {
    scoringTiles: Object.fromEntries(ROUND_TILES.map(({ id }) => [id, { cult: 'fire', early: 1, late: 2 }])),
    firstDwellings: Object.fromEntries(MAP_IDS.map((map) => [map, automaValues().firstDwellings[map]])),
    terrainPriority: automaValues().priority,
    achievements: HOUSE.achievements,
    cultistIcons: [1, 2, 'X'],
    cubePoints: { humanBuilds: 1, left: 0 },
    youthTerrain: { lake: 'desert' },
    blightSpades: 2,
    fallowLand: { inRange: false, home: true },
    wanderersClusters: true,
    powermongersPower: 'offered',
  }

  test('can replace everything that is of the house, for every faction', () => {
    for (const faction of AUTOMA_FACTION_IDS) {
      const seen = (cards?: object) => {
        const options = { factions: ['cultists'], automa: { faction, home: 'lake', ...(cards && { cards }) } }
        const s = terraMystica.setup(terraMystica.options(options), 'fast:1')
        return terraMystica.view(s, 0).automa?.house.map(({ where }) => where)
      }
      expect(seen()?.length).toBeGreaterThan(6)
      expect(seen(everything)).toEqual([])
    }
    const rules = Object.keys(HOUSE)
    expect(Object.keys(everything)).toEqual(expect.arrayContaining(rules))
  })

  test.each([
    [{ scoringTiles: { SCORE12: { early: 1 } } }, /^printed\.json: scoringTiles/],
    [{ scoringTiles: { SCORE1: { early: -1 } } }, /^printed\.json: scoringTiles\.SCORE1\.early: /],
    [{ scoringTiles: { SCORE1: { first: 1 } } }, /^printed\.json: scoringTiles\.SCORE1: /],
    [
      { firstDwellings: { original: { lake: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] } } },
      /lake\[0\]: A1 is plains, not lake/,
    ],
    [{ firstDwellings: { original: { lake: ['Z9', 'A4', 'D2', 'D5', 'E4', 'H2'] } } }, /there is no space Z9/],
    [{ firstDwellings: { original: { lake: ['A4', 'A4', 'D2', 'D5', 'E4', 'H2'] } } }, /lake\[1\]: A4 is named twice/],
    [{ terrainPriority: { lake: { A: Array(7).fill('lake'), B: TERRAINS } } }, /terrainPriority\.lake\.A: lake twice/],
    [{ achievements: [{ structures: 8 }] }, /^printed\.json: achievements: /],
    [{ achievements: Array(6).fill({ built: 'castle', count: 1 }) }, /achievements\[0\]: expected a goal such as/],
    [{ youthTerrain: { lake: 'lake' } }, /youthTerrain\.lake: lake is home itself/],
    [{ youthTerrain: { lake: 'sea' } }, /^printed\.json: youthTerrain\.lake: /],
    [{ fallowLand: { inRange: true } }, /^printed\.json: fallowLand\.home: /],
    [{ wanderersClusters: 'yes' }, /^printed\.json: wanderersClusters: /],
    [{ powermongersPower: 'gained' }, /^printed\.json: powermongersPower: /],
    [{ decisionCards: { '*1': {} } }, /^printed\.json: decisionCards\.\*1/],
    ['nonsense', /^printed\.json: /],
  ])('%j is refused in one line', (input, message) => {
    const check = () => checkAutomaCards(input, 'printed.json')
    expect(check).toThrow(message)
    expect(check).toThrow(/^[^\n]*$/)
    expect(check).toThrow(expect.objectContaining({ fault: expect.objectContaining({ place: expect.any(String) }) }))
  })
})
