/** A set of cards of one's own as a file. */
import { InputError, parseInput } from '@freehold/kernel'
import { z } from 'zod'
import { writingIn, writtenCard } from '../writing/index.ts'
import { asCard, checkOwn, type OwnDefinition } from './definitions.ts'
import { readOwnCard } from './own-card.ts'
import { isEmblem, limits } from './valid.ts'

export interface CardSet {
  readonly name: string
  readonly author: string
  readonly emblem: string // a name of the icon set
  readonly cards: readonly OwnDefinition[]
}

/** The number of this form of the file; a later one may say more. */
export const CARD_SET_VERSION = 1
const MOST_CARDS = 30
const LONGEST = 4000 // letters of a card

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'expected letters that can be seen')
const schema = z.strictObject({
  freehold: z.literal('cards', { error: 'expected "cards"' }),
  version: z.literal(CARD_SET_VERSION, { error: `expected ${CARD_SET_VERSION}, the only form there is` }),
  name: line(60),
  author: line(60).default('unknown'),
  emblem: z.string().refine(isEmblem, 'expected the name of a picture, such as "raft"').default('raft'),
  cards: z
    .array(z.union([z.string().max(LONGEST), z.record(z.string(), z.unknown())]))
    .min(1)
    .max(MOST_CARDS),
})

/** Throws `InputError`: which card, where in it, what is wrong. */
export function readCardSet(input: unknown): CardSet {
  const { name, author, emblem, cards } = parseInput(schema, input, 'a set of cards')
  const titles = cards.map((card) => (typeof card === 'string' ? card.trim().split('\n')[0].trim() : String(card.name)))
  const definitions = cards.map((card, i) => (typeof card === 'string' ? definitionOf(card, titles, i + 1) : card))
  const checked = Array.from({ length: Math.ceil(definitions.length / limits.cards) }, (_, i) =>
    checkOwn(definitions.slice(i * limits.cards, (i + 1) * limits.cards)),
  ).flat()
  const twice = checked.find((card, i) => checked.findIndex((other) => other.name === card.name) < i)
  if (twice) throw new InputError(`${twice.name} is there twice: give one of them another name`)
  return { name, author, emblem, cards: checked }
}

/** A card as text, as a game carries it. Throws `InputError`. */
export function definitionOf(text: string, own: readonly string[] = [], number?: number): object {
  try {
    const { set: _, editions: __, ...definition } = readOwnCard(text, own).card
    return definition
  } catch (error) {
    const title = text.trim().split('\n')[0].trim().slice(0, limits.name)
    const place = number === undefined ? '' : `card ${number}${title && ` (${title})`}, `
    throw error instanceof InputError ? new InputError(`${place}${error.message}`) : error
  }
}

/** The file of a set: each card as people write it, in a tongue. */
export function cardSetFile({ name, author, emblem, cards }: CardSet, code: 'en' | 'de' = 'en'): object {
  const grammar = writingIn(
    code,
    cards.map((card) => card.name),
  )
  const texts = cards.map((card) => writtenCard(asCard(card), grammar))
  return { freehold: 'cards', version: CARD_SET_VERSION, name, author, emblem, cards: texts }
}
