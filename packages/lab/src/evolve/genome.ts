/** What evolution works on: the lists of a strategy, as anybody could have written them. */
import { cardsOf, type Kingdom, kingdomTraits } from '@freehold/dominion'
import type { Below } from '@freehold/kernel'
import { allOf, type Condition, parseStrategy, type Strategy, testsOf, writtenMenus } from '@freehold/players'

export type Genome = Pick<Strategy, 'buy' | 'play' | 'trash'>
export type Entry = Genome['buy'][number]

/** Cards of a kingdom that a menu can be made of. */
export interface Stock {
  readonly money: readonly string[]
  readonly kingdom: readonly string[]
  readonly actions: readonly string[]
  readonly traits: ReturnType<typeof kingdomTraits>
}

export function stockOf({ edition, cards }: Kingdom): Stock {
  const known = cardsOf(edition)
  return {
    money: ['Gold', 'Silver', ...(cards.some((card) => known.get(card)?.cost.potion) ? ['Potion'] : [])],
    kingdom: cards,
    actions: cards.filter((card) => known.get(card)?.types.includes('Action')),
    traits: kingdomTraits(cards, edition),
  }
}

export const strategyOf = (genome: Genome, name: string): Strategy => ({
  ...genome,
  name,
  about: name,
  idle: [],
  answers: [],
  needs: [],
})

/** The genome in a saved file, and back. */
export const written = (genome: Genome): ReturnType<typeof writtenMenus> => writtenMenus(genome)
export function parseGenome(input: object, what: string): Genome {
  const { buy, play, trash } = parseStrategy({ ...input, name: what }, what)
  return { buy, play, trash }
}

/** A line of a menu in the words of a strategy file. */
export function line(card: string, when?: string): Entry {
  const [entry] = parseStrategy({ name: card, buy: [when === undefined ? card : { card, when }] }, card).buy
  return entry
}

const MOST_LINES = 16
const MOST_TESTS = 3

/** Leaves out what can never matter: lines said before, or after the same card is always wanted. */
export function tidy({ buy, play, trash }: Genome): Genome {
  return { buy: useful(buy).slice(0, MOST_LINES), play: useful(play).slice(0, MOST_LINES), trash: useful(trash) }
}

function useful(entries: readonly Entry[]): Entry[] {
  const always = new Set<string>()
  const said = new Set<string>()
  return entries.flatMap(({ card, when }) => {
    const tests = [...new Map(testsOf(when).map((test) => [JSON.stringify(test), test])).values()].slice(0, MOST_TESTS)
    const entry = entryOf(card, tests)
    const text = JSON.stringify(entry)
    if (always.has(card) || said.has(text) || tests.some(neverHolds)) return []
    if (tests.length === 0) always.add(card)
    said.add(text)
    return [entry]
  })
}

/** Nobody owns fewer than none. */
const neverHolds = (test: Condition): boolean =>
  test.is === '<' && test.left.of === 'own' && test.right.of === 'number' && test.right.n <= 0

/** Lines and conditions. */
export const sizeOf = ({ buy, play, trash }: Genome): number =>
  [...buy, ...play, ...trash].reduce((sum, { when }) => sum + 1 + testsOf(when).length, 0)

/** The genome without each of its lines and conditions in turn. The menu keeps a line. */
export const shorterBy = (genome: Genome): Genome[] =>
  (['buy', 'play', 'trash'] as const).flatMap((list) =>
    genome[list].flatMap(({ card, when }, i) => {
      const tests = testsOf(when)
      const shorter = tests.map((_, at) => [entryOf(card, tests.toSpliced(at, 1))])
      return [...(list === 'buy' && genome.buy.length === 1 ? [] : [[]]), ...shorter].map((instead) => ({
        ...genome,
        [list]: genome[list].toSpliced(i, 1, ...instead),
      }))
    }),
  )

const entryOf = (card: string, tests: readonly Condition[]): Entry =>
  tests.length === 0 ? { card } : { card, when: allOf(tests) }

const ending = () => [line('Duchy', 'provinces <= 4'), line('Estate', 'provinces <= 2')]

/** Money and an end game with some copies of a few cards before Silver. */
export function moneyWith(
  cards: readonly (readonly [card: string, atMost: number])[],
  province = 'own(Gold) > 0',
): Genome {
  const chosen = cards.map(([card, atMost]) => line(card, `own(${card}) < ${atMost}`))
  return tidy({
    buy: [line('Province', province), ...ending(), line('Gold'), ...chosen, line('Silver')],
    play: [],
    trash: [],
  })
}

/** Two to four cards of the kingdom, drawn by lot, with money or with little of it. */
export function randomGenome(stock: Stock, below: Below): Genome {
  const cards = Array.from({ length: 2 + below(3) }, () => [pick(stock.kingdom, below), 1 + below(4)] as const)
  const genome = moneyWith(cards, below(2) === 0 ? 'own(Gold) > 0' : `money >= ${8 + below(10)}`)
  if (below(3) > 0) return genome
  const first = below(cards.length)
  return tidy({
    ...genome,
    buy: [
      ...genome.buy.slice(0, 3),
      line(cards[first][0], `own(${cards[first][0]}) < ${cards[first][1]}`),
      ...genome.buy.slice(3),
    ],
  })
}

/** Cards that draw, villages for them, something that pays, perhaps a trasher first: the skeleton of an engine. */
export function engineGenome({ kingdom, traits }: Stock, below: Below): Genome {
  const some = (from: readonly string[]) => (from.length > 0 && below(4) > 0 ? [pick(from, below)] : [])
  const [drawing, villages, trashers] = [some(traits.draw), some(traits.village), some(traits.trasher)]
  const village = (card: string) => `own(${card}) < own(${drawing[0] ?? 'Action'}) + ${below(3)}`
  const parts = [
    ...drawing.map((card) => line(card, `own(${card}) < ${2 + below(5)}`)),
    ...villages.map((card) => line(card, village(card))),
    ...[...some(kingdom), ...some(traits.buy), ...some(traits.attack)].map((card) =>
      line(card, `own(${card}) < ${1 + below(4)}`),
    ),
    line('Gold', below(2) === 0 ? undefined : `own(Gold) < ${1 + below(4)}`),
  ]
  for (let i = parts.length - 1; i > 0; i--) {
    const other = below(i + 1)
    ;[parts[i], parts[other]] = [parts[other], parts[i]]
  }
  const ready = ['own(Gold) > 0', `own(Action) > ${3 + below(6)}`, `turn > ${7 + below(6)}`, `money >= ${8 + below(6)}`]
  const first = trashers.map((card) => line(card, `own(${card}) < 1 and turn < ${3 + below(6)}`))
  return tidy({
    buy: [
      line('Province', pick(ready, below)),
      ...ending(),
      ...first,
      ...parts,
      line('Silver', below(2) === 0 ? undefined : `own(Silver) < ${2 + below(4)}`),
    ],
    play: [],
    trash: first.length > 0 ? cleaning(below) : [],
  })
}

const cleaning = (below: Below) => [
  line('Curse'),
  line('Estate', `provinces > ${2 + below(3)}`),
  line('Copper', `money > ${3 + below(5)}`),
]

/** Each card of the kingdom alone with money: what a beginner tries first. */
export const simpleGenomes = (stock: Stock): Genome[] =>
  stock.kingdom.flatMap((card) => [moneyWith([[card, 1]]), moneyWith([[card, 2]])])

export const pick = <T>(from: readonly T[], below: Below): T => from[below(from.length)]
