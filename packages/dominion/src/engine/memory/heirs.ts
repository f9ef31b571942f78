/**
 * Cards that are like another for whoever has them: by the first printing of Inheritance a player's own Estates have the abilities and
 * types of the card that was set aside, and nobody else's do. Each card that an Estate can be like makes a kind of its own, an *heir*,
 * and which Estate is which of them is kept up here, by who has it. Everything else sees but kinds. Only games with heirs (`L[HEIRS]`)
 * come here.
 */
import { ARENA_WORDS, ASIDE_END, DECK, HEIRS, HEIRS_AT, L, PLACED, S, W, WAITING } from './layout.ts'
import { idKind, kindCalled, kindLike, kindWaits, setting } from './lookup.ts'
import { idOfPlaced, ownerOfPlaced } from './places.ts'
import { arenaOf, countHands, seatAt } from './seats.ts'
import { useCard } from './use-cards.ts'

/** The kind itself, which cards are that nobody has. */
const plain = (): number => L[HEIRS] - 1
const isOne = (id: number): boolean => kindCalled[idKind[id]] === plain()

/** The word of what a player's cards are like: the heir, or 0. */
const wordOf = (seat: number): number => L[HEIRS_AT] + setting.heirCards.length + seat

/** What the cards of a player are: an heir, or what they are called. */
export const heirOf = (seat: number): number => S[wordOf(seat)] || plain()

/** The card is, or is about to be, that player's. */
export function claim(seat: number, id: number): void {
  if (isOne(id)) turnInto(id, heirOf(seat))
}

/** The card is nobody's any more. */
export function release(id: number): void {
  if (isOne(id)) turnInto(id, plain())
}

function turnInto(id: number, kind: number): void {
  if (idKind[id] === kind) return
  S[L[HEIRS_AT] + setting.heirCards.indexOf(id)] = kind === plain() ? 0 : kind
  idKind[id] = kind
  useCard(id)
}

/** From now on the cards of a player are like another. */
export function inherit(seat: number, like: number): void {
  const heir = setting.kinds.findIndex((_, kind) => kind !== plain() && isHeirOf(kind, like))
  if (heir < 0) return
  S[wordOf(seat)] = heir
  W[WAITING] |= kindWaits[heir]
  const arena = arenaOf(seat)
  const at = seatAt(seat)
  for (let i = 0; i < S[at + ASIDE_END]; i++) claim(seat, S[arena + i])
  for (let i = 1; i <= S[at + DECK]; i++) claim(seat, S[arena + L[ARENA_WORDS] - i])
  for (let i = 0; i < S[PLACED]; i++) if (ownerOfPlaced(i) === seat) claim(seat, idOfPlaced(i))
  countHands()
}

const isHeirOf = (kind: number, like: number): boolean => kindCalled[kind] === plain() && kindLike[kind] === like

/** Another game came into the working memory: its cards are what they are there. */
export function recallHeirs(): void {
  setting.heirCards.forEach((id, i) => {
    idKind[id] = S[L[HEIRS_AT] + i] || plain()
    useCard(id)
  })
}
