import type { Cards, Num, Price, Step, Var, Who } from '../../language/types.ts'
import type { Remembering } from '../remembered.ts'
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

/** What an `it` would be understood as. */
export type Topic = Var | typeof thisCard | typeof eventCard
export const thisCard = Symbol('this')
export const eventCard = Symbol('event')

/** What is known while a card is being told. Told in order, it changes as the listener's knowledge does. */
export interface Telling extends Remembering {
  voice: Voice
  topic: Topic | undefined
  /** Players the sentence may call `they`. */
  readonly familiar: Set<Who>
  /** A reaction is revealed from the hand. */
  readonly inHand: boolean
  readonly known: Known
  readonly say: Say
}

/** The parts of the grammar that come back to themselves: cards are measured by cards, steps hold steps. */
export interface Say {
  readonly cards: (cards: Cards, t: Telling) => string
  readonly step: (step: Step, t: Telling, may?: boolean) => Item[]
}

/** What is already known when a question is asked; on a printed card nothing is. */
export interface Known {
  readonly value?: (num: Num) => number | undefined
  readonly price?: (price: Price) => number | undefined // in coins
  readonly cards?: (cards: Cards) => readonly string[] | undefined // their names
}

export const sayAll = (steps: readonly Step[], t: Telling): Item[] => steps.flatMap((step) => t.say.step(step, t))

/** Tells something in another voice and comes back to the first. */
export function inVoice<T>(t: Telling, voice: Voice, tell: () => T): T {
  const before = t.voice
  t.voice = voice
  const told = tell()
  t.voice = before
  return told
}
