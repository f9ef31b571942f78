import { belowFrom, randomMove } from '@freehold/kernel'
import { expect, test } from 'vitest'
import * as fast from '../../fast.ts'
import { dominion } from '../../game.ts'

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
  expect(before.seen.seats.some(({ discard }) => discard.count > 1)).toBe(true)
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
