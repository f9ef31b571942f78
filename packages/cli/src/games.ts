import { type AnyGame, InputError } from '@freehold/kernel'
import { nearest } from './nearest.ts'

/** The games by their ids. Each is loaded only when it is needed, so that starting up stays quick. */
export type Games = Readonly<Record<string, () => Promise<AnyGame>>>

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
