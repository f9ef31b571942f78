/** What the parts of a table share, wherever a game puts them. */
import type { TableState } from '@freehold/server/protocol'
import { createContext, use } from 'react'
import type { TableSnapshot, TableStore } from '../client/table-store.ts'
import type { LogLine } from '../games/game-table.ts'
import type { Playback } from './use-playback.ts'

/** What can be opened beside the table. */
export type Panel = 'log' | 'menu' | 'autos' | 'chat' | 'settings' | 'keys' | 'resign' | 'undo'

export interface TableContextValue {
  readonly known: TableSnapshot
  readonly state: TableState // now
  readonly store: TableStore
  readonly names: readonly string[]
  readonly lines: readonly LogLine[] // up to the moment shown
  readonly playback: Playback
  readonly replayed: boolean // a finished game that is walked through: nobody is here but the reader, who has no seat
  /** The move that came when so many stood, in few words. */
  tellMove(position: number): string | undefined
  readonly panel: Panel | undefined
  open(panel: Panel | undefined): void
}

export const TableContext = createContext<TableContextValue | undefined>(undefined)

export function useTableContext(): TableContextValue {
  const value = use(TableContext)
  if (!value) throw new Error('not at a table')
  return value
}
