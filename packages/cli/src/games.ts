import { type AnyGame, InputError } from '@freehold/kernel'
import { nearest } from './nearest.ts'

/** The games by their ids. Each is loaded only when it is needed, so that starting up stays quick. */
export type Games = Readonly<Record<string, () => Promise<AnyGame>>>

export const games: Games = {}

/** The game of that id. Throws `InputError` where there is none. */
export async function findGame(known: Games, id: string): Promise<AnyGame> {
  if (Object.hasOwn(known, id)) return known[id]()
  const guess = nearest(id, Object.keys(known))
  throw new InputError(
    `no game is called '${id}'; ${guess ? `did you mean '${guess}'?` : `there are ${Object.keys(known).join(', ')}`}`,
  )
}
