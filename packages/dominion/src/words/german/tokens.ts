import type { Counter, Num, Step, Token, TokenPlace } from '../../language/types.ts'
import { amount, bonus } from '../markup.ts'
import { constant } from '../telling.ts'
import { deed, type Item } from './items.ts'
import { declined, nachziehstapel, words } from './nouns.ts'
import { perPhrase } from './numbers.ts'
import { own, type Telling } from './telling.ts'
import { counterNoun, counterNouns, pileOf, tokenNames } from './token-names.ts'
import { verbs } from './verbs.ts'

type Tokens = Extract<Step, { readonly do: 'tokens' }>

const first = (what: string): string => `wenn du eine Karte dieses Stapels spielst, erhältst du zuerst ${what}`
/** What a player's own token does where it lies. */
const effects: Partial<Record<Token, string>> = {
  plusCard: first(bonus('1 Karte')),
  plusAction: first(bonus('1 Aktion')),
  plusBuy: first(bonus('1 Kauf')),
  plusCoin: first('{+$1}'),
  minusCost: `Karten dieses Stapels kosten in deinen Zügen ${amount('coins', 2)} weniger`,
  trashing: 'wenn du eine Karte dieses Stapels kaufst, darfst du eine Handkarte entsorgen',
}

export function tokenItems(step: Tokens, t: Telling): Item[] {
  const { token, from, to } = step
  if (isOwn(token)) return [ownToken(token, to, t)]
  if (to === undefined) return [deed(verbs.entfernen, `alle ${tokenNames[token].many}`, { tail: fromPlace(from, t) })]
  const said = heap(step, t)
  if (to === 'you') return [deed(verbs.nehmen, said, { tail: fromPlace(from, t) })]
  const onto = token === 'tradeRoute' ? 'auf das Handelsroutentableau' : ontoPlace(to, t)
  if (from !== undefined) return [deed(verbs.verschieben, said, { tail: words(fromPlace(from, t), onto) })]
  return [deed(verbs.legen, said, { tail: onto })]
}

const isOwn = (token: Token): boolean =>
  token in effects || ['estate', 'minusCard', 'minusCoin', 'journey'].includes(token)

function ownToken(token: Token, to: TokenPlace | undefined, t: Telling): Item {
  const name = declined(tokenNames[token], 'one', t.voice.own, 'acc')
  if (token === 'minusCard') return deed(verbs.legen, name, { tail: `auf ${own(nachziehstapel, 'acc', t)}` })
  if (to === undefined || to === 'you') return deed(verbs.nehmen, name)
  const place =
    to === 'here' ? 'hierher' : `auf ${token === 'estate' ? t.say.cards(to, t, 'acc') : pileOf(to, t, 'acc')}`
  const effect = effects[token]
  return deed(verbs.legen, name, { tail: place, ...(effect && !t.brief && { after: ` (${effect})` }) })
}

/** Where only the token is chosen: `deinen Marker „+1 Karte“, „+1 Aktion“ oder „+1 Kauf“ auf diesen Stapel`. */
export function tokenChoice(tokens: readonly Token[], to: Exclude<TokenPlace, string>, t: Telling): Item {
  const [first, ...more] = tokens.map((token) => tokenNames[token])
  const others = more.map(({ one }) => one.replace(/^Marker /, ''))
  const names = [declined(first, 'one', t.voice.own, 'acc'), ...others]
  const which = `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`
  const after = t.brief ? '' : ' (Karten davon geben dir das zuerst)'
  return deed(verbs.legen, which, { tail: `auf ${pileOf(to, t, 'acc')}`, after })
}

/** `einen Embargomarker`, `2 Punkte`, `alle Punkte`. */
function heap({ token, n }: Tokens, t: Telling): string {
  const noun = tokenNames[token]
  if (n === 'all') return `alle ${noun.many}`
  const count = constant(n, t)
  if (token === 'points') return `${amount('points', count ?? 1)}${count === undefined ? perPhrase(n, t) : ''}`
  if (count === undefined) return `${declined(noun, 'one', 'ein', 'acc')}${perPhrase(n, t)}`
  return count === 1 ? declined(noun, 'one', 'ein', 'acc') : `${count} ${noun.many}`
}

const fromPlace = (place: TokenPlace | undefined, t: Telling): string =>
  place === undefined || place === 'you'
    ? ''
    : place === 'here'
      ? t.landscape
        ? 'von hier'
        : 'vom Stapel dieser Karte'
      : `von ${pileOf(place, t, 'dat')}`

const ontoPlace = (place: TokenPlace, t: Telling): string =>
  place === 'here'
    ? t.landscape
      ? 'hierher'
      : 'auf den Stapel dieser Karte'
    : place === 'you'
      ? ''
      : `auf ${pileOf(place, t, 'acc')}`

/** Paying what one chooses is paying; what one must is a loss. */
export function payment(counter: Counter, n: Num | 'all' | 'anyNumber', t: Telling, may: boolean): Item {
  const { many } = counterNouns[counter]
  if (n === 'all') return deed(verbs.zahlen, `alle ${many}`, { may })
  if (n === 'anyNumber') return deed(verbs.zahlen, `beliebig viele ${many}`, { may })
  const count = constant(n, t)
  if (count !== undefined) return deed(verbs.zahlen, counterNoun(counter, count), { may })
  return deed(verbs.verlieren, `${counterNoun(counter, 1)}${perPhrase(n, t)}`, { may, after: ' (soweit möglich)' })
}
