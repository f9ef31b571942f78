/** A strategy with nobody who disturbs it: how soon it takes its Provinces. */
import type { Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { fastPlayer, parseStrategy, type Strategy, tableFor } from '@freehold/players'
import { MOST_TURNS } from './tally.ts'

export interface ProvinceTurn {
  readonly province: number // the first, the second …
  readonly reached: number // share of the games that came to it
  readonly value: number // the turn, on average
  readonly error: number // standard error of that
}

const PROVINCES = 8

/** Sits at the other seat, answers what it must, and buys nothing. */
const idle = parseStrategy({ name: 'Idle', buy: [{ card: 'Copper', when: 'turn < 1' }] }, 'idle')

/** Each game goes on until so many Provinces are taken, or it ends. */
export function playAlone(
  strategy: Strategy,
  kingdom: Kingdom,
  games: number,
  seed: string,
  provinces = PROVINCES,
): ProvinceTurn[] {
  const setting = game.settingOf(tableFor(kingdom))
  const players = [fastPlayer(setting, strategy), fastPlayer(setting, idle)]
  const province = setting.kinds.findIndex(({ name }) => name === 'Province')
  const sums = Array.from({ length: provinces }, () => ({ games: 0, turns: 0, squares: 0 }))
  game.seedGames(`fast:${seed}`)
  for (let i = 0; i < games; i++) {
    game.startGame(setting, 0)
    let owned = 0
    while (owned < provinces && game.asked() !== game.ASKED.over && game.turnsOf(0) <= MOST_TURNS) {
      const turn = game.turnsOf(0)
      players[answeringSeat()].decide()
      for (const now = game.owned(0, province); owned < Math.min(now, provinces); owned++) {
        sums[owned].games++
        sums[owned].turns += turn
        sums[owned].squares += turn * turn
      }
    }
  }
  return sums.map((sum, n) => {
    const value = sum.turns / sum.games
    const error = Math.sqrt((sum.squares / sum.games - value * value) / sum.games)
    return { province: n + 1, reached: sum.games / games, value, error }
  })
}
