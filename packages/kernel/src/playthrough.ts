import { InputError } from './errors.ts'
import type { Decision, Game, GameEvent, Move, Outcome, Seed, Viewer } from './game.ts'
import { type GameLog, gameOfLog, newLog } from './log.ts'
import { beginning, checkEnd, playRecorded } from './replay.ts'

/** Past states kept for `undo`. So many at most, whatever the length of the game: a server holds many games. */
const MOST_SNAPSHOTS = 16
const FIRST_INTERVAL = 8

interface Snapshot<State> {
  readonly position: number
  readonly state: State
}

/**
 * A game in progress: its log and the state the log leads to. Saving is `log()`, at any moment, also in the middle of
 * a card; `Playthrough.resume` goes on from there.
 */
export class Playthrough<State, View, Options, Event extends GameEvent = GameEvent> {
  readonly game: Game<State, View, Options, Event>
  readonly #start: GameLog
  readonly #moves: number[][] = []
  #state: State
  #snapshots: Snapshot<State>[]
  #interval = FIRST_INTERVAL

  private constructor(game: Game<State, View, Options, Event>, start: GameLog) {
    this.game = gameOfLog(game, start)
    this.#start = start
    this.#state = beginning(this.game, start)
    this.#snapshots = [{ position: 0, state: this.game.clone(this.#state) }]
  }

  /** A new game. Throws `InputError` where the options or the seed are not right. */
  static start<State, View, Options, Event extends GameEvent>(
    game: Game<State, View, Options, Event>,
    optionsInput: unknown,
    seed: Seed,
  ): Playthrough<State, View, Options, Event> {
    return new Playthrough(game, newLog(game, optionsInput, seed))
  }

  /** The game that the log leads to. Throws `InputError` where the log does not fit the game, its rules or itself. */
  static resume<State, View, Options, Event extends GameEvent>(
    game: Game<State, View, Options, Event>,
    log: GameLog,
  ): Playthrough<State, View, Options, Event> {
    const { moves, outcome: _outcome, hash: _hash, ...start } = log
    const playthrough = new Playthrough(game, { ...start, moves: [] })
    moves.forEach((move, number) => {
      playRecorded(playthrough.game, playthrough.#state, move, number)
      playthrough.#record(move)
    })
    checkEnd(playthrough.game, log, playthrough.#state)
    return playthrough
  }

  /** What was agreed, with nothing left to lot any more. */
  get options(): GameLog['options'] {
    return this.#start.options
  }

  /** How many moves were made. */
  get position(): number {
    return this.#moves.length
  }

  /** The moves made, as they are kept: to look at. */
  get moves(): readonly Move[] {
    return this.#moves
  }

  /** The state itself: to look at or to clone. Whoever changes it breaks the log. */
  get state(): State {
    return this.#state
  }

  /** A copy of the state where so many moves were made. */
  at(position: number): State {
    const from = this.#snapshots.findLast((snapshot) => snapshot.position <= position) ?? this.#snapshots[0]
    const state = this.game.clone(from.state)
    for (let i = from.position; i < position; i++) this.game.play(state, this.#moves[i])
    return state
  }

  /** The states from there on, one after the other: look at each before asking for the next, which is the same one played on. */
  *from(position: number): Generator<State> {
    const state = this.at(position)
    yield state
    for (let i = position; i < this.#moves.length; i++) {
      this.game.play(state, this.#moves[i])
      yield state
    }
  }

  pending(): Decision | undefined {
    return this.game.pending(this.#state)
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer)
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.#state)
  }

  /** Plays the move and tells what happened, unredacted. Throws `IllegalMove` and changes nothing. */
  play(move: Move): Event[] {
    const events: Event[] = []
    this.game.play(this.#state, move, events)
    this.#record(move)
    return events
  }

  /**
   * Goes back to where `position` moves were made and returns the moves taken back: playing them again leads to where
   * we were, since the randomness goes back too.
   */
  undo(position: number): Move[] {
    if (!Number.isInteger(position) || position < 0 || position > this.position) {
      throw new InputError(`undo: cannot go back to move ${position}; give a number from 0 to ${this.position}`)
    }
    this.#snapshots = this.#snapshots.filter((snapshot) => snapshot.position <= position)
    this.#state = this.at(position)
    return this.#moves.splice(position)
  }

  /** The game so far. It holds the seed and every answer: not for the eyes of the players before the game is over. */
  log(): GameLog {
    const outcome = this.outcome()
    const log = { ...this.#start, moves: this.#moves.map((move) => [...move]), hash: this.game.hash(this.#state) }
    return outcome === undefined ? log : { ...log, outcome }
  }

  #record(move: Move): void {
    this.#moves.push([...move])
    if (this.position % this.#interval !== 0) return
    this.#snapshots.push({ position: this.position, state: this.game.clone(this.#state) })
    if (this.#snapshots.length <= MOST_SNAPSHOTS) return
    this.#interval *= 2
    this.#snapshots = this.#snapshots.filter((snapshot) => snapshot.position % this.#interval === 0)
  }
}

/** The events as the viewer may know them. */
export function eventsFor<Event extends GameEvent>(
  game: { redact(event: Event, viewer: Viewer): Event | undefined },
  events: readonly Event[],
  viewer: Viewer,
): Event[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined)
}
