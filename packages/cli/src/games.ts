import { type AnyGame, type GameLog, InputError, type KeptRules, keptUnder, underRules } from '@freehold/kernel'
import { nearest } from './nearest.ts'

/** The games by their ids. Each is loaded only when it is needed, so that starting up stays quick. */
export type Games = Readonly<Record<string, () => Promise<AnyGame>>>

/** The same of what is kept of earlier versions of their rules. */
const kept: Readonly<Record<string, () => Promise<KeptRules>>> = {
  dominion: async () => (await import('@freehold/dominion/earlier')).earlierRules,
  'terra-mystica': async () => (await import('@freehold/terra-mystica/earlier')).earlierRules,
}

/** The game of a log, under the rules it was played by. Throws `InputError` where there is none. */
export async function findGameOf(known: Games, log: GameLog): Promise<AnyGame> {
  return playedAs(await findGame(known, log.game), log)
}

/** This game under the rules of the log; as it is where the log is of another game or of unknown rules, and then refused. */
export async function playedAs<G extends AnyGame>(game: G, { game: id, rules }: GameLog): Promise<G> {
  if (game.id !== id || underRules(game, rules) || !Object.hasOwn(kept, id)) return game
  return (await keptUnder(game, rules, await kept[id]())) as G // the same game, as it was
}

export const games: Games = {
  dominion: async () => (await import('@freehold/dominion')).dominion,
  'terra-mystica': async () => (await import('@freehold/terra-mystica')).terraMystica,
}

/** The game of that id. Throws `InputError` where there is none. */
export async function findGame(known: Games, id: string): Promise<AnyGame> {
  if (Object.hasOwn(known, id)) return known[id]()
  const ids = Object.keys(known)
  const guess = nearest(id, ids)
  throw new InputError(
    `no game is called '${id}'; ${guess ? `did you mean '${guess}'?` : `the games are ${ids.join(', ')}`}`,
  )
}
