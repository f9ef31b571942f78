import { belowFrom, type Player, randomMove } from '@freehold/kernel'

/** Plays any game: every answer is a legal one at random. The same seed gives the same answers. */
export function randomPlayer(seed: string): Player {
  const below = belowFrom(`fast:${seed}`)
  return { name: 'Random', choose: (decision) => randomMove(decision, below) }
}
