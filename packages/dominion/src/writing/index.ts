/**
 * Cards written by people: one step a line, in the words of the cards. A text is a second way to write the same tree, in
 * English or German, and every card that exists can be opened as one.
 */
import { writtenCards, writtenLandscapes, writtenPiles } from '../cards/written.ts'
import { german } from '../words/german/index.ts'
import { writtenEnglish } from './english.ts'
import { writtenGerman } from './german.ts'
import { type Grammar, grammarOf } from './grammar.ts'
import { type Reading, readCard } from './read.ts'

export { type Caret, type Completion, completionsAt, OPEN, type PartsHere, partsAt } from './complete.ts'
export type { Grammar } from './grammar.ts'
export { type Mend, type Mistake, type MistakeKind, tellMend, tellMistake } from './mistakes.ts'
export { type Draft, type DraftCard, isCard, longest, type Reading, readCard } from './read.ts'
export { type WrittenLine, writtenAbility, writtenCard } from './write.ts'

export type WritingCode = 'en' | 'de'

const known = [...new Set([...writtenCards, ...writtenLandscapes, ...writtenPiles].map(({ name }) => name))]
const made = new Map<string, Grammar>()
const lastOwn = new Map<string, Grammar>()

/** How cards are written in a tongue; the names of cards of one's own may be spoken of without quotation marks. */
export function writingIn(code: WritingCode, own: readonly string[] = []): Grammar {
  const key = JSON.stringify([code, own])
  const there = made.get(key) ?? lastOwn.get(key)
  if (there) return there
  const names = [...known.map((name) => [name, code === 'de' ? german.cardName(name) : name] as const)]
  const grammar = grammarOf(code === 'de' ? writtenGerman : writtenEnglish, [
    ...names,
    ...own.map((name) => [name, name] as const),
  ])
  if (own.length === 0) made.set(key, grammar)
  else {
    if (lastOwn.size > 3) lastOwn.clear() // whoever writes a set has the same few names for long
    lastOwn.set(key, grammar)
  }
  return grammar
}

export interface Recognized extends Reading {
  readonly code: WritingCode
}

/** Reads a card in whichever tongue it is written. */
export function readInAnyTongue(text: string, own: readonly string[] = []): Recognized {
  const [english, other] = (['en', 'de'] as const).map((code) => ({ ...readCard(text, writingIn(code, own)), code }))
  return other.mistakes.length < english.mistakes.length ? other : english
}
export { type ExplainedLine, explained } from './explained.ts'
export { type AskedQuestion, questionsOf } from './questions.ts'
