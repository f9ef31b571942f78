import type { Counter, Token, TokenPlace } from '../../language/types.ts'
import { amount } from '../markup.ts'
import type { Telling } from './telling.ts'

/** What each token is called. */
export const tokenNames: Record<Token, readonly [one: string, many: string]> = {
  plusCard: ['+1 Card token', '+1 Card tokens'],
  plusAction: ['+1 Action token', '+1 Action tokens'],
  plusBuy: ['+1 Buy token', '+1 Buy tokens'],
  plusCoin: ['+1 Coin token', '+1 Coin tokens'],
  minusCost: ['−2 cost token', '−2 cost tokens'],
  trashing: ['Trashing token', 'Trashing tokens'],
  estate: ['Estate token', 'Estate tokens'],
  minusCard: ['−1 Card token', '−1 Card tokens'],
  minusCoin: ['−1 Coin token', '−1 Coin tokens'],
  journey: ['Journey token', 'Journey tokens'],
  embargo: ['Embargo token', 'Embargo tokens'],
  tradeRoute: ['Trade Route token', 'Trade Route tokens'],
  pirateShip: ['Pirate Ship token', 'Pirate Ship tokens'],
  plot: ['token', 'tokens'],
  points: ['point', 'points'],
  debt: ['debt', 'debt'],
}

/** The pile of a card, as what a token lies on. */
export const pileOf = (cards: Exclude<TokenPlace, string>, t: Telling): string =>
  cards.cards === 'it' || (cards.cards === 'var' && t.topic === cards.name && !isChosenPile(cards.name, t))
    ? 'its pile'
    : t.say.cards(cards, t)

const isChosenPile = (name: string, t: Telling): boolean => t.refs.get(name)?.by === 'choose'

export function placed(place: TokenPlace, t: Telling): string {
  if (place === 'you') return `${t.voice.they} have`
  if (place === 'here') return t.landscape ? 'here' : 'on its pile'
  return `on ${pileOf(place, t)}`
}

/** `+2 Coffers`, `2 debt`. */
export function counterNoun(counter: Counter, n: number): string {
  switch (counter) {
    case 'coins':
    case 'points':
    case 'potions':
      return amount(counter, n)
    case 'actions':
      return `${n} ${n === 1 ? 'Action' : 'Actions'}`
    case 'buys':
      return `${n} ${n === 1 ? 'Buy' : 'Buys'}`
    case 'coffers':
      return `${n} Coffers`
    case 'villagers':
      return `${n} ${n === 1 ? 'Villager' : 'Villagers'}`
    case 'debt':
      return `${n} debt`
  }
}

/** The counter without a number: `coins`, `Coffers`. */
export const counterName: Record<Counter, string> = {
  actions: 'Actions',
  buys: 'Buys',
  coins: 'coins',
  potions: 'potions',
  points: 'points',
  coffers: 'Coffers',
  villagers: 'Villagers',
  debt: 'debt',
}
