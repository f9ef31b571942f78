import { describe, expect, test } from 'vitest'
import { checkOptions } from '../game/options.ts'
import { FACTION_IDS } from '../types.ts'
import { FACTION_WAYS, factionsAgainst, factionWays, herFactions, MOST_HUMANS } from './facing.ts'
import { AUTOMA_FACTION_IDS } from './words.ts'

describe('who may play against whom', () => {
  test('only Giants, whom blighted land would not hurt, cannot play against the Blight', () => {
    expect(FACTION_IDS.filter((id) => !factionsAgainst('blight').includes(id))).toEqual(['giants'])
    expect(factionsAgainst('simpletons')).toEqual(FACTION_IDS)
  })

  test.each(AUTOMA_FACTION_IDS)('a table with %s takes just those factions', (hers) => {
    const taken = FACTION_IDS.filter((id) => {
      try {
        return checkOptions({ players: 2, factions: [id], automa: { faction: hers } }).players === 2
      } catch {
        return false
      }
    })
    expect(taken).toEqual(factionsAgainst(hers))
  })

  test('against two humans she plays the Simpletons; more than two cannot play', () => {
    const allowed = (humans: number) =>
      AUTOMA_FACTION_IDS.filter((faction) => {
        try {
          return checkOptions({ players: humans + 1, automa: { faction } }).players === humans + 1
        } catch {
          return false
        }
      })
    expect(allowed(1)).toEqual(herFactions(1))
    expect(allowed(MOST_HUMANS)).toEqual(herFactions(MOST_HUMANS))
    expect(herFactions(MOST_HUMANS)).toEqual(['simpletons'])
    expect(allowed(MOST_HUMANS + 1)).toEqual([])
  })

  test.each([true, false])('against her (%s) factions are found in just those ways', (againstHer) => {
    const taken = FACTION_WAYS.filter((factions) => {
      try {
        return checkOptions({ players: 2, factions, ...(againstHer && { automa: {} }) }).factions === factions
      } catch {
        return false
      }
    })
    expect(taken).toEqual(factionWays(againstHer))
    expect(taken.includes('auction')).toBe(!againstHer)
  })
})
