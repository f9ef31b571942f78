/** Which of several strategies is the best in a kingdom, found out in a moment by playing. */
import { checkOptions, type DominionOptions, type Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { type FastPlayer, fastPlayer } from './fast-player.ts'
import type { Strategy } from './strategy/strategy.ts'

/** Pairs of games of each with each of those left: many are tried a little, few a lot. */
const rounds = [
  { pairs: 12, keep: 8 },
  { pairs: 12, keep: 3 },
  { pairs: 40, keep: 1 },
] as const

/** Turns after which a game that does not end is left. */
const MOST_TURNS = 60

/** A table of two for a kingdom, with what lies beside it. */
export const tableFor = ({ edition, cards, own, beside, printing }: Kingdom): DominionOptions =>
  checkOptions({
    ...{ players: 2, edition, kingdom: cards, own, ...beside, start: 0, asking: 'open' },
    ...(printing && { rules: { printing } }),
  })

/** The strongest few of the candidates, the best first. The first candidate is whom all others meet first. */
export function strongest(candidates: readonly Strategy[], kingdom: Kingdom, few = 1): Strategy[] {
  const setting = game.settingOf(tableFor(kingdom))
  let left = candidates.map((strategy) => ({ strategy, player: fastPlayer(setting, strategy), points: 0 }))
  rounds.forEach(({ pairs, keep }, round) => {
    const yardstick = left[0].player
    for (const each of left) {
      const rivals = round === 0 ? [yardstick] : left.filter((other) => other !== each).map(({ player }) => player)
      each.points = 0
      for (const rival of rivals) each.points += share(setting, each.player, rival, pairs, `round ${round}`)
    }
    left = left.toSorted((a, b) => b.points - a.points).slice(0, Math.max(keep, few))
  })
  return left.slice(0, few).map(({ strategy }) => strategy)
}

/** The first player's share of the points. */
export function share(setting: game.Setting, a: FastPlayer, b: FastPlayer, pairs: number, seed: string): number {
  let points = 0
  for (let pair = 0; pair < pairs; pair++) {
    points += won(setting, a, b, `fast:${seed} ${pair}`)
    points += 1 - won(setting, b, a, `fast:${seed} ${pair}`)
  }
  return points / (2 * pairs)
}

/** 1 where the player who begins wins, 1/2 for a tie. */
function won(setting: game.Setting, first: FastPlayer, second: FastPlayer, seed: string): number {
  game.seedGames(seed)
  game.startGame(setting, 0)
  try {
    while (game.asked() !== game.ASKED.over && game.turnsOf(0) < MOST_TURNS)
      if (answeringSeat() === 0) first.decide()
      else second.decide()
  } catch (error) {
    if (error instanceof game.NoRoom) return 0.5
    throw error
  }
  const ahead = game.score(0) - game.score(1) || game.turnsOf(1) - game.turnsOf(0)
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5
}
