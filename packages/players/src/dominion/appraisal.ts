/** What cards are worth to a player who lives by Treasures. Read from what the cards are, not from what they are called. */
import { type Card, cardsOf, type Edition, type Num } from '@freehold/dominion'

/** Cards are appraised for one moment of one game. */
export interface Appraisal {
  /** Coins the card makes when it is played. */
  coins(card: string): number
  /** How much it helps to hold the card now; a card that cannot be used is worth 0. */
  inHand(card: string): number
  /** How much it helps to own the card; below 0 it is a burden. */
  owned(card: string): number
}

export interface Moment {
  readonly edition: Edition
  readonly playsActions: boolean // or holds them idly, as Big Money does
  readonly endIsNear: boolean // points matter more than what the deck can do
}

export function appraisal({ edition, playsActions, endIsNear }: Moment): Appraisal {
  const cards = cardsOf(edition)
  const known = (name: string): Card => {
    const card = cards.get(name)
    if (!card) throw new Error(`There is no card ${name}`)
    return card
  }
  const is = (card: Card, type: Card['types'][number]) => card.types.includes(type)
  const coins = (card: Card): number => (is(card, 'Treasure') ? coinsOf(card) : 0)
  return {
    coins: (name) => coins(known(name)),
    inHand(name) {
      const card = known(name)
      if (is(card, 'Treasure')) return 1 + coins(card)
      return playsActions && is(card, 'Action') && !is(card, 'Ruins') ? 0.5 : 0
    },
    owned(name) {
      const card = known(name)
      const price = card.cost.coins + (card.cost.potion ?? 0) * 2
      if (is(card, 'Curse')) return -2
      if (is(card, 'Ruins')) return -1
      if (is(card, 'Victory') && !is(card, 'Action') && !is(card, 'Treasure')) {
        // Points are dead weight while the deck grows, and cheap ones stay so until the end.
        return endIsNear || price >= 8 ? price + 1 : price >= 5 ? 1 : -0.5
      }
      if (is(card, 'Treasure')) return coins(card) > 0 ? price : 0.1
      return playsActions ? price : 0.05
    },
  }
}

function coinsOf(card: Card): number {
  let sum = 0
  for (const ability of card.abilities) {
    if (ability.when !== 'play') continue
    for (const step of ability.steps) if (step.do === 'coins') sum += constant(step.n)
  }
  return sum
}

/** What a card makes varies with the game for a few; one coin is a fair guess for those. */
const constant = (n: Num): number => (typeof n === 'number' ? n : 1)
