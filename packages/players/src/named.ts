import type { Player } from '@freehold/kernel'
import { strengths } from './dominion/strengths.ts'
import { settler } from './terra-mystica/settler.ts'

/** An artificial player whom people meet by name. */
export interface NamedPlayer {
  readonly id: string
  readonly name: string
  readonly says: string // how it plays
  create(seed: string): Player
}

const settlers: readonly NamedPlayer[] = [
  {
    id: 'settler',
    name: 'Settler',
    says: 'Reckons what each move brings by the end, and takes the most.',
    create: (seed) => settler(seed) as Player,
  },
]

/** By game, from the weakest to the strongest. */
export const namedPlayers: Readonly<Record<string, readonly NamedPlayer[]>> = {
  dominion: strengths as readonly NamedPlayer[],
  'terra-mystica': settlers,
}
