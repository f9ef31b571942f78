/**
 * Every shape that can be written, by what it is and by name. A new word of the card language does not compile until it
 * stands here, and then not until each tongue says how it is written. Of several shapes that fit a node, the first is
 * written.
 */
import type { Ability, Arrangement, Cards, Condition, Counter, Filter, Num, State, Step } from '../language/types.ts'
import { a, below, type Category, list, maybe, maybeBelow, type Pattern } from './pattern.ts'

type Every<Kind extends string> = Readonly<Record<Kind, Pattern>> & Readonly<Record<string, Pattern>>

const named = maybe('label')
const lying = { cards: 'pick', quantity: 'all', filter: a('filter'), from: list('zone', 'or', 1) }
const choice = { filter: a('filter'), by: maybe('who'), of: maybe('who'), names: maybe('alike') }
const gaining = { to: maybe('ownTo'), by: maybe('who'), as: named }

const step = {
  moreForEach: { do: a('more'), n: { num: 'count', of: lying } },
  moreForEachOf: { do: a('more'), n: { num: 'count', of: a('reference') } },
  more: { do: a('more'), n: a('num0') },
  drawn: { do: 'draw', n: a('num0') }, // as people say it; it is written as above
  payAll: { do: 'pay', counter: a('counter'), n: 'all' },
  payAny: { do: 'pay', counter: a('counter'), n: 'anyNumber' },
  pay: { do: 'pay', n: a('num0'), counter: a('counter') },
  payOffDebt: { do: 'payOffDebt' },
  allTokens: { do: 'tokens', token: a('token'), n: 'all', from: maybe('place'), to: maybe('place') },
  tokens: { do: 'tokens', n: a('num0'), token: a('token'), from: maybe('place'), to: maybe('place') },
  turnOver: { do: 'turnOver', token: 'journey' },
  discard: { do: 'discard', what: a('cards'), as: named },
  discardDownTo: { do: 'discardDownTo', n: a('int') },
  trash: { do: 'trash', what: a('cards'), as: named },
  reveal: { do: 'reveal', what: a('cards'), as: named },
  look: { do: 'look', what: a('cards'), as: named },
  putFaceDown: { do: 'put', what: a('cards'), to: a('destination'), faceDown: true, as: named },
  put: { do: 'put', what: a('cards'), to: a('destination'), as: named },
  playWhereItLies: { do: 'play', what: a('cards'), times: 1, staying: true, as: named },
  playOnce: { do: 'play', what: a('cards'), times: 1, as: named },
  playStayingTimes: { do: 'play', what: a('cards'), times: a('int'), staying: true, as: named },
  play: { do: 'play', what: a('cards'), times: a('int'), as: named },
  buy: { do: 'buy', what: a('cards'), as: named },
  choose: { do: 'choose', what: a('cards'), as: named },
  dig: { do: 'dig', n: a('int'), filter: a('filter'), as: named },
  gainPile: { do: 'gain', what: { pile: a('name') }, ...gaining },
  gainPileSeveral: { do: 'gain', n: a('num0'), what: { pile: a('name') }, ...gaining },
  gain: { do: 'gain', what: a('filter'), ...gaining },
  gainSeveral: { do: 'gain', n: a('num0'), what: a('filter'), ...gaining },
  gainThose: { do: 'gain', what: a('cards'), ...gaining },
  gainThoseSeveral: { do: 'gain', what: a('cards'), n: a('num0'), ...gaining },
  exchange: { do: 'exchange', what: a('cards'), for: a('name') },
  turnFaceDown: { do: 'turnFaceDown', what: a('cards') },
  receiveOnce: { do: 'receive', what: a('cards'), times: 1 },
  receive: { do: 'receive', what: a('cards'), times: a('int') },
  shuffleDeck: { do: 'shuffleDeck', deck: a('deck') },
  keep: { do: 'keep' },
  take: { do: 'take', name: a('name') },
  nameCard: { do: 'nameCard', as: named },
  passLeft: { do: 'passLeft', skipEmptyHands: true },
  passLeftAll: { do: 'passLeft', skipEmptyHands: false },
  may: { do: 'may', step: a('step') },
  mayBelow: { do: 'may', step: below('step') },
  if: { do: 'if', condition: a('condition'), then: below('steps'), else: maybeBelow('otherwise') },
  ifDid: { do: 'ifDid', step: below('step'), then: below('steps'), else: maybeBelow('otherwise') },
  chooseOne: { do: 'chooseOptions', n: 1, options: below('parts'), by: maybe('who') },
  chooseOptions: { do: 'chooseOptions', n: a('num0'), options: below('parts'), by: maybe('who') },
  repeat: { do: 'repeat', n: a('num0'), steps: below('steps') },
  forEach: { do: 'forEach', of: a('cards'), as: named, steps: below('steps') },
  inAnyOrder: { do: 'inAnyOrder', parts: below('parts') },
  untilHandSize: { do: 'untilHandSize', n: a('int'), steps: below('steps') },
  others: { do: 'others', where: maybe('condition'), collect: named, steps: below('steps') },
  everyone: { do: 'everyone', where: maybe('condition'), collect: named, steps: below('steps') },
  player: { do: 'player', who: a('who'), steps: below('steps') },
  auction: { do: 'auction', most: a('int'), steps: below('steps') },
  nextTime: { do: 'on', only: 'next', trigger: a('trigger'), for: maybe('lifetime'), steps: below('steps') },
  justOnce: { do: 'on', only: 'once', trigger: a('trigger'), for: maybe('lifetime'), steps: below('steps') },
  on: { do: 'on', trigger: a('trigger'), for: maybe('lifetime'), steps: below('steps') },
  nextTurn: { do: 'nextTurn', steps: below('steps') },
  hold: { do: 'hold', for: a('lifetime'), state: a('state'), if: maybe('condition') },
  instead: { do: 'instead', steps: below('steps') },
  followInstructions: { do: 'followInstructions' },
  beUnaffected: { do: 'beUnaffected' },
  become: { do: 'become', what: a('cards') },
  toActionPhase: { do: 'toActionPhase' },
  drawForNextTurn: { do: 'drawForNextTurn', n: a('int') },
  extraTurnBesides: {
    do: 'extraTurn',
    besides: true,
    who: a('who'),
    decidedBy: maybe('who'),
    rules: maybeBelow('rules'),
  },
  extraTurn: { do: 'extraTurn', who: a('who'), decidedBy: maybe('who'), rules: maybeBelow('rules') },
} satisfies Every<Exclude<Step['do'], Counter | 'draw'>>

const cards = {
  this: { cards: 'this' },
  it: { cards: 'it' },
  var: { cards: 'var', name: a('said') },
  rest: { cards: 'rest', of: { said: 'seen' } },
  restOf: { cards: 'rest', of: a('said') },
  aside: { cards: 'aside' },
  topOf: { cards: 'top', n: a('num0'), of: a('deck') },
  topCard: { cards: 'top', n: 1 },
  top: { cards: 'top', n: a('num0') },
  bottomCard: { cards: 'bottom', n: 1 },
  bottom: { cards: 'bottom', n: a('num0') },
  wholeDeck: { cards: 'wholeDeck' },
  last: {
    cards: 'past',
    only: 'last',
    event: a('pastEvent'),
    filter: a('filter'),
    during: a('during'),
    whose: maybe('whose'),
  },
  past: { cards: 'past', event: a('pastEvent'), filter: a('filter'), during: a('during'), whose: maybe('whose') },
  pickOfTwo: {
    ...{ cards: 'pick', quantity: a('quantity'), from: a('cards'), ...choice },
    filter: { is: 'all', filters: [a('filter1', 'first'), a('filter1', 'second')] },
  },
  pickFromHand: { cards: 'pick', quantity: a('quantity'), from: ['hand'], ...choice },
  pick: { cards: 'pick', quantity: a('quantity'), from: list('zone', 'or', 1), ...choice },
  pickOf: { cards: 'pick', quantity: a('quantity'), from: a('cards'), ...choice },
} satisfies Every<Cards['cards']>

const filter = {
  any: { is: 'any' },
  type: { is: 'type', type: a('cardType') },
  name: { is: 'name', name: a('name') },
  namedAs: { is: 'namedAs', name: a('said') },
  copyOf: { is: 'copyOf', of: a('cards') },
  among: { is: 'among', of: a('cards') },
  costing: { is: 'costing', price: a('price') },
  costingUpTo: { is: 'costingUpTo', price: a('price') },
  costingAtLeast: { is: 'costingAtLeast', price: a('price') },
  cheaperThan: { is: 'cheaperThan', than: a('cards') },
  potionInCost: { is: 'potionInCost' },
  sharingType: { is: 'sharingType', with: a('cards') },
  severalTypes: { is: 'severalTypes' },
  givingCoins: { is: 'givingCoins' },
  lying: { is: 'lying', in: a('zone') },
  faceUp: { is: 'faceUp' },
  leavingPlay: { is: 'leavingPlay' },
  fromEmptyPile: { is: 'fromEmptyPile' },
  withoutYourTokens: { is: 'withoutYourTokens' },
  marked: { is: 'marked', mark: a('mark') },
  not: { is: 'not', filter: a('filter1') },
  all: { is: 'all', filters: list('filter1', 'comma') },
  either: { is: 'either', filters: list('filter2', 'or') },
} satisfies Every<Filter['is']>

const num = {
  number: a('int', 'n'),
  countLying: { num: 'count', of: lying },
  count: { num: 'count', of: a('cards') },
  names: { num: 'names', of: a('cards'), copies: maybe('copies') },
  emptyPiles: { num: 'emptyPiles' },
  coinCost: { num: 'coinCost', of: a('cards') },
  typeCount: { num: 'typeCount', of: a('cards') },
  have: { num: 'have', counter: a('counter') },
  tokens: { num: 'tokens', token: a('token'), on: a('place') },
  turnsInARow: { num: 'turnsInARow' },
  purchases: { num: 'purchases' },
  players: { num: 'players' },
  paid: { num: 'paid' },
  overpaid: { num: 'overpaid' },
  bid: { num: 'bid' },
  commonest: { num: 'commonest', of: a('cards'), rank: a('int') },
  plus: { num: 'plus', values: list('num1', 'plus') },
  minus: { num: 'minus', value: a('num1'), less: a('num1') },
  times: { num: 'times', by: a('int'), value: a('num1') },
  dividedBy: { num: 'dividedBy', by: a('int'), value: a('num1') },
  least: { num: 'least', values: list('num1', 'and') },
  whether: { num: 'whether', condition: a('condition1'), then: a('num1'), else: a('num1') },
} satisfies Every<Exclude<Num, number>['num']>

const condition = {
  matches: { if: 'matches', cards: a('cards'), filter: a('filter') },
  atLeastOf: { if: 'atLeast', bound: a('num0'), value: { num: 'count', of: a('reference') } },
  atMostOf: { if: 'atMost', bound: a('num0'), value: { num: 'count', of: a('reference') } },
  exactlyOf: { if: 'exactly', bound: a('num0'), value: { num: 'count', of: a('reference') } },
  atLeast: { if: 'atLeast', bound: a('num0'), value: a('num') },
  atMost: { if: 'atMost', bound: a('num0'), value: a('num') },
  exactly: { if: 'exactly', bound: a('num0'), value: a('num') },
  odd: { if: 'odd', value: a('num') },
  phase: { if: 'phase', phase: a('phase') },
  yourTurn: { if: 'yourTurn' },
  holds: { if: 'holds', name: a('name') },
  faceUp: { if: 'faceUp', token: 'journey' },
  not: { if: 'not', condition: a('condition1') },
  all: { if: 'all', conditions: list('condition1', 'and') },
  either: { if: 'either', conditions: list('condition1', 'or') },
} satisfies Every<Condition['if']>

const state = {
  costsLess: { state: 'costsLess', filter: a('filter'), coins: a('num0') },
  costs: { state: 'costs', filter: a('filter'), price: a('price') },
  cannotBuy: { state: 'cannotBuy', filter: a('filter') },
  unaffected: { state: 'unaffected' },
  makes: { state: 'makes', filter: a('filter'), coins: a('int') },
  makesMore: { state: 'makesMore', filter: a('filter'), coins: a('int') },
  isLike: { state: 'isAlso', types: [], filter: a('filter'), like: a('cards') },
  isAlso: { state: 'isAlso', filter: a('filter'), types: list('cardType', 'and', 1), steps: maybeBelow('steps') },
  noMoreActions: { state: 'noMoreActions' },
  cardsForCoins: { state: 'cardsForCoins' },
  tokensGoTo: { state: 'tokensGoTo', who: a('who') },
} satisfies Every<State['state']>

const hook = { when: 'hook', if: maybe('condition'), steps: below('steps') }
const ability = {
  play: { when: 'play', steps: below('steps') },
  attacked: { ...hook, at: 'hand', on: { event: 'played', filter: { is: 'type', type: 'Attack' }, whose: 'others' } },
  itself: { ...hook, at: 'this', on: { event: a('itself'), filter: { is: 'any' } } },
  itselfOtherwise: { ...hook, at: 'this', on: { event: a('itself'), filter: { is: 'any' }, by: 'other' } },
  hookOnce: { ...hook, oncePerTurn: true, at: a('holding'), on: a('trigger') },
  hook: { ...hook, at: a('holding'), on: a('trigger') },
  while: { when: 'while', at: a('holding'), state: a('state'), if: maybe('condition') },
  overpay: { when: 'overpay', steps: below('steps') },
  payment: { when: 'payment', step: below('step') },
  scoring: { when: 'scoring', worth: a('num') },
  setup: { when: 'setup', arrange: below('arrangements') },
} satisfies Every<Ability['when']>

const arrangement = {
  tokens: { arrange: 'tokens', n: a('num0'), token: a('token'), on: a('place') },
  everyone: { arrange: 'everyone', steps: below('steps') },
  addPile: { arrange: 'addPile', filter: a('filter'), mark: a('mark') },
  markPile: { arrange: 'markPile', filter: a('filter'), mark: a('mark') },
  sideDeck: { arrange: 'sideDeck', deck: a('deck') },
  setAside: { arrange: 'setAside', what: 'unusedCard', filter: a('filter') },
  setAsideBoons: { arrange: 'setAside', what: 'Boons', n: a('int') },
  trash: { arrange: 'trash', names: list('name', 'and', 1) },
  heirloom: { arrange: 'heirloom', name: a('name') },
} satisfies Every<Arrangement['arrange']>

const trigger = {
  card: {
    event: a('cardEvent'),
    filter: a('filter'),
    whose: maybe('whose'),
    by: maybe('through'),
    from: maybe('origin'),
  },
  moment: { event: a('momentEvent'), whose: maybe('whose') },
} satisfies Every<string>

export const forms = {
  step,
  cards,
  filter,
  num,
  condition,
  state,
  ability,
  arrangement,
  trigger,
  place: { you: 'you', here: 'here', cards: a('cards', 'cards') },
  price: {
    overpaid: 'overpaid',
    sameAs: { costOf: a('cards'), plus: 0 },
    moreThan: { costOf: a('cards'), plus: a('num0') },
    coins: a('num1', 'n'),
  },
  quantity: {
    all: 'all',
    anyNumber: 'anyNumber',
    between: { atLeast: a('int'), upTo: a('int') },
    upTo: { upTo: a('int') },
    number: a('num0', 'n'),
  },
  copies: { exactly: { exactly: a('int') }, atLeast: { atLeast: a('int') }, mostOfAll: 'mostOfAllPlayers' },
  lifetime: { turn: 'turn', untilNextTurn: 'untilNextTurn', game: 'game', while: { while: a('condition1') } },
  head: {
    card: { cost: a('cost'), types: list('cardType', 'comma', 1) },
    bought: { cost: a('cost'), type: a('landscapeType'), limit: maybe('limit'), back: maybe('name') },
    landscape: { type: a('landscapeType'), limit: maybe('limit'), back: maybe('name') },
  },
  cost: {
    debt: { coins: 0, debt: a('int') },
    coinsDebt: { coins: a('int'), debt: a('int') },
    potion: { coins: a('int'), potion: 1 },
    coins: { coins: a('int') },
  },
  picture: { picture: { picture: a('emblem') } },
  pile: {
    supply: { in: 'supply', copies: a('int') },
    box: { in: 'box', copies: a('int') },
    mixed: { in: 'mixed', pile: a('name') },
    start: { in: 'start', copies: a('int') },
  },
} satisfies Partial<Record<Category, Readonly<Record<string, Pattern>>>>

/** Categories whose forms stand above, and the words of those that are lists of words. */
export type Formed = keyof typeof forms

export interface Narrower {
  readonly of: Formed
  readonly without: readonly string[]
  readonly brackets: boolean // whether the forms left out may stand there in brackets
}

/** A narrower category is a wider one without some of its forms. */
export const narrower: Partial<Record<Category, Narrower>> = {
  reference: { of: 'cards', without: Object.keys(cards).filter((name) => name.startsWith('pick')), brackets: false },
  filter2: { of: 'filter', without: ['either'], brackets: true },
  filter1: { of: 'filter', without: ['either', 'all'], brackets: true },
  num1: { of: 'num', without: ['plus', 'minus'], brackets: true },
  num0: { of: 'num', without: Object.keys(num).filter((name) => name !== 'number'), brackets: true },
  condition1: { of: 'condition', without: ['all', 'either'], brackets: true },
}
