/** The games one can play here: a line each. */
import { dominion } from '../dominion/game.tsx'
import type { GameEntry } from '../games/game-entry.ts'
import { terraMystica } from '../terra-mystica/game.tsx'

export const gamesHere: readonly GameEntry[] = [dominion, terraMystica]
