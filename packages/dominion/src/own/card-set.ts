/** A set of cards of one's own as a file. */
import { InputError, parseInput } from '@freehold/kernel'
import { z } from 'zod'
import { longest, type WritingCode, writingIn, writtenCard } from '../writing/index.ts'
import { asCard, type OwnDefinition } from './as-card.ts'
import { checkOwn } from './definitions.ts'
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
/** What a file may hold: cards, and letters of each. */
export const setLimits = { cards: 30, letters: longest.letters }

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
    .array(z.union([z.string().max(setLimits.letters), z.record(z.string(), z.unknown())]))
    .min(1)
    .max(setLimits.cards),
})

/** A set as somebody writes it: a card may have mistakes as yet. */
export interface WrittenSet extends Omit<CardSet, 'cards'> {
  readonly cards: readonly string[]
}

/** A set to go on writing: texts as they are, definitions as text in a tongue. Throws `InputError` with a `SetFault`. */
export function openCardSet(input: unknown, code: WritingCode): WrittenSet {
  try {
    const { name, author, emblem, cards } = parseInput(schema, input, 'a set of cards')
    return { name, author, emblem, cards: cards.map((card) => (typeof card === 'string' ? card : opened(card, code))) }
  } catch (error) {
    throw error instanceof InputError
      ? new InputError(error.message, { code: faultOf(input) } satisfies SetFault)
      : error
  }
}

/** Why a set is not opened, for those who tell it in words of their own. */
export interface SetFault {
  readonly code: 'no-set' | 'newer-set' | 'too-many-cards' | 'card-too-long'
}

function faultOf(input: unknown): SetFault['code'] {
  if (typeof input !== 'object' || input === null || !('freehold' in input) || input.freehold !== 'cards')
    return 'no-set'
  if ('version' in input && typeof input.version === 'number' && input.version > CARD_SET_VERSION) return 'newer-set'
  if (!('cards' in input) || !Array.isArray(input.cards)) return 'no-set'
  if (input.cards.length > setLimits.cards) return 'too-many-cards'
  const isTooLong = (card: unknown) => typeof card === 'string' && card.length > setLimits.letters
  return input.cards.some(isTooLong) ? 'card-too-long' : 'no-set'
}

function opened(definition: unknown, code: WritingCode): string {
  const [card] = checkOwn([definition])
  return writtenCard(asCard(card), writingIn(code))
}

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
export function cardSetFile({ name, author, emblem, cards }: CardSet, code: WritingCode = 'en'): object {
  const grammar = writingIn(
    code,
    cards.map((card) => card.name),
  )
  return writtenSetFile({ name, author, emblem, cards: cards.map((card) => writtenCard(asCard(card), grammar)) })
}

/** The file of a set, its cards as they stand. */
export const writtenSetFile = (set: WrittenSet): object => ({
  freehold: 'cards',
  version: CARD_SET_VERSION,
  ...set,
})
