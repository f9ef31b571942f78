import type { Lifetime, State } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { scaled } from '../references.ts'
import { constant, sayAll } from '../telling.ts'
import { conditionPhrase } from './conditions.ts'
import { allOfKind, priceWords, someCards, typeNouns } from './filters.ts'
import { list } from './grammar.ts'
import { joinedSentences } from './items.ts'
import { perPhrase } from './numbers.ts'
import { playerPhrase } from './places.ts'
import { imperative, type Telling } from './telling.ts'

/** A state that holds, as a clause: `every card costs 1 coin less`. */
export function statePhrase(state: State, t: Telling): string {
  switch (state.state) {
    case 'costsLess': {
      const n = constant(state.coins, t)
      const { by, value } = scaled(state.coins)
      const less = n === undefined ? `${amount('coins', by)} less${perPhrase(value, t)}` : `${amount('coins', n)} less`
      return `${allOfKind(state.filter, t)} cost ${less}, but never less than ${amount('coins', 0)}`
    }
    case 'costs':
      return `${allOfKind(state.filter, t)} cost ${priceWords(state.price, t)}`
    case 'cannotBuy':
      return state.filter.is === 'any'
        ? 'you cannot buy cards'
        : state.filter.is === 'namedAs'
          ? 'you cannot buy the named card'
          : `you cannot buy ${someCards(state.filter, t)}`
    case 'unaffected':
      return 'Attacks of other players do not affect you'
    case 'makes':
      return `${someCards(state.filter, t).replace(' or ', ' and ')} make ${amount('coins', state.coins)}, whatever they say`
    case 'makesMore':
      return `${someCards(state.filter, t).replace(' or ', ' and ')} make ${amount('coins', state.coins)} more`
    case 'isAlso': {
      if (state.like) return `your ${someCards(state.filter, t)} also have the types and abilities of that card`
      const types = list(state.types.map((type) => typeNouns[type][1]))
      const does = state.steps?.length
        ? ` with “${joinedSentences(sayAll(state.steps, t), imperative).join('; ')}”`
        : ''
      return `your ${someCards(state.filter, t)} are also ${types}${does}`
    }
    case 'noMoreActions':
      return 'you get no further Actions by +Actions'
    case 'cardsForCoins':
      return 'whenever this card gives you +Cards, you get as many +Coins instead, and the other way round'
    case 'tokensGoTo':
      return `${playerPhrase(state.who)} ${state.who === 'you' ? 'get' : 'gets'} the tokens meant for that player`
  }
}

/** For how long something holds, before a sentence about it. */
export function lifetimePhrase(lifetime: Lifetime, t: Telling): string {
  if (typeof lifetime === 'object') return `while ${conditionPhrase(lifetime.while, t)}, `
  switch (lifetime) {
    case 'turn':
      return 'this turn, '
    case 'untilNextTurn':
      return 'until your next turn, '
    case 'game':
      return 'for the rest of the game, '
  }
}
