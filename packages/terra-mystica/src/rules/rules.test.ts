/** Rules that caught other engines, each as a story. Dwellings of the set-up stand in the north-west. */
import { describe, expect, test } from 'vitest'
import { BLOCKED, BONUS, BONUS_COINS, PRIEST_LIMIT, ROUND, TOWN_AT, TOWNS_LEFT } from './state.ts'
import { StoryTable } from './story.fixture.ts'

const RICH = { coins: 40, workers: 20, priests: 3, bowl1: 0, bowl2: 0, bowl3: 12 }

describe('towns', () => {
  test('take four buildings of power 7', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'] }).set('giants', RICH)
    table.put('giants', 'dwelling', 'H7', 'G5').put('giants', 'tradingHouse', 'H8')
    table.ground('G6', 'red')
    table.do('giants: build G6')
    expect(table.offers('giants')).not.toContain('+TW1') // 1 + 1 + 2 + 1
    table.pass('witches').do('giants: upgrade H7 to TP')
    expect(table.offers('giants')).not.toContain('+TW1') // 6
    table.do('giants: upgrade G5 to TP')
    expect(table.offers('giants')).toContain('+TW1') // 7
    table.do('giants: +TW1')
    expect(table.s.w[TOWN_AT + table.hex('H8')]).toBe(1)
  })

  test('count a sanctuary as two buildings', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'] }).set('giants', RICH)
    table.put('giants', 'dwelling', 'H7').put('giants', 'sanctuary', 'H8').put('giants', 'tradingHouse', 'G5')
    table.ground('G6', 'red')
    expect(table.do('giants: build G6').offers('giants')).toContain('+TW2')
  })

  test('are not founded when no town tile is left, and a later one may take the buildings', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'] }).set('giants', RICH)
    table.s.w.fill(0, TOWNS_LEFT, TOWNS_LEFT + 8)
    table.put('giants', 'stronghold', 'H8').put('giants', 'tradingHouse', 'H7', 'G5')
    table.ground('G6', 'red')
    table.do('giants: build G6')
    expect(table.offers('giants')).not.toContain('+TW1')
    expect(table.s.w[TOWN_AT + table.hex('H8')]).toBe(0)
  })

  test('take in what touches them without a new tile', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'] }).set('giants', RICH)
    table.put('giants', 'stronghold', 'H8').put('giants', 'tradingHouse', 'H7', 'G5')
    table.ground('G6', 'red')
    table.ground('G7', 'red')
    table.do('giants: build G6. +TW8').pass('witches').do('giants: build G7')
    expect(table.offers('giants')).not.toContain('+TW1')
    expect(table.s.w[TOWN_AT + table.hex('G7')]).toBe(1)
  })

  test('of Mermaids may skip a river hex, of others not', () => {
    const table = new StoryTable({ factions: ['mermaids', 'witches'] }).set('mermaids', RICH)
    table.put('mermaids', 'sanctuary', 'H5').put('mermaids', 'tradingHouse', 'G4', 'G5')
    expect(table.offers('mermaids')).toContain('connect r30')
    table.do('mermaids: connect r30. +TW5')
    expect(table.has('mermaids', 'air')).toBe(1)
    table.ground('G3', 'blue') // on the third bank of r30
    table.do('mermaids: build G3')
    expect(table.s.w[TOWN_AT + table.hex('G3')]).toBe(1)
    const other = new StoryTable({ factions: ['witches', 'mermaids'] }).set('witches', RICH)
    other.put('witches', 'sanctuary', 'H5').put('witches', 'tradingHouse', 'G4', 'G5')
    expect(other.offers('witches').filter((key) => key.startsWith('connect'))).toEqual([])
  })
})

describe('cults', () => {
  test('stop at 9 without a key, and go on with a key of the same turn', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'] }).set('giants', { ...RICH, fire: 8 })
    table.put('giants', 'stronghold', 'H8').put('giants', 'tradingHouse', 'H7', 'G5', 'G6')
    table.do('giants: upgrade H7 to TE. +FAV1')
    expect([table.has('giants', 'fire'), table.word('giants', BLOCKED)]).toEqual([9, 1])
    table.do('giants: +TW1')
    expect([table.has('giants', 'fire'), table.has('giants', 'keys')]).toEqual([10, 0])
  })

  test('are topped by choice where there are more markers than keys', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'], keys: true })
    table.set('giants', { ...RICH, fire: 9, water: 9, air: 3 }).put('giants', 'stronghold', 'H8')
    table.put('giants', 'tradingHouse', 'H7', 'G5').ground('G6', 'red')
    table.do('giants: build G6. +TW5')
    expect(table.offers('giants').filter((key) => key.startsWith('+'))).toEqual(['+FIRE', '+WATER'])
    table.do('giants: +WATER')
    expect(['fire', 'water', 'air', 'keys'].map((what) => table.has('giants', what as 'fire'))).toEqual([9, 10, 4, 0])
  })

  test('have one place at the top', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'] })
    table.set('giants', { ...RICH, fire: 9, keys: 1 }).set('witches', { ...RICH, fire: 8, keys: 1 })
    table.do('giants: send p to WATER').do('witches: send p to FIRE').do('giants: send p to FIRE')
    expect([table.has('witches', 'fire'), table.has('witches', 'keys')]).toEqual([10, 0])
    expect([table.has('giants', 'fire'), table.has('giants', 'keys')]).toEqual([9, 1])
  })

  test('take priests for good, or for one step back into the supply', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'] }).set('giants', RICH).set('witches', RICH)
    table.do('giants: send p to WATER').do('witches: send p to WATER for 1')
    expect([table.has('giants', 'water'), table.word('giants', PRIEST_LIMIT)]).toEqual([3, 6])
    expect([table.has('witches', 'water'), table.word('witches', PRIEST_LIMIT)]).toEqual([1, 7])
    expect(table.do('giants: send p to WATER').has('giants', 'water')).toBe(5)
  })

  test('are climbed on one track by the Auren', () => {
    const table = new StoryTable({ factions: ['auren', 'giants'] }).set('auren', RICH)
    table.put('auren', 'tradingHouse', 'E9').do('auren: upgrade E9 to SH. +FAV9').pass('giants')
    table.do('auren: action ACTA')
    expect(table.offers('auren').filter((key) => key.startsWith('+'))).toEqual([
      '+2FIRE',
      '+2WATER',
      '+2EARTH',
      '+2AIR',
    ])
  })
})

describe('spades', () => {
  test('of Giants come in twos', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'] })
      .set('giants', RICH)
      .put('giants', 'dwelling', 'H7')
    expect(table.offers('giants')).toContain('dig 2. transform H8 to red')
    expect(
      table
        .do('giants: action ACT5')
        .offers('giants')
        .filter((key) => key.startsWith('transform')),
    ).toEqual([])
    expect(() => table.do('giants: transform H8 to red')).toThrow(/takes 2 spades, 1 in hand/)
  })

  test('that the cults give leave Giants with nothing to do but lose a single one', () => {
    const table = new StoryTable({
      factions: ['giants', 'witches'],
      tiles: ['SCORE2', 'SCORE4', 'SCORE3', 'SCORE6', 'SCORE7', 'SCORE8'],
    })
    table.set('giants', { earth: 4 }).pass('giants').pass('witches').rest()
    expect(table.offers('giants')).toEqual(['-SPADE'])
  })

  test('missing in an action are dug for, by Darklings with priests', () => {
    const table = new StoryTable({ factions: ['darklings', 'witches'] }).set('darklings', RICH)
    table.put('darklings', 'dwelling', 'G5')
    table.ground('H7', 'yellow')
    table.do('darklings: action ACT5')
    expect(table.offers('darklings')).toContain('dig 1. transform H7 to black')
    table.do('darklings: dig 1. build H7')
    expect([table.has('darklings', 'priests'), table.has('darklings', 'vp')]).toEqual([2, 22])
  })

  test('lead to home terrain and not beyond, one hex short of it at most', () => {
    const table = new StoryTable({ factions: ['cultists', 'witches'] }).set('cultists', RICH)
    table.put('cultists', 'dwelling', 'H7')
    table.ground('H8', 'yellow') // next to plains on the wheel: swamp lies beyond
    table.ground('G5', 'red')
    table.do('cultists: action ACT6')
    const offered = table.offers('cultists').filter((key) => key.includes('transform'))
    expect(offered).toContain('transform H8 to brown')
    expect(offered).not.toContain('transform H8 to black')
    expect(offered).toContain('transform G5 to yellow')
    table.do('cultists: transform G5 to yellow')
    const second = table.offers('cultists').filter((key) => key.includes('transform'))
    expect(second).toContain('transform H8 to brown')
    expect(second.every((key) => key.endsWith('brown') && !key.includes('dig'))).toBe(true)
    expect(() => table.do('cultists: transform H8 to gray')).toThrow()
  })

  test('that were dug for go into one hex', () => {
    const table = new StoryTable({ factions: ['cultists', 'witches'] }).set('cultists', RICH)
    table.put('cultists', 'dwelling', 'H7')
    table.ground('H8', 'yellow')
    expect(() => table.do('cultists: dig 2. transform H8 to brown')).toThrow(/all 2 must go into one hex/)
  })

  test('of a sandstorm go next door, not over a bridge', () => {
    const table = new StoryTable({ factions: ['nomads', 'witches'] }).set('nomads', RICH)
    table.put('nomads', 'tradingHouse', 'C2').do('nomads: burn 0. action ACT1. bridge C2:D4').pass('witches')
    table.do('nomads: upgrade C2 to SH').do('nomads: action ACTN')
    const storms = table.offers('nomads').filter((key) => key.startsWith('transform'))
    expect(storms).not.toContain('transform D4 to yellow')
    expect(storms.length).toBeGreaterThan(0)
  })

  test('of the power actions are nothing to Riverwalkers, and cult steps to Acolytes', () => {
    const table = new StoryTable({ factions: ['riverwalkers', 'acolytes'] })
    table.set('riverwalkers', RICH).set('acolytes', RICH)
    expect(table.offers('riverwalkers')).not.toContain('action ACT5')
    table.pass('riverwalkers').do('acolytes: action ACT6')
    expect(table.offers('acolytes').slice(0, 4)).toEqual(['+FIRE', '+WATER', '+EARTH', '+AIR'])
  })
})

describe('power for neighbours', () => {
  test('costs points, and is offered by the strength of what stands there', () => {
    const table = new StoryTable({ factions: ['giants', 'yetis'] })
      .set('giants', RICH)
      .set('yetis', { bowl1: 6, bowl2: 0 })
    table.put('yetis', 'stronghold', 'H8')
    table.ground('H7', 'red')
    table.put('giants', 'dwelling', 'G5')
    const before = table.has('yetis', 'vp')
    table.do('giants: build H7').do('yetis: leech 4 from giants')
    expect([table.has('yetis', 'bowl2'), table.has('yetis', 'vp') - before]).toEqual([4, -3])
  })

  test('is no more than there are points for', () => {
    const table = new StoryTable({ factions: ['giants', 'witches'] }).set('giants', RICH)
    table
      .set('witches', { vp: 1, bowl1: 8, bowl2: 0 })
      .put('witches', 'stronghold', 'H8')
      .put('giants', 'dwelling', 'G5')
    table.ground('H7', 'red')
    table.do('giants: build H7').do('witches: leech 3 from giants')
    expect([table.has('witches', 'vp'), table.has('witches', 'bowl2')]).toEqual([0, 2])
  })

  test('gives Cultists a step when taken, power when declined by one who had room', () => {
    const build = (bowls: { bowl1: number; bowl2: number; bowl3: number }, answer: string) => {
      const table = new StoryTable({ factions: ['cultists', 'witches'] })
      table.set('cultists', { ...RICH, bowl1: 5, bowl3: 0 }).set('witches', bowls)
      table.put('witches', 'dwelling', 'H8').put('cultists', 'dwelling', 'G5')
      table.ground('H7', 'brown')
      table.do('cultists: build H7').do(`witches: ${answer} 1 from cultists`)
      return [table.has('cultists', 'bowl2'), table.offers('cultists').includes('+FIRE')]
    }
    expect(build({ bowl1: 2, bowl2: 0, bowl3: 0 }, 'leech')).toEqual([0, true])
    expect(build({ bowl1: 2, bowl2: 0, bowl3: 0 }, 'decline')).toEqual([1, false])
    expect(build({ bowl1: 0, bowl2: 0, bowl3: 12 }, 'decline')).toEqual([0, false])
  })
})

describe('a player who leaves', () => {
  test('acts no more, gives the card back, and still has income', () => {
    const table = new StoryTable({ factions: ['giants', 'witches', 'nomads'] })
    const card = table.word('giants', BONUS)
    table.do('giants: resign')
    expect(table.word('giants', BONUS)).toBe(-1)
    expect(table.offers('witches').some((key) => key.startsWith('pass'))).toBe(true)
    table.pass('witches').pass('nomads')
    const coins = table.has('giants', 'coins')
    const workers = table.has('giants', 'workers')
    table.rest()
    expect([table.s.w[ROUND], table.has('giants', 'workers') - workers, table.has('giants', 'coins')]).toEqual([
      2,
      3,
      coins,
    ])
    expect(table.s.w[BONUS_COINS + card]).toBeGreaterThanOrEqual(0)
    expect(table.offers('giants')).toEqual([])
    expect(table.offers('witches').length).toBeGreaterThan(0) // who passed first begins
  })

  test('is offered no power, and an open offer is not asked for any more', () => {
    const table = new StoryTable({ factions: ['cultists', 'witches', 'giants'] })
    table.set('cultists', { ...RICH, bowl1: 5, bowl3: 0 }).set('witches', { bowl1: 5 })
    table.put('witches', 'dwelling', 'H8').put('cultists', 'dwelling', 'G5')
    table.ground('H7', 'brown')
    table.do('cultists: build H7').do('witches: resign')
    expect([table.has('cultists', 'bowl2'), table.offers('witches')]).toEqual([0, []])
    table.ground('I11', 'brown')
    table.pass('giants').do('cultists: build I11')
    expect(table.offers('witches')).toEqual([])
  })
})

describe('ways', () => {
  test('the shipping card is nothing to Dwarves, and a tunnel is paid once for digging and building', () => {
    const table = new StoryTable({ factions: ['dwarves', 'witches'] }).set('dwarves', RICH)
    table.put('dwarves', 'dwelling', 'I11')
    table.ground('H6', 'red')
    const points = table.has('dwarves', 'vp')
    table.do('dwarves: dig 1. transform H6. build H6') // two steps from I11
    expect([table.has('dwarves', 'vp') - points, table.has('dwarves', 'workers')]).toEqual([4, 20 - 3 - 2 - 1])
  })

  test('Witches ride to any forest, Chaos Magicians may pass within their two actions', () => {
    const witches = new StoryTable({ factions: ['witches', 'giants'] }).set('witches', RICH)
    witches.put('witches', 'tradingHouse', 'E9').do('witches: upgrade E9 to SH').pass('giants')
    witches.do('witches: action ACTW')
    const rides = witches.offers('witches').filter((key) => key.startsWith('build'))
    expect(rides).toContain('build I11')
    expect(rides.every((key) => witches.ground(key.slice(6)) === 'green')).toBe(true)
    const chaos = new StoryTable({ factions: ['chaosmagicians', 'auren'] }).set('chaosmagicians', RICH)
    chaos.put('chaosmagicians', 'tradingHouse', 'I12').do('chaosmagicians: upgrade I12 to SH').pass('auren')
    chaos.do('chaosmagicians: action ACTC. send p to FIRE').pass('chaosmagicians')
    expect(chaos.has('chaosmagicians', 'fire')).toBe(5)
  })

  test('volcanoes cost more on ground that is home to somebody', () => {
    const table = new StoryTable({ factions: ['dragonlords', 'witches'] }).set('dragonlords', {
      ...RICH,
      bowl1: 5,
      bowl3: 0,
    })
    table.put('dragonlords', 'dwelling', 'H8')
    table.ground('H7', 'green')
    table.ground('G7', 'red')
    table.do('dragonlords: dig 1. transform H7 to volcano').pass('witches')
    expect(table.has('dragonlords', 'bowl1')).toBe(3)
    expect(table.do('dragonlords: dig 1. transform G7 to volcano').has('dragonlords', 'bowl1')).toBe(2)
  })
})
