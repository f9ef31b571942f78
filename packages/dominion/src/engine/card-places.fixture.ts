/** Where every card of a game lies: in one place, all the time. */
import { heirOf } from './memory/heirs.ts'
import {
  ARENA_WORDS,
  ARENAS_AT,
  ASIDE_END,
  DECK,
  FP,
  HEIRS,
  L,
  PILE_CARDS_AT,
  PILES_AT,
  PLACED,
  PLAYER,
  PLAYERS,
  S,
  TRASH_AT,
  TRASHED,
} from './memory/layout.ts'
import { idKind, setting } from './memory/lookup.ts'
import { kindAt } from './memory/piles.ts'
import { idOfPlaced, ownerOfPlaced } from './memory/places.ts'
import { load, type State } from './memory/state.ts'

/** All cards in ascending order, each as often as it lies somewhere. */
export function cardsInPlaces(state: State): Int16Array {
  const cards: number[] = []
  eachCard(state, (id) => cards.push(id))
  return Int16Array.from(cards).sort()
}

/** Says of later states of the game which card of the first is lost, lies in two places, or is like a card that its owner's are not. */
export function cardLaw(first: State): (state: State) => string | undefined {
  const inGame = new Set(cardsInPlaces(first))
  const times = new Uint8Array(Math.max(...inGame) + 1)
  return (state) => {
    times.fill(0)
    let cards = 0
    eachCard(state, (id) => {
      times[id]++
      cards++
    })
    const whole = cards === inGame.size && times.every((n) => n <= 1)
    if (whole) return strangeHeir()
    return `there are the cards ${cardsInPlaces(state).join()} instead of ${[...inGame].join()}`
  }
}

/** Cards that are like another are what those of their owner are; in the trash they are themselves, and in the supply unless one is gained. */
function strangeHeir(): string | undefined {
  if (!L[HEIRS]) return undefined
  const isOne = (id: number) => setting.heirCards.includes(id)
  const strange = Array.from({ length: setting.players }, (_, seat) => seat).find((seat) =>
    cardsOfSeat(seat).some((id) => isOne(id) && idKind[id] !== heirOf(seat)),
  )
  if (strange !== undefined) return `a card of seat ${strange} is not like the others`
  const inTrash = Array.from(S.subarray(L[TRASH_AT], L[TRASH_AT] + S[TRASHED])).filter(isOne)
  if (inTrash.some((id) => idKind[id] !== L[HEIRS] - 1)) return 'a card in the trash is like another'
  const pile = setting.pileOfKind[L[HEIRS] - 1]
  const unlike = Array.from({ length: S[L[PILES_AT] + pile] }, (_, i) => kindAt(pile, i)).filter(
    (kind) => kind !== L[HEIRS] - 1,
  )
  return unlike.length > (S[FP] > 0 ? 1 : 0) ? 'a card of the supply is like another' : undefined
}

function eachCard(state: State, see: (id: number) => void): void {
  load(state)
  for (let pile = 0; pile < setting.piles.length; pile++) {
    const stored = setting.pileStored[pile]
    for (let i = 0; i < S[L[PILES_AT] + pile]; i++)
      see(stored < 0 ? setting.pileBase[pile] + i : S[L[PILE_CARDS_AT] + stored + i])
  }
  for (let i = 0; i < S[TRASHED]; i++) see(S[L[TRASH_AT] + i])
  for (let seat = 0; seat < setting.players; seat++) eachCardOfSeat(seat, see)
}

function eachCardOfSeat(seat: number, see: (id: number) => void): void {
  const arena = L[ARENAS_AT] + seat * L[ARENA_WORDS]
  const end = arena + L[ARENA_WORDS]
  const player = PLAYERS + seat * PLAYER
  for (let i = 0; i < S[player + ASIDE_END]; i++) see(S[arena + i])
  for (let i = S[player + DECK]; i > 0; i--) see(S[end - i])
  for (let i = 0; i < S[PLACED]; i++) if (ownerOfPlaced(i) === seat) see(idOfPlaced(i))
}

export function cardsOfSeat(seat: number): number[] {
  const cards: number[] = []
  eachCardOfSeat(seat, (id) => cards.push(id))
  return cards
}
