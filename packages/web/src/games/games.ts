/** The games one can play here. */
import type { TableState } from '@freehold/server/protocol'
import i18next from 'i18next'
import { use } from 'react'
import type { GamePlugin } from './game-table.ts'

const plugins: Readonly<Record<string, () => Promise<{ default: GamePlugin }>>> = {
  dominion: () => import('../dominion/plugin.tsx'),
  'terra-mystica': () => import('../terra-mystica/plugin.tsx'),
}

const loaded = new Map<string, Promise<GamePlugin>>()

function gamePlugin(game: string): Promise<GamePlugin> {
  const known = loaded.get(game)
  if (known) return known
  const load = async () => {
    const { default: plugin } = await (plugins[game] ?? plugins.dominion)()
    await i18next.loadNamespaces([...plugin.areas])
    return plugin
  }
  const loading = load()
  loaded.set(game, loading)
  return loading
}

/** The game of a table, once it can be drawn. */
export function useGamePlugin(state: TableState): GamePlugin {
  const plugin = use(gamePlugin(state.game))
  const waiting = plugin.getReady?.(state)
  if (waiting) use(waiting)
  return plugin
}
