/**
 * A position between two turns in numbers, as a seat of two sees it: how many cards of each kind are theirs and the other's,
 * what is left in the supply, and a few numbers of the game. Hands are not looked at: they come and go.
 */
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import { emptyPiles } from '@freehold/dominion/sight'

export const SCALARS = 17

export class Position {
  readonly mine: Int16Array // by kind
  readonly theirs: Int16Array
  readonly left: Float32Array // by kind, in the supply; a pile of several kinds is shared among them
  readonly scalars = new Float32Array(SCALARS)
  readonly supply: readonly number[] // kinds that lie there
  readonly #shares: Float32Array
  readonly #piles: readonly number[] // a kind of each pile
  readonly #low: Int16Array
  readonly #last: readonly number[] // kinds that end the game when they are gone
  readonly #toEmpty: number

  constructor(setting: Setting) {
    const { kinds, piles, rules } = setting
    this.mine = new Int16Array(kinds.length)
    this.theirs = new Int16Array(kinds.length)
    this.left = new Float32Array(kinds.length)
    this.#shares = new Float32Array(kinds.length)
    const inSupply = piles.filter(({ supply }) => supply)
    for (const { cards } of inSupply) for (const { kind } of cards) this.#shares[kind] = 1 / cards.length
    this.supply = kinds.flatMap((_, kind) => (this.#shares[kind] > 0 ? [kind] : []))
    this.#piles = inSupply.map(({ cards }) => cards[0].kind)
    this.#low = new Int16Array(3)
    this.#last = kinds.flatMap(({ name }, kind) =>
      (name === 'Province' || name === 'Colony') && this.#shares[kind] > 0 ? [kind] : [],
    )
    this.#toEmpty = rules.emptyPilesToEnd
  }

  /** Looks at the game of the working memory with the eyes of a seat. */
  look(seat: number): void {
    const other = 1 - seat
    game.countOwned(seat, this.mine)
    game.countOwned(other, this.theirs)
    for (const kind of this.supply) this.left[kind] = game.leftInPile(kind) * this.#shares[kind]
    const size = sum(this.mine)
    const otherSize = sum(this.theirs)
    const points = game.score(seat)
    const otherPoints = game.score(other)
    const lead = points - otherPoints
    let last = 99
    for (const kind of this.#last) last = Math.min(last, game.leftInPile(kind))
    const toEnd = this.#cardsToEnd()
    const s = this.scalars
    s[0] = game.turnSeat() === seat ? 1 : 0
    s[1] = game.turnsOf(seat) / 20
    s[2] = Math.max(-3, Math.min(3, lead / 10))
    s[3] = Math.tanh(lead / 4)
    s[4] = points / 20
    s[5] = otherPoints / 20
    s[6] = size / 20
    s[7] = otherSize / 20
    s[8] = 5 / Math.max(5, size)
    s[9] = 5 / Math.max(5, otherSize)
    s[10] = last / 8
    s[11] = 1 / (1 + last)
    s[12] = emptyPiles() / 3
    s[13] = toEnd / 10
    s[14] = 1 / (1 + toEnd)
    s[15] = game.turnsOf(seat) - game.turnsOf(other)
    s[16] = this.#last.length - 1
  }

  /** How many cards the lowest piles have, that must be empty for the game to end. */
  #cardsToEnd(): number {
    const low = this.#low
    low.fill(99)
    for (const kind of this.#piles) {
      let left = game.leftInPile(kind)
      for (let i = 0; i < low.length; i++) {
        if (left >= low[i]) continue
        const more = low[i]
        low[i] = left
        left = more
      }
    }
    let all = 0
    for (let i = 0; i < Math.min(low.length, this.#toEmpty); i++) all += low[i]
    return all
  }
}

function sum(counts: Int16Array): number {
  let all = 0
  for (let i = 0; i < counts.length; i++) all += counts[i]
  return all
}
