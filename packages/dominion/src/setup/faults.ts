/** What can be wrong with a kingdom, as data, for whoever says it in another language. */
import { InputError } from '@freehold/kernel'
import type { Edition } from '../language/types.ts'
import type { Mechanism } from './closed.ts'
import type { Trait } from './traits.ts'

/** How many cards of what somebody wishes for. */
export type WishTold =
  | { readonly of: 'card'; readonly card: string }
  | { readonly of: 'trait'; readonly trait: Trait; readonly min: number; readonly max: number }
  | { readonly of: 'cost'; readonly coins: number; readonly min: number; readonly max: number }

export type KingdomFault =
  | {
      readonly code: 'no-such-card'
      readonly typed: string
      readonly edition: Edition
      readonly cards: readonly string[]
    } // those that may have been meant
  | { readonly code: 'card-of-other-edition'; readonly card: string; readonly edition: Edition } // its own
  | { readonly code: 'card-not-run'; readonly card: string; readonly lacks: Mechanism }
  | {
      readonly code: 'card-not-open' | 'not-a-kingdom-card' | 'card-twice' | 'one-card' | 'not-a-bane' | 'needs-card'
      readonly card: string
    }
  | { readonly code: 'not-ten' | 'too-many-included' | 'too-few-to-draw-from'; readonly count: number }
  | { readonly code: 'set-incomplete'; readonly set: string; readonly cards: readonly string[] }
  | { readonly code: 'set-of-other-edition'; readonly set: string; readonly edition: Edition } // its own
  | { readonly code: 'no-such-set'; readonly typed: string; readonly sets: readonly string[] } // those that may have been meant
  | { readonly code: 'code-of-other-edition'; readonly edition: Edition } // its own
  | { readonly code: 'code-length'; readonly count: number; readonly least: number; readonly most: number }
  | { readonly code: 'code-character'; readonly character: string; readonly place: number; readonly characters: string }
  | { readonly code: 'code-mistyped' | 'code-of-unknown-cards' | 'too-many-wishes' }
  | { readonly code: 'included-and-excluded'; readonly cards: readonly string[] }
  | { readonly code: 'impossible'; readonly wishes: readonly WishTold[]; readonly pool: number; readonly such: number } // such: cards that fit, where it is one wish

export const kingdomError = (message: string, fault: KingdomFault): InputError => new InputError(message, fault)
