import { type DominionEvent, type DominionView, dominion } from '@freehold/dominion'
import { definitionOf } from '@freehold/dominion/own'
import { eventsFor, type Player } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { bestFor, kingdomOf } from './menus.ts'
import { findStrength, strengths } from './strengths.ts'

const treasury = definitionOf(`Deep Well
costs 3, Action
picture well

when played
  +3 Cards
  +1 Action
  may discard 1 card
    then +1 Coin
`)
const options = dominion.options({
  own: [treasury],
  kingdom: ['Village', 'Smithy', 'Market', 'Cellar', 'Chapel', 'Moat', 'Militia', 'Mine', 'Gardens'],
})

test('a card that is good is bought: its program is played to find that out', () => {
  expect(bestFor(kingdomOf(options)).needs).toContain('Deep Well')
})

test.each(strengths.map(({ id }) => id))(
  '%s plays a game with a card of one’s own to its end',
  async (id) => {
    const player = findStrength(id === 'chancellor' || id === 'regent' ? 'search:20' : id)
    const players = [0, 1].map((seat) => player?.create(`test ${seat}`) as Player<DominionView>)
    const state = dominion.setup(options, 'fast:own')
    players.forEach((each, seat) => void each.begin?.(seat, 2, options))
    for (let decision = dominion.pending(state); decision; decision = dominion.pending(state)) {
      const { seat } = decision
      const imagine = (seed: string) => dominion.determinize(state, seat, seed)
      const move = await players[seat].choose(decision, dominion.view(state, seat), imagine)
      const events: DominionEvent[] = []
      dominion.play(state, move, events)
      players.forEach((each, other) => {
        for (const event of eventsFor(dominion, events, other)) each.notice?.(event)
      })
    }
    expect(dominion.outcome(state)?.winners.length).toBeGreaterThan(0)
  },
  60_000,
)
