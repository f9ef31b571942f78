/**
 * Numbers that only some games keep: of each player (debt, Coffers, a token's side), of each pile (Embargo tokens), and of each
 * player by kind (what was gained this turn). A setting names those it keeps; a number is then known by its place in that list.
 */
import { COUNTERS_AT, KINDS, L, LANDSCAPES, PILES, S, SEATS, TALLIES_AT, TOKENS_AT } from './layout.ts'
import { kindPile, setting } from './lookup.ts'
import { type Tally, type TallySpec, tallied } from './setting.ts'

/** The word of a player's number. */
export const counterAt = (seat: number, counter: number): number => L[COUNTERS_AT] + counter * L[SEATS] + seat
/** The word of a pile's number. `spot`: the pile, or a landscape, see `spotOf`. */
export const tokensAt = (spot: number, token: number): number =>
  L[TOKENS_AT] + token * (L[PILES] + L[LANDSCAPES]) + spot
/** Where tokens of a card or landscape lie: on its pile, or on the landscape itself, counted on behind the piles; -1: nowhere. */
export const spotOf = (kind: number): number => (kind < L[KINDS] ? kindPile[kind] : L[PILES] + kind - L[KINDS])
/** The word of a player's number for a kind. */
export const tallyAt = (seat: number, tally: number, kind: number): number =>
  L[TALLIES_AT] + (tally * L[SEATS] + seat) * L[KINDS] + kind

/** The numbers of tallies and counters by name; -1: the game does not keep it. */
export const tallyNumber = (of: Tally, lasts: TallySpec['lasts']): number =>
  setting.keeps.tallies.findIndex((tally) => tally.of === of && tally.lasts === lasts)
export const counterNumber = (name: string): number => setting.keeps.counters.findIndex((each) => each.name === name)
export const tokenNumber = (name: string): number => setting.keeps.tokens.indexOf(name)

export const [T_GAINED, T_BOUGHT, T_TRASHED, , T_PLAYED] = tallied.keys()

/** Something was done with a card of the kind: to be called only where the game keeps tallies (`L[TALLIES]`). */
export function count(tally: number, seat: number, kind: number, turnOf: number): void {
  setting.keeps.tallies.forEach(({ of, lasts }, number) => {
    if (of === tallied[tally] && (lasts !== 'ownTurn' || seat === turnOf)) S[tallyAt(seat, number, kind)]++
  })
}

/** A turn of the seat begins: what lasted until then is forgotten. */
export function forgetTurn(seat: number): void {
  const { counters, tallies } = setting.keeps
  counters.forEach(({ lasts }, counter) => {
    if (lasts === 'turn') S[counterAt(seat, counter)] = 0
  })
  tallies.forEach(({ lasts }, tally) => {
    if (lasts === 'game') return
    const [from, to] = lasts === 'turn' ? [0, L[SEATS]] : [seat, seat + 1]
    S.fill(0, tallyAt(from, tally, 0), tallyAt(to, tally, 0))
  })
}

/** How many cards of all kinds. */
export function tallySum(seat: number, tally: number): number {
  let sum = 0
  for (let kind = 0; kind < L[KINDS]; kind++) sum += S[tallyAt(seat, tally, kind)]
  return sum
}
