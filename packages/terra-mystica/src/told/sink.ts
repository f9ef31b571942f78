/** Who is told of everything while a move is played. */
import type { Thought } from '../automa/thought.ts'
import type { Resource } from '../types.ts'
import type { Happened, Source } from './happened.ts'

export interface Sink {
  change(seat: number, what: Resource, amount: number, source: Source): void
  /** Something that is no change of a number; of nobody in particular with seat -1. */
  note(seat: number, happened: Happened): void
  /** An automatic step that recorded games write as a row of their own. */
  row(seat: number, label: string): void
  /** How the Automa came to a choice. */
  thought?(seat: number, thought: Thought): void
}
