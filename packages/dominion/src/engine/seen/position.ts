/**
 * The position of a game as plain data: what lies where, who knows it, what the turn has come to and what is asked. It says
 * nothing of how the memory is laid out or how programs are numbered, so that its hash outlives both.
 */
import { hashJson, RNG_WORDS } from '@freehold/kernel'
import { CHOOSER, D, KIND, MAX, MIN } from '../asking/ask.ts'
import { heirOf } from '../memory/heirs.ts'
import { knowers } from '../memory/knowledge.ts'
import { placeOf } from '../memory/landscape-decks.ts'
import { doneFor, holdersOf, usesThisTurn } from '../memory/landscapes.ts'
import {
  ACTIONS,
  ACTIONS_PLAYED,
  ARENA_WORDS,
  ASIDE_END,
  BOUGHT,
  BUYS,
  CHEAPER,
  COINS,
  DECIDER,
  DECK,
  DISCARD_END,
  ENDING,
  EXTRA,
  FIXED,
  HAND_DRAW,
  HAND_END,
  HEIRS,
  IN_A_ROW,
  L,
  LAST_NORMAL,
  P_TREASURE,
  PHASE,
  PILE_CARDS_AT,
  PILES_AT,
  PLAY_END,
  PLAYED_AT,
  POINTS,
  POTIONS,
  RNG,
  S,
  TRASH_AT,
  TRASHED,
  TURN,
  TURN_NUMBER,
  TURNS,
  W,
  Z_PLACES,
} from '../memory/layout.ts'
import { idKind, kindCounted, kindLike, pileStored, setting } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { cardsInPlace } from '../memory/places.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { load, type State } from '../memory/state.ts'
import { counterAt, spotOf, tallyAt, tokensAt } from '../memory/tables.ts'
import { phases } from './view.ts'

/** Equal games at equal moments have equal hashes. */
export function hashState(state: State): string {
  load(state)
  return hashJson({
    generator: Array.from(W.subarray(RNG, RNG + RNG_WORDS)),
    turn: turn(),
    asked: [D[KIND], D[CHOOSER], D[MIN], D[MAX]],
    piles: setting.piles.map(({ name }, pile) => [name, S[L[PILES_AT] + pile], pileCards(pile), ...tokensOn(pile)]),
    trash: cards(L[TRASH_AT], L[TRASH_AT] + S[TRASHED]),
    ...landscapes(),
    seats: Array.from({ length: setting.players }, (_, seat) => seatPosition(seat)),
  })
}

/** Nothing in a game without landscapes. */
function landscapes() {
  if (setting.landscapes.length === 0) return {}
  const position = setting.landscapes.map(({ name }, i) => {
    const kind = setting.kinds.length + i
    const place = placeOf(kind)
    const more = [...(place === 0 ? [] : [place]), ...(doneFor(kind) === 0 ? [] : [{ done: doneFor(kind) }])]
    return [name, holdersOf(kind), usesThisTurn(kind), ...more, ...tokensOn(spotOf(kind))]
  })
  return { landscapes: position }
}

function turn() {
  return {
    seat: S[TURN],
    number: S[TURN_NUMBER],
    phase: phases[S[PHASE]],
    treasures: S[PHASE] === P_TREASURE,
    has: [S[ACTIONS], S[BUYS], S[COINS], S[POTIONS]],
    cheaper: S[CHEAPER],
    bought: S[BOUGHT],
    actionsPlayed: S[ACTIONS_PLAYED],
    played: setting.kinds.flatMap(({ name }, kind) => {
      const times = kindCounted[kind] ? S[L[PLAYED_AT] + kind] : 0
      return times > 0 ? [[name, times]] : []
    }),
    decider: S[DECIDER],
    inARow: S[IN_A_ROW],
    lastNormal: S[LAST_NORMAL],
    extra: S[EXTRA],
    handDraw: S[HAND_DRAW],
    ...(S[ENDING] > 0 && { ending: S[ENDING] }),
  }
}

function seatPosition(seat: number) {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const zone = (from: number, to: number) => cards(arena + from, arena + to)
  return {
    turns: S[at + TURNS],
    points: S[at + POINTS],
    discard: zone(0, S[at + DISCARD_END]),
    play: zone(S[at + DISCARD_END], S[at + PLAY_END]),
    hand: zone(S[at + PLAY_END], S[at + HAND_END]).sort(),
    aside: zone(S[at + HAND_END], S[at + ASIDE_END]).sort(),
    deck: zone(L[ARENA_WORDS] - S[at + DECK], L[ARENA_WORDS]),
    decided: S[at + FIXED],
    ...(L[HEIRS] && heirOf(seat) !== L[HEIRS] - 1 && { heirs: setting.kinds[kindLike[heirOf(seat)]].name }),
    ...kept(seat),
  }
}

/** What only some games keep; nothing where there is nothing. */
function kept(seat: number) {
  const { places, counters, tallies } = setting.keeps
  const numbers = counters.map(({ name }, counter) => [name, S[counterAt(seat, counter)]]).filter(([, n]) => n !== 0)
  const lying = places.flatMap(({ name }, place) => {
    const ids = cardsInPlace(Z_PLACES + place, seat)
    return ids.length > 0 ? [[name, ...ids.map(card)]] : []
  })
  const done = tallies.flatMap(({ of, lasts }, tally) =>
    setting.kinds.flatMap(({ name }, kind) => {
      const n = S[tallyAt(seat, tally, kind)]
      return n > 0 ? [[of, lasts, name, n]] : []
    }),
  )
  return {
    ...(numbers.length > 0 && { numbers }),
    ...(lying.length > 0 && { places: lying }),
    ...(done.length > 0 && { done }),
  }
}

const tokensOn = (spot: number) =>
  setting.keeps.tokens
    .map((name, token) => [name, S[tokensAt(spot, token)]] as const)
    .filter(([, tokens]) => tokens !== 0)

/** What a card is, and who knows it. */
function card(id: number): string {
  const as = kindOf(id) === idKind[id] ? '' : ` as ${setting.kinds[kindOf(id)].name}`
  return `${setting.kinds[idKind[id]].name}${as} ${knowers(id)}`
}

/** The cards in a stretch of memory. */
const cards = (from: number, to: number): string[] => Array.from(S.subarray(from, to), card)

function pileCards(pile: number): string[] {
  if (pileStored[pile] < 0) return []
  const from = L[PILE_CARDS_AT] + pileStored[pile]
  return cards(from, from + S[L[PILES_AT] + pile])
}
