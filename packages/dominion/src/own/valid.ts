/** Whether something that came from outside is a node of the card language, by the same table that people write by. */
import {
  cardEvents,
  cardTypes,
  counters,
  destinations,
  holdings,
  landscapeTypes,
  marks,
  momentEvents,
  phases,
  sideDecks,
  tokens,
  zones,
} from '../language/types.ts'
import { type Formed, forms, narrower } from '../writing/forms.ts'
import { type Block, type Category, isBlock, isSlot, type Pattern, type Slot, takenFrom } from '../writing/pattern.ts'
import type { Words } from '../writing/tongue.ts'
import { whyTooMuch } from './bounds.ts'

/** The words of each list of words. */
const words: Record<Exclude<keyof Words, 'said'>, readonly string[]> = {
  who: ['you', 'left', 'right', 'them'],
  whose: ['you', 'left', 'right', 'them', 'others', 'anyone'],
  zone: zones,
  deck: sideDecks,
  destination: destinations,
  ownTo: ['hand', 'deckTop'],
  counter: counters,
  more: ['draw', ...counters],
  token: tokens,
  cardType: cardTypes,
  landscapeType: landscapeTypes,
  limit: ['oncePerTurn', 'oncePerGame'],
  mark: marks,
  phase: phases,
  itself: cardEvents,
  cardEvent: cardEvents,
  momentEvent: momentEvents,
  pastEvent: ['played', 'bought', 'gained', 'trashed'],
  during: ['thisTurn', 'lastTurn', 'game'],
  holding: holdings,
  through: ['this', 'other'],
  alike: ['different', 'same'],
  origin: ['supply'],
}

export const limits = {
  cards: 10, // in a game
  number: 40, // the largest that it names
  name: 30, // letters
  copies: 20, // in a pile
}

/** Why a program is not one, or is larger than a card may be; nothing where it is in order. */
export function whyNotProgram(abilities: unknown): string | undefined {
  if (!Array.isArray(abilities)) return 'its abilities are not a list'
  const tooMuch = whyTooMuch(abilities)
  if (tooMuch !== undefined) return tooMuch
  const judged: Judged = new Map()
  const wrong = abilities.findIndex((ability) => !isOf('ability', ability, judged))
  return wrong < 0 ? undefined : `its ability ${wrong + 1} is not one of the card language`
}

/** What was found of each part of a program: many shapes ask the same of it, and their parts again. */
type Judged = Map<object, Map<Category, boolean>>

function isOf(category: Category, node: unknown, judged: Judged): boolean {
  switch (category) {
    case 'int':
      return Number.isInteger(node) && Math.abs(node as number) <= limits.number
    case 'name':
      return isName(node)
    case 'emblem':
      return isEmblem(node)
    case 'label':
    case 'said':
      return typeof node === 'string' && /^[\p{L}\d]{1,20}$/u.test(node)
  }
  if (category in words) return words[category as keyof typeof words].includes(node as string)
  if (typeof node !== 'object' || node === null) return isFormed(category, node, judged)
  const found = judged.get(node) ?? new Map<Category, boolean>()
  judged.set(node, found)
  const known = found.get(category)
  if (known !== undefined) return known
  const is = isFormed(category, node, judged)
  found.set(category, is)
  return is
}

function isFormed(category: Category, node: unknown, judged: Judged): boolean {
  const formed = (narrower[category]?.of ?? category) as Formed
  return Object.values(forms[formed] as Record<string, Pattern>).some((pattern) => fits(pattern, node, judged))
}

function fits(pattern: Pattern, node: unknown, judged: Judged): boolean {
  const filled = takenFrom(named(pattern), node)
  if (!filled) return false
  const slots = new Map(slotsIn(pattern, ''))
  return (
    Object.entries(filled.slots).every(([name, value]) => {
      const slot = slots.get(name)
      if (!slot) return false
      return (slot.joint ? (value as unknown[]) : [value]).every((each) => isOf(slot.slot, each, judged))
    }) && Object.entries(filled.blocks).every(([block, value]) => isBlockOf(block as Block, value, judged))
  )
}

function isBlockOf(block: Block, value: unknown, judged: Judged): boolean {
  const steps = (list: unknown): boolean => Array.isArray(list) && list.every((step) => isOf('step', step, judged))
  switch (block) {
    case 'step':
      return isOf('step', value, judged)
    case 'parts':
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        value.length <= 10 &&
        value.every((part) => steps(part) && part.length > 0)
      )
    case 'arrangements':
      return Array.isArray(value) && value.every((each) => isOf('arrangement', each, judged))
    default:
      return steps(value)
  }
}

/** In a program cards have names where people speak of them otherwise. */
function named(pattern: Pattern): Pattern {
  if (isSlot(pattern) || isBlock(pattern) || typeof pattern !== 'object') return pattern
  if (Array.isArray(pattern)) return pattern.map(named)
  if ('said' in pattern) return { slot: 'label', as: 'of' }
  return Object.fromEntries(Object.entries(pattern).map(([key, part]) => [key, named(part)]))
}

function slotsIn(pattern: Pattern, key: string): [string, Slot][] {
  const own = named(pattern)
  if (isSlot(own)) return [[own.as ?? key, own]]
  if (isBlock(own) || typeof own !== 'object') return []
  return Object.entries(own).flatMap(([name, part]) => slotsIn(part as Pattern, name))
}

/** Letters, digits and what stands between them in names; nothing that hides or turns around. */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length <= limits.name &&
  /^[\p{L}\p{N}]([\p{L}\p{N} '’.,!&/-]*[\p{L}\p{N}.!])?$/u.test(name)

export const isEmblem = (emblem: unknown): emblem is string =>
  typeof emblem === 'string' && /^[a-z0-9-]{1,40}$/.test(emblem)
