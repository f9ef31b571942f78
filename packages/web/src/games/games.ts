/** The games one can play here, and what is loaded of them. Which those are says `app/games.ts`. */
import type { TableState } from '@freehold/server/protocol'
import i18next from 'i18next'
import { use } from 'react'
import { bringTexts } from '../base/i18n.ts'
import type { GameEntry, GamePart } from './game-entry.ts'
import type { GamePlugin } from './game-table.ts'

let known: readonly GameEntry[] = []
const loaded = new Map<string, Promise<GamePart | undefined>>()

export function registerGames(entries: readonly GameEntry[]): void {
  known = entries
  loaded.clear()
  for (const { area, texts } of entries) bringTexts(area, texts)
}

export const games = (): readonly GameEntry[] => known
export const gameNamed = (id: string): GameEntry | undefined => known.find((game) => game.id === id)
/** A game that nobody here knows is called as the host does. */
export const gameTitle = (id: string): string => gameNamed(id)?.title ?? id

/** Where it stands what is played at a table. */
export const listingAreas = (): readonly string[] => known.flatMap(({ listing }) => listing?.areas ?? [])

type Parts = GameEntry['parts']
type PartOf<Name extends keyof Parts> = Awaited<ReturnType<NonNullable<Parts[Name]>>>['default']

/** A part of a game with its texts, loaded once; nothing where there is no such game, or no such part of it. */
export function gamePart<Name extends keyof Parts>(id: string, name: Name): Promise<PartOf<Name> | undefined> {
  const key = `${id} ${name}`
  const load = async (): Promise<GamePart | undefined> => {
    const module = await gameNamed(id)?.parts[name]?.()
    if (module?.default.areas) await i18next.loadNamespaces([...module.default.areas])
    return module?.default
  }
  const part = loaded.get(key) ?? load()
  if (!loaded.has(key)) {
    loaded.set(key, part)
    part.catch(() => loaded.delete(key)) // offline: whoever needs it next asks again
  }
  return part as Promise<PartOf<Name> | undefined>
}

/** The game of a table, once it can be drawn. */
export function useGamePlugin(state: TableState): GamePlugin {
  const plugin = use(gamePart(state.game, 'table'))
  if (!plugin) throw new Error(`nobody here knows the game ${state.game}`)
  const waiting = plugin.getReady?.(state)
  if (waiting) use(waiting)
  return plugin
}
