/** A finished game as a line of moments that one can walk along. Everything is worked out here, from the log alone. */
import { beginning, eventsFor, type GameEvent, type GameLog, replay, type Viewer } from '@freehold/kernel'
import type { Moment, ReplayedGame, Turn } from '../games/game-entry.ts'

/** Through whose eyes; `open`: all hands on the table. */
export type Eyes = Viewer | 'open'

const EVERY = 16 // moves between two states that are kept

export class Timeline {
  readonly replayed: ReplayedGame
  readonly log: GameLog
  readonly moments: readonly Moment[]
  readonly turns: readonly Turn[]
  readonly seats: number
  readonly #kept: unknown[] = []

  /** Throws `InputError` where the log is not of this game, of other rules, or does not fit itself. */
  constructor(replayed: ReplayedGame, log: GameLog) {
    this.replayed = replayed
    this.log = log
    const { game } = replayed
    this.#kept.push(beginning(game, log))
    const moments: Moment[] = []
    replay(game, log, ({ number, decision, move, events, state }) => {
      moments.push({ decision, move, events })
      if ((number + 1) % EVERY === 0) this.#kept.push(game.clone(state))
    })
    this.moments = moments
    this.seats = game.seats(game.options(log.options))
    this.turns = replayed.turnsOf(moments, game.view(this.#kept[0], 'audience'))
  }

  /** How many moves there are; positions are 0 (nothing was done yet) to this. */
  get length(): number {
    return this.moments.length
  }

  /** Whether the game is over after all of them. */
  get ends(): boolean {
    return this.replayed.game.outcome(this.#stateAt(this.length)) !== undefined
  }

  /** What is seen after so many moves. */
  view(position: number, eyes: Eyes): unknown {
    const { game, openView } = this.replayed
    const state = this.#stateAt(position)
    if (eyes !== 'open') return game.view(state, eyes)
    return openView(Array.from({ length: this.seats }, (_, seat) => game.view(state, seat)))
  }

  /** What the move that led to the position did, as it is seen. Nothing at the beginning. */
  events(position: number, eyes: Eyes): readonly GameEvent[] {
    const events = this.moments[position - 1]?.events ?? []
    return eyes === 'open' ? events.map(unmarked) : eventsFor(this.replayed.game, events, eyes)
  }

  /** The turn in which the position lies: its number in `turns`. */
  turnAt(position: number): number {
    return Math.max(
      0,
      this.turns.findLastIndex((turn) => turn.position <= position),
    )
  }

  /** Where the turn before, or the one after, begins; the ends of the game beyond the first and the last. */
  turnFrom(position: number, step: 1 | -1): number {
    const starts = this.turns.map((turn) => turn.position)
    if (step > 0) return starts.find((start) => start > position) ?? this.length
    return starts.findLast((start) => start < position) ?? 0
  }

  #stateAt(position: number): unknown {
    const { game } = this.replayed
    const from = Math.min(Math.floor(position / EVERY), this.#kept.length - 1)
    const state = game.clone(this.#kept[from])
    for (let i = from * EVERY; i < position; i++) game.play(state, this.moments[i].move)
    return state
  }
}

/** Who sees an event does not matter where all see it. */
function unmarked(event: GameEvent): GameEvent {
  const { seenBy: _, ...rest } = event as GameEvent & { readonly seenBy?: unknown }
  return rest
}
