/** Set-up, the two cards, passing, decks, distances, the end, her factions, and two humans against her. */
import { describe, expect, test } from 'vitest'
import { BONUS_CARDS } from '../data/tiles.ts'
import { playChoice, terraMystica } from '../game/game.ts'
import { ask } from '../rules/legal.ts'
import { finalScores } from '../rules/scoring.ts'
import * as S from '../rules/state.ts'
import { settle } from '../rules/turns.ts'
import { clusterOf, distancesFrom, FAR, shortest } from './space.ts'
import * as A from './state.ts'
import { AutomaTableStory } from './story.fixture.ts'
import { CARD_IDS, LEVELS } from './words.ts'

const ids = (s: S.State, pile: number) => A.pileOf(s, pile).map((card) => CARD_IDS[card])
const begun = (options: object, seed = 'ordered') => terraMystica.setup(terraMystica.options(options), seed)
const card = (id: string) => BONUS_CARDS.findIndex((bonus) => bonus.id === id)

describe('set-up', () => {
  test.each([
    ['automalein', ['*1', '*2', '*4', '*5'], 9],
    ['automa', ['*1', '*2', '*3', '*4', '*5'], 8],
    ['automaechtig', ['*1', '*2', '*3', '*4', '*5', '13'], 7],
    ['ultoma', ['*1', '*2', '*3', '*4', '*5', '13'], 7],
    ['alptrauma', ['*1', '*2', '*3', '*4', '*5', '13', '12'], 6],
  ] as const)('the deck of %s', (level, deck, reserve) => {
    const s = begun({ automa: { level } })
    expect(ids(s, A.DECK)).toEqual(deck)
    expect(s.w[A.RESERVE]).toBe(reserve)
    if (level === 'automalein') expect(ids(s, A.RESERVE).at(-1)).toBe('*3')
  })

  test('she has 20 points, 7 priests, 6 dwellings, the cults of her faction, and the first bonus card', () => {
    const s = begun({ automa: { faction: 'druids', home: 'lake' }, factions: ['witches'], bonusCards: CARDS })
    const at = S.seatAt(1)
    expect([s.w[at + S.VP], s.w[at + S.PRIESTS], s.w[at + S.CULT], s.w[at + S.COLOUR]]).toEqual([20, 7, 2, 3])
    expect(S.rulesOf(s, 1).count).toEqual([0, 6, 4, 3, 1, 1])
    expect(s.w[at + S.BONUS]).toBe(card('BON1'))
    expect(A.bonusLine(s).map((i) => BONUS_CARDS[i].id)).toEqual(['BON2', 'BON3', 'BON4', 'BON5'])
  })
  const CARDS = ['BON1', 'BON2', 'BON3', 'BON4', 'BON5']

  test('the human takes a bonus card, then a dwelling, then she places two, one marked, then the human again', () => {
    const s = begun({ automa: { home: 'lake' }, factions: ['witches'], bonusCards: CARDS })
    const kinds: number[] = []
    const hers: number[] = []
    for (let asked = ask(s); asked && s.w[S.PHASE] === S.SETUP; asked = ask(s)) {
      kinds.push(asked.kind)
      playChoice(s, 0, asked.choices[0])
      hers.push(s.w[S.seatAt(1) + S.HEXES])
    }
    expect(kinds).toEqual([S.TAKE_BONUS, S.PLACE, S.PLACE])
    expect(hers).toEqual([0, 2, 2])
    expect(A.bonusLine(s)).toHaveLength(3)
    expect([clusterOf(s, true).length, clusterOf(s, false).length]).toEqual([1, 1])
    expect([s.w[S.ROUND], s.w[S.ACTIVE]]).toEqual([1, 0]) // the human begins
  })

  test('Chaos Magicians place after her', () => {
    const s = begun({ automa: {}, factions: ['chaosmagicians'], bonusCards: CARDS })
    playChoice(s, 0, ask(s)?.choices[0] as never)
    expect([ask(s)?.kind, s.w[S.seatAt(1) + S.HEXES]]).toEqual([S.PLACE, 2])
  })

  test('shipping by round and level', () => {
    const by = {
      automalein: [0, 1, 1],
      automa: [0, 1, 2],
      automaechtig: [0, 1, 2],
      ultoma: [1, 2, 2],
      alptrauma: [1, 2, 3],
    }
    for (const level of LEVELS) {
      by[level].forEach((shipping, i) => {
        for (const round of [2 * i + 1, 2 * i + 2]) {
          const view = terraMystica.view(new AutomaTableStory({ level }).round(round).s, 0)
          expect(view.automa?.shipping).toBe(shipping)
        }
      })
    }
  })
})

describe('her turn', () => {
  test('first two cards, the second to the left of the first; then one, and the action card slides to the right', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E4*', 'I10').human('dwelling', 'A3')
    table.deck('*1', '*2', '*3', '*4', '*5', '6').turn()
    expect(table.notes[0]).toEqual({ type: 'turnedUp', card: '*2', beside: '*1', why: 'turn' })
    table.turn()
    expect(table.notes[0]).toEqual({ type: 'turnedUp', card: '*3', beside: '*2', why: 'turn' })
    expect(ids(table.s, A.PLAYED)).toEqual(['*1', '*2', '*3'])
  })

  test('a sideways card with the icon makes her pass, one without does not', () => {
    const table = new AutomaTableStory({}).support('*1', '*2').deck('*3', '6')
    expect(table.turn()).toBeUndefined()
    expect(table.cult('air')).toBe(4) // *3, by catch-up of *2: all are 1 away, the last one
    expect(table.turn()).toBeDefined()
    expect(table.notes[0]).toEqual({ type: 'turnedUp', card: '6', beside: '*3', why: 'pass' })
    expect(table.s.w[S.POWER_USED]).toBe(0) // nothing of the card is done
  })

  test('either of the last two cards can end her round', () => {
    const table = new AutomaTableStory({}).support('*1', '*2').deck('6', '*3')
    expect(table.turn()).toBeDefined()
  })

  test('the icon means nothing before the last two cards', () => {
    const table = new AutomaTableStory({}).support('*1', '*2').deck('6', '*1', '*2')
    expect(table.turn()).toBeUndefined()
    expect(table.s.w[S.POWER_USED]).not.toBe(0)
  })

  test('an empty deck makes her pass by her last card', () => {
    const table = new AutomaTableStory({}).support('*1', '*2').deck()
    const [, middle] = A.bonusLine(table.s)
    expect(table.turn()).toBe(middle) // *2: middle
  })

  test('actions that fail are left out, the next ones done', () => {
    const table = new AutomaTableStory({ level: 'ultoma' }).support('*1', '*1').deck('*2', '*3', '*4')
    table.s.w[S.POWER_USED] = 0b111111
    table.turn()
    expect([table.thoughts[0].met, table.points()]).toEqual([false, 22])
  })
})

describe('passing', () => {
  test.each([
    ['*1', 0],
    ['*2', 1],
    ['*3', 2],
  ] as const)('the bonus card of %s', (support, place) => {
    const table = new AutomaTableStory({}).support('*5', support).deck()
    const line = A.bonusLine(table.s)
    expect(table.turn()).toBe(line[place])
  })

  test('gives the points of the tile, early and late side, and twice to Racelings who pass first', () => {
    for (const [round, vp] of [
      [1, 3],
      [4, 5],
    ]) {
      const table = new AutomaTableStory({}).round(round).support('*5', '*2').deck()
      table.turn()
      expect(table.points()).toBe(20 + vp)
      const racing = new AutomaTableStory({ faction: 'racelings' }).round(round).support('*5', '*2').deck()
      racing.turn()
      expect(racing.points()).toBe(20 + 2 * vp)
      const late = new AutomaTableStory({ faction: 'racelings' }).round(round).support('*5', '*2').deck()
      late.s.w[S.PASSES] = 1
      late.turn()
      expect(late.points()).toBe(20 + vp)
    }
  })

  /** The human waits for her: she passes by an empty deck in her next turn. */
  function passing(round = 1): AutomaTableStory {
    const table = new AutomaTableStory({}).hers('dwelling', 'E4*', 'I10').human('dwelling', 'A3').round(round)
    table.support('*5', '*2').deck()
    table.s.w[S.TURN_OPEN] = 0
    return table
  }

  test('puts her old card where the new one lay, its coins gone; who passes first begins the next round', () => {
    const table = passing()
    const { s } = table
    const line = A.bonusLine(s)
    const old = table.word(S.BONUS)
    s.w[S.BONUS_COINS + line[1]] = 3
    settle(s)
    expect([table.word(S.BONUS), A.bonusLine(s)]).toEqual([line[1], [line[0], old, line[2]]])
    expect([s.w[S.BONUS_COINS + line[1]], table.word(S.COINS)]).toEqual([0, 0])
    const humans = ask(s)
    const pass = humans?.choices.find((choice) => choice.group === 'pass')
    playChoice(s, 0, pass as never)
    expect([s.w[S.ROUND], s.w[S.ORDER]]).toEqual([2, 1])
    expect(s.w[A.PLAYED]).toBeGreaterThan(0) // she has begun
  })

  test('a human puts the old card in the same place too', () => {
    const table = new AutomaTableStory({})
    const { s } = table
    const line = A.bonusLine(s)
    const old = table.word(S.BONUS, 0)
    const asked = ask(s)
    const pass = asked?.choices.find((c) => c.group === 'pass' && c.commands[0].a === line[2])
    s.sink = undefined
    A.setPile(s, A.DECK, [0, 1, 2, 3, 4])
    playChoice(s, 0, pass as never)
    // She went on until she passed; where her card lay, the human's old one may lie by now.
    expect([...A.bonusLine(s), table.word(S.BONUS), table.word(S.BONUS, 0)].sort()).toEqual([...line, old, 0].sort())
    expect(table.word(S.BONUS, 0)).toBe(line[2])
  })

  test('adds the top card of the reserve to all her cards', () => {
    const table = new AutomaTableStory({}).support('*5', '*2').deck('*1')
    A.setPile(table.s, A.RESERVE, [5, 6, 7])
    A.setPile(table.s, A.DECK, [])
    table.turn()
    expect(ids(table.s, A.DECK).sort()).toEqual(['*2', '*5', '8'])
    expect([table.s.w[A.PLAYED], table.s.w[A.RESERVE]]).toEqual([0, 2])
  })

  test('in the last round takes no card', () => {
    expect(passing(6).turn()).toBe(-1)
  })
})

describe('distances', () => {
  test('lead around human structures, over rivers and her own', () => {
    const free = new AutomaTableStory({}).hers('dwelling', 'E2*', 'E4')
    expect(shortest(distancesFrom(free.s, [free.hex('E2')]), [free.hex('E4')])).toBe(2)
    const walled = new AutomaTableStory({}).hers('dwelling', 'E2*', 'E4').human('dwelling', 'E3')
    expect(shortest(distancesFrom(walled.s, [walled.hex('E2')]), [walled.hex('E4')])).toBe(3)
    const own = new AutomaTableStory({}).hers('dwelling', 'E2*', 'E3', 'E4')
    expect(shortest(distancesFrom(own.s, [own.hex('E2')]), [own.hex('E4')])).toBe(2)
    expect(distancesFrom(own.s, [own.hex('D3')])[own.hex('D4')]).toBe(3) // two river hexes between
  })

  test('between the clusters are those of the closest pair', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'E1*', 'E3*', 'E6', 'E8')
    expect(shortest(distancesFrom(table.s, clusterOf(table.s, true)), clusterOf(table.s, false))).toBe(3)
  })

  test('are endless where humans close the way', () => {
    const table = new AutomaTableStory({}).hers('dwelling', 'A13*', 'E4').human('dwelling', 'A12', 'B6')
    const reach = distancesFrom(table.s, [table.hex('A13')])
    expect([reach[table.hex('A12')], reach[table.hex('E4')]]).toEqual([1, FAR])
  })
})

describe('the end', () => {
  test('counts her area with the highest shipping of her level, her cults, and no resources', () => {
    const table = new AutomaTableStory({ level: 'alptrauma' }).hers('dwelling', 'D5*', 'A7', 'B4')
    table.human('dwelling', 'A1', 'A2').cults(1, { fire: 9 })
    const scores = finalScores(table.s)
    expect(scores.find(({ source }) => source === 'network')?.vp).toEqual([12, 18])
    expect(scores.find(({ source }) => source === 'FIRE')?.vp[1]).toBe(8)
  })

  const LINE = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6']
  test.each([
    ['connected-distance', [12, 18]],
    ['connected-sa-sh-distance', [0, 18]], // 5 / 2, rounded up, against none
    ['connected-clusters', [15, 15]],
    ['building-on-edge', [18, 0]], // 1 - 2
  ] as const)('%s', (finalTile, points) => {
    const table = new AutomaTableStory({ finalTile }).hers('dwelling', ...LINE).human('dwelling', 'A1', 'A2')
    expect(finalScores(table.s)[0].vp).toEqual(points)
  })

  test('Wanderers score their structures', () => {
    const table = new AutomaTableStory({ faction: 'wanderers' }).hers('dwelling', ...LINE)
    expect(finalScores(table.s).at(-1)).toEqual({ source: 'wanderers', vp: [0, 6] })
  })
})

describe('two humans', () => {
  const two = () => new AutomaTableStory({ factions: ['witches', 'giants'] })

  test('six bonus cards, she sits third, her dwellings after the first of each', () => {
    const table = two()
    expect([table.her, A.bonusLine(table.s).length, table.s.w[S.ORDER + 2]]).toEqual([2, 3, 2])
  })

  test('the highest human marker counts for catching up', () => {
    const table = two().cults(0, { fire: 1, water: 1, earth: 1, air: 1 })
    table.cults(1, { fire: 6, water: 5, earth: 2, air: 7 }).cults(2, { fire: 1, water: 1, earth: 1, air: 1 })
    expect(table.support('*4').act({ do: 'advance cult' }).chosen).toBe('earth')
  })

  test('power given is that of both together', () => {
    const table = two().hers('dwelling', 'E4*', 'H2').put(0, 'dwelling', 'E3').put(1, 'dwelling', 'E5')
    table.put(0, 'dwelling', 'H3').support('*1').act({ do: 'upgrade' })
    expect(table.left('least power to humans')).toEqual(['H2'])
  })

  test('both are close, and both block the way', () => {
    const table = two().hers('dwelling', 'E2*', 'E4').put(1, 'dwelling', 'E3')
    expect(distancesFrom(table.s, [table.hex('E2')])[table.hex('E4')]).toBe(3)
    table.ground('swamp', 'D3', 'E5').put(0, 'dwelling', 'I12').support('*4').act({ do: 'build' })
    expect(table.left('closest to humans')).toBeDefined()
  })
})
