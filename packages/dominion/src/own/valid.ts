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
export function whyNotProgram(abilities: unknown): ProgramFault | undefined {
  const fault = (code: ProgramFault['code'], says: string): ProgramFault => ({ code, says })
  if (!Array.isArray(abilities)) return fault('own-program', 'its abilities are not a list')
  const tooMuch = whyTooMuch(abilities)
  if (tooMuch !== undefined) return fault('own-size', tooMuch)
  const notOne = (judge: Judge) => abilities.findIndex((ability) => !isOf('ability', ability, judge)) + 1
  const wrong = notOne({ ...anyNumbers, found: new Map() })
  if (wrong > 0) return fault('own-program', `its ability ${wrong} is not one of the card language`)
  const beyond = notOne({ ...numbers, found: new Map() })
  if (beyond === 0) return undefined
  return fault(
    'own-number',
    `its ability ${beyond} has a number above ${limits.number}, or below what there can be in its place`,
  )
}

export interface ProgramFault {
  readonly code: 'own-program' | 'own-number' | 'own-size'
  readonly says: string
}

/** Which numbers may stand in a program: anywhere, as an amount, and as what something is divided by. */
interface Numbers {
  readonly least: number
  readonly leastAmount: number
  readonly leastDivisor: number
  readonly most: number
}
const anyNumbers: Numbers = { least: -Infinity, leastAmount: -Infinity, leastDivisor: -Infinity, most: Infinity }
const numbers: Numbers = { least: -limits.number, leastAmount: 0, leastDivisor: 1, most: limits.number }

const isWhole = (node: unknown, least: number, most: number): boolean =>
  Number.isInteger(node) && (node as number) >= least && (node as number) <= most

/** What was found of each part of a program: many shapes ask the same of it, and their parts again. */
interface Judge extends Numbers {
  readonly found: Map<object, Map<Category, boolean>>
}

function isOf(category: Category, node: unknown, judge: Judge): boolean {
  switch (category) {
    case 'int':
      return isWhole(node, judge.leastAmount, judge.most)
    case 'name':
      return isName(node) && !isEverywhere(node)
    case 'emblem':
      return isEmblem(node)
    case 'label':
    case 'said':
      return typeof node === 'string' && /^[\p{L}\d]{1,20}$/u.test(node)
  }
  if (category in words) return words[category as keyof typeof words].includes(node as string)
  if (typeof node !== 'object' || node === null) return isFormed(category, node, judge)
  const found = judge.found.get(node) ?? new Map<Category, boolean>()
  judge.found.set(node, found)
  const known = found.get(category)
  if (known !== undefined) return known
  const is = isFormed(category, node, judge)
  found.set(category, is)
  return is
}

function isFormed(category: Category, node: unknown, judge: Judge): boolean {
  const formed = (narrower[category]?.of ?? category) as Formed
  if (formed === 'num' && typeof node === 'number') return isWhole(node, judge.least, judge.most)
  if (isDivision(node) && !isWhole(node.by, judge.leastDivisor, judge.most)) return false
  return Object.values(forms[formed] as Record<string, Pattern>).some((pattern) => fits(pattern, node, judge))
}

const isDivision = (node: unknown): node is { readonly by: unknown } =>
  typeof node === 'object' && node !== null && 'num' in node && node.num === 'dividedBy'

function fits(pattern: Pattern, node: unknown, judge: Judge): boolean {
  const filled = takenFrom(named(pattern), node)
  if (!filled) return false
  const slots = new Map(slotsIn(pattern, ''))
  return (
    Object.entries(filled.slots).every(([name, value]) => {
      const slot = slots.get(name)
      if (!slot) return false
      return (slot.joint ? (value as unknown[]) : [value]).every((each) => isOf(slot.slot, each, judge))
    }) && Object.entries(filled.blocks).every(([block, value]) => isBlockOf(block as Block, value, judge))
  )
}

function isBlockOf(block: Block, value: unknown, judge: Judge): boolean {
  const steps = (list: unknown): boolean => Array.isArray(list) && list.every((step) => isOf('step', step, judge))
  switch (block) {
    case 'step':
      return isOf('step', value, judge)
    case 'parts':
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        value.length <= 10 &&
        value.every((part) => steps(part) && part.length > 0)
      )
    case 'arrangements':
      return Array.isArray(value) && value.every((each) => isOf('arrangement', each, judge))
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

/** What every object has (`constructor`) would be known by its name wherever cards are. */
export const isEverywhere = (name: string): boolean => name in Object.prototype

export const isEmblem = (emblem: unknown): emblem is string =>
  typeof emblem === 'string' && /^[a-z0-9-]{1,40}$/.test(emblem)
