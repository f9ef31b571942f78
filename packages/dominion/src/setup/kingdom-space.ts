/** All kingdoms that fulfil some demands, counted and numbered without listing them. */
import { choose, subsetOfRank } from './combinations.ts'
import { kingdomError } from './faults.ts'
import { KINGDOM_SIZE, type KingdomPile } from './kingdom.ts'

const MOST_COUNTS = 1_000_000 // that are kept: about a second

/** How many of the ten may be of these cards. */
export interface Demand {
  readonly of: ReadonlySet<KingdomPile>
  readonly min: number
  readonly max: number
}

export interface KingdomSpace {
  readonly size: bigint
  /** The kingdom of that number, from 0; each has one. */
  at(index: bigint): KingdomPile[]
}

/** Cards that the demands cannot tell apart, so that only how many of them are taken matters. */
interface Group {
  readonly cards: readonly KingdomPile[]
  readonly subsets: readonly bigint[] // by how many are taken
  readonly counters: readonly Counter[]
}

/** What is known of a demand while groups are taken: a digit of the one number that all of them are kept in. */
interface Counter {
  readonly unit: number // one card more
  readonly base: number // of the digit
  readonly min: number
  readonly max: number
  readonly enough: number // from here on the count does not matter
  readonly isLast: boolean // no later group counts
}

/** What can be taken from a group, in how many ways, and in how many ways it goes on from there. */
interface Branch {
  readonly taken: number
  readonly counts: number
  readonly subsets: bigint
  readonly rest: bigint
}

/**
 * Takes the groups one after the other and asks in how many ways the rest can be filled up. Throws `InputError` where the
 * demands are too many to keep count of.
 */
export function kingdomSpace(pool: readonly KingdomPile[], demands: readonly Demand[]): KingdomSpace {
  const groups = groupsOf(pool, demands)
  const known = groups.map(() => new Map<number, bigint>())
  let kept = 0

  /** In how many ways `left` cards can be taken from this group on, with these counts so far. */
  function ways(group: number, left: number, counts: number): bigint {
    if (group === groups.length) return left === 0 ? 1n : 0n
    const key = counts * (KINGDOM_SIZE + 1) + left
    let all = known[group].get(key)
    if (all === undefined) {
      all = 0n
      for (const { subsets, rest } of branches(group, left, counts)) all += subsets * rest
      known[group].set(key, all)
      if (++kept > MOST_COUNTS) throw tooMany()
    }
    return all
  }

  function branches(group: number, left: number, counts: number): Branch[] {
    const { subsets, counters } = groups[group]
    const found: Branch[] = []
    for (let taken = 0; taken < subsets.length && taken <= left; taken++) {
      const after = count(counters, taken, counts)
      if (after === undefined) continue
      const rest = ways(group + 1, left - taken, after)
      if (rest > 0n) found.push({ taken, counts: after, subsets: subsets[taken], rest })
    }
    return found
  }

  return {
    size: demands.some(({ of, min }) => of.size < min) ? 0n : ways(0, KINGDOM_SIZE, 0),
    at(index) {
      const chosen: KingdomPile[] = []
      let left = index
      let counts = 0
      groups.forEach(({ cards }, group) => {
        for (const branch of branches(group, KINGDOM_SIZE - chosen.length, counts)) {
          const size = branch.subsets * branch.rest
          if (left >= size) {
            left -= size
            continue
          }
          chosen.push(...subsetOfRank(left / branch.rest, branch.taken).map((place) => cards[place]))
          left %= branch.rest
          counts = branch.counts
          break
        }
      })
      return chosen
    },
  }
}

/** The counts after so many cards of a group, or nothing where a demand is broken. What no longer matters is forgotten. */
function count(counters: readonly Counter[], taken: number, counts: number): number | undefined {
  let after = counts
  for (const { unit, base, min, max, enough, isLast } of counters) {
    const before = Math.floor(counts / unit) % base
    const now = before + taken
    if (now > max || (isLast && now < min)) return undefined
    after += ((isLast ? 0 : Math.min(now, enough)) - before) * unit
  }
  return after
}

function groupsOf(pool: readonly KingdomPile[], demands: readonly Demand[]): readonly Group[] {
  const byDemands = Map.groupBy(pool, (card) => demands.map(({ of }) => of.has(card)).join())
  const groups = inGoodOrder([...byDemands.values()], demands)
  const counters = countersOf(groups, demands)
  return groups.map((cards, group) => ({
    cards,
    subsets: Array.from({ length: Math.min(cards.length, KINGDOM_SIZE) + 1 }, (_, taken) =>
      choose(cards.length, taken),
    ),
    counters: counters
      .filter((_, d) => demands[d].of.has(cards[0]))
      .map((counter) => ({ ...counter, isLast: counter.last === group })),
  }))
}

/** A digit for each demand; those that are never counted at the same time share one. */
function countersOf(groups: readonly (readonly KingdomPile[])[], demands: readonly Demand[]) {
  const spans = demands.map((demand) => ({
    first: groups.findIndex(([card]) => demand.of.has(card)),
    last: groups.findLastIndex(([card]) => demand.of.has(card)),
    min: demand.min,
    max: demand.max,
    enough: enoughFor(demand),
  }))
  const digits: { base: number; until: number }[] = []
  const digitOf = new Map<(typeof spans)[number], number>()
  for (const span of spans.toSorted((a, b) => a.first - b.first)) {
    let digit = digits.findIndex(({ until }) => until < span.first)
    if (digit < 0) digit = digits.push({ base: 1, until: -1 }) - 1
    const base = span.first === span.last ? 1 : span.enough + 1 // what one group decides need not be remembered
    digits[digit] = { base: Math.max(digits[digit].base, base), until: span.last }
    digitOf.set(span, digit)
  }
  const unitOf = (digit: number) => digits.slice(0, digit).reduce((unit, { base }) => unit * base, 1)
  if (unitOf(digits.length) * (KINGDOM_SIZE + 1) > Number.MAX_SAFE_INTEGER) throw tooMany()
  return spans.map((span) => {
    const digit = digitOf.get(span) ?? 0
    return { ...span, unit: unitOf(digit), base: digits[digit].base }
  })
}

/** Finishes with demands early: next comes the group after which the fewest counts are possible. */
function inGoodOrder(groups: readonly KingdomPile[][], demands: readonly Demand[]): KingdomPile[][] {
  const ordered: KingdomPile[][] = []
  const left = new Set(groups)
  const counts = (next: KingdomPile[]) =>
    demands
      .filter(({ of }) => [next, ...ordered].some(([card]) => of.has(card)))
      .filter(({ of }) => left.values().some((group) => group !== next && of.has(group[0])))
      .reduce((product, demand) => product * (enoughFor(demand) + 1), 1)
  while (left.size > 0) {
    const [next] = [...left].map((group) => ({ group, counts: counts(group) })).sort((a, b) => a.counts - b.counts)
    left.delete(next.group)
    ordered.push(next.group)
  }
  return ordered
}

/** From here on a count does not matter. */
const enoughFor = ({ min, max }: Demand): number => (max < KINGDOM_SIZE ? max : min)

const tooMany = () =>
  kingdomError('so many wishes at once cannot be weighed: leave some out', { code: 'too-many-wishes' })
