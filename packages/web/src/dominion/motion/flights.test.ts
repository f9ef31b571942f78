import { type DominionEvent, type DominionView, dominion } from '@freehold/dominion'
import { belowFrom, Playthrough, randomMove } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { flightsBetween } from './flights.ts'
import { stagesOf } from './stages.ts'

const game = () => Playthrough.start(dominion, { players: 2, start: 0, asking: 'open' }, 'fast:flights')
const choose = (playthrough: ReturnType<typeof game>, key: string) => {
  const options = playthrough.pending()?.options.map((option) => option.key) ?? []
  expect(options).toContain(key)
  const before = [0, 1].map((seat) => playthrough.view(seat)) as DominionView[]
  playthrough.play([options.indexOf(key)])
  return (seat: number) => flightsBetween(before[seat], playthrough.view(seat) as DominionView)
}

describe('flights', () => {
  test('follow treasures into play and a bought card into the discard pile', () => {
    const playthrough = game()
    const coppers = (playthrough.view(0) as DominionView).seats[0].hand.cards?.filter(
      (card) => card === 'Copper',
    ).length
    const played = choose(playthrough, 'play treasures')
    expect(played(0)).toEqual([{ card: 'Copper', from: 'hand:0', to: 'play:0', count: coppers }])
    expect(played(1)).toEqual(played(0)) // everybody sees what is played, though not what the hand held
    const bought = { card: 'Cellar', from: 'pile:Cellar', to: 'discard:0', count: 1 }
    expect(choose(playthrough, 'buy Cellar')(1)).toContainEqual(bought)
  })

  test('show a new hand to its owner and backs to the others', () => {
    const playthrough = game()
    choose(playthrough, 'play treasures')
    const ended = choose(playthrough, 'end')
    const drawn = (seat: number) => ended(seat).filter(({ from, to }) => from === 'deck:0' && to === 'hand:0')
    expect(drawn(0).every(({ card }) => card !== null)).toBe(true)
    expect(drawn(0).reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0)
    expect(drawn(1).every(({ card }) => card === null)).toBe(true)
  })

  test('tell a card that is laid away from one that is drawn, though both are Coppers', () => {
    const playthrough = game()
    for (const key of ['play treasures', 'end']) choose(playthrough, key) // the other's first turn comes
    for (const key of ['play treasures', 'end', 'play treasures']) choose(playthrough, key)
    const before = playthrough.view(0) as DominionView
    const options = playthrough.pending()?.options.map(({ key }) => key) ?? []
    const events = playthrough.play([options.indexOf('end')]) as readonly DominionEvent[]
    const stages = stagesOf(before, playthrough.view(0) as DominionView, events)
    const flights = stages.slice(1).flatMap((stage, i) => flightsBetween(stages[i], stage))
    const count = (from: string, to: string) =>
      flights.filter((each) => each.from === from && each.to === to).reduce((sum, each) => sum + each.count, 0)
    expect(events.some(({ type }) => type === 'shuffled')).toBe(true) // ten cards, two hands
    expect(count('play:0', 'discard:0') + count('hand:0', 'discard:0')).toBe(5)
    expect(count('discard:0', 'deck:0')).toBe(10)
    expect(count('deck:0', 'hand:0')).toBe(5)
    expect(flights.filter(({ from, to }) => from === 'play:0' && to === 'hand:0')).toEqual([])
  })

  test('never lose or invent a card, whatever is played', () => {
    const known = [
      'Bandit',
      'Bureaucrat',
      'Cellar',
      'Chapel',
      'Festival',
      'Gardens',
      'Library',
      'Militia',
      'Moat',
      'Village',
    ]
    const playthrough = Playthrough.start(dominion, { players: 3, edition: '2e', kingdom: known }, 'fast:many')
    const below = belowFrom('fast:moves')
    for (let i = 0; i < 600; i++) {
      const decision = playthrough.pending()
      if (!decision) break
      const before = playthrough.view(1) as DominionView
      playthrough.play(randomMove(decision, below))
      const after = playthrough.view(1) as DominionView
      const moved = new Map<string, number>()
      for (const { from, to, count } of flightsBetween(before, after)) {
        moved.set(from, (moved.get(from) ?? 0) - count)
        moved.set(to, (moved.get(to) ?? 0) + count)
      }
      before.seats.forEach((_, seat) => {
        const change = (zone: 'hand' | 'deck' | 'discard') =>
          (after.seats[seat][zone].count ?? 0) - (before.seats[seat][zone].count ?? 0)
        for (const zone of ['hand', 'deck', 'discard'] as const)
          expect(moved.get(`${zone}:${seat}`) ?? 0, `${zone} of ${seat}`).toBe(change(zone))
      })
      expect(moved.get('trash') ?? 0).toBe(after.trash.length - before.trash.length)
    }
  })
})
