import type { Player } from '@freehold/kernel'
import { strengths } from './dominion/strengths.ts'
import { terraMysticaStrengths } from './terra-mystica/strengths.ts'

/** An artificial player whom people meet by name. */
export interface NamedPlayer {
  readonly id: string
  readonly name: string
  readonly says: string // how it plays
  create(seed: string): Player
}

/** By game, from the weakest to the strongest. */
export const namedPlayers: Readonly<Record<string, readonly NamedPlayer[]>> = {
  dominion: strengths as readonly NamedPlayer[],
  'terra-mystica': terraMysticaStrengths as readonly NamedPlayer[],
}
