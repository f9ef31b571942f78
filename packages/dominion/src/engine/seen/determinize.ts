/** Deals anew whatever a seat does not know, so that a search never uses what its player cannot see. */
import { type Seed, seedRng, type Viewer } from '@freehold/kernel'
import { E_CARRIED } from '../compile/effects.ts'
import { SHEET } from '../compile/operations.ts'
import { randomBelow } from '../memory/decks.ts'
import { isThere } from '../memory/knowledge.ts'
import { deckTypes, kindsOfDeck, lay, placeOf } from '../memory/landscape-decks.ts'
import {
  ARENA_WORDS,
  ARENAS_AT,
  ASIDE_END,
  DECK,
  DISCARD_END,
  ENTRY,
  F_ENTRIES,
  F_IT,
  F_IT_REF,
  F_PREV,
  F_THIS,
  F_THIS_REF,
  FP,
  FRAME,
  HAND_END,
  L,
  META_AT,
  PILE_CARDS_AT,
  PILES_AT,
  PLACED,
  PLAY_END,
  R_CARD,
  R_EVENT,
  R_THIS,
  R_THIS_REF,
  R_VIA,
  R_VIA_REF,
  RECORD,
  RECORDS,
  RECORDS_AT,
  RNG,
  S,
  W,
} from '../memory/layout.ts'
import { idKind, pileStored, setting } from '../memory/lookup.ts'
import { ownerOfPlaced, wordOfPlaced } from '../memory/places.ts'
import { arenaOf, countHands, seatAt } from '../memory/seats.ts'
import { SAVED } from '../rules/remembering.ts'
import { knows } from './view.ts'

/** Works on the game in the working memory. */
export function dealAnew(seat: number, seed: Seed): void {
  shuffleAll(seed, (owner) => hiddenPlaces(owner, seat))
}

/**
 * Deals all hands and decks anew but for cards that everybody was shown, so that the luck of a moment does not count. What
 * was discarded stays so: unlike a player's guess this takes no Treasure for an Estate that lies there.
 */
export function dealHandsAnew(seed: Seed): void {
  shuffleAll(seed, handAndDeck)
}

function shuffleAll(seed: Seed, placesOf: (owner: number) => number[]): void {
  seedRng(W, RNG, seed)
  const renamed = new Map<number, number>()
  const lost = references().filter(([id, ref]) => S[id] >= 0 && S[id] < SHEET && !isThere(S[id], S[ref]))
  for (let owner = 0; owner < setting.players; owner++) shufflePlaces(placesOf(owner), renamed)
  setting.piles.forEach((pile, p) => {
    // Under the top card of a shuffled pile nobody knows the order.
    if (pile.shuffled)
      shufflePlaces(
        Array.from(
          { length: Math.max(0, S[L[PILES_AT] + p] - (pile.faceDown ? 0 : 1)) },
          (_, i) => L[PILE_CARDS_AT] + pileStored[p] + i,
        ),
        renamed,
      )
  })
  for (const deck of deckTypes.keys()) shuffleDeck(deck)
  rename(renamed, new Set(lost.map(([id]) => id)))
  for (const [id, ref] of lost) stayLost(id, ref)
  countHands()
}

/** Nobody knows in which order the landscapes of a deck lie. */
function shuffleDeck(deck: number): void {
  const kinds = kindsOfDeck(deck).filter((kind) => placeOf(kind) > 0)
  for (let n = kinds.length; n > 0; n--) lay(kinds.splice(randomBelow(n), 1)[0], n)
}

/** Places of an owner's cards that the seat cannot tell. */
function hiddenPlaces(owner: number, seat: number): number[] {
  const at = seatAt(owner)
  const arena = arenaOf(owner)
  const places: number[] = []
  addUnknown(places, owner, seat, arena, arena + S[at + DISCARD_END] - 1)
  addUnknown(places, owner, seat, arena + S[at + PLAY_END], arena + S[at + ASIDE_END])
  addUnknown(places, owner, seat, endOf(owner) - S[at + DECK], endOf(owner))
  for (let i = 0; i < S[PLACED]; i++)
    if (ownerOfPlaced(i) === owner) addUnknown(places, owner, seat, wordOfPlaced(i), wordOfPlaced(i) + 1)
  return places
}

/** Places of an owner's hand and deck, but for what everybody knows. */
function handAndDeck(owner: number): number[] {
  const at = seatAt(owner)
  const arena = arenaOf(owner)
  const places: number[] = []
  addUnknown(places, owner, 'audience', arena + S[at + PLAY_END], arena + S[at + HAND_END])
  addUnknown(places, owner, 'audience', endOf(owner) - S[at + DECK], endOf(owner))
  return places
}

const endOf = (owner: number): number => L[ARENAS_AT] + (owner + 1) * L[ARENA_WORDS]

function addUnknown(places: number[], owner: number, viewer: Viewer, from: number, to: number): void {
  for (let place = from; place < to; place++) if (!knows(viewer, S[place], owner)) places.push(place)
}

/** A card's new name goes to its place together with what is remembered of that place. */
function shufflePlaces(places: readonly number[], renamed: Map<number, number>): void {
  const cards = places.map((place) => S[place])
  const metas = cards.map((id) => S[L[META_AT] + id])
  // How they lie now must not tell in what way they are dealt.
  cards.sort((a, b) => idKind[a] - idKind[b] || a - b)
  for (let i = cards.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1)
    ;[cards[i], cards[j]] = [cards[j], cards[i]]
  }
  places.forEach((place, i) => {
    renamed.set(S[place], cards[i])
    S[place] = cards[i]
    S[L[META_AT] + cards[i]] = metas[i]
  })
}

/** The words of a reference to a card: which one, and where it is expected. */
type Reference = readonly [id: number, ref: number]

/** What programs in the middle of being done speak of, and effects that wait. */
function references(): Reference[] {
  const found: Reference[] = []
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    found.push([r + R_THIS, r + R_THIS_REF], [r + R_VIA, r + R_VIA_REF])
    if (S[r + R_EVENT] === E_CARRIED) found.push([r + R_CARD, r + R_THIS_REF])
  }
  for (let fp = S[FP]; fp > 0; fp = S[fp + F_PREV]) {
    found.push([fp + F_THIS, fp + F_THIS_REF], [fp + F_IT, fp + F_IT_REF])
    for (let i = 0, e = fp + FRAME; i < S[fp + F_ENTRIES]; i++, e += ENTRY)
      if (S[e] !== SAVED) found.push([e + 1, e + 2])
  }
  return found
}

/**
 * References mean places, so they follow. Those that lost track of their card mean no place any more, only the card that
 * everybody was told of: they keep it.
 */
function rename(renamed: ReadonlyMap<number, number>, lost: ReadonlySet<number>): void {
  const follow = (word: number) => {
    S[word] = renamed.get(S[word]) ?? S[word]
  }
  for (const [id] of references()) if (!lost.has(id)) follow(id)
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] !== E_CARRIED) follow(r + R_CARD)
}

/** The card may have come to a place with the same count of moves by lot. */
function stayLost(id: number, ref: number): void {
  if (isThere(S[id], S[ref])) S[ref] ^= 1
}
