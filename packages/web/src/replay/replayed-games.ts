/** The games that can be replayed here; the rules of a game are loaded when a log needs them. */
import { type KeptRules, keptUnder, underRules } from '@freehold/kernel'
import type { ReplayedGame } from './timeline.ts'

interface Loader {
  game(): Promise<ReplayedGame>
  kept(): Promise<KeptRules>
}

const loaders: Readonly<Record<string, Loader>> = {
  dominion: {
    game: async () => (await import('../dominion/replayed.ts')).replayedDominion,
    kept: async () => (await import('@freehold/dominion/earlier')).earlierRules,
  },
  'terra-mystica': {
    game: async () => (await import('../terra-mystica/replayed.ts')).replayedTerraMystica,
    kept: async () => (await import('@freehold/terra-mystica/earlier')).earlierRules,
  },
}

/** The game under the rules of a log, also such as are only kept for what was played by them. Nothing where no such game is known. */
export async function replayedGame(id: string, rules: string): Promise<ReplayedGame | undefined> {
  if (!Object.hasOwn(loaders, id)) return undefined
  const { game, kept } = loaders[id]
  const replayed = await game()
  if (underRules(replayed.game, rules)) return replayed
  return { ...replayed, game: await keptUnder(replayed.game, rules, await kept()) }
}
