/** What a thread does while nobody waits for an answer: the players that were asked last practise in turns. */
import type { Player } from '@freehold/kernel'

/** After so many milliseconds without a question … */
const QUIET = 50
/** … a player practises for so long, and then the processor is left to others for as long. */
const SLICE = 20
const MOST_PLAYERS = 16

export class Idle {
  readonly #players = new Set<Player>() // who has more to practise, who is next first
  #timer: NodeJS.Timeout | undefined

  /** Somebody asks. */
  isOver(): void {
    clearTimeout(this.#timer)
  }

  /** That player has answered. */
  begins(player: Player): void {
    if (player.practise) {
      this.#players.delete(player)
      this.#players.add(player)
      for (const oldest of this.#players) {
        if (this.#players.size <= MOST_PLAYERS) break
        this.#players.delete(oldest)
      }
    }
    this.#goOnAfter(QUIET)
  }

  #goOnAfter(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#players.size > 0) this.#timer = setTimeout(() => this.#practise(), milliseconds)
  }

  #practise(): void {
    const [player] = this.#players
    this.#players.delete(player)
    if (hasMore(player)) this.#players.add(player)
    this.#goOnAfter(SLICE)
  }
}

/** Who fails in practising still answers. */
function hasMore(player: Player): boolean {
  try {
    return player.practise?.(SLICE) === true
  } catch {
    return false
  }
}
