import type { Affecting, Cards, Destination, Filter, Num, Step } from '../../language/types.ts'
import { bonusItem } from '../items.ts'
import { bonus, plusAmount } from '../markup.ts'
import { allButHand, isCountedTop, isFromDeck, isMany, mentionsCards, picksAtMostOne, scaled } from '../references.ts'
import { bind } from '../remembered.ts'
import { constant, thisCard } from '../telling.ts'
import { cardsPhrase, gainPhrase, sideDeckPhrase } from './cards.ts'
import { conditionalItems } from './conditionals.ts'
import { conditionClause } from './conditions.ts'
import { controlItems } from './control.ts'
import { aCard, someCards } from './filters.ts'
import { article, times } from './grammar.ts'
import { deed, type Item, opened, sentence } from './items.ts'
import { landscapeName } from './names.ts'
import { numbered, perPhrase } from './numbers.ts'
import { lifetimePhrase, statePhrase } from './states.ts'
import type { Telling } from './telling.ts'
import { counterNoun } from './token-names.ts'
import { payment, tokenItems } from './tokens.ts'

/** What a step says, `may` standing before its verb where the step can be left undone. */
export function itemsOf(step: Step, t: Telling, may = false): Item[] {
  switch (step.do) {
    case 'actions':
      return gained(step.n, (n) => bonus(`${n} ${n === 1 ? 'Action' : 'Actions'}`), t)
    case 'buys':
      return gained(step.n, (n) => bonus(`${n} ${n === 1 ? 'Buy' : 'Buys'}`), t)
    case 'coins':
    case 'potions':
    case 'points': {
      const kind = step.do
      return gained(step.n, (n) => plusAmount(kind, n), t)
    }
    case 'coffers':
    case 'villagers': {
      const kind = step.do
      return gained(step.n, (n) => bonus(counterNoun(kind, n)), t)
    }
    case 'debt': {
      const n = constant(step.n, t)
      if (typeof step.n === 'object' && step.n.num === 'bid') return [deed('take', 'the debt of that bid', may)]
      return [deed('take', n === undefined ? `1 debt${perPhrase(step.n, t)}` : `${n} debt`, may)]
    }
    case 'pay':
      return [payment(step.counter, step.n, t, may)]
    case 'payOffDebt':
      return [deed('pay', 'off debt', true)]
    case 'tokens':
      return tokenItems(step, t)
    case 'turnOver':
      return [deed('turn', `${t.voice.their} Journey token over`, may)]
    case 'draw':
      return drawn(step.n, t, may)
    case 'discardDownTo':
      return [deed('discard', `down to ${step.n} ${step.n === 1 ? 'card' : 'cards'} in hand`, may)]
    case 'discard':
    case 'trash':
    case 'reveal':
    case 'look':
    case 'put':
    case 'play':
    case 'choose':
    case 'buy':
    case 'dig':
    case 'gain':
    case 'nameCard':
      return step.do === 'put' && step.to === 'aside' && isCountedTop(step.what, t)
        ? putEach(step, step.what, t, may)
        : [handled(step, t, may)]
    case 'passLeft':
      return [sentence(passing(step.skipEmptyHands))]
    case 'exchange':
      return [deed('exchange', `${cardsPhrase(step.what, t)} for ${article(step.for)}`, may)]
    case 'turnFaceDown':
      return [deed('turn', `${cardsPhrase(step.what, t)} face down for the turn`, may)]
    case 'receive':
      return received(step, t, may)
    case 'keep':
      return [deed('keep', 'this until Clean-up')]
    case 'take':
      return [deed('take', landscapeName(step.name), may)]
    case 'followInstructions':
      return [deed('follow', 'the instructions of this card', may)]
    case 'shuffleDeck':
      return [deed('shuffle', sideDeckPhrase(step.deck), may)]
    case 'toActionPhase':
      return [deed('return', `to ${t.voice.their} Action phase`, may)]
    case 'hold': {
      if (t.inThatTurn && step.for === 'turn') return [sentence(`in that turn, ${statePhrase(step.state, t)}`)]
      const during = step.if ? `${conditionClause(step.if, t)}, ` : ''
      return [sentence(`${lifetimePhrase(step.for, t)}${during}${statePhrase(step.state, t)}`)]
    }
    case 'beUnaffected':
      return [sentence('that Attack does not affect you')]
    case 'become':
      return become(step.what, t)
    case 'drawForNextTurn':
      return [deed('draw', `only ${step.n} ${step.n === 1 ? 'card' : 'cards'} in this turn’s Clean-up`, may)]
    case 'if':
    case 'ifDid':
      return conditionalItems(step, t)
    case 'may':
    case 'chooseOptions':
    case 'untilHandSize':
    case 'others':
    case 'everyone':
    case 'player':
    case 'on':
    case 'nextTurn':
    case 'instead':
    case 'extraTurn':
    case 'repeat':
    case 'forEach':
    case 'inAnyOrder':
    case 'auction':
      return controlItems(step, t, may)
  }
}

/** `+2 Actions`; of another player, `gets +2 Actions`. */
function gained(num: Num, said: (n: number) => string, t: Telling): Item[] {
  const n = constant(num, t)
  const { by, value } = scaled(num)
  const text = n === undefined ? `${said(by)}${perPhrase(value, t)}` : said(n)
  return t.voice.they === 'you' && t.voice.subject === '' ? [bonusItem(text, n === undefined)] : [deed('get', text)]
}

function drawn(num: Num, t: Telling, may: boolean): Item[] {
  const n = constant(num, t)
  const bare = t.voice.they === 'you' && t.voice.subject === '' && !may
  if (bare && n !== undefined) return [bonusItem(bonus(`${n} ${n === 1 ? 'Card' : 'Cards'}`))]
  const { by, value } = scaled(num)
  if (n === undefined && by > 1) return [deed('draw', `${by} cards${perPhrase(value, t)}`, may)]
  return [deed('draw', numbered(num, 'card', 'cards', t), may)]
}

/** A step that handles cards; a choice of none makes it a `may`. */
function handled(step: Affecting, t: Telling, may: boolean): Item {
  const [verb, rest] = words(step, t)
  bind(t, step)
  if ('what' in step && 'cards' in step.what && step.what.cards === 'this') t.topic = step.as ?? thisCard
  // Where the cost of one card measured the gain of another, `it` could be either.
  else if (step.as) t.topic = step.do === 'gain' && mentionsCards(step.what) ? undefined : step.as
  return deed(verb, rest, may || picksAtMostOne(step))
}

/** So many cards of the deck as something counts, one for each. */
function putEach(
  step: Extract<Step, { do: 'put' }>,
  what: Extract<Cards, { cards: 'top' }>,
  t: Telling,
  may: boolean,
): Item[] {
  const each = perPhrase(what.n, t).trim()
  const one = handled({ ...step, what: { ...what, n: 1 } }, t, may)
  bind(t, step) // all of them
  return opened(`${each}, `, [one], t)
}

function words(step: Affecting, t: Telling): readonly [verb: string, rest: string] {
  switch (step.do) {
    case 'discard':
      return ['discard', cardsPhrase(step.what, t, { fromHandIsPlain: true })]
    case 'trash':
      return ['trash', cardsPhrase(step.what, t)]
    case 'reveal':
      return [
        'reveal',
        `${cardsPhrase(step.what, t)}${t.inHand && step.what.cards === 'this' ? ' from your hand' : ''}`,
      ]
    case 'look':
      return ['look', `${isWholePile(step.what) ? 'through' : 'at'} ${cardsPhrase(step.what, t)}`]
    case 'put': {
      const [verb, rest] = putWords(step.what, step.to, t)
      return [verb, step.faceDown ? `${rest} face down` : rest]
    }
    case 'buy':
      return ['buy', cardsPhrase(step.what, t)]
    case 'play': {
      const order = isMany(step.what, t) && step.what.cards === 'var' && !t.known.cards ? ' in any order' : ''
      const there = step.staying ? `, leaving ${isMany(step.what, t) ? 'them' : 'it'} there` : ''
      return ['play', `${cardsPhrase(step.what, t)}${times(step.times)}${order}${there}`]
    }
    case 'choose':
      return ['choose', cardsPhrase(step.what, t, { stays: true })]
    case 'dig':
      return ['reveal', digWords(step.n, step.filter, t)]
    case 'gain':
      return ['gain', gainPhrase(step, t)]
    case 'nameCard':
      return ['name', 'a card']
  }
}

/** A Boon or Hex that is turned up now, or one that was. */
function received(step: Extract<Step, { readonly do: 'receive' }>, t: Telling, may: boolean): Item[] {
  const { what } = step
  if (what.cards === 'top' && what.of) {
    const kind = what.of === 'Hexes' ? 'Hex' : 'Boon'
    if (what.n === 1) return [deed('receive', article(kind), may)]
    return [deed('take', `${constant(what.n, t) ?? 'some'} ${what.of}`, may), deed('receive', 'them in any order')]
  }
  return [deed('receive', `${cardsPhrase(what, t)}${times(step.times)}`, may)]
}

const isWholePile = (what: Cards): boolean =>
  what.cards === 'pick' && what.quantity === 'all' && !('cards' in what.from)

const digWords = (n: number, filter: Filter, t: Telling): string =>
  `cards from ${t.voice.their} deck until ${t.voice.they} have revealed ${n === 1 ? aCard(filter, t) : `${n} ${someCards(filter, t)}`}`

function putWords(what: Cards, to: Destination, t: Telling): readonly [verb: string, rest: string] {
  const left = allButHand(what)
  if (left !== undefined && to === 'deckTop') {
    const { they, their } = t.voice
    return ['put', `cards from ${their} hand on top of ${their} deck until ${they} have ${left} in hand`]
  }
  const said = cardsPhrase(what, t)
  const { their } = t.voice
  switch (to) {
    case 'hand':
      return ['put', `${said} into ${their} hand`]
    case 'deckTop': {
      const back = (what.cards === 'var' || what.cards === 'rest') && isFromDeck(what, t) ? ' back' : ''
      return ['put', `${said}${back} on top of ${their} deck${isMany(what, t) ? ' in any order' : ''}`]
    }
    case 'deckAnywhere':
      return ['put', `${said} anywhere in ${their} deck`]
    case 'discard':
      return ['put', `${said} into ${their} discard pile`]
    case 'aside':
      return ['set', `${said} aside`]
    case 'asideUntilTurnEnd': {
      const goes = isMany(what, t) ? 'they go' : 'it goes'
      return ['set', `${said} aside until the end of the turn, when ${goes} to ${their} discard pile`]
    }
    case 'pile':
      return t.landscape === 'State' && what.cards === 'this'
        ? ['return', said]
        : ['return', isMany(what, t) ? `${said} to their piles` : `${said} to its pile`]
    case 'pileBottom':
      return ['put', `${said} on the bottom of ${isMany(what, t) ? 'that deck in any order' : 'that deck'}`]
    case 'deckBottom':
      return ['put', `${said} on the bottom of ${their} deck`]
    case 'deckShuffled':
      return ['shuffle', `${said} into ${their} deck`]
    case 'play':
      return what.cards === 'this' ? ['call', said] : ['put', `${said} into play`]
    case 'exile':
      return ['exile', said]
    case 'tavern':
      return ['put', `${said} on ${their} Tavern mat`]
    case 'mat':
      return ['put', `${said} on ${their} mat for this card`]
  }
}

const passing = (skipEmptyHands: boolean): string =>
  skipEmptyHands
    ? 'all at once, each player with a card in hand passes one to the next such player on their left'
    : 'all at once, each player passes a card from their hand to the player on their left'

function become(what: Cards, t: Telling): Item[] {
  if (what.cards !== 'pick') return [sentence(`this is ${cardsPhrase(what, t)} until it leaves play`)]
  const chosen = deed('choose', cardsPhrase(what, t, { stays: true }))
  t.topic = undefined
  return [chosen, sentence('this is that card until it leaves play')]
}
