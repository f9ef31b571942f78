/** The games that can be replayed here; the rules of a game are loaded when a log needs them. */
import type { ReplayedGame } from './timeline.ts'

const loaders: Readonly<Record<string, () => Promise<ReplayedGame>>> = {
  dominion: async () => (await import('./dominion.ts')).replayedDominion,
  'terra-mystica': async () => (await import('./terra-mystica.ts')).replayedTerraMystica,
}

/** Nothing where no such game is known. */
export const replayedGame = (game: string): Promise<ReplayedGame> | undefined =>
  Object.hasOwn(loaders, game) ? loaders[game]() : undefined
