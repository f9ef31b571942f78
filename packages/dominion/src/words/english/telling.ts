import type { Telling as Told } from '../telling.ts'
import type { Item } from './items.ts'

/** Who does a step, as the sentence has it. */
export interface Voice {
  readonly subject: string // empty in the imperative
  readonly they: 'you' | 'they'
  readonly their: 'your' | 'their'
}

export const imperative: Voice = { subject: '', they: 'you', their: 'your' }
/** `you` said aloud, where the sentence before spoke of somebody else. */
export const explicitYou: Voice = { ...imperative, subject: 'you' }
export const third = (subject: string): Voice => ({ subject, they: 'they', their: 'their' })

export type Telling = Told<Voice, Item>
