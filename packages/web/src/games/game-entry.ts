/**
 * What a game brings to be played here. Every page reads this and nothing else of a game: a new one is a folder with such an
 * entry, and its line in `app/games.ts`. The entry itself comes with every page and is small; its parts are loaded when a
 * page needs them.
 */
import type { AnyGame, Decision, Fault, GameEvent, GameLog, KeptRules, Move, Seat } from '@freehold/kernel'
import type { NewTable, Statistics, TableState } from '@freehold/server/protocol'
import type { ComponentType } from 'react'
import type { BroughtTexts } from '../base/i18n.ts'
import type { GamePlugin } from './game-table.ts'

export interface GameEntry {
  readonly id: string // as the host calls it
  readonly title: string // as its box does, in every language
  readonly area: string // of the few texts that the entry itself says: loaded with every page
  readonly texts?: BroughtTexts // areas that are not files of the page
  readonly opponents: readonly string[] // artificial players, from the gentlest to the strongest
  readonly countsIn: 'turns' | 'rounds'

  // ---- where one can go
  readonly pages: readonly GamePage[]
  readonly ways: readonly Way[] // to those pages, in the head of every page
  readonly rulebooks: readonly Way[] // rules to read; each leads to the others, also to those of other games
  readonly makePath: string // where a table is made as one likes it; `?with=friends` for several people

  // ---- the front page, and tables that need no choice
  readonly Picture: ComponentType
  front(): FrontWords
  /** One's first game, against somebody who is no terror. */
  firstGame(robots: Robots): NewTable
  /** A guided first game for who has never played: its table, and what is to be done once it is made. */
  school?(): Promise<{ readonly table: NewTable; begun(table: string): void }>
  /** A game of the strongest artificial players, to look at. */
  gameToWatch?(robots: Robots): NewTable
  /** What is played at a table, by the name that the host tells, and the areas where that stands. */
  readonly listing?: { readonly areas: readonly string[]; setName(name: string): string }

  /** What is loaded when it is needed: each a module with the part as its default export. */
  readonly parts: {
    readonly table: Loading<GamePlugin>
    readonly result: Loading<GameResult>
    readonly guide: Loading<GameGuide>
    readonly replay: Loading<ReplayedGame>
    readonly figures?: Loading<GameFigures>
    readonly records?: Loading<GameRecords>
  }
  /** Rules that are only kept for what was played by them. */
  earlierRules(): Promise<KeptRules>
}

type Loading<Part> = () => Promise<{ readonly default: Part }>
export type Robots = readonly { readonly id: string }[] // that the host has

export interface GamePage {
  readonly path: string
  readonly Page: ComponentType<{ readonly params: Readonly<Record<string, string | undefined>> }>
}

export interface Way {
  readonly to: string
  text(): string
  readonly rare?: true // where there is little room it stands behind “More”
}

export interface FrontWords {
  readonly lead: string
  readonly alone: string // whom one plays against
  readonly aloneHelp: string
  readonly friendsHelp: string
  readonly learn?: string // where there is a school
  readonly meanwhile: string // a game alone, until an opponent is found
}

/** A part says which areas its texts stand in; they are loaded with it. */
export interface GamePart {
  readonly areas?: readonly string[]
}

/** How to play, in our own words. */
export interface GameGuide extends GamePart {
  title(): string
  readonly Guide: ComponentType
}

/** What somebody's page tells of this game beyond what it tells of every game. */
export interface GameFigures extends GamePart {
  getReady?(statistics: readonly Statistics[]): Promise<unknown> | undefined
  readonly Figures: ComponentType<{ readonly statistics: readonly Statistics[] }>
}

export interface StoryProps {
  readonly log: GameLog
  readonly names: readonly string[] // by seat
  readonly state: TableState
  readonly result: NonNullable<TableState['result']>
}

/** What the page of a result tells. A `view` is the last of the game, as the host told it. */
export interface GameResult extends GamePart {
  /** The course of the game. It may bring the rules, so it is better loaded by itself. */
  readonly Story: ComponentType<StoryProps>
  scoreRows(view: unknown): readonly ScoreRow[]
  /** Turns taken by each seat, in games where they decide between equals. */
  turnsOf?(view: unknown): readonly number[] | undefined
  /** What ended the game, in a sentence. */
  ending?(view: unknown): string | undefined
}

export interface ScorePart {
  readonly copies?: number
  readonly points: number
}

/** What everybody has from one source. */
export interface ScoreRow {
  readonly from: string
  readonly words: string // what that is called
  readonly parts: readonly (ScorePart | undefined)[] // by seat
}

/** A move of a finished game, with all that is known of it. */
export interface Moment {
  readonly decision: Decision
  readonly move: Move
  readonly events: readonly GameEvent[] // unredacted
}

/** Where a turn begins. */
export interface Turn {
  readonly position: number // how many moves were made before it
  readonly seat: Seat
  readonly label: string
}

/** What the replay must know of a game beyond the contract. */
export interface ReplayedGame extends GamePart {
  readonly game: AnyGame
  turnsOf(moments: readonly Moment[], first: unknown): readonly Turn[]
  /** The views of all seats as one, in which nothing is hidden. */
  openView(views: readonly unknown[]): unknown
  /** What each seat holds in an open view, in words; nothing in games without hands. */
  handsOf?(view: unknown): readonly string[]
}

/** Games that were written down elsewhere, in a notation of their own: they are opened as text. */
export interface GameRecords extends GamePart {
  about(): string // which ones, in a sentence
  recognises(text: string): boolean
  /** Throws `InputError` where it cannot be read or played. It may load the rules. */
  read(text: string): Promise<RecordedGame>
  /** What is wrong with it, in the language of the page. */
  problem(fault: Fault | undefined): string
}

export interface RecordedGame {
  readonly replayed: ReplayedGame
  readonly log: GameLog
  names(): readonly string[] // of who played, by seat, in the language of the page
}
