import { describe, expect, test } from 'vitest'
import { dominion } from '../../game.ts'
import { answerAll, arranged } from '../arranged.fixture.ts'

describe('what lies in play', () => {
  test('tells what stayed from an earlier turn from what was played in this one', () => {
    const state = arranged(
      { A: { hand: ['Caravan', 'Village'], deck: ['20 Copper'] }, B: { hand: ['5 Copper'], deck: ['5 Copper'] } },
      { kingdom: ['Caravan', 'Village'] },
    )
    const playOf = () => dominion.view(state, 1).seats[0].play
    answerAll(state, 'play Caravan')
    expect(playOf()).toEqual([{ card: 'Caravan' }])
    answerAll(state, 'play Village', 'end', 'end')
    expect(playOf()).toEqual([{ card: 'Caravan', stayed: true }])
    answerAll(state, 'end', 'end') // B's turn
    expect(playOf()).toEqual([{ card: 'Caravan', stayed: true }])
    answerAll(state, 'end', 'play treasures')
    expect(playOf()[0]).toEqual({ card: 'Caravan', stayed: true })
    expect(playOf().at(-1)).toEqual({ card: 'Copper' })
    answerAll(state, 'end')
    expect(playOf()).toEqual([])
  })
})

test('of copies in Exile everybody is told in which one was invested', () => {
  const state = arranged(
    { phase: 'buy', coins: 4, A: { exile: ['Smithy', 'Village'] }, B: {} },
    { kingdom: ['Smithy', 'Village', 'Invest', 'Cardinal'] },
  )
  const exile = (viewer: 0 | 1 | 'audience') => dominion.view(state, viewer).seats[0].places?.[0]
  expect(exile(0)).toEqual({ name: 'Exile', count: 2, cards: ['Village', 'Smithy'] })
  answerAll(state, 'buy Invest', 'Smithy')
  for (const viewer of [0, 1, 'audience'] as const)
    expect(exile(viewer)).toEqual({
      name: 'Exile',
      count: 3,
      cards: ['Village', 'Smithy', 'Smithy'],
      watched: ['Smithy'],
    })
})

describe('a split pile', () => {
  const below = (left: number) => {
    const state = arranged({ supply: { 'Encampment/Plunder': left } }, { kingdom: ['Encampment'] })
    return dominion.view(state, 0).piles.find(({ pile }) => pile.startsWith('Encampment'))
  }

  test('tells what lies below, as long as something lies above', () => {
    expect(below(7)).toMatchObject({ card: 'Encampment', count: 7, below: { card: 'Plunder', cost: 5, count: 5 } })
    expect(below(5)).toMatchObject({ card: 'Plunder', count: 5 })
    expect(below(5)).not.toHaveProperty('below')
  })
})

describe('all cards of a player', () => {
  const view = (rules: object, viewer: 0 | 'audience') =>
    dominion.view(dominion.setup(dominion.options({ players: 2, start: 0, rules }), 'fast:1'), viewer)
  const first = { Copper: 7, Estate: 3 }

  test('are known to themselves alone', () => {
    const [own, other] = view({}, 0).seats
    expect(own).toMatchObject({ owned: first, score: 3 })
    expect(other).not.toHaveProperty('owned')
    expect(other).not.toHaveProperty('score')
    for (const seat of view({}, 'audience').seats) expect(seat).not.toHaveProperty('score')
  })

  test('or the points, are told to all where the table says so', () => {
    expect(view({ tracker: 'points' }, 0).seats[1]).toMatchObject({ score: 3 })
    expect(view({ tracker: 'points' }, 0).seats[1]).not.toHaveProperty('owned')
    for (const seat of view({ tracker: 'decks' }, 'audience').seats)
      expect(seat).toMatchObject({ owned: first, score: 3 })
  })
})
