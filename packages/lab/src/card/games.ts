/** Games of two menus in one kingdom, one after the other, and what is counted in each. */
import type { Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { type FastPlayer, fastPlayer, type Strategy, tableFor } from '@freehold/players/breeding'

/** Turns of one player after which a game that does not end is given up. */
const MOST_TURNS = 100

export interface Played {
  readonly ahead: number // of the one who began: above 0 it won, below 0 it lost
  readonly turns: number // of whoever had more of them
}

export class Games {
  readonly #setting: game.Setting
  readonly names: readonly string[]

  constructor(kingdom: Kingdom) {
    this.#setting = game.settingOf(tableFor(kingdom))
    this.names = [...this.#setting.kinds, ...this.#setting.landscapes].map(({ name }) => name)
  }

  player(menu: Strategy): FastPlayer {
    return fastPlayer(this.#setting, menu)
  }

  /** Undefined: it does not end, or grew beyond all bounds. `after`: is told after each answer whose it was. */
  play(players: readonly [FastPlayer, FastPlayer], seed: string, after?: (seat: number) => void): Played | undefined {
    game.seedGames(`fast:${seed}`)
    game.startGame(this.#setting, 0)
    try {
      while (game.asked() !== game.ASKED.over) {
        if (game.turnsOf(game.turnSeat()) > MOST_TURNS) return undefined
        const seat = answeringSeat()
        players[seat].decide()
        after?.(seat)
      }
    } catch (error) {
      if (error instanceof game.NoRoom) return undefined
      throw error
    }
    const [turns, otherTurns] = [game.turnsOf(0), game.turnsOf(1)]
    return { ahead: game.score(0) - game.score(1) || otherTurns - turns, turns: Math.max(turns, otherTurns) }
  }
}

/** Which turn of a seat it is. */
export const turnOf = (seat: number): number => game.turnsOf(seat)
