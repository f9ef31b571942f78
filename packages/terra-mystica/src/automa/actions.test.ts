/** Each action of hers: condition, valid options, tie-breaks, execution, failure. Maps are the original one. */
import { describe, expect, test } from 'vitest'
import * as S from '../rules/state.ts'
import { AutomaTableStory } from './story.fixture.ts'
import { directional } from './tie-breaks.ts'
import type { CardAction } from './words.ts'

const build: CardAction = { do: 'build' }
const upgrade: CardAction = { do: 'upgrade' }
const block: CardAction = { do: 'block power action' }
const cult: CardAction = { do: 'advance cult' }
const favor: CardAction = { do: 'take favor', fromRound: 5 }

describe('directional selection', () => {
  const options = [10, 20, 30, 40, 50]
  test.each([
    ['forward', 1, 10],
    ['forward', 3, 30],
    ['forward', 6, 10],
    ['forward', 7, 20],
    ['reverse', 1, 50],
    ['reverse', 2, 40],
    ['reverse', 6, 50],
  ] as const)('%s %i', (direction, count, chosen) => {
    expect(directional(options, direction, count)).toBe(chosen)
  })

  test('goes through free deserts in reading order, or back from the last', () => {
    const table = new AutomaTableStory({ home: 'desert' }).hers('dwelling', 'A5*', 'I7').human('dwelling', 'C3')
    const anywhere: CardAction = { do: 'build', anywhere: true, first: ['own terrain priority', 'directional'] }
    table.support('*3').act(anywhere) // 3 from the first: B1, B4, B6
    expect(table.left('own terrain priority')).toEqual(['B1', 'B4', 'B6', 'D3', 'E8', 'F3', 'G4', 'G7', 'H1'])
    expect(table.chosen).toBe('B6')
    table.support('*5').act(anywhere) // 2 from the last: H1, G7
    expect(table.chosen).toBe('G7')
  })
})

describe('block power action', () => {
  test('takes the space the arrow counts to', () => {
    const table = new AutomaTableStory({}).support('*3').act(block)
    expect(table.chosen).toBe('ACT3')
    expect(table.s.w[S.POWER_USED]).toBe(0b100)
  })

  test('counts past the last and on: 4 from the right with three taken is the rightmost', () => {
    const table = new AutomaTableStory({})
    table.s.w[S.POWER_USED] = 0b001011
    table.support('10').act(block)
    expect(table.options).toEqual(['ACT3', 'ACT5', 'ACT6'])
    expect(table.chosen).toBe('ACT6')
  })

  test('is not done when all are taken, and gives her nothing', () => {
    const table = new AutomaTableStory({})
    table.s.w[S.POWER_USED] = 0b111111
    table.support('10').act(block)
    expect(table.thoughts[0]).toMatchObject({ met: false, chosen: null })
    expect(table.points()).toBe(20)
  })
})

describe('gain victory points', () => {
  test.each([
    ['automalein', [0, 0, 0]],
    ['automa', [0, 1, 1]],
    ['automaechtig', [1, 2, 2]],
    ['ultoma', [2, 2, 3]],
    ['alptrauma', [2, 3, 4]],
  ] as const)('X of %s', (level, points) => {
    points.forEach((vp, i) => {
      for (const round of [1 + 2 * i, 2 + 2 * i]) {
        const table = new AutomaTableStory({ level }).round(round).support('*1')
        expect(table.act({ do: 'gain points', amount: 'X' }).points()).toBe(20 + vp)
      }
    })
  })

  test('by the number on the card', () => {
    const table = new AutomaTableStory({}).support('*1').act({ do: 'gain points', amount: 2 })
    expect([table.points(), table.word(S.POINTS_FROM + 14)]).toEqual([22, 2])
  })
})

describe('advance cult', () => {
  test('by the scoring tile: its track, a priest on the best space', () => {
    const table = new AutomaTableStory({}).support('*3').act(cult) // SCORE4: fire
    expect([table.chosen, table.cult('fire'), table.word(S.PRIESTS)]).toEqual(['fire', 4, 6])
    table.act(cult)
    expect([table.cult('fire'), table.s.w[S.PRIEST_SPACE], table.s.w[S.PRIEST_SPACE + 1]]).toEqual([6, 2, 2])
  })

  test('by the scoring tile falls back to catching up when somebody is at the top of that track', () => {
    const table = new AutomaTableStory({}).cults(0, { fire: 10, water: 5, earth: 2, air: 8 }).support('*3').act(cult)
    expect(table.options).toEqual(['water', 'earth', 'air'])
    expect(table.chosen).toBe('earth')
  })

  test('catching up: a marker at 0 first', () => {
    const table = new AutomaTableStory({ faction: 'druids' }).cults(0, { fire: 2, water: 3, earth: 0, air: 9 })
    table.support('*4').act(cult)
    expect(table.left('her marker at 0')).toEqual(['water', 'earth', 'air'])
    expect(table.left('nearest human marker')).toEqual(['earth'])
    expect(table.cult('earth')).toBe(3)
  })

  test('catching up: as near above as below, then the arrow', () => {
    const table = new AutomaTableStory({}).cults(0, { fire: 3, water: 4, earth: 1, air: 6 })
    table.cults(1, { fire: 1, water: 5, earth: 2, air: 2 }).support('*2').act(cult)
    expect(table.left('nearest human marker')).toEqual(['water', 'earth'])
    expect(table.chosen).toBe('earth') // 1 from the last
  })

  test('one step without a priest, and where no space is left', () => {
    const table = new AutomaTableStory({}).support('*3')
    table.s.w[S.seatAt(1) + S.PRIESTS] = 0
    expect(table.act(cult).cult('fire')).toBe(2)
    const full = new AutomaTableStory({}).support('*3')
    for (let i = 0; i < 4; i++) full.s.w[S.PRIEST_SPACE + i] = 1
    full.act(cult)
    expect([full.cult('fire'), full.word(S.PRIESTS)]).toEqual([2, 7])
  })

  test('needs no key for the top, and keeps others from it', () => {
    const table = new AutomaTableStory({}).cults(1, { fire: 8 }).support('*3').act(cult)
    expect([table.cult('fire'), table.s.w[S.TOP_OWNER] & 7]).toEqual([10, 2])
  })

  test('is not done when every track has a marker at the top', () => {
    const table = new AutomaTableStory({}).cults(0, { fire: 10, water: 10 }).cults(1, { earth: 10, air: 10 })
    table.support('*3').act(cult)
    expect(table.thoughts[0]).toMatchObject({ met: false, chosen: null })
    expect(table.word(S.PRIESTS)).toBe(7)
  })
})

describe('upgrade', () => {
  test('a dwelling beside a human first', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E4*', 'E8', 'H4').human('dwelling', 'E3', 'F4')
    table.support('*1').act(upgrade)
    expect(table.left('dwellings beside humans')).toEqual(['E4', 'E8'].filter((n) => n === 'E4' || besideF4(table, n)))
    expect(table.building('E4')).toBe('tradingHouse')
  })
  const besideF4 = (table: AutomaTableStory, name: string) =>
    table.s.table.board.neighbours[table.hex(name)].includes(table.hex('F4'))

  test('a dwelling that a bridge of the human joins to theirs counts as beside it', () => {
    const table = new AutomaTableStory({})
    const { board } = table.s.table
    const [a, b] = board.bridges[0]
    table.hers('dwelling', `${board.names[a].toUpperCase()}*`, 'H4').human('dwelling', board.names[b].toUpperCase())
    table.s.w[S.seatAt(0) + S.BRIDGES] = 1
    table.s.w[S.seatAt(0) + S.BRIDGE] = 1
    table.support('*1').act(upgrade)
    expect(table.left('dwellings beside humans')).toEqual([board.names[a].toUpperCase()])
    expect(table.building(board.names[a].toUpperCase())).toBe('tradingHouse')
  })

  test('that which gives the least power among those', () => {
    const table = new AutomaTableStory({})
      .hers('dwelling', 'E4*', 'H2')
      .human('stronghold', 'E3')
      .human('dwelling', 'H3')
    table.support('*2').act(upgrade)
    expect(table.left('dwellings beside humans')).toEqual(['E4', 'H2'])
    expect(table.left('least power to humans')).toEqual(['H2'])
    expect(table.building('H2')).toBe('tradingHouse')
    expect(S.findEntry(table.s, S.LEECH, 0)).toBeGreaterThan(0) // the human may take 1 power
  })

  test('any structure when no trading house is left: the arrow decides', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E4*').human('dwelling', 'E3')
    table.hers('tradingHouse', 'A4', 'D5', 'H2', 'I4').support('*1').act(upgrade) // 2 from the first
    expect(table.options).toEqual(['A4', 'D5', 'H2', 'I4'])
    expect(table.building('D5')).toBe('stronghold')
  })

  test('a trading house becomes a stronghold, then a temple; a temple a sanctuary', () => {
    const table = new AutomaTableStory({}).hers('tradingHouse', 'E4*', 'H2').human('dwelling', 'A3').support('*2')
    table.act(upgrade)
    expect(table.building('H2')).toBe('stronghold')
    table.act(upgrade)
    expect(table.building('E4')).toBe('temple')
    table.act(upgrade)
    expect([table.building('E4'), table.word(S.FAVORS), table.points()]).toEqual(['sanctuary', 0, 20])
  })

  test('is not done when nothing can be upgraded', () => {
    const table = new AutomaTableStory({}).hers('stronghold', 'E4*').hers('sanctuary', 'H2').support('*2').act(upgrade)
    expect(table.thoughts[0]).toMatchObject({ met: false, chosen: null })
  })
})

describe('take favor', () => {
  test('only in rounds 5 and 6', () => {
    const table = new AutomaTableStory({}).round(4).support('*3').act(favor)
    expect(table.thoughts[0]).toMatchObject({ met: false, condition: 'late enough' })
    expect(table.word(S.FAVORS)).toBe(0)
  })

  test('the tile of three steps, by the scoring tile', () => {
    const table = new AutomaTableStory({}).round(5).support('*3').act(favor) // SCORE7: air
    expect([table.chosen, table.cult('air'), table.word(S.FAVORS), table.s.w[S.FAVORS_LEFT + 3]]).toEqual([
      'FAV4',
      4,
      0b1000,
      0,
    ])
  })

  test('not of a track with a marker at the top, and by catching up', () => {
    const table = new AutomaTableStory({}).round(6).cults(0, { fire: 1, water: 10, earth: 7, air: 7 })
    table.support('*4').act(favor)
    expect([table.options, table.chosen]).toEqual([['FAV1', 'FAV3', 'FAV4'], 'FAV1'])
  })

  test('is not done when all are gone', () => {
    const table = new AutomaTableStory({}).round(6).support('*3')
    table.s.w.fill(0, S.FAVORS_LEFT, S.FAVORS_LEFT + 4)
    table.act(favor)
    expect(table.thoughts[0]).toMatchObject({ met: true, options: [], chosen: null })
  })
})

describe('transform and build', () => {
  test('in range of the marked structures, or of the unmarked', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E4*', 'I10').human('dwelling', 'A3')
    table.support('*1').act(build)
    expect(table.options).toEqual(['D3', 'E3', 'E5'])
    table.support('*4').act(build)
    expect(table.options).toEqual(['H7', 'H6', 'I11'].sort())
  })

  test('with her shipping of the round, or that of the action', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'D5*', 'I10').human('dwelling', 'A3').support('*1')
    table.round(1).act({ do: 'build', shipping: 2 })
    expect(table.options).toContain('A7')
    const later = new AutomaTableStory({}).hers('dwelling', 'D5*', 'I10').human('dwelling', 'A3').support('*1')
    expect(later.act(build).options).not.toContain('A7')
    const sailing = new AutomaTableStory({}).hers('dwelling', 'D5*', 'I10').human('dwelling', 'A3').support('*1')
    expect(sailing.round(5).act(build).options).toContain('A7')
  })

  test('first by her terrain priority, in the row of the support card', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E4*', 'I10').human('dwelling', 'A3')
    table.support('*1').act(build) // row A of lake: lake, swamp, forest, plains, wasteland, mountain, desert
    expect(table.left('own terrain priority')).toEqual(['E5'])
    expect(table.building('E5')).toBe('dwelling')
    expect(table.s.w[S.GROUND_AT + table.hex('E5')]).toBe(3)
  })

  test('then closest to a human structure, then by the arrow', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E4*', 'I10').human('dwelling', 'C1')
    table.ground('swamp', 'D3', 'E3', 'E5').support('*1').act(build)
    expect(table.left('own terrain priority')).toEqual(['D3', 'E3', 'E5'])
    expect(table.left('closest to humans')).toEqual(['D3'])
    expect(table.chosen).toBe('D3')
    const tied = new AutomaTableStory({}).hers('dwelling', 'E4*', 'I10').human('dwelling', 'D2', 'E6')
    tied.ground('swamp', 'D3', 'E3', 'E5').support('*1').act(build)
    expect(tied.left('closest to humans')).toEqual(['D3', 'E3', 'E5'])
    expect(tied.chosen).toBe('E3') // 2 from the first
  })

  test('furthest from her own structures with two of the final tiles', () => {
    for (const finalTile of ['connected-distance', 'connected-sa-sh-distance'] as const) {
      const table = new AutomaTableStory({ finalTile, level: 'alptrauma' }).round(5)
      table.hers('dwelling', 'D5*', 'I10').human('dwelling', 'A3').support('*2').act(build)
      expect(table.thoughts[0].steps.map(({ tieBreak }) => tieBreak)).not.toContain('closest to humans')
      expect(table.left('furthest from her own')).toBeDefined()
      const wide = new AutomaTableStory({ finalTile, map: 'original' })
        .hers('dwelling', 'A4*', 'D2')
        .human('dwelling', 'A3')
      wide.support('*1').act({ do: 'build', anywhere: true })
      const { distance, size } = wide.s.table.board
      const away = (name: string) =>
        Math.min(...['A4', 'D2'].map((own) => distance[wide.hex(own) * size + wide.hex(name)]))
      const lakes = wide.left('own terrain priority') ?? []
      const most = Math.max(...lakes.map(away))
      expect(wide.left('furthest from her own')).toEqual(lakes.filter((name) => away(name) === most))
      expect(most).toBeGreaterThan(8)
    }
  })

  test('marks the new dwelling when its closest structure is marked, not in a tie', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E4*', 'I10').human('dwelling', 'A3').support('*1')
    table.act(build)
    expect(table.isMarked('E5')).toBe(true)
    const tied = new AutomaTableStory({}).hers('dwelling', 'E4*', 'E6').human('dwelling', 'A3').support('*1')
    tied.act(build)
    expect([tied.chosen, tied.isMarked('E5')]).toEqual(['E5', false])
  })

  test('reaching keeps to spaces that bring the clusters closer', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E2*', 'E7').human('dwelling', 'A3')
    table.support('13').act(build) // marked, reaching
    const { options, steps } = table.thoughts[0]
    expect(options).toEqual(['D1', 'D2', 'E1', 'E3', 'F1', 'F2'])
    expect(steps[0]).toMatchObject({ tieBreak: 'reaching' })
    expect(steps[0].left).toContain('E3')
    expect(steps[0].left).not.toContain('E1')
  })

  test('reaching does not matter when the clusters meet, by ship too, or when nothing brings them closer', () => {
    const met = new AutomaTableStory({}).hers('dwelling', 'E2*', 'E3').human('dwelling', 'A3').support('13').act(build)
    expect(met.thoughts[0].steps[0]).toMatchObject({ tieBreak: 'reaching', out: [] })
    // Two rivers lie between A2 and B2; A3 would bring them closer.
    const shipped = new AutomaTableStory({}).hers('dwelling', 'A2*', 'B2').human('dwelling', 'I12').round(5)
    expect(shipped.s.table.board.neighbours[shipped.hex('A2')]).toContain(shipped.hex('A3'))
    expect(shipped.support('13').act(build).thoughts[0].steps[0]).toMatchObject({ tieBreak: 'reaching', out: [] })
    const walled = new AutomaTableStory({}).hers('dwelling', 'A1*', 'I12').human('dwelling', 'I11', 'H8')
    expect(walled.support('13').act(build).thoughts[0].steps[0]).toMatchObject({ tieBreak: 'reaching', out: [] })
  })

  test('becomes an upgrade when no dwelling is left, or when there is no space', () => {
    const none = new AutomaTableStory({}).hers('dwelling', 'E4*', 'E1', 'E2', 'H2', 'H4', 'I4').human('dwelling', 'A3')
    none.support('*1').act(build)
    expect(none.thoughts.map(({ action, met }) => [action, met])).toEqual([
      ['build', false],
      ['upgrade', true],
    ])
    const nowhere = new AutomaTableStory({}).hers('dwelling', 'B6*', 'E4')
    nowhere.human('dwelling', 'A12', 'A13').support('*1').act(build)
    expect(nowhere.thoughts.map(({ action, chosen }) => [action, chosen])).toEqual([
      ['build', null],
      ['upgrade', 'B6'],
    ])
    expect(nowhere.building('B6')).toBe('tradingHouse')
  })

  test('offers power to the humans beside it', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E4*', 'I10').human('tradingHouse', 'E6').support('*1')
    table.act(build)
    const at = S.findEntry(table.s, S.LEECH, 0)
    expect([table.s.w[at + 2], table.s.w[at + 3]]).toEqual([1, 2])
  })
})

describe('trade', () => {
  const trade: CardAction = { do: 'trade', fromRound: 3 }
  test('with the strongest human structure by a river, once', () => {
    const table = new AutomaTableStory({}).human('dwelling', 'C3').human('stronghold', 'D5').human('temple', 'A13')
    table.round(3).support('*2').act(trade)
    expect([table.chosen, table.points()]).toEqual(['D5', 23])
    table.act(trade).act(trade)
    expect(table.points()).toBe(24) // C3, then nothing: A13 is not by a river
  })

  test('not before its round', () => {
    expect(new AutomaTableStory({}).human('dwelling', 'C3').round(2).support('*2').act(trade).points()).toBe(20)
  })
})
