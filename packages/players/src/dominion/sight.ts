import type { Step } from '@freehold/dominion'

/**
 * What a player of Dominion sees, in numbers: a card is its place among the kinds of the table. Simulations and tables
 * each have a sight of their own; whoever decides knows only this.
 */
export interface Sight {
  // The decision
  asked(): number // one of ASKED
  fewest(): number
  most(): number
  step(): Step | undefined // of the card that asks
  mine(): boolean // whether what happens, happens to the one who chooses
  setOffBy(): number // the kind of card that set it off; -1: none
  optionCount(): number
  option(i: number): number // a kind, -1 for none; for `may` 1 or 0; for `choose`, `position` and `amount` the number it stands for
  isRevealedAgain(i: number): boolean // a Reaction, for the same event
  isFromExile(i: number): boolean // copies of the gained card are discarded from Exile
  canBuy(kind: number): boolean
  // The turn
  coins(): number
  potions(): number
  coffers(): number // that may be used now
  actions(): number
  buys(): number
  turn(): number // of one's own, from 1
  isMyTurn(): boolean
  // The cards
  inHand(kind: number): number
  handSize(): number
  drawable(): number // cards of one's deck and discard pile
  owned(kind: number): number // less those imagined to be gone
  onMats(kind: number): number // of these, in Exile or on another mat
  readonly gone: Int16Array // by kind: cards imagined to be gone while one thinks about which to trash
  left(kind: number): number // in its pile, other cards of it counted
  isOnTop(kind: number): boolean // of its pile, as everybody sees
  emptyPiles(): number
  asideSize(): number // of the one to whom it happens
  asideKind(i: number): number
  likelyTop(): number // the kind most likely on top of one's deck
  lead(): number // points ahead of the best of the others
}

/** Whether an option of the Buy phase is to pay off debt. */
export const isPayingOff = (key: string): boolean => key.startsWith('pay off ')

/** The first option of that value; -1: there is none. */
export function numberOf(sight: Sight, count: number, value: number): number {
  for (let i = 0; i < count; i++) if (sight.option(i) === value) return i
  return -1
}
