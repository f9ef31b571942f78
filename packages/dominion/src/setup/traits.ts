/** What a card or landscape is good for, read from its definition. */
import type { Ability, Card, Cards, Edition, Gain, Landscape, Num, Step, Var } from '../language/types.ts'
import { everyStep, stepsOf } from '../language/walk.ts'
import { cardsIn, findKingdomCard, type KingdomPile } from './kingdom.ts'
import { kingdomLandscapes } from './landscapes.ts'

type Written = Card | Landscape

export const traitNames = ['village', 'draw', 'trasher', 'gainer', 'buy', 'attack', 'curser', 'defence'] as const
/**
 * `village`: two further Actions or more by one play. `draw`: two cards or more into the hand by one play, now or next
 * turn; as many as it discards do not count. `trasher`: gets rid of cards of one's own other than itself. `gainer`: gains
 * cards that are not bought, Curses and Ruins apart. `buy`: a further buy. `curser`: gives Curses or Ruins to the others.
 * `defence`: answers attacks. What a card may do counts, whether by a choice or under a condition.
 */
export type Trait = (typeof traitNames)[number]

/** Cards of the trait, in words. */
export const traitWords: Readonly<Record<Trait, string>> = {
  village: 'villages',
  draw: 'draw cards',
  trasher: 'trashers',
  gainer: 'gainers',
  buy: 'buy cards',
  attack: 'attacks',
  curser: 'cursers',
  defence: 'defences',
}

/** The traits of a card, in the order of `traitNames`. */
export function traits(card: Written): readonly Trait[] {
  return traitNames.filter((trait) => tests[trait](card))
}

const has = (pile: KingdomPile, trait: Trait, edition: Edition) => cardsIn(pile, edition).some(tests[trait])

/** A pile of several cards has the traits of all of them. */
export const pileTraits = (pile: KingdomPile, edition: Edition): readonly Trait[] =>
  traitNames.filter((trait) => has(pile, trait, edition))

/** Which cards of a kingdom, and which landscapes beside it, have each trait, in the order they are named. */
export function kingdomTraits(
  names: readonly string[],
  edition: Edition,
  landscapes: readonly string[] = [],
): Readonly<Record<Trait, readonly string[]>> {
  const piles = names.map((name) => findKingdomCard(name, edition))
  const beside = kingdomLandscapes(edition).filter(({ name }) => landscapes.includes(name))
  const having = (trait: Trait) => [
    ...piles.filter((pile) => has(pile, trait, edition)).map(({ name }) => name),
    ...beside.filter(tests[trait]).map(({ name }) => name),
  ]
  return Object.fromEntries(traitNames.map((trait) => [trait, having(trait)])) as Record<Trait, string[]>
}

const tests: Readonly<Record<Trait, (card: Written) => boolean>> = {
  village: (card) => most(card, 'actions') >= 2,
  draw: (card) => most(card, 'cards') >= 2,
  trasher: trashesOwnCards,
  gainer: (card) => gains(card).some(({ gain, yours }) => yours && !isJunk(gain)),
  buy: (card) => most(card, 'buys') >= 1,
  attack: (card) => 'types' in card && card.types.includes('Attack'),
  curser: (card) => gains(card).some(({ gain, yours }) => !yours && isJunk(gain)),
  defence: (card) => card.abilities.some(answersAttacks),
}

function answersAttacks(ability: Ability): boolean {
  if (ability.when !== 'hook' || ability.at !== 'hand') return false
  const { event, whose } = ability.on
  return event === 'played' && whose === 'others'
}

const gains = (card: Written) =>
  everyStep(card).flatMap(({ step, yours }) => (step.do === 'gain' ? [{ gain: step, yours }] : []))

function isJunk({ what }: Gain): boolean {
  if (!('is' in what)) return false
  return what.is === 'name' ? what.name === 'Curse' : what.is === 'type' && ['Curse', 'Ruins'].includes(what.type)
}

function trashesOwnCards(card: Written): boolean {
  const own = new Map<Var, boolean>()
  const isOwn = (cards: Cards): boolean => {
    switch (cards.cards) {
      case 'pick':
        return 'cards' in cards.from
          ? isOwn(cards.from)
          : cards.from.some((zone) => zone !== 'supply' && zone !== 'trash')
      case 'var':
        return own.get(cards.name) ?? false
      case 'rest':
        return own.get(cards.of) ?? false
      default:
        return cards.cards === 'top' || cards.cards === 'wholeDeck'
    }
  }
  let found = false
  for (const { step, yours } of everyStep(card)) {
    if (step.do === 'trash' && yours && isOwn(step.what)) found = true
    if (step.do === 'dig') own.set(step.as, yours)
    else if ('as' in step && step.as !== undefined && 'what' in step && step.do !== 'gain')
      own.set(step.as, yours && isOwn(step.what))
  }
  return found
}

type Resource = 'actions' | 'buys' | 'cards'

/**
 * The most of a resource that one play of the card, or use of the landscape, can bring its player, this turn and the next together.
 * What a landscape does whenever something happens is its use, too.
 */
function most(card: Written, resource: Resource): number {
  const counts = new Map<Var, number>()
  const isPlay = (ability: Ability) =>
    ability.when === 'play' || ('type' in card && ability.when === 'hook' && ability.at === 'yours')
  return sum(card.abilities.filter(isPlay).map((ability) => inAll(stepsOf(ability))))

  function inAll(steps: readonly Step[]): number {
    return sum(steps.map(inOne))
  }

  function inOne(step: Step): number {
    if ('as' in step && step.as !== undefined) counts.set(step.as, affected(step))
    switch (step.do) {
      case 'actions':
      case 'buys':
        return step.do === resource ? amount(step.n) : 0
      case 'draw':
        return resource === 'cards' ? amount(step.n) : 0
      case 'put':
        return resource === 'cards' && step.to === 'hand' ? howMany(step.what) : 0
      case 'may':
        return inOne(step.step)
      case 'if':
        return Math.max(inAll(step.then), inAll(step.else ?? []))
      case 'ifDid':
        return inOne(step.step) + Math.max(inAll(step.then), inAll(step.else ?? []))
      case 'chooseOptions':
        return sum(
          step.options
            .map(inAll)
            .sort((a, b) => b - a)
            .slice(0, typeof step.n === 'number' ? step.n : step.options.length),
        )
      case 'untilHandSize':
        return inAll(step.steps) > 0 ? Number.POSITIVE_INFINITY : 0
      case 'everyone':
      case 'on':
      case 'nextTurn':
        return inAll(step.steps)
      default:
        return 0
    }
  }

  /** Cards drawn for cards counted replace the ones that the card took away before; any other number may be large. */
  function amount(n: Num): number {
    if (typeof n === 'number') return n
    return resource === 'cards' && n.num === 'count' && n.of.cards !== 'pick' ? 0 : Number.POSITIVE_INFINITY
  }

  function affected(step: Step): number {
    if (step.do === 'dig') return step.n
    return 'what' in step && 'cards' in step.what ? howMany(step.what) : 1
  }

  function howMany(cards: Cards): number {
    switch (cards.cards) {
      case 'this':
      case 'it':
        return 1
      case 'var':
        return counts.get(cards.name) ?? 1
      case 'rest':
        return counts.get(cards.of) ?? 1
      case 'top':
        return amount(cards.n)
      case 'pick': {
        const { quantity, from } = cards
        if (typeof quantity === 'number') return quantity
        if (typeof quantity === 'object' && 'upTo' in quantity) return quantity.upTo
        return 'cards' in from ? howMany(from) : Number.POSITIVE_INFINITY
      }
      default:
        return Number.POSITIVE_INFINITY
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
