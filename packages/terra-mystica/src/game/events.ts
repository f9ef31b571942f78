/** What happened, with its cause. Whatever happens in this game, everybody sees. */

import type { GameEvent } from '@freehold/kernel'
import type { Thought } from '../automa/thought.ts'
import { POINT_SOURCES, type PointSource, pointSource } from '../rules/point-sources.ts'
import { BOWL1, type State, seatAt } from '../rules/state.ts'
import type { Happened, Source } from '../told/happened.ts'
import type { Sink } from '../told/sink.ts'
import type { Resource } from '../types.ts'

/** The choice somebody made, by its key: `dig 2. transform E5 to red`. All that follows from it comes after it. */
interface Acted {
  readonly type: 'acted'
  readonly key: string
}

/** A number of somebody's went up or down. Power moves through the bowls: they stand so afterwards. */
interface Changed {
  readonly type: 'gained' | 'lost'
  readonly what: Resource
  readonly amount: number // below nothing where it is lost
  readonly bowls?: readonly [number, number, number]
  readonly counts?: PointSource // of points: where they came from
}

/** How the Automa came to a choice. */
interface Thinking {
  readonly type: 'thought'
  readonly thought: Thought
}

export type TerraMysticaEvent = GameEvent & (Acted | Changed | Thinking | Happened)

/** Power is the only thing that a building of somebody else brings. */
const causeOf = (seat: number, source: Source) =>
  typeof source === 'string' ? { seat, source } : { seat: source.powerFrom, source: 'power' }

const POWER: readonly Resource[] = ['power', 'bowl1', 'bowl2', 'bowl3']

/** Turns what the rules report into events. */
export function eventSink(s: State, events: TerraMysticaEvent[]): Sink {
  return {
    change(seat, what, amount, source) {
      events.push({
        type: amount > 0 ? 'gained' : 'lost',
        seat,
        what,
        amount,
        ...(POWER.includes(what) && { bowls: bowlsOf(s, seat) }),
        ...(what === 'vp' && { counts: POINT_SOURCES[pointSource(source)] }),
        cause: causeOf(seat, source),
        depth: 1,
      })
    },
    note(seat, happened) {
      if (seat < 0) events.push({ ...happened, depth: 0 })
      else events.push({ ...happened, seat, depth: 1 })
    },
    row() {},
    thought(seat, thought) {
      events.push({ type: 'thought', seat, thought, depth: 1 })
    },
  }
}

function bowlsOf({ w }: State, seat: number): [number, number, number] {
  const at = seatAt(seat) + BOWL1
  return [w[at], w[at + 1], w[at + 2]]
}
