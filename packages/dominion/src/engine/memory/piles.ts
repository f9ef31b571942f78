/** Piles: how many cards lie in each, and which, where that can vary. */
import { release } from './heirs.ts'
import { movedKnown } from './knowledge.ts'
import { EMPTY, END_PILE, EVERYONE, HEIRS, L, PILE_CARDS_AT, PILES_AT, S } from './layout.ts'
import { idKind, kindPile, pileBase, pileEnds, pileKind, pileStored, pileSupply, setting } from './lookup.ts'

/** Whether a card has a pile to go back to. A deck that lies face down, such as that of the Black Market, is none. */
export function hasPile(id: number): boolean {
  const pile = kindPile[idKind[id]]
  return pile >= 0 && !setting.piles[pile].faceDown
}

export function ontoPile(id: number): void {
  const pile = kindPile[idKind[id]]
  layOnPile(pile, S[L[PILES_AT] + pile], id)
  oneMoreOn(pile)
  if (L[HEIRS]) release(id)
  movedKnown(id, L[EVERYONE])
}

/** Under the cards of a pile that are listed. */
export function underPile(id: number): void {
  const pile = kindPile[idKind[id]]
  const bottom = L[PILE_CARDS_AT] + pileStored[pile]
  S.copyWithin(bottom + 1, bottom, bottom + S[L[PILES_AT] + pile])
  S[bottom] = id
  oneMoreOn(pile)
  if (L[HEIRS]) release(id)
  movedKnown(id, 0)
}

function oneMoreOn(pile: number): void {
  if (S[L[PILES_AT] + pile]++ > 0 || !pileSupply[pile]) return
  S[EMPTY]--
  if (pileEnds[pile]) S[END_PILE] = 0
}

/** The card at a place of a pile, from below. Where cards of a pile are alike and never return, it is always the same one. */
const pileCard = (pile: number, place: number): number =>
  pileStored[pile] < 0 ? pileBase[pile] + place : S[L[PILE_CARDS_AT] + pileStored[pile] + place]

export function layOnPile(pile: number, place: number, id: number): void {
  if (pileStored[pile] >= 0) S[L[PILE_CARDS_AT] + pileStored[pile] + place] = id
}

/** The card on top of a pile; the pile is not empty. */
export const topOfPile = (pile: number): number => pileCard(pile, S[L[PILES_AT] + pile] - 1)

/** What lies on top of a pile that is not empty. */
export const topKind = (pile: number): number => (pileKind[pile] >= 0 ? pileKind[pile] : idKind[topOfPile(pile)])

/** What lies at a place of a pile, from below. */
export const kindAt = (pile: number, place: number): number => idKind[pileCard(pile, place)]

export function takeFromPile(pile: number): number {
  const left = --S[L[PILES_AT] + pile]
  if (left === 0 && pileSupply[pile]) {
    S[EMPTY]++
    if (pileEnds[pile]) S[END_PILE] = 1
  }
  return pileCard(pile, left)
}
