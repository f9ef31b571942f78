/**
 * The contract. Every game is a deterministic state machine behind `Game`; the server, the simulator, the web table,
 * the terminal and every artificial player know only what stands in this file.
 */

/** A place at the table, counted from 0 in turn order of the table (not of the start player). */
export type Seat = number

/** Who looks: a seat, or the people watching, who see only what is public. */
export type Viewer = Seat | 'audience'

/** Plain data: what survives `JSON.parse(JSON.stringify(x))` unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** One thing that may be chosen. Options with the same key in one decision are interchangeable (two Coppers). */
export interface Option {
  readonly key: string // stable and readable: `play Smithy`, `buy Gold`, `Copper`, `yes`, `end`
  readonly text?: string // the option as a person reads it, where the key alone would not do
  readonly detail?: Json // what the game's own table draws with (which card, which hex)
}

/** What is being asked, and by what. `kind` and `detail` are for programs, `text` is the sentence for people. */
export interface Question {
  readonly kind: string
  readonly text: string
  readonly cause?: Cause // what makes the game ask: the card being resolved and whose it is
  readonly detail?: Json
}

/** Who and what made something happen. */
export interface Cause {
  readonly seat: Seat
  readonly source: string // name of the card, tile, faction, or step of the rules
}

/** A question to one seat. The answer is a `Move`: option numbers, `min` to `max` of them, each at most once. */
export interface Decision {
  readonly seat: Seat // who answers
  readonly actor: Seat // for whom: another seat only where somebody decides in a player's stead
  readonly question: Question
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  readonly ordered: boolean // whether the order of the chosen options matters
}

/** Numbers of options of the pending decision. */
export type Move = readonly number[]

/** Something that happened. `type` is in the past tense. Games add their own fields; all of them are plain data. */
export interface GameEvent {
  readonly type: string
  readonly seat?: Seat // to whom it happened
  readonly cause?: Cause
  readonly depth: number // nesting: what happens because of an event at depth n has depth n + 1
}

/**
 * Places from 1; seats that share a place tied, and the places after it stay empty: 1, 2, 2, 4. `points` is what the
 * places were decided by, before tie-breaks.
 */
export interface Outcome {
  readonly places: readonly number[] // by seat
  readonly points: readonly number[] // by seat
  readonly winners: readonly Seat[]
  readonly why: string // one sentence for people, naming the tie-break where one decided
}

/**
 * A game. `State` is data owned by the caller and changed in place by `play`; `View` is plain data; `Options` is plain
 * data that was checked by `options`.
 */
export interface Game<State, View, Options, Event extends GameEvent = GameEvent> {
  readonly id: string // `dominion`
  readonly rules: string // version of the rules: a log of another version is refused, not misread
  /** The game as it was under earlier versions, by version: what was begun under one goes on under it. */
  readonly earlier?: Readonly<Record<string, Game<State, View, Options, Event>>>
  /** Checks what a person or file asked for and fills in the defaults. Throws `InputError`. */
  options(input: unknown): Options
  seats(options: Options): number
  /** Draws what the options leave to lot, as the seed has it; a log keeps them drawn. The same seed draws the same. */
  settle?(options: Options, seed: Seed): Options
  setup(options: Options, seed: Seed): State
  /** What is asked now; `undefined` when the game is over. */
  pending(state: State): Decision | undefined
  /** Checks the move, then changes the state in place. Throws `IllegalMove` and leaves the state as it was. */
  play(state: State, move: Move, events?: Event[]): void
  /** All that the viewer may know, and nothing else. */
  view(state: State, viewer: Viewer): View
  /** The event as the viewer may know it; `undefined` where even its having happened is hidden. */
  redact(event: Event, viewer: Viewer): Event | undefined
  /** The result; `undefined` while the game goes on. */
  outcome(state: State): Outcome | undefined
  clone(state: State): State
  /** A state in which all that the seat does not know is dealt anew, by the given seed; its view stays the same. */
  determinize(state: State, seat: Seat, seed: Seed): State
  /** Equal states have equal hashes. */
  hash(state: State): string
}

/** A game of whatever state: for code that handles any game. */
// biome-ignore lint/suspicious/noExplicitAny: the state's type belongs to the game; holders of AnyGame never look inside
export type AnyGame = Game<any, any, any, any>

/**
 * Where the randomness of a game comes from: `fast:<text>` for simulation, `secret:<64 hex digits>` for live play (cannot
 * be predicted from what players see), `ordered` for scenarios (a shuffle keeps the order it finds).
 */
export type Seed = string
