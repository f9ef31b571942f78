/** What can be wrong with a card of one's own, as data, for whoever says it in another language. */
import { InputError } from '@freehold/kernel'

export type OwnFault =
  | { readonly code: 'own-too-many'; readonly most: number }
  | { readonly code: 'own-name'; readonly number: number; readonly most: number }
  | { readonly code: 'own-pile'; readonly card: string; readonly most: number }
  | { readonly code: 'own-not-run'; readonly card: string; readonly what: string } // by name, as the engine calls it
  | {
      readonly code:
        | 'own-twice'
        | 'own-name-taken'
        | 'own-field'
        | 'own-cost'
        | 'own-types'
        | 'own-not-playable'
        | 'own-picture'
        | 'own-program'
        | 'own-number'
        | 'own-size'
      readonly card: string
    }

export const ownError = (message: string, fault: OwnFault): InputError => new InputError(message, fault)
