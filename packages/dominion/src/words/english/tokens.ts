import type { Counter, Num, Step, Token, TokenPlace } from '../../language/types.ts'
import { amount, bonus } from '../markup.ts'
import { constant } from '../telling.ts'
import { cardsPhrase } from './cards.ts'
import { article } from './grammar.ts'
import { deed, type Item } from './items.ts'
import { perPhrase } from './numbers.ts'
import type { Telling } from './telling.ts'
import { counterName, counterNoun, pileOf, tokenNames } from './token-names.ts'

type Tokens = Extract<Step, { readonly do: 'tokens' }>

/** What a player's own token does where it lies. */
const effects: Partial<Record<Token, string>> = {
  plusCard: `playing a card of that pile first gives you ${bonus('1 Card')}`,
  plusAction: `playing a card of that pile first gives you ${bonus('1 Action')}`,
  plusBuy: `playing a card of that pile first gives you ${bonus('1 Buy')}`,
  plusCoin: `playing a card of that pile first gives you {+$1}`,
  minusCost: `cards of that pile cost you ${amount('coins', 2)} less in your turns`,
  trashing: 'when you buy a card of that pile, you may trash a card from your hand',
}

export function tokenItems(step: Tokens, t: Telling): Item[] {
  const { token, from, to } = step
  if (isOwn(token)) return [ownToken(token, to, t)]
  if (to === undefined) return [deed('remove', `${t.voice.their} tokens ${fromPlace(from, t)}`)]
  const said = heap(step, t)
  if (to === 'you') return [deed('take', from === undefined ? said : `${said} ${fromPlace(from, t)}`)]
  if (from !== undefined)
    return [
      deed(
        'move',
        `${said} ${fromPlace(from, t)} ${token === 'tradeRoute' ? 'to the Trade Route mat' : ontoPlace(to, t, 'to')}`,
      ),
    ]
  return [deed('put', `${said} ${ontoPlace(to, t, 'on')}`)]
}

const isOwn = (token: Token): boolean =>
  token in effects || ['estate', 'minusCard', 'minusCoin', 'journey'].includes(token)

function ownToken(token: Token, to: TokenPlace | undefined, t: Telling): Item {
  const name = `${t.voice.their} ${tokenNames[token][0]}`
  if (token === 'minusCard') return deed('put', `${name} on ${t.voice.their} deck`)
  if (to === undefined || to === 'you') return deed('take', name)
  const effect = effects[token]
  const place = to === 'here' ? 'here' : `to ${pileOf(to, t)}`
  if (token === 'estate') return deed('put', `${name} on ${to === 'here' ? 'this' : cardsPhrase(to, t)}`)
  return { ...deed('move', `${name} ${place}`), ...(effect && !t.brief && { after: ` (${effect})` }) }
}

/** Where only the token is chosen: `move your +1 Card, +1 Action or +1 Buy token to it`. */
export function tokenChoice(tokens: readonly Token[], to: Exclude<TokenPlace, string>, t: Telling): Item {
  const names = tokens.map((token) => tokenNames[token][0].replace(/ token$/, ''))
  const which = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
  const effect = t.brief ? '' : ' (playing a card of that pile first gives you that)'
  return { ...deed('move', `${t.voice.their} ${which} token to ${pileOf(to, t)}`), after: effect }
}

/** `an Embargo token`, `2 points`, `all points`. */
function heap({ token, n }: Tokens, t: Telling): string {
  const [one, many] = tokenNames[token]
  if (n === 'all') return token === 'points' || token === 'debt' ? `all ${many}` : `the ${many}`
  const count = constant(n, t)
  if (token === 'points') return `${amount('points', count ?? 1)}${count === undefined ? perPhrase(n, t) : ''}`
  if (token === 'debt') return `${count ?? 1} debt${count === undefined ? perPhrase(n, t) : ''}`
  if (count === undefined) return `${article(one)}${perPhrase(n, t)}`
  return count === 1 ? article(one) : `${count} ${many}`
}

const fromPlace = (place: TokenPlace | undefined, t: Telling): string =>
  place === undefined || place === 'you'
    ? ''
    : place === 'here'
      ? t.landscape
        ? 'from here'
        : 'from its pile'
      : `from ${pileOf(place, t)}`

const ontoPlace = (place: TokenPlace, t: Telling, word: 'on' | 'to'): string =>
  place === 'here' ? (t.landscape ? 'here' : `${word} its pile`) : place === 'you' ? '' : `${word} ${pileOf(place, t)}`

/** Paying what one chooses is paying; what one must is a loss. */
export function payment(counter: Counter, n: Num | 'all' | 'anyNumber', t: Telling, may: boolean): Item {
  if (n === 'all') return deed('pay', `all ${t.voice.their} ${counterName[counter]}`, may)
  if (n === 'anyNumber') return deed('pay', `any number of ${counterName[counter]}`, may)
  const count = constant(n, t)
  if (count !== undefined) return deed('pay', counterNoun(counter, count), may)
  return deed('lose', `${counterNoun(counter, 1)}${perPhrase(n, t)}, as far as ${t.voice.they} can`, may)
}
