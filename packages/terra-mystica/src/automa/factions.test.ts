/** What her factions do, and what human factions do against her. */

import { describe, expect, test } from 'vitest'
import { terraMystica } from '../game/game.ts'
import { offerPower, takePower } from '../rules/leech.ts'
import { spadesFor } from '../rules/reach.ts'
import { finalScores } from '../rules/scoring.ts'
import * as S from '../rules/state.ts'
import { settle } from '../rules/turns.ts'
import { goalText } from './achievements.ts'
import { humanBuilt, humanTransformed } from './ground.ts'
import * as A from './state.ts'
import { AUTOMA_STEP } from './state.ts'
import { AutomaTableStory } from './story.fixture.ts'
import type { AutomaCards } from './values.ts'
import { type AutomaFactionId, CARD_IDS, type Goal } from './words.ts'

const acting = (faction: AutomaFactionId) =>
  new AutomaTableStory({ faction }).hers('dwelling', 'E4*', 'I10').human('dwelling', 'E6').support('*1')
const doIt = (table: AutomaTableStory) => table.act({ do: 'faction action' })

describe('faction actions', () => {
  test.each([
    ['simpletons', 22],
    ['kuddlers', 22],
    ['mimics', 22],
    ['powermongers', 22],
    ['racelings', 20],
    ['wanderers', 21],
    ['blight', 21],
    ['symbionts', 20],
  ] as const)('%s build, and have %i points', (faction, points) => {
    const table = doIt(acting(faction))
    expect([table.thoughts[0].action, table.word(S.HEXES), table.points()]).toEqual(['build', 3, points])
  })

  test('Kuddlers crowd the human before they look at the terrain', () => {
    const table = acting('kuddlers').ground('desert', 'E5').ground('lake', 'D3', 'E3')
    expect(doIt(table).thoughts[0]).toMatchObject({
      chosen: 'E5',
      steps: [{ tieBreak: 'closest to humans', left: ['E5'] }],
    })
  })

  test('Mimics like what the human likes', () => {
    const table = acting('mimics').ground('forest', 'E3').ground('lake', 'D3', 'E5')
    expect(doIt(table).thoughts[0].chosen).toBe('E3')
  })

  test('Powermongers like to give power, and go up a track when 2 or more is taken', () => {
    const table = new AutomaTableStory({ faction: 'powermongers' }).hers('dwelling', 'E4*', 'I10')
    table.human('tradingHouse', 'E6').human('dwelling', 'A1').support('*1')
    doIt(table)
    expect(table.thoughts[0].steps[0]).toMatchObject({ tieBreak: 'most power to humans', left: ['E5'] })
    table.s.w[S.TURN_OPEN] = 0
    table.s.w[S.ACTIVE] = table.her // the human's turn is next
    takePower(table.s, S.findEntry(table.s, S.LEECH, 0))
    settle(table.s)
    expect(table.thoughts.at(-1)).toMatchObject({ action: 'advance cult' })
    expect(['fire', 'water', 'earth', 'air'].map((c) => table.cult(c as 'fire')).reduce((a, b) => a + b)).toBe(1)
  })

  test('Powermongers gain nothing by 1 power', () => {
    const table = new AutomaTableStory({ faction: 'powermongers' }).hers('dwelling', 'E4*', 'I10')
    table.human('dwelling', 'E6').support('*1')
    doIt(table)
    takePower(table.s, S.findEntry(table.s, S.LEECH, 0))
    expect(S.findEntry(table.s, AUTOMA_STEP, 1)).toBe(0)
  })

  test('Druids go up two on one track, without a priest', () => {
    const table = acting('druids')
    doIt(table)
    expect(table.thoughts[1]).toMatchObject({ action: 'advance cult', from: 'open cults' })
    expect([table.word(S.PRIESTS), table.cult('water') + table.cult('earth') + table.cult('air')]).toEqual([7, 2])
  })

  test('Wanderers build anywhere', () => {
    const table = acting('wanderers')
    doIt(table)
    expect(table.thoughts[0].options.length).toBeGreaterThan(50)
    expect(table.thoughts[0].steps.map(({ tieBreak }) => tieBreak)).not.toContain('reaching')
  })

  test('Symbionts leave a cube that pays when a human builds there, and at the end', () => {
    const table = acting('symbionts')
    doIt(table)
    const cube = table.s.table.board.names.findIndex((_, hex) => A.hasMark(table.s, hex, A.CUBE))
    expect(table.s.table.board.neighbours[cube]).toContain(table.hex('E6'))
    expect(finalScores(table.s).at(-1)?.vp).toEqual([0, 1])
    humanBuilt(table.s, cube)
    expect([table.points(), finalScores(table.s).at(-1)?.vp]).toEqual([22, [0, 0]])
  })

  test('the Blight makes two spaces dearer by a spade, until they are transformed', () => {
    const table = acting('blight')
    doIt(table)
    const blighted = table.s.table.board.names.flatMap((_, hex) => (A.hasMark(table.s, hex, A.BLIGHTED) ? [hex] : []))
    expect(blighted).toHaveLength(2)
    const [hex] = blighted
    table.s.w[S.GROUND_AT + hex] = 3 // lake, next to forest
    expect(spadesFor(table.s, 0, hex, 4)).toBe(2)
    humanTransformed(table.s, hex)
    expect(spadesFor(table.s, 0, hex, 4)).toBe(1)
  })

  test('Gognomes score 5, 10 and 15 for three goals drawn of six', () => {
    const table = new AutomaTableStory({ faction: 'gognomes', seed: 'fast:1' })
    expect(table.s.w[A.TOKENS].toString(2).replaceAll('0', '')).toHaveLength(3)
    table.s.w[A.TOKENS] = 0b100011 // stronghold, sanctuary, all cults at 3
    table.hers('dwelling', 'E4*', 'I10').hers('stronghold', 'A4').support('*1')
    table.act({ do: 'gain points', amount: 0 })
    expect(table.points()).toBe(25)
    table.cults(1, { fire: 3, water: 3, earth: 3, air: 3 }).act({ do: 'gain points', amount: 0 })
    expect(table.points()).toBe(35)
    table.hers('sanctuary', 'H2').act({ do: 'gain points', amount: 0 })
    expect([table.points(), table.s.w[A.TOKENS]]).toEqual([50, 0])
  })
})

describe('printed rules in the place of ours', () => {
  const printed = (faction: AutomaFactionId, cards: AutomaCards) =>
    new AutomaTableStory({ faction, cards }).hers('dwelling', 'E4*', 'I10').human('tradingHouse', 'E6').support('*1')

  test('Wanderers keep to their clusters', () => {
    const table = doIt(printed('wanderers', { wanderersClusters: true }))
    expect(table.thoughts[0]).toMatchObject({ from: 'free spaces nearest the cluster', cluster: 'marked' })
    expect(table.options).toContain('D1') // near E4, though out of range
    expect(table.options).not.toContain('H8') // near I10
    const reaching = printed('wanderers', { wanderersClusters: true }).support('13')
    expect(doIt(reaching).thoughts[0].steps[0].tieBreak).toBe('reaching')
  })

  test('Powermongers go up for power that is offered', () => {
    const table = doIt(printed('powermongers', { powermongersPower: 'offered' }))
    expect(S.findEntry(table.s, AUTOMA_STEP, 1)).toBeGreaterThan(0)
    takePower(table.s, S.findEntry(table.s, S.LEECH, 0))
    expect(table.s.w[S.QUEUED]).toBe(1) // not again for taking it
  })

  test('Symbionts have the youth terrain and the points of a file', () => {
    const cards: AutomaCards = { youthTerrain: { lake: 'desert' }, cubePoints: { humanBuilds: 4, left: 3 } }
    const table = printed('symbionts', cards)
    expect(terraMystica.view(table.s, 0).automa?.youth).toBe('desert')
    table.act({ do: 'place cube' })
    expect(table.thoughts[0].steps[0].tieBreak).toBe('youth terrain priority')
    expect(finalScores(table.s).at(-1)?.vp).toEqual([0, 3])
    humanBuilt(table.s, table.hex(table.chosen ?? ''))
    expect(table.points()).toBe(24)
  })

  test('the Blight takes any land, home terrain too', () => {
    const anywhere = printed('blight', { fallowLand: { inRange: false, home: true } }).act({ do: 'blight', times: 1 })
    expect(anywhere.options.length).toBeGreaterThan(40)
    expect(anywhere.options).toContain('A4') // a lake
  })

  const goals: [Goal, (table: AutomaTableStory) => void, string][] = [
    [{ built: 'temple', count: 2 }, (t) => t.hers('temple', 'A4', 'D2'), '2 temples of hers stand'],
    [{ structures: 4 }, (t) => t.hers('dwelling', 'A4', 'D2'), '4 of her structures stand'],
    [{ joined: true }, (t) => t.hers('dwelling', 'E5'), 'her marked and unmarked structures are joined'],
    [{ area: 3 }, (t) => t.hers('dwelling', 'E3*', 'E5*'), 'her largest area has 3 structures'],
    [{ edge: 2 }, (t) => t.hers('dwelling', 'A4'), '2 of her structures stand on the edge of the map'],
    [{ cult: 5, tracks: 1 }, (t) => t.cults(1, { air: 5 }), 'one of her markers is at 5 or higher'],
    [{ cult: 5, tracks: 2 }, (t) => t.cults(1, { air: 5, fire: 9 }), '2 of her markers are at 5 or higher'],
    [
      { cult: 2, tracks: 4 },
      (t) => t.cults(1, { fire: 2, water: 2, earth: 2, air: 2 }),
      'all of her markers are at 2 or higher',
    ],
    [{ favors: 1 }, (t) => t.round(5).act({ do: 'take favor', fromRound: 5 }), 'she has 1 favor tile'],
    [{ priests: 1 }, (t) => t.act({ do: 'advance cult' }), 'a priest of hers is at a cult'],
  ]
  test.each(goals)('Gognomes: %j', (goal, reachIt, words) => {
    const table = printed('gognomes', { achievements: Array(6).fill(goal) })
    table.s.w[A.TOKENS] = 1
    table.act({ do: 'gain points', amount: 0 })
    expect(table.points()).toBe(20) // not yet
    reachIt(table)
    expect(terraMystica.view(table.s, 0).automa?.goals.length).toBe(table.points() === 20 ? 1 : 0)
    table.act({ do: 'gain points', amount: 0 })
    expect(table.points()).toBe(25)
    expect(goalText(goal)).toBe(words)
  })
})

describe('what cannot be done', () => {
  test('a faction that cannot build upgrades, and goes on with the rest', () => {
    const table = new AutomaTableStory({ faction: 'simpletons' })
      .hers('dwelling', 'B6*', 'E4')
      .human('dwelling', 'A12', 'A13')
    doIt(table.support('*1'))
    expect(table.thoughts.map(({ action, chosen }) => [action, chosen])).toEqual([
      ['build', null],
      ['upgrade', 'B6'],
    ])
    expect(table.points()).toBe(22)
  })

  test('no cube without a free space beside the human, no blight without fallow land', () => {
    const alone = new AutomaTableStory({ faction: 'symbionts' }).hers('dwelling', 'E4*', 'I10').support('*1')
    alone.act({ do: 'place cube' })
    expect(alone.thoughts[0]).toMatchObject({ options: [], chosen: null })
    const home = new AutomaTableStory({ faction: 'blight' })
      .hers('dwelling', 'E4*')
      .human('dwelling', 'E6')
      .support('*1')
    home.ground('lake', 'D3', 'E3', 'E5').act({ do: 'blight', times: 2 })
    expect(home.thoughts.map(({ chosen }) => chosen)).toEqual([null, null])
  })

  test('Druids stay where every track has a marker at the top', () => {
    const table = acting('druids').cults(0, { fire: 10, water: 10, earth: 10, air: 10 })
    doIt(table)
    expect([table.thoughts[1].met, table.cult('fire')]).toEqual([false, 2])
  })
})

describe('human factions', () => {
  const beside = (faction: 'cultists' | 'shapeshifters' | 'witches') => {
    const home = faction === 'shapeshifters' ? 'wasteland' : 'lake'
    return new AutomaTableStory({ factions: [faction], home }).hers('dwelling', 'E4*', 'I10').human('dwelling', 'E5')
  }

  test('Cultists turn up a card of the reserve: 1 or 2 points on it, or else a cult step; it is set aside', () => {
    const table = beside('cultists')
    A.setPile(table.s, A.RESERVE, [CARD_IDS.indexOf('12'), CARD_IDS.indexOf('8')])
    offerPower(table.s, 0, table.hex('E5'))
    expect([table.points(0), S.findEntry(table.s, S.CULT_STEP, 0)]).toEqual([22, 0])
    offerPower(table.s, 0, table.hex('E5'))
    expect(table.points(0)).toBe(22) // 12 has an X
    expect(S.findEntry(table.s, S.CULT_STEP, 0)).toBeGreaterThan(0)
    expect([table.s.w[A.RESERVE], table.s.w[A.ASIDE]]).toEqual([0, 2])
    offerPower(table.s, 0, table.hex('E5'))
    expect([table.s.w[A.RESERVE], table.s.w[A.ASIDE]]).toEqual([1, 1]) // shuffled back
  })

  test('Shapeshifters gain 1 power and no token', () => {
    const table = beside('shapeshifters')
    const bowls = () => [S.BOWL1, S.BOWL2, S.BOWL3].map((bowl) => table.word(bowl, 0))
    const [one, two, three] = bowls()
    offerPower(table.s, 0, table.hex('E5'))
    expect(bowls()).toEqual([one - 1, two + 1, three])
    expect(table.s.w[S.QUEUED]).toBe(0)
  })

  test('others gain nothing, and she is never offered power', () => {
    const table = beside('witches')
    offerPower(table.s, 0, table.hex('E5'))
    expect(table.s.w[S.QUEUED]).toBe(0)
  })

  test.each([
    [{ factions: ['giants'], automa: { faction: 'blight' } }, /giants cannot play against The Blight/],
    [{ factions: ['witches'], automa: { home: 'forest' } }, /forest is the home of witches/],
    [{ players: 3, automa: { faction: 'druids' } }, /with two humans she plays simpletons/],
    [{ players: 4, automa: {} }, /one human or two/],
    [{ factions: 'auction', automa: {} }, /no auction/],
    [{ factions: ['witches', 'giants'], players: 2, automa: {} }, /2 factions for 1 human players/],
    [{ automa: { level: 'hard' } }, /options: automa\.level/],
  ])('%j is refused', (options, message) => {
    expect(() => terraMystica.options(options)).toThrow(message)
  })

  test('giants are never dealt against the Blight, nor anyone of her home', () => {
    for (let i = 0; i < 60; i++) {
      const options = terraMystica.options({ automa: { faction: 'blight', home: 'lake' } })
      const s = terraMystica.setup(options, `fast:${i}`)
      expect(['giants', 'mermaids', 'swarmlings']).not.toContain(S.rulesOf(s, 0).data.id)
    }
  })
})
