import { lazy } from 'react'
import type { AutoChoice, GamePlugin } from '../games/game-table.ts'
import { tell } from './log/tell.ts'
import { TerraMysticaTable } from './table.tsx'
import { sayNow } from './words.ts'

const MOST_POWER = 4

/** Power that neighbours offer can be answered in advance. */
const autoChoices = (): readonly AutoChoice[] => [
  { name: 'accept-power:1', text: sayNow('ui.leechFree') },
  ...Array.from({ length: MOST_POWER - 1 }, (_, i) => ({
    name: `accept-power:${i + 2}`,
    text: sayNow('ui.leechUpTo', { n: i + 2 }),
  })),
  { name: 'skip-single', text: sayNow('ui.skipSingle') },
]

const plugin: GamePlugin = {
  areas: ['terra-mystica'],
  Table: TerraMysticaTable,
  Preview: lazy(() => import('./setup/preview.tsx')),
  tell,
  emphasised: () => new Map(),
  autoChoices,
  keys: () => [
    { keys: ['ArrowLeft', 'ArrowRight'], text: sayNow('keys.map') },
    { keys: ['Enter'], text: sayNow('keys.confirm') },
    { keys: ['Backspace'], text: sayNow('keys.back') },
    { keys: ['a'], text: sayNow('keys.actions') },
    { keys: ['p'], text: sayNow('keys.pass') },
    { keys: ['t'], text: sayNow('ui.tiles') },
    { keys: ['i'], text: sayNow('ui.income') },
    { keys: ['f'], text: sayNow('ui.forecast') },
    { keys: ['n'], text: sayNow('notes.title') },
  ],
}
export default plugin
