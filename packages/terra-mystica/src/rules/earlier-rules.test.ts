/** What later versions of the rules mended, and that games begun under earlier ones go on under them. */
import { Playthrough, replay } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { ROUND_TILES } from '../data/tiles.ts'
import { terraMystica } from '../game/game.ts'
import { convert, PRIEST, WORKER } from './money.ts'
import { BY_TELEPORT, OUT_OF_REACH, reach } from './reach.ts'
import { areaValue } from './scoring.ts'
import * as S from './state.ts'
import { StoryTable } from './story.fixture.ts'
import { settle } from './turns.ts'

const first = (s: S.State): S.State => ({ ...s, table: { ...s.table, begunUnder: 1 } })

describe('a priest of the cult bonus', () => {
  const priestTile = ROUND_TILES.find(({ bonus }) => bonus.gain.priests) as (typeof ROUND_TILES)[number]
  const others = ROUND_TILES.filter(({ id, expansion }) => id !== priestTile.id && !expansion).map(({ id }) => id)

  /** All have passed; Riverwalkers stand high enough for a priest, and have one coin. */
  function afterTheLastPass(): S.State {
    const table = new StoryTable({
      factions: ['riverwalkers', 'giants'],
      tiles: [priestTile.id, ...others.slice(0, 5)],
    })
    table.pass('riverwalkers').pass('giants')
    table.set('riverwalkers', { [priestTile.bonus.cult]: priestTile.bonus.steps, coins: 1 })
    table.s.w[S.QUEUED] = 0 // offers of the set-up, if any
    return table.s
  }

  test('is settled before the income, which cannot pay for a terrain', () => {
    const s = afterTheLastPass()
    settle(s)
    expect([s.w[S.PHASE], s.w[S.QUEUE_AT], s.w[S.seatAt(0) + S.COINS]]).toEqual([S.CULT_INCOME, S.UNLOCK, 1])
  })

  test('came after it by the first rules', () => {
    const s = first(afterTheLastPass())
    settle(s)
    expect([s.w[S.PHASE], s.w[S.QUEUE_AT]]).toEqual([S.ACTION, S.UNLOCK])
    expect(s.w[S.seatAt(0) + S.COINS]).toBeGreaterThan(1)
  })
})

test.each(['fakirs', 'dwarves'] as const)('%s travel in the action phase only', (faction) => {
  const table = new StoryTable({ factions: [faction, 'swarmlings'] })
  const { s } = table
  const far = s.table.board.names.findIndex((_, hex) => reach(s, 0, hex) === BY_TELEPORT)
  expect(far).toBeGreaterThanOrEqual(0)
  s.w[S.PHASE] = S.CULT_INCOME
  expect(reach(s, 0, far)).toBe(OUT_OF_REACH)
  expect(reach(first(s), 0, far)).toBe(BY_TELEPORT)
})

test('Acolytes who leave 10 get the key back, and the space is open to everybody again', () => {
  const table = new StoryTable({ factions: ['acolytes', 'giants'] })
  table.set('acolytes', { keys: 1, fire: 9, priests: 1 }).set('giants', { keys: 1, fire: 9, priests: 1 })
  table.do('acolytes: send p to FIRE')
  expect([table.has('acolytes', 'fire'), table.has('acolytes', 'keys')]).toEqual([10, 0])
  S.push(table.s, S.LOSE_CULT, 0, 3)
  table.do('acolytes: -3FIRE')
  expect([table.has('acolytes', 'fire'), table.has('acolytes', 'keys')]).toEqual([7, 1])
  table.do('giants: send p to FIRE')
  expect(table.has('giants', 'fire')).toBe(10)
})

test('a river that Mermaids founded a town across does not part their settlements, as it did by the second rules', () => {
  const table = new StoryTable({ factions: ['mermaids', 'witches'] }).set('mermaids', { coins: 40, workers: 20 })
  table.put('mermaids', 'sanctuary', 'H5').put('mermaids', 'tradingHouse', 'G4', 'G5')
  const settlements = (s: S.State) => areaValue(s, 0, 'connected-clusters')
  const parted = settlements(table.s)
  table.do('mermaids: connect r30. +TW5')
  expect(settlements(table.s)).toBe(parted - 1)
  expect(settlements({ ...table.s, table: { ...table.s.table, begunUnder: 2 } })).toBe(parted)
})

test('Darklings make priests of their workers once, not one after the other', () => {
  const built = () => {
    const table = new StoryTable({ factions: ['darklings', 'witches'] }).put('darklings', 'tradingHouse', 'H8')
    table.set('darklings', { coins: 20, workers: 9, priests: 0 }).do('darklings: upgrade H8 to SH')
    return table
  }
  expect(() => built().do('darklings: convert 4W to 4P')).toThrow('3 workers at most become priests')
  const table = built().do('darklings: convert 1W to 1P')
  expect(() => table.do('darklings: convert 1W to 1P')).toThrow('workers cannot become priests now')
  const before = first(built().s)
  convert(before, 0, WORKER, PRIEST, 1)
  convert(before, 0, WORKER, PRIEST, 2)
  expect(before.w[S.seatAt(0) + S.PRIESTS]).toBe(3)
})

test('Ice Maidens take their favor before the colour of the volcano is picked', () => {
  const asked = (game: typeof terraMystica) => {
    const s = game.setup(game.options({ factions: ['icemaidens', 'dragonlords'] }), 'fast:1')
    return [0, 1, 2].map(() => {
      const decision = game.pending(s)
      game.play(s, [0])
      return decision && `${decision.seat} ${decision.question.kind}`
    })
  }
  const [colour, favor, volcano] = asked(terraMystica)
  expect([colour?.[0], favor?.[0], volcano?.[0]]).toEqual(['0', '0', '1'])
  expect(asked(terraMystica.earlier?.['1'] as typeof terraMystica)).toEqual([colour, volcano, favor])
})

test('a log of the first rules is replayed by them', () => {
  const before = terraMystica.earlier?.['1'] as typeof terraMystica
  const table = Playthrough.start(before, { factions: ['icemaidens', 'dragonlords'] }, 'fast:1')
  expect(table.pending()?.seat).toBe(0)
  table.play([0])
  expect(table.log().rules).toBe('1')
  const s = replay(terraMystica, table.log())
  expect(terraMystica.pending(s)?.seat).toBe(1)
})
