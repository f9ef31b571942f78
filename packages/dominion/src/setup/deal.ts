/** Sets a game up in the working memory. */
import { RNG_WORDS, type Seed, seedRng } from '@freehold/kernel'
import { randomBelow } from '../engine/memory/decks.ts'
import { draw } from '../engine/memory/drawing.ts'
import { recallHeirs } from '../engine/memory/heirs.ts'
import { deckTypes, lay, SET_ASIDE, shuffleDiscards, takeTop } from '../engine/memory/landscape-decks.ts'
import {
  ARENA_WORDS,
  ARENAS_AT,
  DECIDER,
  DECK,
  DISCARD_END,
  EVERYONE,
  FIXED,
  HEIRS,
  L,
  LANDSCAPES,
  LAST_NORMAL,
  META_AT,
  memory,
  PILE_CARDS_AT,
  PILES,
  PILES_AT,
  RNG,
  S,
  SP,
  STACK_AT,
  TRASH_AT,
  TRASHED,
  W,
  WAITING,
} from '../engine/memory/layout.ts'
import { pileShuffled, pileStored, setting } from '../engine/memory/lookup.ts'
import { layOnPile } from '../engine/memory/piles.ts'
import { seatAt } from '../engine/memory/seats.ts'
import type { Setting } from '../engine/memory/setting.ts'
import { windowOf } from '../engine/memory/state.ts'
import { firstWaits, use } from '../engine/memory/use.ts'
import { run } from '../engine/rules/run.ts'
import { arrangeCounters, arrangeTokens } from '../engine/rules/tokens.ts'
import { beginTurn } from '../engine/rules/turns.ts'
import type { Start } from './options.ts'
import type { Rules } from './rules.ts'

const HAND = 5
const templates = new WeakMap<Setting, Float64Array>()

/** A new game up to its first decision. */
export function deal(of: Setting, seed: Seed, start: Start, tiedStart: Rules['tiedStart']): void {
  use(of)
  layOut(of)
  seedRng(W, RNG, seed)
  begin(start, tiedStart)
}

const generator = new Int32Array(RNG_WORDS)

/** The same with the random generator as it stands, for simulations that go on from game to game. */
export function dealOn(of: Setting, start: number): void {
  for (let i = 0; i < RNG_WORDS; i++) generator[i] = W[RNG + i]
  use(of)
  layOut(of)
  for (let i = 0; i < RNG_WORDS; i++) W[RNG + i] = generator[i]
  begin(start, 'anyone')
}

function begin(start: Start, tiedStart: Rules['tiedStart']): void {
  shuffleMixedPiles()
  if (L[LANDSCAPES] > 0) shuffleLandscapeDecks()
  const first = firstSeat(start, tiedStart)
  for (let seat = 0; seat < setting.players; seat++) draw(seat, HAND)
  S[LAST_NORMAL] = first
  beginTurn(first, false, -1)
  run()
}

/** Every card in its place, nothing shuffled yet: the same for every game of the setting. */
function layOut(of: Setting): void {
  const made = templates.get(of)
  if (made) {
    memory.set(made)
    if (L[HEIRS]) recallHeirs()
    return
  }
  windowOf(of).fill(0)
  if (L[HEIRS]) recallHeirs()
  S[SP] = L[STACK_AT]
  W[WAITING] = firstWaits()
  S[DECIDER] = -1
  let id = 0
  of.piles.forEach((pile, p) => {
    S[L[PILES_AT] + p] = pile.count
    const copies = pile.cards.reduce((sum, { copies }) => sum + copies, 0)
    for (let i = 0; i < copies; i++) layOnPile(p, i, id++)
  })
  const owned = of.start.reduce((sum, [, copies]) => sum + copies, 0)
  for (let seat = 0; seat < of.players; seat++) {
    const top = L[ARENAS_AT] + (seat + 1) * L[ARENA_WORDS] - owned
    for (let i = 0; i < owned; i++) S[top + i] = id++
    S[seatAt(seat) + DECK] = owned
    S[seatAt(seat) + FIXED] = 0
    S[seatAt(seat) + DISCARD_END] = 0
  }
  for (let i = 0; i < of.trash.length; i++) {
    S[L[META_AT] + id] = L[EVERYONE]
    S[L[TRASH_AT] + S[TRASHED]++] = id++
  }
  arrangeTokens()
  arrangeCounters()
  templates.set(of, windowOf(of).slice())
}

function shuffleMixedPiles(): void {
  for (let pile = 0; pile < L[PILES]; pile++) {
    const first = L[PILE_CARDS_AT] + pileStored[pile]
    for (let i = pileShuffled[pile] - 1; i > 0; i--) {
      const j = randomBelow(i + 1)
      const id = S[first + i]
      S[first + i] = S[first + j]
      S[first + j] = id
    }
  }
}

/** Boons and Hexes, of which some are set aside for a card that says so. */
function shuffleLandscapeDecks(): void {
  for (const kind of setting.druid) lay(kind, SET_ASIDE)
  for (const deck of deckTypes.keys()) shuffleDiscards(deck)
  for (let i = setting.druid.length; i < setting.boonsAside; i++) lay(takeTop(0), SET_ASIDE)
}

/** The player to the left of the previous winner; after a tie by lot, among everybody or among those who did not win. */
function firstSeat(start: Start, tiedStart: Rules['tiedStart']): number {
  const { players } = setting
  if (typeof start === 'number') return start
  if (start === 'random') return randomBelow(players)
  const { winners } = start
  if (winners.length === 1) return (winners[0] + 1) % players
  const losers = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !winners.includes(seat))
  const candidates =
    tiedStart === 'losers' && losers.length > 0 ? losers : Array.from({ length: players }, (_, seat) => seat)
  return candidates[randomBelow(candidates.length)]
}
