import type { Cards, Condition, LandscapeType, Num, Price, Step, Trigger, Var, Who } from '../language/types.ts'
import type { Remembering } from './remembered.ts'

/** What a pronoun would be understood as. */
export type Topic = Var | typeof thisCard | typeof eventCard
export const thisCard = Symbol('this')
export const eventCard = Symbol('event')

/**
 * What is known while a card is being told. Told in order, it changes as the listener's knowledge does. The voice (who
 * does a step), the items (what a step says) and the cases of nouns are those of a language.
 */
export interface Telling<Voice, Item, Case = never> extends Remembering {
  voice: Voice
  topic: Topic | undefined
  /** What set off the steps that are told. */
  event: Trigger | undefined
  /** Players the sentence may call by a pronoun. */
  readonly familiar: Set<Who>
  /** A reaction is revealed from the hand. */
  readonly inHand: boolean
  /** What is told lies beside the supply: `here` is there. */
  readonly landscape: LandscapeType | undefined
  /** What is told holds in the extra turn that was just spoken of. */
  inThatTurn: boolean
  /** How many turns ahead is told of. */
  ahead: number
  /** Said in few words: what tokens do is known. */
  brief: boolean
  readonly known: Known
  readonly say: Say<Voice, Item, Case>
}

/** The parts of the grammar that come back to themselves: cards are measured by cards, steps hold steps. */
export interface Say<Voice, Item, Case> {
  readonly cards: (cards: Cards, t: Telling<Voice, Item, Case>, as?: Case) => string
  readonly step: (step: Step, t: Telling<Voice, Item, Case>, may?: boolean) => Item[]
  /** ` for each …`, behind what there is so many of. */
  readonly per: (num: Num, t: Telling<Voice, Item, Case>) => string
  /** What follows `if`. */
  readonly condition: (condition: Condition, t: Telling<Voice, Item, Case>) => string
}

/** What is already known when a question is asked; on a printed card nothing is. */
export interface Known {
  readonly value?: (num: Num) => number | undefined
  readonly price?: (price: Price) => number | undefined // in coins
  readonly cards?: (cards: Cards) => readonly string[] | undefined // their names
}

/** A telling in which nothing has been said yet. */
export const startTelling = <Voice, Item, Case>(
  start: Pick<Telling<Voice, Item, Case>, 'voice' | 'say'> & Partial<Telling<Voice, Item, Case>>,
): Telling<Voice, Item, Case> => ({
  topic: undefined,
  event: undefined,
  refs: new Map(),
  familiar: new Set(),
  inHand: false,
  landscape: undefined,
  inThatTurn: false,
  ahead: 0,
  brief: false,
  known: {},
  ...start,
})

export const sayAll = <Voice, Item, Case>(steps: readonly Step[], t: Telling<Voice, Item, Case>): Item[] =>
  steps.flatMap((step) => t.say.step(step, t))

/** Tells something in another voice and comes back to the first. */
export function inVoice<Voice, T>(t: { voice: Voice }, voice: Voice, tell: () => T): T {
  const before = t.voice
  t.voice = voice
  const told = tell()
  t.voice = before
  return told
}

/** The number, if it is one already. */
export function constant(num: Num, t: { readonly known: Known }): number | undefined {
  if (typeof num === 'number') return num
  const known = t.known.value?.(num)
  if (known !== undefined || num.num !== 'dividedBy') return known
  const value = constant(num.value, t)
  return value === undefined ? undefined : Math.floor(value / num.by)
}
