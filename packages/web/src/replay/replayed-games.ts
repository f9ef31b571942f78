/** The rules of a game, loaded when a log needs them. */
import { keptUnder, underRules } from '@freehold/kernel'
import type { ReplayedGame } from '../games/game-entry.ts'
import { gameNamed, gamePart } from '../games/games.ts'

/** The game under the rules of a log, also such as are only kept for what was played by them. Nothing where no such game is known. */
export async function replayedGame(id: string, rules: string): Promise<ReplayedGame | undefined> {
  const replayed = await gamePart(id, 'replay')
  const kept = gameNamed(id)?.earlierRules
  if (!replayed || !kept || underRules(replayed.game, rules)) return replayed
  return { ...replayed, game: await keptUnder(replayed.game, rules, await kept()) }
}
