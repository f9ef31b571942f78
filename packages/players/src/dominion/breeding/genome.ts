/** What breeding works on: the lists of a strategy, as anybody could have written them. */
import { type Card, cardsOf, type Kingdom, kingdomTraits, landscapesOf, traitNames, traits } from '@freehold/dominion'
import { asCard } from '@freehold/dominion/own-cards'
import type { Below } from '@freehold/kernel'
import { actionsOf, playSteps } from '../card-table.ts'
import { type Condition, parseCondition } from '../strategy/expression.ts'
import { parseStrategy, type Strategy } from '../strategy/strategy.ts'
import { allOf, testsOf, writtenMenus } from '../strategy/written.ts'

export type Genome = Pick<Strategy, 'buy' | 'play' | 'trash'>
export type Entry = Genome['buy'][number]

/** Cards of a kingdom that a menu can be made of. */
export interface Stock {
  readonly money: readonly string[]
  readonly kingdom: readonly string[]
  readonly actions: readonly string[]
  readonly chains: readonly string[] // Actions that give back the action they cost, the dearest first
  readonly landscapes: readonly string[] // that can be bought
  readonly victories: readonly string[] // Victory cards of the kingdom
  readonly colonies: boolean
  readonly ratios: boolean // whether conditions may say so many for each of another card
  price(card: string): number
  readonly traits: ReturnType<typeof kingdomTraits>
}

export function stockOf({ edition, cards: piles, own = [], beside }: Kingdom, ratios = true): Stock {
  const written = own.map(asCard)
  const known = new Map([...cardsOf(edition), ...written.map((card) => [card.name, card] as const)])
  const listed = piles.filter((card) => known.has(card)) // piles of several cards have no name to buy by
  const cards = [...listed, ...written.map(({ name }) => name)]
  const landscapes = Array.isArray(beside?.landscapes) ? (beside.landscapes as readonly string[]) : []
  const is = (type: Card['types'][number]) => cards.filter((card) => known.get(card)?.types.includes(type))
  const colonies = beside?.colonies === true
  const price = (card: string) => known.get(card)?.cost.coins ?? 0
  return {
    ratios,
    money: [
      ...(colonies ? ['Platinum'] : []),
      'Gold',
      'Silver',
      ...(cards.some((card) => known.get(card)?.cost.potion) ? ['Potion'] : []),
    ],
    kingdom: cards,
    actions: is('Action'),
    chains: is('Action')
      .filter((card) => givesAction(known.get(card)))
      .toSorted((a, b) => price(b) - price(a)),
    landscapes: landscapes.filter((name) => landscapesOf(edition).get(name)?.cost),
    victories: is('Victory'),
    colonies,
    price,
    traits: withTraitsOf(written, kingdomTraits(listed, edition)),
  }
}

const givesAction = (card: Card | undefined): boolean => card !== undefined && actionsOf(playSteps(card)) > 0

type Traits = Stock['traits']

/** What cards that somebody wrote are good for stands in their program, as it does in that of any card. */
function withTraitsOf(written: readonly Card[], known: Traits): Traits {
  const having = (trait: keyof Traits) => written.filter((card) => traits(card).includes(trait)).map(({ name }) => name)
  const all = traitNames.map((trait) => [trait, [...known[trait], ...having(trait)]] as const)
  return Object.fromEntries(all) as Record<keyof Traits, readonly string[]>
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

/** A line of a menu, its condition in the words of a strategy file; also about a card that somebody wrote. */
export const line = (card: string, when?: string): Entry =>
  when === undefined ? { card } : { card, when: parseCondition(when, () => true) }

const MOST_LINES = 18
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

export const ending = () => [line('Duchy', 'provinces <= 4'), line('Estate', 'provinces <= 2')]

/** A card and how many of it are bought; what is as dear as Gold is bought before it, or never would be. */
type Copies = readonly [card: string, atMost: number, isDear?: boolean]

/** Money and an end game with some copies of a few cards before Silver. */
export function moneyWith(cards: readonly Copies[], province = 'own(Gold) > 0'): Genome {
  const chosen = (dear: boolean) =>
    cards
      .filter(([, , isDear = false]) => isDear === dear)
      .map(([card, atMost]) => line(card, `own(${card}) < ${atMost}`))
  return tidy({
    buy: [line('Province', province), ...ending(), ...chosen(true), line('Gold'), ...chosen(false), line('Silver')],
    play: [],
    trash: [],
  })
}

/** Whether a menu is money with at most two Actions, which is what most people play. */
export function isMoney({ buy, play, trash }: Genome, { actions, victories }: Stock): boolean {
  const bought = new Set(buy.map(({ card }) => card))
  const isBought = (card: string): boolean => bought.has(card)
  if (!['Gold', 'Silver'].every(isBought) || victories.some(isBought)) return false
  return actions.filter(isBought).length <= 2 && play.length + trash.length === 0
}

export const isDear = ({ price }: Stock, card: string): boolean => price(card) >= price('Gold')

/** The same menu for a game with Colonies: they and Platinum come first, Provinces when the end is near. */
export function withColonies(genome: Genome, { colonies }: Stock): Genome {
  if (!colonies || genome.buy.some(({ card }) => card === 'Colony')) return genome
  const lines = [line('Colony'), line('Province', 'left(Colony) <= 4'), line('Platinum')]
  return tidy({ ...genome, buy: [...lines, ...genome.buy.filter(({ card }) => card !== 'Province')] })
}

/** Two to four cards of the kingdom, drawn by lot, with money or with little of it. */
export function randomGenome(stock: Stock, below: Below): Genome {
  const cards = Array.from({ length: 2 + below(3) }, () => {
    const card = pick(stock.kingdom, below)
    return [card, 1 + below(4), isDear(stock, card)] as const
  })
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

export const cleaning = (below: Below) => [
  line('Curse'),
  line('Estate', `provinces > ${2 + below(3)}`),
  line('Copper', `money > ${3 + below(5)}`),
]

/** Each card of the kingdom alone with money: what a beginner tries first. */
export const simpleGenomes = (stock: Stock): Genome[] =>
  stock.kingdom
    .flatMap((card) => [1, 2, 9].map((atMost) => moneyWith([[card, atMost, isDear(stock, card)]])))
    .map((each) => withColonies(each, stock))

/** Money with any two cards of the kingdom, the dearer one first. */
export const pairGenomes = (stock: Stock, below: Below): Genome[] =>
  stock.kingdom.flatMap((one, i) =>
    stock.kingdom.slice(i + 1).map((other) => {
      const both = [one, other].sort((a, b) => stock.price(b) - stock.price(a))
      return withColonies(moneyWith(both.map((card) => [card, 1 + below(3), isDear(stock, card)])), stock)
    }),
  )

export const pick = <T>(from: readonly T[], below: Below): T => from[below(from.length)]
