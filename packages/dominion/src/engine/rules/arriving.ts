/** Where a card comes to lie that a program moves. */
import * as op from '../compile/code.ts'
import { underDeck } from '../memory/decks.ts'
import { reference, supplyReference, UNTIL_TURN_END } from '../memory/knowledge.ts'
import { EVERYONE, L, Z_ASIDE, Z_DECK, Z_DISCARD, Z_HAND, Z_PLACES, Z_PLAY, Z_TRASH } from '../memory/layout.ts'
import { ontoPile, underPile } from '../memory/piles.ts'
import { intoAside, intoDiscard, intoHand, intoPlace, intoPlay, intoTrash, ontoDeck } from '../memory/zones.ts'

/** Lays the card there; returns where it can be found from now on. */
export function arrive(id: number, seat: number, to: number): number {
  switch (to) {
    case op.TO_HAND:
      intoHand(seat, id, 0)
      return reference(id, Z_HAND, seat)
    case op.TO_DECK:
      ontoDeck(seat, id, 0)
      return reference(id, Z_DECK, seat)
    case op.TO_DISCARD:
      intoDiscard(seat, id, 0)
      return reference(id, Z_DISCARD, seat)
    case op.TO_ASIDE:
      intoAside(seat, id, L[EVERYONE])
      return reference(id, Z_ASIDE, seat)
    case op.TO_ASIDE_TURN:
      intoAside(seat, id, L[EVERYONE] | UNTIL_TURN_END)
      return reference(id, Z_ASIDE, seat)
    case op.TO_ASIDE_DOWN:
      intoAside(seat, id, 1 << seat)
      return reference(id, Z_ASIDE, seat)
    case op.TO_PLAY:
      intoPlay(seat, id)
      return reference(id, Z_PLAY, seat)
    case op.TO_BOTTOM:
      underDeck(seat, id)
      return reference(id, Z_DECK, seat)
    case op.TO_SHUFFLED:
      ontoDeck(seat, id, 0)
      return reference(id, Z_DECK, seat)
    case op.TO_PILE:
    case op.TO_SUPPLY:
      ontoPile(id)
      return supplyReference(id)
    case op.TO_PILE_BOTTOM:
      underPile(id)
      return supplyReference(id)
    case op.TO_TRASH:
      intoTrash(id)
      return reference(id, Z_TRASH, 0)
    default: {
      const zone = Z_PLACES + to - op.TO_PLACE
      intoPlace(seat, id, zone)
      return reference(id, zone, seat)
    }
  }
}
