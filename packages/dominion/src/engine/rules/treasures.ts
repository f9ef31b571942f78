/** Playing treasures: all of them at once, as far as nothing waits for any. */
import * as op from '../compile/code.ts'
import { movedKnown } from '../memory/knowledge.ts'
import {
  COINS,
  COINS_APART,
  COUNTED_COIN,
  EVERYONE,
  FP,
  HAND_END,
  HELD,
  HELD_TREASURE,
  L,
  LISTENING,
  META_AT,
  MINUS_COIN,
  PLAY_END,
  PLAYED_AT,
  S,
  STATES,
  TREASURES,
  TURN,
  W,
} from '../memory/layout.ts'
import {
  COINS_MASK,
  COINS_SHIFT,
  COUNTED_SHIFT,
  idCoins,
  idKind,
  kindCounted,
  kindOwnTypes,
  UNWATCHED,
} from '../memory/lookup.ts'
import { arenaOf, holds, seatAt } from '../memory/seats.ts'
import { coinsMade } from './evaluate.ts'
import { arePlaysHeard, isPlayHeard } from './hearing.ts'
import { toGet } from './own-tokens.ts'
import { tellPlay } from './plain-play.ts'
import { playFrom } from './playing.ts'

const TREASURE = op.typeBit('Treasure')
const MAKES = op.stateBit(op.ST_MAKES) | op.stateBit(op.ST_MAKES_MORE)

/** Plays treasures; false, with the flag still up, where one of them has something to resolve before the next. */
export function playNextTreasure(seat: number): boolean {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  if (L[LISTENING] || L[COINS_APART] || L[STATES] & MAKES) playCoinsOneByOne(seat, at, arena)
  else playCoins(at, arena, arePlaysHeard() ? UNWATCHED : 0)
  if (holds(seat, HELD_TREASURE)) {
    for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) {
      const kind = idKind[S[arena + i]]
      // What is a Treasure besides is played by itself.
      if (!(kindOwnTypes[kind] & TREASURE)) continue
      playFrom(seat, i, kind)
      if (S[FP] > 0) return false
      i = S[at + PLAY_END] - 1
    }
  }
  S[TREASURES] = 0
  return true
}

/**
 * All treasures at once that are nothing but coins and whose plays nothing waits for, see `idCoins`. There is no branch for what a card is, which
 * nobody could foretell: a card that stays is exchanged with itself.
 */
function playCoins(at: number, arena: number, which: number): void {
  const end = arena + S[at + HAND_END]
  const meta = L[META_AT]
  const everyone = L[EVERYONE]
  let play = arena + S[at + PLAY_END]
  let sum = 0
  for (let i = play; i < end; i++) {
    const id = S[i]
    const word = idCoins[which + id]
    const other = S[play]
    const isCoin = word & 1
    const exchange = (id ^ other) & -isCoin
    S[i] = id ^ exchange
    S[play] = other ^ exchange
    play += isCoin
    sum += word
    S[meta + id] = (S[meta + id] + (isCoin << 8)) | (everyone & -isCoin)
  }
  W[(at >> 1) + HELD] -= (play - arena - S[at + PLAY_END]) * HELD_TREASURE
  S[at + PLAY_END] = play - arena
  const coins = (sum >> COINS_SHIFT) & COINS_MASK
  S[COINS] += L[MINUS_COIN] ? toGet(S[TURN], coins) : coins
  if (L[COUNTED_COIN] >= 0) S[L[PLAYED_AT] + L[COUNTED_COIN]] += sum >>> COUNTED_SHIFT
}

/** The same while somebody listens or something may wait; what something waits for is left to be played by itself. */
function playCoinsOneByOne(seat: number, at: number, arena: number): void {
  const end = arena + S[at + HAND_END]
  let play = arena + S[at + PLAY_END]
  let coins = 0
  for (let i = play; i < end; i++) {
    const id = S[i]
    const kind = idKind[id]
    if (!(idCoins[id] & 1) || isPlayHeard(kind)) continue
    if (kindCounted[kind]) S[L[PLAYED_AT] + kind]++
    coins += coinsMade(kind)
    movedKnown(id, L[EVERYONE])
    S[i] = S[play]
    S[play++] = id
    if (L[LISTENING]) tellPlay(seat, kind)
  }
  W[(at >> 1) + HELD] -= (play - arena - S[at + PLAY_END]) * HELD_TREASURE
  S[at + PLAY_END] = play - arena
  if (!L[LISTENING]) S[COINS] += toGet(seat, coins)
}
