import { belowFrom } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { MAP_IDS } from '../data/maps.ts'
import { FINAL_TILES } from '../types.ts'
import { bonusCardsFor, drawBonusCards, drawRoundTiles } from './drawing.ts'
import { terraMystica } from './game.ts'
import { checkOptions } from './options.ts'
import { parseSetupCode, type SetUp, setupCode } from './setup-code.ts'

const below = belowFrom('fast:codes')
const flip = () => below(2) === 1

function anySetUp(): SetUp {
  const boxes = { templeTile: flip(), shippingBonus: flip() }
  const players = 2 + below(4)
  const cards = drawBonusCards(boxes, bonusCardsFor(players), below)
  return {
    players,
    map: MAP_IDS[below(MAP_IDS.length)],
    factions: (['random', 'pick', 'auction'] as const)[below(3)],
    finalTile: (['none', ...FINAL_TILES] as const)[below(5)],
    roundTiles: drawRoundTiles(boxes, below),
    bonusCards: cards.toSorted((a, b) => Number(a.slice(3)) - Number(b.slice(3))),
    fireAndIce: flip(),
    miniExpansion: flip(),
    variableTurnOrder: flip(),
    points2017: flip(),
    cultistPower: flip(),
    ...boxes,
  }
}

describe('the code of a set-up', () => {
  test('recreates it: a thousand set-ups, each a game that can be played', () => {
    for (let i = 0; i < 1000; i++) {
      const setUp = anySetUp()
      const code = setupCode(setUp)
      expect(code).toMatch(/^TM[2-5](-[2-9A-HJKMNP-Z]{5}){2}$/)
      expect(parseSetupCode(code)).toEqual(setUp)
      expect(parseSetupCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(setUp)
      const state = terraMystica.setup(checkOptions(setUp), `fast:${i}`)
      const view = terraMystica.view(state, 'audience')
      expect(view.roundTiles).toEqual(setUp.roundTiles)
      expect(view.bonusCards.map(({ id }) => id).toSorted()).toEqual(setUp.bonusCards.toSorted())
    }
  })

  test('is refused with one wrong character, two swapped, or other players, wherever that is', () => {
    const code = setupCode(anySetUp())
    const places = [...code].flatMap((character, i) => (i > 3 && character !== '-' ? [i] : []))
    const typed = (at: number, character: string) => code.slice(0, at) + character + code.slice(at + 1)
    for (const at of places) {
      expect(() => parseSetupCode(typed(at, code[at] === 'A' ? 'B' : 'A'))).toThrow(/mistyped/)
      const other = places.find((place) => place > at && code[place] !== code[at])
      if (other === undefined) continue
      const swapped = [...code]
      ;[swapped[at], swapped[other]] = [swapped[other], swapped[at]]
      expect(() => parseSetupCode(swapped.join(''))).toThrow(/mistyped/)
    }
    expect(() => parseSetupCode(typed(2, code[2] === '4' ? '5' : '4'))).toThrow(/mistyped/)
  })

  test.each([
    ['', 'such as TM4-'],
    ['M8U2-8WPA', 'such as TM4-'],
    ['TM6-22222-22222', 'such as TM4-'],
    ['TM4-2222O-22222', '"O", but codes are made of'],
    ['TM4-22222-22222', 'mistyped'],
  ])('%j is none, and is told why', (text, why) => {
    expect(() => parseSetupCode(text)).toThrow(why)
  })
})

describe('tiles are drawn anew', () => {
  const boxes = { templeTile: true, shippingBonus: true }
  test('one alone, the others staying where they are', () => {
    for (let i = 0; i < 200; i++) {
      const tiles = drawRoundTiles(boxes, below)
      const round = below(6)
      const kept = tiles.map((id, at) => (at === round ? undefined : id))
      const anew = drawRoundTiles(boxes, below, kept)
      expect(anew.filter((id, at) => at !== round && id !== tiles[at])).toEqual([])
      expect(new Set(anew).size).toBe(6)
      expect(anew.indexOf('SCORE1')).toBeLessThan(4)
    }
  })

  test('for more or fewer players, and without a box, as many as before stay', () => {
    const five = drawBonusCards(boxes, 8, below)
    expect(drawBonusCards(boxes, 5, below, five)).toEqual(five.slice(0, 5))
    const more = drawBonusCards({ ...boxes, shippingBonus: false }, 8, below, ['BON10', 'BON3'])
    expect(more[0]).toBe('BON3')
    expect(more).not.toContain('BON10')
    expect(new Set(more).size).toBe(8)
    expect(drawRoundTiles({ ...boxes, templeTile: false }, below, ['SCORE9'])).not.toContain('SCORE9')
  })
})
