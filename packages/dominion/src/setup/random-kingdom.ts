/** Kingdoms drawn by lot, as somebody wishes them. */
import { belowFrom, type InputError, parseInput, type Seed } from '@freehold/kernel'
import { z } from 'zod'
import { type Edition, editions, expansions } from '../language/types.ts'
import { kingdomError, type WishTold } from './faults.ts'
import {
  findKingdomCard,
  KINGDOM_SIZE,
  type Kingdom,
  type KingdomPile,
  kingdomCards,
  sortedByCost,
  within,
} from './kingdom.ts'
import { type Demand, kingdomSpace } from './kingdom-space.ts'
import { listed } from './names.ts'
import { oneOf, only, whole } from './schemas.ts'
import { pileTraits, type Trait, traitNames, traitWords } from './traits.ts'

/** What a drawn kingdom must be like; what is left out does not matter. */
export interface KingdomWishes {
  readonly seed: Seed // the same wishes and seed give the same kingdom
  readonly edition?: Edition
  readonly sets?: readonly KingdomSet[] // to draw from: Base and Intrigue unless said
  readonly include?: readonly string[] // of whatever set
  readonly exclude?: readonly string[]
  readonly has?: Readonly<Partial<Record<Trait, Range>>> // how many cards of a trait
  readonly costs?: Readonly<Record<number, Range>> // how many cards of a cost in coins
}

export interface Range {
  readonly min?: number
  readonly max?: number
}

export interface RandomKingdom extends Kingdom {
  readonly among: number // how many kingdoms fulfil the wishes; each was as likely
}

const playable = editions.flatMap((edition) => kingdomCards(edition).map((card) => card.set))
/** The sets that kingdoms are drawn from. */
export const kingdomSets = expansions.filter((set) => set !== 'Basic' && playable.includes(set))
export type KingdomSet = (typeof kingdomSets)[number]
const USUAL_SETS: KingdomSet[] = ['Base', 'Intrigue']

const COSTS = [...new Set(editions.flatMap((edition) => kingdomCards(edition).map((card) => card.cost.coins)))].sort()
const number = whole(0, KINGDOM_SIZE, 'a number of cards')
const range = only({ min: number.default(0), max: number.default(KINGDOM_SIZE) }).refine(({ min, max }) => min <= max, {
  error: 'expected a min that is not above the max',
})
const schema = only({
  seed: z.string({ error: 'expected a seed, for example "fast:1"' }),
  edition: oneOf(editions).default('2e'),
  sets: z
    .array(oneOf(kingdomSets), { error: 'expected a list of sets' })
    .min(1, 'name at least one')
    .default(USUAL_SETS),
  include: z.array(z.string(), { error: 'expected a list of cards' }).default([]),
  exclude: z.array(z.string(), { error: 'expected a list of cards' }).default([]),
  has: only(Object.fromEntries(traitNames.map((trait) => [trait, range.optional()]))).default({}),
  costs: only(Object.fromEntries(COSTS.map((coins) => [coins, range.optional()]))).default({}),
})

/** A demand that can say itself. */
interface Wish extends Demand {
  readonly says: string
  readonly told: WishTold
}

/**
 * Each kingdom that fulfils the wishes is as likely as any other: they are counted, and one number is drawn. Throws
 * `InputError` with the wishes that cannot be met.
 */
export function randomKingdom(input: KingdomWishes): RandomKingdom {
  const asked = parseInput(schema, input, WHAT)
  const pool = poolOf(asked)
  const wishes = wishesOf(asked, pool)
  const space = spaceOf(pool, wishes)
  if (space.size === 0n) throw noneOf(pool, wishes)
  const cards = sortedByCost(space.at(drawBelow(space.size, belowFrom(asked.seed))))
  return { edition: asked.edition, cards: cards.map((card) => card.name), among: Number(space.size) }
}

const WHAT = 'random kingdom'
const spaceOf = (pool: readonly KingdomPile[], wishes: readonly Wish[]) =>
  within(WHAT, () => kingdomSpace(pool, wishes))
type Asked = z.infer<typeof schema>

function poolOf({ edition, sets, include, exclude }: Asked): readonly KingdomPile[] {
  const read = (key: string, names: readonly string[]) =>
    new Set(names.map((name) => within(`${WHAT}: ${key}`, () => findKingdomCard(name, edition))))
  const included = read('include', include)
  const excluded = read('exclude', exclude)
  const torn = included.intersection(excluded)
  if (torn.size > 0) {
    const names = [...torn].map((card) => card.name)
    throw kingdomError(`${WHAT}: ${listed(names)}: both included and excluded; choose one of them`, {
      code: 'included-and-excluded',
      cards: names,
    })
  }
  if (included.size > KINGDOM_SIZE) {
    throw kingdomError(`${WHAT}: include: ${included.size} cards, but a kingdom has ten`, {
      code: 'too-many-included',
      count: included.size,
    })
  }
  const pool = kingdomCards(edition).filter(
    (pile) => included.has(pile) || (sets.includes(pile.set as KingdomSet) && !excluded.has(pile)),
  )
  if (pool.length >= KINGDOM_SIZE) return pool
  throw kingdomError(
    `${WHAT}: only ${pool.length} ${pool.length === 1 ? 'card' : 'cards'} to draw ten from: allow more sets (${kingdomSets.join(', ')}) or exclude fewer cards`,
    { code: 'too-few-to-draw-from', count: pool.length },
  )
}

function wishesOf({ edition, include, has, costs }: Asked, pool: readonly KingdomPile[]): readonly Wish[] {
  const wish = (
    what: string,
    { min, max }: Required<Range>,
    told: { of: 'trait'; trait: Trait } | { of: 'cost'; coins: number },
    fits: (pile: KingdomPile) => boolean,
  ): Wish => ({
    says: amountOf(min, max, what),
    told: { ...told, min, max },
    of: new Set(pool.filter(fits)),
    min,
    max,
  })
  const included = new Set(include.map((name) => findKingdomCard(name, edition)))
  return [
    ...[...included].map((card) => ({
      says: card.name,
      told: { of: 'card' as const, card: card.name },
      of: new Set([card]),
      min: 1,
      max: 1,
    })),
    ...traitNames.flatMap((trait) => {
      const range = has[trait]
      return range
        ? [wish(traitWords[trait], range, { of: 'trait', trait }, (pile) => pileTraits(pile, edition).includes(trait))]
        : []
    }),
    ...COSTS.flatMap((coins) => {
      const range = costs[coins]
      return range
        ? [wish(`cards for ${coins}`, range, { of: 'cost', coins }, (card) => card.cost.coins === coins)]
        : []
    }),
  ]
}

function amountOf(min: number, max: number, what: string): string {
  if (max === 0) return `no ${what}`
  if (min === max) return `exactly ${min} ${what}`
  if (max >= KINGDOM_SIZE) return `at least ${min} ${what}`
  return min === 0 ? `at most ${max} ${what}` : `${min} to ${max} ${what}`
}

/** Leaves out what is not needed for the contradiction, so that what remains is its reason. */
function noneOf(pool: readonly KingdomPile[], wishes: readonly Wish[]): InputError {
  let reason = wishes
  for (const wish of wishes) {
    const without = reason.filter((other) => other !== wish)
    if (spaceOf(pool, without).size === 0n) reason = without
  }
  const says = reason.map((wish) => wish.says)
  const [{ of }] = reason
  const why =
    reason.length > 1
      ? `no kingdom has all of this: ${says.join('; ')}: give one of them up`
      : `no kingdom has ${says[0]}: of the ${pool.length} cards to draw from, ${of.size} are such; change the number or the sets`
  const told = reason.map((wish) => wish.told)
  return kingdomError(`${WHAT}: ${why}`, { code: 'impossible', wishes: told, pool: pool.length, such: of.size })
}

const CHUNK = 16 // bits drawn at a time

/** A number below a large one, each as likely. */
function drawBelow(bound: bigint, below: (n: number) => number): bigint {
  const chunks = Math.ceil(bound.toString(2).length / CHUNK)
  const all = 1n << BigInt(CHUNK * chunks)
  const fair = all - (all % bound) // above it, some remainders would come more often
  for (;;) {
    let drawn = 0n
    for (let i = 0; i < chunks; i++) drawn = (drawn << BigInt(CHUNK)) | BigInt(below(1 << CHUNK))
    if (drawn < fair) return drawn % bound
  }
}
