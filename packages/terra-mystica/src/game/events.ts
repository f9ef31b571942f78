/** What happened, with its cause. Whatever happens in this game, everybody sees. */
import type { GameEvent } from '@freehold/kernel'
import { type Thought, thoughtText } from '../automa/thought.ts'
import type { Sink } from '../rules/state.ts'

export interface TerraMysticaEvent extends GameEvent {
  readonly what?: string // coins, vp, a tile, a hex
  readonly amount?: number // gained, or lost where it is below nothing
  readonly thought?: Thought // how the Automa came to a choice
}

/** Turns what the rules report into events. */
export function eventSink(events: TerraMysticaEvent[]): Sink {
  return {
    change(seat, what, amount, source) {
      events.push({ type: amount > 0 ? 'gained' : 'lost', seat, what, amount, cause: { seat, source }, depth: 1 })
    },
    note(seat, type, detail, source) {
      if (seat < 0) events.push({ type, what: detail, depth: 0 })
      else events.push({ type, seat, what: detail, cause: { seat, source }, depth: 1 })
    },
    row() {},
    thought(seat, thought) {
      const cause = { seat, source: 'decision card' }
      events.push({ type: 'thought', seat, what: thoughtText(thought), thought, cause, depth: 1 })
    },
  }
}
