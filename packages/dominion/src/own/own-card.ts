/** A card that somebody wrote, as a card of the game. */
import { InputError } from '@freehold/kernel'
import { writtenCards } from '../cards/written.ts'
import { whyNotRunAmong, whyNotRunLandscapes } from '../engine/compile/gate.ts'
import type { Card, Landscape } from '../language/types.ts'
import { type Draft, isCard, readInAnyTongue, tellMistake, type WritingCode } from '../writing/index.ts'

export interface OwnCard {
  readonly code: WritingCode // the tongue it is written in
  readonly card: Card | Landscape
}

/** Throws `InputError`: the place of the first mistake, what is wrong, and what would be right. */
export function readOwnCard(text: string, own: readonly string[] = []): OwnCard {
  const { draft, mistakes, code } = readInAnyTongue(text, own)
  const [first] = mistakes
  if (!first) return { code, card: cardOf(draft) }
  const more = mistakes.length > 1 ? ` (and ${mistakes.length - 1} more)` : ''
  throw new InputError(`line ${first.line}, column ${first.column}: ${tellMistake(first, code)}${more}`)
}

/** Of a draft without mistakes. */
export function cardOf(draft: Draft): Card | Landscape {
  const own = { set: 'Own', editions: ['1e', '2e'] } as const
  if (isCard(draft)) return { ...draft, ...own }
  return { ...draft, ...own } as Landscape
}

/** What the engine does not run of it, by name; nothing where it runs all of it. */
export function notRun(card: Card | Landscape): string | undefined {
  const others = writtenCards.filter(({ name }) => name !== card.name)
  if ('type' in card) return whyNotRunLandscapes([card], others)[0]
  return whyNotRunAmong([card], [...others, card])[0]
}
