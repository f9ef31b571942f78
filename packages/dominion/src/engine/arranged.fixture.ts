/** Games in the middle, laid out as scenarios lay them out: `{ A: { hand: ['Smithy'], deck: ['3 Gold'] } }`. */
import type { Move } from '@freehold/kernel'
import { dominion } from '../game.ts'
import type { Edition } from '../language/types.ts'
import { arrange } from '../scenario/arrange.ts'
import { readScenario } from '../scenario/read.ts'
import { parseScenario } from '../scenario/schema.ts'
import type { State } from './memory/state.ts'
import type { DominionEvent } from './seen/events.ts'

interface Table {
  readonly players?: number
  readonly edition?: Edition
  readonly kingdom?: readonly string[]
}

export function arranged(given: object, { players = 2, edition = '2e', kingdom = [] }: Table = {}): State {
  const then = { phase: 'action' }
  const scenario = parseScenario({ title: 'arranged', players, edition, kingdom, given, then }, 'arranged')
  return arrange(readScenario(scenario, edition))
}

/** The answer that chooses the options of these keys. */
export function moveOf(state: State, answer: string | readonly string[]): Move {
  const options = dominion.pending(state)?.options ?? []
  const taken: number[] = []
  for (const key of [answer].flat()) {
    const at = options.findIndex((option, i) => option.key === key && !taken.includes(i))
    if (at < 0) throw new Error(`${key} is not among ${options.map((option) => option.key).join(', ')}`)
    taken.push(at)
  }
  return taken
}

/** Plays the answers one after the other; returns all that happened, unredacted. */
export function answerAll(state: State, ...answers: (string | readonly string[])[]): DominionEvent[] {
  const events: DominionEvent[] = []
  for (const answer of answers) dominion.play(state, moveOf(state, answer), events)
  return events
}
