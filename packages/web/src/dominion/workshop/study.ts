/** What is known of a card while it is written: all that is shown beside its text. */
import type { Card, Landscape } from '@freehold/dominion'
import { cardOf, checkOwn, notRun, type OwnDefinition, type OwnFault } from '@freehold/dominion/own'
import type { Tongue } from '@freehold/dominion/words'
import {
  type ExplainedLine,
  explained,
  type Grammar,
  type Mistake,
  type Reading,
  readInAnyTongue,
  type WritingCode,
  writingIn,
  writtenCard,
} from '@freehold/dominion/writing'
import { InputError } from '@freehold/kernel'
import { titlesOf } from './kept-sets.ts'

/** Why nobody can play with it though it is well written. */
export type Refusal = OwnFault | { readonly code: 'landscape' }

export interface Study {
  readonly code: WritingCode // the tongue it is written in
  readonly card: Card | Landscape // as far as it was understood
  readonly mistakes: readonly Mistake[]
  readonly places: Reading['places']
  readonly refusal?: Refusal // only of what has no mistakes
  readonly notRun?: string // what the engine does not run of it, by name
}

/** `own`: what the other cards of the set are called, of whom it may speak. */
export function study(text: string, own: readonly string[] = []): Study {
  const { draft, mistakes, places, code } = readInAnyTongue(text, own)
  const whole = draft.type ? draft : { ...draft, cost: draft.cost ?? { coins: 0 }, types: draft.types ?? ['Action'] }
  const card = cardOf({ ...whole, pile: draft.pile ?? { in: 'supply' } })
  const studied = { code, card, mistakes, places }
  if (mistakes.length > 0) return studied
  const lacking = notRun(card)
  const refusal = whyNotPlayed(card)
  return { ...studied, ...(refusal && { refusal }), ...(lacking !== undefined && { notRun: lacking }) }
}

function whyNotPlayed(card: Card | Landscape): Refusal | undefined {
  if ('type' in card) return { code: 'landscape' }
  try {
    checkOwn([definitionOf(card)])
    return undefined
  } catch (error) {
    if (error instanceof InputError && error.fault) return error.fault as OwnFault
    throw error
  }
}

/** A card as a game carries it. */
function definitionOf({ set: _, editions: __, ...definition }: Card): OwnDefinition {
  return definition
}

/** Those of the texts that are cards without mistakes; `among`: the texts of the set, by whose names they may speak. */
export const playable = (texts: readonly string[], among: readonly string[] = texts): readonly OwnDefinition[] =>
  texts.flatMap((text) => {
    const { card, mistakes } = study(text, titlesOf({ cards: among }))
    return mistakes.length === 0 && 'types' in card ? [definitionOf(card)] : []
  })

/** Each line of the text explained, by its number; none where lines cannot be told apart for sure. */
export function explainedLines({ card, code, places }: Study, tongue: Tongue): ReadonlyMap<number, ExplainedLine> {
  const numbers = [...places]
    .filter(([, place]) => place === 'ability' || place === 'step' || place === 'arrangement')
    .map(([number]) => number)
    .toSorted((a, b) => a - b)
  const lines = explained(card, writingIn(code), tongue)
  return lines.length === numbers.length ? new Map(lines.map((line, i) => [numbers[i], line])) : new Map()
}

/** The text with another picture; where it names none yet, the line stands third. */
export function withPicture(text: string, picture: string, { card, places }: Study, grammar: Grammar): string {
  const line = writtenCard({ ...card, emblem: picture, abilities: [] }, grammar).split('\n')[2]
  const [named] = [...places].find(([, place]) => place === 'picture') ?? []
  const lines = text.split('\n')
  return (named === undefined ? lines.toSpliced(2, 0, line) : lines.with(named - 1, line)).join('\n')
}
