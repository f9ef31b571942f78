import type { Network } from '../learned/network.ts'
import type { PolicyNetwork } from '../learned/policy.ts'
import type { Strategy } from '../strategy/strategy.ts'

/** How players go on in the games that a search imagines. */
export interface Policies {
  readonly base: Strategy // what is done unless something else is clearly better
  readonly others: readonly Strategy[] // how else the rest of a game may be played
  readonly advised?: boolean // whether the policy network is asked, too: it knows better than a menu that is not bred yet
  readonly toTheEnd?: true // only how rollouts end counts, not what the network foretells on the way
  readonly networks?: Networks
}

/** Other networks than those that come with Freehold, to be trained or measured. */
export interface Networks {
  readonly value?: Network
  readonly policy?: PolicyNetwork
}
