/** Cards of one's own as a game carries them: their whole definition, so that a log stays playable wherever it goes. */
import { writtenCards, writtenLandscapes, writtenPiles } from '../cards/written.ts'
import { whyNotRunAmong } from '../engine/compile/gate.ts'
import { type Card, cardTypes } from '../language/types.ts'
import { foldName } from '../setup/names.ts'
import { asCard, type OwnDefinition } from './as-card.ts'
import { type OwnFault, ownError } from './faults.ts'
import { isEmblem, isEverywhere, isName, limits, whyNotProgram } from './valid.ts'

const known = new Set([...writtenCards, ...writtenLandscapes, ...writtenPiles].map(({ name }) => foldName(name)))

/** What somebody asks to play with, checked. Throws `InputError`: which card, what is wrong, what would be right. */
export function checkOwn(asked: readonly unknown[]): readonly OwnDefinition[] {
  if (asked.length > limits.cards)
    throw ownError(`${asked.length} cards of one's own, but a game has at most ${limits.cards}: leave some out`, {
      code: 'own-too-many',
      most: limits.cards,
    })
  if (asked.length === 0) return []
  const own = asked.map((each, i) => checked(each, i + 1))
  for (const [i, { name }] of own.entries()) {
    if (own.findIndex((other) => foldName(other.name) === foldName(name)) < i)
      throw ownError(`${name} is there twice: give one of them another name`, { code: 'own-twice', card: name })
  }
  const cards = own.map(asCard)
  const refused = whyNotRunAmong(cards, [...writtenCards, ...cards])
  for (const [i, what] of refused.entries()) {
    const card = own[i].name
    if (what !== undefined)
      throw ownError(`${card}: the engine does not run ${what}; write it without that`, {
        code: 'own-not-run',
        card,
        what,
      })
  }
  return own
}

/** What needs no more to be said than of which card. */
type PlainCode = Exclude<OwnFault, { readonly most: number } | { readonly what: string }>['code']

function checked(asked: unknown, number: number): OwnDefinition {
  const nameless = { code: 'own-name', number, most: limits.name } as const
  if (typeof asked !== 'object' || asked === null) throw ownError(`card ${number}: expected a card`, nameless)
  const { name, cost, types, pile, emblem, abilities, ...more } = asked as Record<string, unknown>
  if (!isName(name))
    throw ownError(`card ${number}: expected a name of at most ${limits.name} letters, digits and spaces`, nameless)
  const wrong = (what: string, code: PlainCode) => ownError(`${name}: ${what}`, { code, card: name })
  const [unknown] = Object.keys(more)
  if (unknown !== undefined)
    throw wrong(`a card has no ${JSON.stringify(unknown.slice(0, 40))}: take it away`, 'own-field')
  if (known.has(foldName(name)) || isEverywhere(name))
    throw wrong('there is a card of that name already: choose another', 'own-name-taken')
  if (!isCost(cost)) throw wrong('expected a cost of whole numbers, such as {"coins": 4}', 'own-cost')
  if (!isTypes(types)) throw wrong('expected one to four different types, such as ["Action"]', 'own-types')
  if (!types.some((type) => playable.has(type)))
    throw wrong('expected one of the types Action, Treasure, Victory or Night', 'own-not-playable')
  if (!isPile(pile))
    throw ownError(`${name}: expected a pile of the supply with at most ${limits.copies} copies`, {
      code: 'own-pile',
      card: name,
      most: limits.copies,
    })
  if (!isEmblem(emblem)) throw wrong('expected the name of a picture, such as "raft"', 'own-picture')
  const why = whyNotProgram(abilities)
  if (why !== undefined) throw wrong(why.says, why.code)
  return { name, cost, types, pile, emblem, abilities: plainly(abilities) as OwnDefinition['abilities'] }
}

/** In the one way that people write: gaining one card is gaining it. */
function plainly(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plainly)
  if (!isObject(node)) return node
  const parts = Object.entries(node).filter(([key, part]) => !(node.do === 'gain' && key === 'n' && part === 1))
  return Object.fromEntries(parts.map(([key, part]) => [key, plainly(part)]))
}

const playable: ReadonlySet<string> = new Set(['Action', 'Treasure', 'Victory', 'Night'])
/** Types that come with rules of their own for piles or decks. */
const barred: ReadonlySet<string> = new Set([
  'Curse',
  'Ruins',
  'Prize',
  'Shelter',
  'Knight',
  'Castle',
  'Heirloom',
  'Zombie',
  'Spirit',
])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAmount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

function isCost(cost: unknown): cost is Card['cost'] {
  if (!isObject(cost)) return false
  const { coins, potion, debt, ...more } = cost
  return (
    Object.keys(more).length === 0 &&
    isAmount(coins, 20) &&
    (potion === undefined || potion === 1) &&
    (debt === undefined || (isAmount(debt, 20) && debt !== 0))
  )
}

const isTypes = (types: unknown): types is Card['types'] =>
  Array.isArray(types) &&
  types.length > 0 &&
  types.length <= 4 &&
  new Set(types).size === types.length &&
  types.every((type) => cardTypes.includes(type) && !barred.has(type))

function isPile(pile: unknown): pile is Card['pile'] {
  if (!isObject(pile) || pile.in !== 'supply') return false
  const { copies, in: _, ...more } = pile
  return Object.keys(more).length === 0 && (copies === undefined || (isAmount(copies, limits.copies) && copies !== 0))
}
