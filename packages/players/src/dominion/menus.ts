/** Menus for whatever kingdom there is: the best of those that fit, and others made for it. */
import { cardsOf, type DominionOptions, type Kingdom } from '@freehold/dominion'
import { belowFrom } from '@freehold/kernel'
import { QuickBreeding } from './breeding/quick.ts'
import { bestAmong } from './breeding/several.ts'
import { strongest } from './fitting.ts'
import type { Policies } from './search/policies.ts'
import { evolvedFor, fittingIn, shipped } from './strategy/library.ts'
import { plainStrategy } from './strategy/plain.ts'
import { ownsFewer, parseStrategy, type Strategy } from './strategy/strategy.ts'

/** The kingdom of a table, with all that lies beside it. */
export function kingdomOf({
  edition,
  kingdom,
  own,
  players,
  start,
  asking,
  rules,
  ...beside
}: DominionOptions): Kingdom {
  return { edition, cards: kingdom, ...(own && { own }), beside, printing: rules.printing }
}

const keyOf = ({ edition, cards, own, beside, printing }: Kingdom): string =>
  JSON.stringify([edition, [...cards].sort(), beside ?? {}, printing, own])

/** Finds something out once for each kingdom. */
function once<T>(find: (kingdom: Kingdom) => T): (kingdom: Kingdom) => T {
  const found = new Map<string, T>()
  return (kingdom) => {
    const key = keyOf(kingdom)
    const strategy = found.get(key) ?? find(kingdom)
    if (found.size > 1000) found.clear()
    found.set(key, strategy)
    return strategy
  }
}

/** Cards that a menu of money can do with: no Victory cards, and none that needs a Potion. */
const additions = ({ edition, cards }: Kingdom): string[] =>
  cards.filter((name) => {
    const card = cardsOf(edition).get(name)
    return card && !card.cost.potion && (card.types.includes('Action') || card.types.includes('Treasure'))
  })

/** Money that knows when the end is near, with so many of a card at most. */
function moneyWith(card: string, most: number): Strategy {
  const money = shipped('big-money-ultimate')
  const silver = money.buy.findIndex((line) => line.card === 'Silver')
  const line = { card, when: ownsFewer(card, most) }
  return {
    ...money,
    name: `Money with ${card}`,
    buy: [...money.buy.slice(0, silver), line, ...money.buy.slice(silver)],
    needs: [card],
  }
}

/** For cards that somebody wrote: a menu in a file could not name them. */
const menusWithOwn = ({ own = [] }: Kingdom): Strategy[] =>
  own
    .filter(({ cost, types }) => !cost.potion && (types.includes('Action') || types.includes('Treasure')))
    .flatMap(({ name }) => [moneyWith(name, 2), moneyWith(name, 5)])

/** Plain money with the one card that helps it most. */
export const plainFor = once((kingdom) => {
  const singles = additions(kingdom).map((card) => plainStrategy(`plain:${card}`))
  return strongest([shipped('big-money'), ...singles, ...menusWithOwn(kingdom)], kingdom)[0]
})

/** The best strategy for the kingdom that somebody wrote, or else money with the card that helps it most. */
export const writtenFor = once((kingdom) => {
  const money = [shipped('big-money-ultimate'), ...additions(kingdom).map((card) => moneyWith(card, 2))]
  return strongest([...money, ...fittingIn(kingdom.cards), ...menusWithOwn(kingdom)], kingdom)[0]
})

/** Breeding that begins with the menus by hand that come with Freehold; another `time` by another lot. */
export function breedingFor(kingdom: Kingdom, time = 0): QuickBreeding {
  const byHand = { money: shipped('big-money-ultimate'), fitting: fittingIn(kingdom.cards) }
  return new QuickBreeding(kingdom, byHand, undefined, time === 0 ? '' : ` time ${time}`)
}

/** Breedings where there is time: one alone may have bad luck. */
const TIMES = 2

type Bred = Pick<QuickBreeding, 'best' | 'rivals' | 'done'>

/** What quick breeding finds in a kingdom, when it is done: the better of two breedings, and among its rivals the other. */
const bredFor = once((kingdom): Bred => {
  const breedings = Array.from({ length: TIMES }, (_, time) => {
    const breeding = breedingFor(kingdom, time)
    while (!breeding.done) breeding.step()
    return breeding
  })
  const menus = breedings.map(({ best }) => best)
  const best = bestAmong(menus, kingdom, breedings)
  const { rivals } = breedings[menus.indexOf(best)]
  return { best, rivals: [...rivals, ...menus.filter((menu) => menu !== best)], done: true }
})

/** The strategy that was bred for the kingdom, by Freehold's makers or here and now in about 500,000 games. */
export const bestFor = (kingdom: Kingdom): Strategy =>
  kingdom.own ? writtenFor(kingdom) : (evolvedFor(kingdom) ?? bredFor(kingdom).best)

/** Kingdoms whose menus are being bred at tables, the latest last. */
const going = new Map<string, QuickBreeding>()
const MOST_GOING = 200

/** Lets the breeding of this kingdom go on for so many milliseconds; what is bred is kept for all tables with the same cards. */
function goneOn(kingdom: Kingdom, milliseconds: number): QuickBreeding {
  const key = keyOf(kingdom)
  const breeding = going.get(key) ?? breedingFor(kingdom)
  going.delete(key)
  going.set(key, breeding)
  for (const oldest of going.keys()) {
    if (going.size <= MOST_GOING) break
    going.delete(oldest)
  }
  const end = performance.now() + milliseconds
  while (!breeding.done && performance.now() < end) breeding.step()
  return breeding
}

/** Goes on with breeding; whether there is more to do. Where a menu came with Freehold only who searches asks for others, too. */
export function practise(kingdom: Kingdom, milliseconds: number, searches: boolean): boolean {
  if (kingdom.own || (!searches && evolvedFor(kingdom))) return false
  return !goneOn(kingdom, milliseconds).done
}

/** The best menu at a table, where nobody waits for it: it gets better as the game goes on. */
export function growingFor(kingdom: Kingdom, milliseconds: number): Strategy {
  if (kingdom.own) return writtenFor(kingdom)
  return evolvedFor(kingdom) ?? goneOn(kingdom, milliseconds).best
}

/** What somebody buys who does not know yet what is good: the cards that please, by lot, and Provinces when they can be had. */
export function whims(kingdom: Kingdom, seed: string): Strategy {
  const below = belowFrom(`fast:whims ${seed}`)
  const cards = [...additions(kingdom)]
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1)
    ;[cards[i], cards[j]] = [cards[j], cards[i]]
  }
  const liked = cards.slice(0, 6).map((card) => ({ card, atMost: 1 + below(3) }))
  return parseStrategy(
    {
      name: 'Whims',
      about: 'Buys what pleases, and Provinces when they can be had.',
      buy: ['Province', ...liked, 'Gold', { card: 'Duchy', when: 'turn > 14' }, 'Silver'],
    },
    'a menu',
  )
}

/** How a search imagines that a game goes on: by the best menu, and by those that are hardest to beat besides. */
export const policiesFor = (kingdom: Kingdom): Policies =>
  kingdom.own ? writtenPolicies(kingdom) : policiesOf(bredFor(kingdom), kingdom)

/** The same at a table: the same object until there is something better. */
export const growingPolicies = (kingdom: Kingdom, milliseconds: number): Policies =>
  kingdom.own ? writtenPolicies(kingdom) : policiesOf(goneOn(kingdom, milliseconds), kingdom)

const writtenPolicies = once((kingdom): Policies => {
  const base = writtenFor(kingdom)
  return { base, others: [shipped('big-money-ultimate')].filter(({ name }) => name !== base.name) }
})

const made = new WeakMap<readonly Strategy[], Policies>()

function policiesOf({ best, rivals, done }: Bred, kingdom: Kingdom): Policies {
  const known = made.get(rivals)
  const evolved = evolvedFor(kingdom)
  const base = evolved ?? best
  const advised = !evolved && !done
  if (known?.base === base && known.advised === advised) return known
  const isOther = ({ buy }: Strategy): boolean => JSON.stringify(buy) !== JSON.stringify(base.buy)
  const policies = { base, advised, others: [...rivals, shipped('big-money-ultimate')].filter(isOther) }
  made.set(rivals, policies)
  return policies
}
