import { belowFrom, randomMove } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import * as fast from '../../fast.ts'
import { dominion } from '../../game.ts'
import { answerAll, arranged } from '../arranged.fixture.ts'
import { anyOptions } from '../random-games.fixture.ts'

test('hands and decks are dealt anew from one another; nothing else moves', () => {
  const state = dominion.setup(dominion.options({ players: 3, kingdom: 'First Game' }), 'fast:hands')
  const below = belowFrom('fast:moves')
  for (let i = 0; i < 80; i++) {
    const asked = dominion.pending(state)
    if (asked) dominion.play(state, randomMove(asked, below))
  }
  const seen = () => dominion.view(state, 'audience')
  const hands = () => [0, 1, 2].map((seat) => dominion.view(state, seat).seats[seat].hand.cards)
  const kinds = state.setting.kinds.map((_, kind) => kind)
  const owned = () => [0, 1, 2].map((seat) => kinds.map((kind) => fast.owned(seat, kind)))
  const before = { seen: seen(), owned: owned() }
  expect(before.seen.seats.some(({ discard }) => (discard.count ?? 0) > 1)).toBe(true)
  const dealt = new Set([JSON.stringify(hands())])
  for (let n = 0; n < 8; n++) {
    fast.loadState(state)
    fast.dealHands(`fast:${n}`)
    fast.saveState(state)
    expect({ seen: seen(), owned: owned() }).toEqual(before)
    dealt.add(JSON.stringify(hands()))
  }
  expect(dealt.size).toBeGreaterThan(3)
})

test('a card that was gained and shuffled away is asked about by its name in every world', () => {
  const state = arranged(
    {
      phase: 'buy',
      coins: 5,
      A: { deck: ['9 Copper'], discard: ['Village', 'Village'], mats: { Tavern: ['Duplicate'] } },
      B: {},
    },
    { kingdom: ['Inn', 'Duplicate', 'Village'] },
  )
  // The second Inn takes the first one into the deck before that is asked what it does.
  answerAll(state, 'buy Inn', 'resolve Duplicate', 'Inn', ['Inn', 'Inn', 'Village'])
  const asked = dominion.pending(state)
  expect(asked?.question).toMatchObject({ cause: { source: 'Inn' }, detail: { it: 'Inn' } })
  const found = new Set<string>()
  for (let n = 0; n < 20; n++) {
    const world = dominion.determinize(state, 0, `fast:${n}`)
    expect(dominion.pending(world)).toEqual(asked)
    found.add(dominion.hash(world))
  }
  expect(found.size).toBeGreaterThan(1)
})

describe('a world that a seat may imagine', () => {
  /** With its lots drawn, so that everybody sets up the same. */
  const worldOptions = (n: number) => dominion.settle?.(anyOptions(n), `fast:worlds ${n}`) ?? anyOptions(n)

  /** Plays at random; at every decision of a phase the seat that is asked imagines the game. */
  function imagineAll(
    n: number,
    look: (state: fast.State, world: fast.State, seat: number, n: number) => void,
  ): number {
    const options = worldOptions(n)
    const state = dominion.setup(options, `fast:worlds ${n}`)
    const below = belowFrom(`fast:moves ${n}`)
    let imagined = 0
    for (let i = 0; i < 100; i++) {
      const asked = dominion.pending(state)
      if (!asked) break
      if (asked.question.kind === 'action' || asked.question.kind === 'buy') {
        look(state, dominion.determinize(state, asked.seat, `fast:${i}`), asked.seat, i)
        imagined++
      }
      dominion.play(state, randomMove(asked, below))
    }
    return imagined
  }

  test('looks to it as the game does, also when it was sent elsewhere', () => {
    for (let n = 0; n < 15; n++) {
      const setting = fast.settingOf(worldOptions(n))
      const imagined = imagineAll(n, (state, world, seat) => {
        const sent = fast.adopt(setting, structuredClone(fast.worldOf(world)))
        expect(dominion.view(sent, seat)).toEqual(dominion.view(state, seat))
        expect(dominion.pending(sent)).toEqual(dominion.pending(state))
        expect(dominion.hash(sent)).toBe(dominion.hash(world))
      })
      expect(imagined).toBeGreaterThan(10)
    }
  })

  test('goes on under a setting that asks nothing with one answer', () => {
    for (let n = 0; n < 12; n++) {
      const setting = fast.settingOf({ ...worldOptions(n), asking: 'open' })
      const below = belowFrom(`fast:on ${n}`)
      imagineAll(n, (_state, world) => {
        const open = fast.adopt(setting, fast.worldOf(world))
        for (let i = 0; i < 20; i++) {
          const asked = dominion.pending(open)
          if (asked) dominion.play(open, randomMove(asked, below))
        }
      })
    }
  })

  test('does not depend on how what is hidden lies', () => {
    let moved = 0
    for (let n = 0; n < 12; n++)
      imagineAll(n, (state, other, seat, i) => {
        if (dominion.hash(other) !== dominion.hash(state)) moved++
        const [one, two] = [state, other].map((each) => dominion.determinize(each, seat, `fast:again ${i}`))
        expect(dominion.hash(two)).toBe(dominion.hash(one))
      })
    expect(moved).toBeGreaterThan(60)
  })
})
