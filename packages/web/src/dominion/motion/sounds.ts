import type { DominionEvent } from '@freehold/dominion'
import type { Happening } from '@freehold/server/protocol'
import type { Sound } from '../../games/game-table.ts'

const heardAs: { readonly [type in DominionEvent['type']]?: Sound } = {
  began: 'wood', // the turn is passed on with a knock
  shuffled: 'shuffle',
  drew: 'card',
  played: 'card',
  gained: 'card',
  discarded: 'card',
  trashed: 'card',
  revealed: 'card',
}

/** What a move of Dominion sounds like. */
export const soundsOf = (moves: readonly Happening[]): readonly Sound[] =>
  moves
    .flatMap(({ events }) => (events ?? []) as unknown as readonly DominionEvent[])
    .flatMap(({ type, what }) => (type === 'got' && what === 'coins' ? 'coins' : (heardAs[type] ?? [])))
