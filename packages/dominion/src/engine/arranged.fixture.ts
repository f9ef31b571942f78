/** Games in the middle, and answers by what they are called. */
import type { Move } from '@freehold/kernel'
import { dominion } from '../game.ts'
import type { State } from './memory/state.ts'
import type { DominionEvent } from './seen/events.ts'

export { laidOut as arranged } from '../scenario/laid-out.ts'

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
