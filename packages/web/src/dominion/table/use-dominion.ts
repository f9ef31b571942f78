import type { Decision } from '@freehold/kernel'
import type { TableState } from '@freehold/server/protocol'
import { createContext, use } from 'react'
import type { Version } from '../cards/card-facts.ts'
import type { FullView } from './full-view.ts'
import type { Placing } from './placing.ts'
import type { LaidOutPiles } from './table-view.ts'
import type { Choosing } from './use-choosing.ts'

/** What all parts of the table know. */
export interface DominionTableValue {
  readonly state: TableState
  readonly view: FullView
  readonly version: Version
  readonly decision: Decision | null
  readonly placing: Placing
  readonly choosing: Choosing
  readonly sending: boolean
  readonly you: number | null
  readonly reader: number | null // the seat that is spoken to as “you”; nobody's in a replay
  readonly handOf: number | null // whose hand lies at the bottom
  readonly piles: LaidOutPiles
  readonly pileKeys: ReadonlyMap<string, string>
  nameOf(seat: number): string
}

/** Whether the game is over and was counted: then all cards lie open. */
export const isCounted = ({ state, view }: Pick<DominionTableValue, 'state' | 'view'>): boolean =>
  state.phase === 'over' && state.result?.points !== undefined && view.seats.every(({ scoring }) => scoring)

export const DominionContext = createContext<DominionTableValue | undefined>(undefined)

export function useDominion(): DominionTableValue {
  const value = use(DominionContext)
  if (!value) throw new Error('not at a table of Dominion')
  return value
}
