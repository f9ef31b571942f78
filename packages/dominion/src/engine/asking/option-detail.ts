/** What an option says beside its key, for pages and players: they need no rule of a card to find its place. */
import type { Step } from '../../language/types.ts'

/** Where the card of an option lies. Of a name, and of an effect that waits for nothing on the table, there is no place. */
export interface Lies {
  readonly zone: 'hand' | 'deck' | 'discard' | 'play' | 'aside' | 'trash' | 'supply' | 'place'
  readonly seat?: number // whose, where each player has one
  readonly place?: string // which, among the places with a name
}

export interface OptionDetail {
  readonly card?: string
  readonly as?: string // what the card is now
  readonly cost?: number
  readonly lies?: Lies
  readonly again?: true // a Reaction that was revealed for the same event before
  readonly landscape?: string
  readonly of?: string // whose effect it is, where the card or landscape is what that one goes on with, unlike others of its kind
  readonly steps?: readonly Step[] // what choosing it does
  readonly above?: number // cards that would lie above, in a deck
  readonly amount?: number // so many are paid or spent
  readonly spends?: 'coffers' | 'villagers' // one of these tokens for a coin or an Action
}
