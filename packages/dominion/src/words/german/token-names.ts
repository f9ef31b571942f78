import type { Counter, Token, TokenPlace } from '../../language/types.ts'
import { amount } from '../markup.ts'
import type { Case, Noun } from './nouns.ts'
import type { Telling } from './telling.ts'

const marker = (stem: string): Noun => ({ gender: 'm', one: `${stem}marker`, many: `${stem}marker` })
const bonusMarker = (what: string): Noun => ({ gender: 'm', one: `Marker „${what}“`, many: `Marker „${what}“` })

/** What each token is called. */
export const tokenNames: Record<Token, Noun> = {
  plusCard: bonusMarker('+1 Karte'),
  plusAction: bonusMarker('+1 Aktion'),
  plusBuy: bonusMarker('+1 Kauf'),
  plusCoin: bonusMarker('+1 Münze'),
  minusCost: bonusMarker('−2 Kosten'),
  trashing: marker('Entsorgungs'),
  estate: marker('Anwesen'),
  minusCard: bonusMarker('−1 Karte'),
  minusCoin: bonusMarker('−1 Münze'),
  journey: marker('Reise'),
  embargo: marker('Embargo'),
  tradeRoute: marker('Handelsrouten'),
  pirateShip: marker('Piratenschiff'),
  plot: { gender: 'm', one: 'Marker', many: 'Marker' },
  points: { gender: 'm', one: 'Punkt', many: 'Punkte' },
  debt: { gender: 'f', one: 'Schuld', many: 'Schulden' },
}

/** The pile of a card, as what a token lies on, comes from or goes to. */
export function pileOf(cards: Exclude<TokenPlace, string>, t: Telling, as: Case): string {
  if (cards.cards === 'var' && t.refs.get(cards.name)?.by === 'choose')
    return { nom: 'dieser Stapel', acc: 'diesen Stapel', dat: 'diesem Stapel', gen: 'dieses Stapels' }[as]
  if (cards.cards !== 'it' && !(cards.cards === 'var' && t.topic === cards.name)) return t.say.cards(cards, t, as)
  return { nom: 'ihr Stapel', acc: 'ihren Stapel', dat: 'ihrem Stapel', gen: 'ihres Stapels' }[as]
}

/** Where tokens lie, behind what they are: `auf ihrem Stapel`. */
export function placed(place: TokenPlace, t: Telling): string {
  if (place === 'you') return ''
  if (place === 'here') return t.landscape ? 'hier' : 'auf dem Stapel dieser Karte'
  return `auf ${pileOf(place, t, 'dat')}`
}

/** So many of what a player has a number of. */
export function counterNoun(counter: Counter, n: number): string {
  switch (counter) {
    case 'coins':
    case 'points':
    case 'potions':
      return amount(counter, n)
    case 'actions':
      return `${n} ${n === 1 ? 'Aktion' : 'Aktionen'}`
    case 'buys':
      return `${n} ${n === 1 ? 'Kauf' : 'Käufe'}`
    case 'coffers':
      return `${n} Taler`
    case 'villagers':
      return `${n} Dorfbewohner`
    case 'debt':
      return `${n} ${n === 1 ? 'Schuld' : 'Schulden'}`
  }
}

/** What is counted, as a noun. */
export const counterNouns: Record<Counter, Noun> = {
  actions: { gender: 'f', one: 'Aktion', many: 'Aktionen' },
  buys: { gender: 'm', one: 'Kauf', many: 'Käufe' },
  coins: { gender: 'f', one: 'Münze', many: 'Münzen' },
  potions: { gender: 'm', one: 'Trank', many: 'Tränke' },
  points: tokenNames.points,
  coffers: { gender: 'm', one: 'Taler', many: 'Taler' },
  villagers: { gender: 'm', one: 'Dorfbewohner', many: 'Dorfbewohner' },
  debt: tokenNames.debt,
}
