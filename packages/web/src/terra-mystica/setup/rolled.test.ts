import { belowFrom } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { firstWishes, friendsWishes, tableFor, type Wishes } from './new-game.ts'
import { anotherBonusCard, anotherRoundTile, codeOf, fitted, nextFinalTile, rolled, withCode } from './rolled.ts'

const draw = belowFrom('fast:rolled')
const differing = (a: Wishes['roundTiles'], b: Wishes['roundTiles']) => [...a].filter((id) => !b.includes(id))

test('what is rolled can be played, whoever sits at the table', () => {
  for (const people of [1, 2, 3, 4, 5]) {
    for (const automa of [true, false]) {
      if (automa ? people > 2 : people === 1) continue // she plays with one or two
      const wishes = rolled({ ...friendsWishes, people, automa }, draw)
      const options = terraMystica.options(tableFor(wishes).options)
      expect(options.bonusCards).toHaveLength(options.players + 3)
      expect(withCode({ ...friendsWishes, automa }, codeOf(wishes))).toEqual(wishes)
    }
  }
})

test('a tile alone is changed for another', () => {
  let wishes = rolled({ ...friendsWishes, people: 4, finalTile: 'building-on-edge' }, draw)
  for (let i = 0; i < 60; i++) {
    const round = i % 6
    const other = anotherRoundTile(wishes, round, draw)
    expect(differing(other.roundTiles, wishes.roundTiles)).toEqual([other.roundTiles[round]])
    const card = wishes.bonusCards[i % 7]
    const changed = anotherBonusCard(other, card, draw)
    expect(changed.bonusCards).not.toContain(card)
    expect(differing(changed.bonusCards, other.bonusCards)).toHaveLength(1)
    terraMystica.options(tableFor(changed).options)
    wishes = changed
  }
})

test('without a box its tiles go, and nothing else is rolled again', () => {
  const roundTiles = ['SCORE9', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6']
  const all = { ...rolled({ ...friendsWishes, people: 5 }, draw), roundTiles }
  const without = fitted({ ...all, templeTile: false }, draw)
  expect(without.roundTiles.slice(1)).toEqual(all.roundTiles.slice(1))
  expect(without.roundTiles[0]).not.toBe('SCORE9')
  expect(without.bonusCards).toEqual(all.bonusCards)
  const fewer = fitted({ ...all, people: 2 }, draw)
  expect(differing(fewer.bonusCards, all.bonusCards)).toEqual([])
  expect(fewer.bonusCards).toHaveLength(5)
})

test('eight cards of nine: another is found; all final tiles are shown in turn', () => {
  const wishes = rolled({ ...friendsWishes, people: 5, shippingBonus: false }, draw)
  expect(anotherBonusCard(wishes, wishes.bonusCards[0], draw).bonusCards).toHaveLength(8)
  const seen: string[] = []
  for (let finalTile: Wishes['finalTile'] = 'none'; seen.length < 5; finalTile = nextFinalTile({ finalTile }))
    seen.push(finalTile)
  expect(new Set(seen).size).toBe(5)
})

test('a code for two is for one and the Automa where she is played against', () => {
  const code = codeOf(rolled({ ...friendsWishes, people: 2 }, draw))
  expect(withCode(firstWishes, code)).toMatchObject({ people: 1, automa: true })
  expect(withCode(friendsWishes, code)).toMatchObject({ people: 2, automa: false })
  const four = codeOf(rolled({ ...friendsWishes, people: 4 }, draw))
  expect(withCode(firstWishes, four)).toMatchObject({ people: 4, automa: false })
})
