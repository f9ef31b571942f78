/** A menu against itself: how long that takes, and what is bought. */
import type { FastPlayer, Strategy } from '@freehold/players/breeding'
import { type Games, turnOf } from './games.ts'

/** Turns by which first purchases are told; the last stands for all later ones. */
const MOST_TOLD = 12

export class Mirror {
  readonly #games: Games
  readonly #seats: readonly [FastPlayer, FastPlayer]
  readonly #kind: number
  readonly #bought: number[]
  readonly firstTurns = Array<number>(MOST_TOLD).fill(0)
  copies = 0
  games = 0
  turns = 0 // of all games

  /** `card`: whose purchases are told by their turns. */
  constructor(games: Games, menu: Strategy, card?: string) {
    this.#games = games
    this.#seats = [games.player(menu), games.player(menu)]
    this.#kind = card === undefined ? -1 : games.names.indexOf(card)
    this.#bought = games.names.map(() => 0)
  }

  /** Whether the game came to its end; else it counts for nothing. */
  play(seed: string): boolean {
    const first = [0, 0]
    for (const { bought } of this.#seats) bought.fill(0)
    const played = this.#games.play(this.#seats, seed, (seat) => {
      if (first[seat] === 0 && this.#kind >= 0 && this.#seats[seat].bought[this.#kind] > 0) first[seat] = turnOf(seat)
    })
    if (!played) return false
    this.games++
    this.turns += played.turns
    this.#seats.forEach(({ bought }, seat) => {
      if (first[seat] > 0) this.firstTurns[Math.min(first[seat], MOST_TOLD) - 1]++
      if (this.#kind >= 0) this.copies += bought[this.#kind]
      bought.forEach((times, kind) => {
        this.#bought[kind] += times
      })
    })
    return true
  }

  /** How many of a card a player buys. */
  boughtOf(card: string): number {
    return (this.#bought[this.#games.names.indexOf(card)] ?? 0) / (2 * this.games)
  }
}
