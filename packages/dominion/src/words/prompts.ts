import type { Ability, Card, Step, Trigger } from '../language/types.ts'
import { triggerPhrase } from './conditions.ts'
import { capital } from './english.ts'
import { joinedSentences, opened } from './items.ts'
import { plain } from './markup.ts'
import { refsOf } from './remembered.ts'
import { startTelling } from './start.ts'
import { eventCard, imperative, type Known, sayAll, type Telling, third } from './telling.ts'

/** What a sentence that stands alone may take for granted. */
export interface Prompt extends Known {
  /** The card whose step it is: `this` is then called by its name, and what it remembers is known. */
  readonly card?: Card
  /** Who does the step, where the sentence is not for them to read. */
  readonly actor?: string
}

function telling({ card, actor, cards, ...known }: Prompt): Telling {
  return startTelling({
    refs: card ? refsOf(card) : new Map(),
    voice: actor === undefined ? imperative : third(actor),
    known: { ...known, cards: (of) => cards?.(of) ?? (of.cards === 'this' ? card?.name : undefined) },
  })
}

const said = (sentences: readonly string[]): string => sentences.map((part) => capital(plain(part))).join('. ')

/**
 * One step as a sentence without its full stop, in the words of the card.
 *
 *     stepSentence(discard(pick('anyNumber', anyCard, 'hand')))  // 'Discard any number of cards'
 */
export const stepSentence = (step: Step, prompt: Prompt = {}): string => stepsSentence([step], prompt)

/** The same of several steps, such as those of one option of a choice. */
export function stepsSentence(steps: readonly Step[], prompt: Prompt = {}): string {
  const t = telling(prompt)
  return said(joinedSentences(sayAll(steps, t), t.voice))
}

/** What a triggered ability would do: `When you gain a card, you may put it on top of your deck`. */
export function triggeredSentence(ability: Extract<Ability, { readonly on: Trigger }>, prompt: Prompt = {}): string {
  const t = { ...telling(prompt), inHand: ability.when === 'react' }
  const trigger = triggerPhrase(ability.on, t)
  t.topic = eventCard
  return said(joinedSentences(opened(`${trigger}, `, sayAll(ability.steps, t), t), t.voice))
}
