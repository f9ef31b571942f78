/** Our tables against a second source of the facts, where one lies beside the project. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../board/boards.ts'
import { FACTIONS, factionNumber } from '../factions/index.ts'
import { BUILDINGS, type FactionId, POWER_ACTIONS, type PowerActionId } from '../types.ts'
import { POWER_ACTION } from './actions.ts'
import { MAP_IDS, MAPS, type MapId } from './maps.ts'
import { BONUS_CARDS, FAVOR_TILES, ROUND_TILES, TOWN_TILES } from './tiles.ts'

const folder = join(import.meta.dirname, '../../../../../shared/data/terra-mystica/base')
const there = existsSync(folder)
// biome-ignore lint/suspicious/noExplicitAny: outside data of many shapes, compared field by field
const facts = (name: string): any => (there ? JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) : NOTHING)

/** What there is to compare with where the second source is not there. */
const NOTHING = {
  maps: [],
  base: [],
  fireAndIce: [],
  bonusCards: [],
  favorTiles: [],
  townTiles: [],
  roundScoring: [],
  powerActions: [],
}

test('maps have the hexes and bridges of the printed ones', () => {
  const counted = MAP_IDS.map((id) => {
    const board = boardOf(id)
    const rivers = board.names.filter((name) => name.startsWith('r')).length
    return [id, board.size - rivers, rivers, board.bridges.length]
  })
  expect(counted).toEqual([
    ['original', 77, 36, 29],
    ['fireAndIce1', 77, 35, 33],
    ['fireAndIce2', 77, 36, 29],
    ['loonLakes', 77, 35, 22],
    ['fjords', 80, 33, 33],
  ])
})

describe(`the second source (${there ? 'beside the project' : 'not there: nothing is compared'})`, () => {
  test('has the same maps, neighbours, bridges and edges', () => {
    for (const map of facts('maps').maps) {
      const board = boardOf(map.id as MapId)
      expect(MAPS[map.id as MapId].label).toBe(map.snellmanId)
      for (const hex of map.hexes) {
        const at = board.byName.get(hex.id.toLowerCase()) as number
        expect(board.neighbours[at].map((n) => board.names[n]).sort()).toEqual([...hex.adjacent].sort())
        const ends = board.bridgesAt[at].flatMap((i) => board.bridges[i].filter((end) => end !== at))
        expect(ends.map((n) => board.names[n]).sort()).toEqual([...hex.bridgeTo].sort())
        expect(board.edge[at] === 1).toBe(hex.edge)
      }
    }
  })

  test('has the same factions', () => {
    const { base, fireAndIce, startVpVariants } = facts('factions')
    expect(base.length + fireAndIce.length).toBe(there ? FACTIONS.length : 0)
    for (const fact of [...base, ...fireAndIce]) {
      const faction = FACTIONS[factionNumber(fact.id as FactionId)]
      const { start } = faction
      expect([fact.id, faction.ground]).toEqual([fact.id, fact.homeTerrain])
      expect([start.coins, start.workers, start.priests]).toEqual([
        fact.start.coins,
        fact.start.workers,
        fact.start.priests,
      ])
      expect(start.bowls).toEqual(fact.start.power)
      expect(start.cults).toEqual(['fire', 'water', 'earth', 'air'].map((cult) => fact.start.cult[cult]))
      expect(faction.priestSupply).toBe(fact.start.priestSupply)
      expect(faction.startVp2017).toBe(startVpVariants.official2017[fact.id])
      for (const building of BUILDINGS) {
        const { count, cost, income } = faction.buildings[building]
        const { count: n, cost: price, incomeByBuiltCount } = fact.buildings[building]
        expect({ count, cost, income }).toEqual({ count: n, cost: price, income: incomeByBuiltCount })
      }
      expect(faction.shipping?.max ?? null).toBe(fact.shipping?.max ?? null)
      expect(faction.shipping?.vp ?? null).toEqual(fact.shipping?.vpPerStep ?? null)
      const costs = faction.digging?.costs ?? []
      expect(costs).toEqual((fact.digging?.costPerSpade ?? []).filter((cost: object) => Object.keys(cost).length > 0))
      expect(faction.digging?.upgrade ?? null).toEqual(fact.digging?.upgradeCost ?? null)
    }
  })

  test('has the same tiles and actions', () => {
    const plain = (gain: object) => JSON.parse(JSON.stringify(gain))
    for (const fact of facts('bonus_cards').bonusCards) {
      const card = BONUS_CARDS.find(({ id }) => id === fact.id)
      expect(plain(card?.income ?? {})).toEqual(fact.income)
      const pass = Object.entries(fact.passVp ?? {}).map(([each, vp]) => [
        each.replace('shippingLevel', 'shipping'),
        vp,
      ])
      expect(new Map(card?.pass.map(({ each, vp }) => [each, [...vp]]))).toEqual(new Map(pass as [string, number[]][]))
    }
    for (const fact of facts('favor_tiles').favorTiles) {
      const tile = FAVOR_TILES.find(({ id }) => id === fact.id)
      const { townPowerNeeded, ...gain } = fact.gain
      expect([tile?.count, tile?.gain, tile?.income]).toEqual([fact.count, gain, fact.income])
      expect(tile?.smallerTowns ?? false).toBe(townPowerNeeded === -1)
      expect(tile?.built ? { [tile.built.building]: tile.built.vp } : null).toEqual(fact.vpOnBuild)
      expect(tile?.pass ? { [tile.pass.each]: tile.pass.vp } : null).toEqual(fact.passVp)
    }
    for (const fact of facts('town_tiles').townTiles) {
      const { carpetRange: _, ...gain } = fact.gain
      expect(TOWN_TILES.find(({ id }) => id === fact.id)).toMatchObject({ count: fact.count, gain })
    }
    for (const fact of facts('round_scoring').roundScoring) {
      const tile = ROUND_TILES.find(({ id }) => id === fact.id)
      expect(Object.fromEntries((tile?.scores ?? []).map((each) => [each, tile?.vp]))).toEqual(fact.vpPer)
      const cult = tile?.bonus.cult === 'priests' ? 'priestsOnCultBoard' : tile?.bonus.cult
      expect({ cult, perSteps: tile?.bonus.steps, gain: tile?.bonus.gain }).toEqual(fact.cultBonus)
    }
    const powerActions = facts('actions').powerActions
    expect(powerActions.length).toBe(there ? POWER_ACTIONS.length : 0)
    for (const { id, powerCost, gain } of powerActions) {
      expect(POWER_ACTION[id as PowerActionId]).toMatchObject({ power: powerCost, gain })
    }
  })
})
