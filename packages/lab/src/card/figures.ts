/** What is found out about a card. */
import type { Estimate } from '../sim/statistics.ts'
import type { InKingdom } from './in-kingdom.ts'

export interface Helped {
  readonly copies: number
  readonly share: Estimate // of the games against money alone
  readonly games: number
}

export interface CardFigures {
  readonly share: number // of the work that is done
  readonly games: number // played, those of breeding not counted
  readonly money: readonly Helped[] // by the number of copies; empty only at the very beginning
  readonly dearer?: Helped // the best of these, if it cost a coin more
  readonly cheaper?: Helped
  readonly kingdoms: readonly InKingdom[]
  readonly slow: boolean // its games take too long for menus to be bred
  readonly unfinished: number // games with money that do not end
}

/** The number of copies that helps most. */
export const bestOf = (money: readonly Helped[]): Helped | undefined =>
  money.toSorted((a, b) => b.share.value - a.share.value)[0]
