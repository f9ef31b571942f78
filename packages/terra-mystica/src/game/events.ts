/** What happened, with its cause. Nothing in this game is hidden, so that everybody sees every event. */
import type { GameEvent } from '@freehold/kernel'
import type { Sink } from '../rules/state.ts'

export interface TerraMysticaEvent extends GameEvent {
  readonly what?: string // coins, vp, a tile, a hex
  readonly amount?: number // gained, or lost where it is below nothing
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
  }
}
