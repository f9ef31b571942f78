/** Menus for whatever kingdom there is: the best of those that fit, and others made for it. */
import { cardsOf, type DominionOptions, type Kingdom } from '@freehold/dominion'
import { everyStep } from '@freehold/dominion/language'
import { belowFrom } from '@freehold/kernel'
import { strongest } from './fitting.ts'
import type { Policies } from './search/searcher.ts'
import { evolvedFor, shipped, strategyIds } from './strategy/library.ts'
import { plainStrategy } from './strategy/plain.ts'
import { parseStrategy, type Strategy } from './strategy/strategy.ts'

/** The kingdom of a table, with all that lies beside it. */
export function kingdomOf({ edition, kingdom, players, start, asking, rules, ...beside }: DominionOptions): Kingdom {
  return { edition, cards: kingdom, beside, printing: rules.printing }
}

/** Finds something out once for each kingdom. */
function once(find: (kingdom: Kingdom) => Strategy): (kingdom: Kingdom) => Strategy {
  const found = new Map<string, Strategy>()
  return (kingdom) => {
    const { edition, cards, beside, printing } = kingdom
    const key = JSON.stringify([edition, [...cards].sort(), beside ?? {}, printing])
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

/** Plain money with the one card that helps it most. */
export const plainFor = once((kingdom) => {
  const singles = additions(kingdom).map((card) => plainStrategy(`plain:${card}`))
  return strongest([shipped('big-money'), ...singles], kingdom)[0]
})

const fitting = ({ cards }: Kingdom): Strategy[] =>
  strategyIds()
    .map(shipped)
    .filter(({ needs }) => needs.every((card) => cards.includes(card)))

/** The best strategy for the kingdom that somebody wrote. */
export const writtenFor = once((kingdom) => strongest([shipped('big-money-ultimate'), ...fitting(kingdom)], kingdom)[0])

/** The strategy that was bred for the kingdom; where none was, the best of those that fit and of some made in a moment. */
export const bestFor = once((kingdom) => evolvedFor(kingdom) ?? madeFor(kingdom))

function madeFor(kingdom: Kingdom): Strategy {
  const cards = additions(kingdom)
  const yardstick = shipped('big-money-ultimate')
  const singles = cards.map((card) => moneyWith([card], kingdom))
  const good = strongest([yardstick, ...singles], kingdom, 5).flatMap(({ needs }) => needs)
  const pairs = good.flatMap((a, i) => good.slice(i + 1).map((b) => moneyWith([a, b], kingdom)))
  return strongest([writtenFor(kingdom), yardstick, ...singles, ...pairs], kingdom)[0]
}

/** Money, a few of some cards, and an end game. */
function moneyWith(cards: readonly string[], { edition }: Kingdom): Strategy {
  const actions = (name: string) => {
    const card = cardsOf(edition).get(name)
    return card !== undefined && everyStep(card).some(({ step }) => step.do === 'actions')
  }
  return parseStrategy(
    {
      name: `Money with ${cards.join(' and ')}`,
      about: `Made in a moment: money, ${cards.join(', ')}, and Duchies at the end.`,
      buy: [
        { card: 'Province', when: 'money >= 12' },
        { card: 'Duchy', when: 'provinces <= 4' },
        { card: 'Estate', when: 'provinces <= 2' },
        'Gold',
        ...cards.map((card) => ({ card, atMost: actions(card) ? 5 : 2 })),
        'Silver',
      ],
    },
    'a menu',
  )
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

/** How a search imagines that a game goes on. */
export function policiesFor(kingdom: Kingdom): Policies {
  const base = bestFor(kingdom)
  const others = [writtenFor(kingdom), shipped('big-money-ultimate')]
  return { base, others: others.filter(({ name }, i) => name !== base.name && others[i - 1]?.name !== name) }
}
