/** What a game brings to its table: the table that all games share knows nothing else of them. */
import type { Decision, Move } from '@freehold/kernel'
import type { Happening, TableState } from '@freehold/server/protocol'
import type { ComponentType } from 'react'
import type { Frame, TableStore } from '../client/table-store.ts'

/**
 * A game's table fills the page, and puts the parts that all tables share where it likes them: `LogPanel`, `TableTools`,
 * `UndoButton`, `ReviewBar`. What they show they take from `useTableContext`.
 */
export interface GameTableProps {
  readonly state: TableState // as it is shown, which may be a moment that is looked at again
  readonly before: Frame | undefined // what was shown just before, so that movement can be shown
  readonly decision: Decision | null // what you are asked; null while you look back or the game is paused
  readonly sending: boolean // your answer is on its way: nothing more can be chosen
  readonly names: readonly string[] // by seat
  answer(move: Move): void
}

/** A line of the log, in prose. */
export interface LogLine {
  readonly id: string
  readonly kind: 'heading' | 'text' | 'note' // note: about the table, not the game
  readonly level: number // of indentation
  readonly text: string
  readonly seat?: number
  readonly sum?: string // of a heading: what all below it came to
  readonly early?: boolean // it can be left out of a long turn, which its heading sums up
  readonly gathered?: string // of a heading: what the early lines below it say, in one sentence
  readonly version?: number // of the table, when that happened
}

/** What can be heard at a table: a card on cards, a deck shuffled, money, a piece or a knuckle on wood, two kinds of bell. */
export type Sound = 'card' | 'shuffle' | 'coins' | 'wood' | 'asked' | 'over'

/** An automatic answer that a player may switch on. */
export interface AutoChoice {
  readonly name: string // as the host calls it
  readonly text: string
}

/** What those see who wait for the game. */
export interface PreviewProps {
  readonly state: TableState
  readonly names: readonly string[] // of the seats
  readonly store: TableStore
}

/** A game at its table. */
export interface GamePlugin {
  readonly areas: readonly string[] // its texts, see src/base/i18n.ts
  readonly Table: ComponentType<GameTableProps>
  /** What a table still needs before it can be drawn; nothing where all is there, else always the same promise. */
  getReady?(state: TableState): Promise<unknown> | undefined
  /** What is to be played, for those who wait for it. */
  readonly Preview?: ComponentType<PreviewProps>
  /** The moves that stand, as this viewer may know them, told in the order they happened. */
  tell(moves: readonly Happening[], state: TableState, names: readonly string[]): readonly LogLine[]
  /** Words of the log that are set in bold, each with the card that can be looked at by it. */
  emphasised(state: TableState): ReadonlyMap<string, string>
  /** What moves sound like, where it is not a piece set down on wood. */
  sounds?(moves: readonly Happening[]): readonly Sound[]
  autoChoices(state: TableState): readonly AutoChoice[]
  /** Its keys, for the list of them. */
  keys(): readonly { readonly keys: readonly string[]; readonly text: string }[]
}
