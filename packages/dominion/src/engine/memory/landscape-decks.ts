/**
 * Decks of landscapes: Boons and Hexes. There is one of each, so that it is enough to keep of each where it lies: so many
 * places above the bottom of its deck, in the discards, set aside for a card that says so, or out for whoever receives it. Whoever
 * keeps one holds it as one holds a State.
 */
import type { LandscapeType } from '../../language/types.ts'
import { isShuffled, randomBelow } from './decks.ts'
import { takeBack } from './landscapes.ts'
import { L, LANDSCAPE, LANDSCAPES_AT, S, SEATS } from './layout.ts'
import { setting } from './lookup.ts'

export const IN_DISCARDS = 0
export const OUT = -1
export const SET_ASIDE = -2

/** The decks, by number. */
export const deckTypes = ['Boon', 'Hex'] as const satisfies readonly LandscapeType[]

const PLACE = 2 // the word of a landscape that says so
const wordOf = (kind: number): number => L[LANDSCAPES_AT] + (kind - setting.kinds.length) * LANDSCAPE + PLACE

export const placeOf = (kind: number): number => S[wordOf(kind)]
export function lay(kind: number, place: number): void {
  S[wordOf(kind)] = place
}

/** The landscapes of a deck, wherever they lie. */
export const kindsOfDeck = (deck: number): number[] =>
  setting.landscapes.flatMap(({ type }, i) => (type === deckTypes[deck] ? [setting.kinds.length + i] : []))

/** Shuffles the discards into a new deck; in a scenario the first of them lies on top. */
export function shuffleDiscards(deck: number): void {
  const kinds = kindsOfDeck(deck).filter((kind) => placeOf(kind) === IN_DISCARDS)
  for (let n = kinds.length; n > 0; n--) {
    const [kind] = kinds.splice(isShuffled() ? randomBelow(n) : 0, 1)
    lay(kind, n)
  }
}

/** Shuffles a deck together with its discards; in a scenario it stays as it was laid. */
export function shuffleAll(deck: number): void {
  if (!isShuffled()) return
  for (const kind of kindsOfDeck(deck)) if (placeOf(kind) > 0) lay(kind, IN_DISCARDS)
  shuffleDiscards(deck)
}

/** Takes the top one off a deck, which is made of the discards where it is used up; -1: there is none. */
export function takeTop(deck: number): number {
  const top = topOf(deck)
  if (top < 0) shuffleDiscards(deck)
  const kind = top < 0 ? topOf(deck) : top
  if (kind >= 0) lay(kind, OUT)
  return kind
}

function topOf(deck: number): number {
  let top = -1
  let place = 0
  for (const kind of kindsOfDeck(deck))
    if (placeOf(kind) > place) {
      place = placeOf(kind)
      top = kind
    }
  return top
}

/** It has been received: to the discards, unless somebody keeps it or it belongs to a card. */
export function putAway(kind: number): void {
  if (placeOf(kind) !== SET_ASIDE) lay(kind, IN_DISCARDS)
  for (let seat = 0; seat < L[SEATS]; seat++) takeBack(seat, kind)
}
