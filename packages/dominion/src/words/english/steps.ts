import type { Affecting, Cards, Destination, Filter, Num, Step } from '../../language/types.ts'
import { bonusItem } from '../items.ts'
import { bonus, plusAmount } from '../markup.ts'
import { notSaid } from '../not-said.ts'
import { isFromDeck, isMany, mentionsCards, picksAtMostOne } from '../references.ts'
import { bind } from '../remembered.ts'
import { constant, thisCard } from '../telling.ts'
import { cardsPhrase, gainPhrase } from './cards.ts'
import { conditionalItems } from './conditionals.ts'
import { statePhrase } from './conditions.ts'
import { controlItems } from './control.ts'
import { aCard, someCards } from './filters.ts'
import { times } from './grammar.ts'
import { deed, type Item, sentence } from './items.ts'
import { numbered, perPhrase } from './numbers.ts'
import type { Telling } from './telling.ts'

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
      return [handled(step, t, may)]
    case 'passLeft':
      return [sentence(passing(step.skipEmptyHands))]
    case 'hold':
      if (step.for !== 'turn' || step.if) return notSaid('a state that holds for longer than the turn')
      return [sentence(`this turn, ${statePhrase(step.state, t)}`)]
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
      return controlItems(step, t)
    default:
      return notSaid(`the step "${step.do}"`)
  }
}

/** `+2 Actions`; of another player, `gets +2 Actions`. */
function gained(num: Num, said: (n: number) => string, t: Telling): Item[] {
  const n = constant(num, t)
  const text = n === undefined ? `${said(1)}${perPhrase(num, t)}` : said(n)
  return t.voice.they === 'you' && t.voice.subject === '' ? [bonusItem(text, n === undefined)] : [deed('get', text)]
}

function drawn(num: Num, t: Telling, may: boolean): Item[] {
  const n = constant(num, t)
  const bare = t.voice.they === 'you' && t.voice.subject === '' && !may
  if (bare && n !== undefined) return [bonusItem(bonus(`${n} ${n === 1 ? 'Card' : 'Cards'}`))]
  return [deed('draw', numbered(num, 'card', 'cards', t), may)]
}

/** A step that handles cards; a choice of none makes it a `may`. */
function handled(step: Affecting, t: Telling, may: boolean): Item {
  const [verb, rest] = words(step, t)
  bind(t, step)
  if ('what' in step && 'cards' in step.what && step.what.cards === 'this') t.topic = thisCard
  // Where the cost of one card measured the gain of another, `it` could be either.
  else if (step.as) t.topic = step.do === 'gain' && mentionsCards(step.what) ? undefined : step.as
  return deed(verb, rest, may || picksAtMostOne(step))
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
    case 'put':
      if (step.faceDown) return notSaid('putting cards face down')
      return putWords(step.what, step.to, t)
    case 'buy':
      return ['buy', cardsPhrase(step.what, t)]
    case 'play':
      if (step.staying) return notSaid('playing a card where it lies')
      return ['play', `${cardsPhrase(step.what, t)}${times(step.times)}`]
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

const isWholePile = (what: Cards): boolean =>
  what.cards === 'pick' && what.quantity === 'all' && !('cards' in what.from)

const digWords = (n: number, filter: Filter, t: Telling): string =>
  `cards from ${t.voice.their} deck until ${t.voice.they} have revealed ${n === 1 ? aCard(filter, t) : `${n} ${someCards(filter, t)}`}`

function putWords(what: Cards, to: Destination, t: Telling): readonly [verb: string, rest: string] {
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
      return ['return', isMany(what, t) ? `${said} to their piles` : `${said} to its pile`]
    default:
      return notSaid(`putting cards to "${to}"`)
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
