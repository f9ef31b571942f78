/** The words in which cards are written. Each returns plain data of `types.ts`; none of them does anything. */
import type {
  Ability,
  Affecting,
  Arrangement,
  CardEvent,
  Cards,
  CardTrigger,
  CardType,
  ChooseOptions,
  Condition,
  Counter,
  Destination,
  ExtraTurn,
  Filter,
  Gain,
  Holding,
  Hook,
  Lifetime,
  Mark,
  MomentEvent,
  Names,
  Num,
  On,
  Past,
  Phase,
  Pick,
  Play,
  Price,
  Quantity,
  SideDeck,
  State,
  Step,
  Token,
  TokenPlace,
  Trigger,
  Var,
  Who,
  Whose,
  Zone,
} from './types.ts'

// Filters
export const anyCard: Filter = { is: 'any' }
const ofType = (type: CardType): Filter => ({ is: 'type', type })
export const Action = ofType('Action')
export const Treasure = ofType('Treasure')
export const Victory = ofType('Victory')
export const Curse = ofType('Curse')
export const Attack = ofType('Attack')
export const Duration = ofType('Duration')
export const Ruins = ofType('Ruins')
export const Prize = ofType('Prize')
export const Shelter = ofType('Shelter')
export const Knight = ofType('Knight')
export const Command = ofType('Command')
export const Traveller = ofType('Traveller')
export const Gathering = ofType('Gathering')
export const Castle = ofType('Castle')
export const Spirit = ofType('Spirit')
export const named = (name: string): Filter => ({ is: 'name', name })
export const namedAs = (name: Var): Filter => ({ is: 'namedAs', name })
export const copyOf = (of: Cards): Filter => ({ is: 'copyOf', of })
export const among = (of: Cards): Filter => ({ is: 'among', of })
export const costing = (price: Price): Filter => ({ is: 'costing', price })
export const costingUpTo = (price: Price): Filter => ({ is: 'costingUpTo', price })
export const costingAtLeast = (price: Price): Filter => ({ is: 'costingAtLeast', price })
export const costingFrom = (least: number, most: number): Filter => all(costingAtLeast(least), costingUpTo(most))
export const cheaperThan = (than: Cards): Filter => ({ is: 'cheaperThan', than })
export const potionInCost: Filter = { is: 'potionInCost' }
export const sharingType = (cards: Cards): Filter => ({ is: 'sharingType', with: cards })
export const severalTypes: Filter = { is: 'severalTypes' }
export const givingCoins: Filter = { is: 'givingCoins' }
export const lying = (where: Zone): Filter => ({ is: 'lying', in: where })
export const faceUp: Filter = { is: 'faceUp' }
export const leavingPlay: Filter = { is: 'leavingPlay' }
export const fromEmptyPile: Filter = { is: 'fromEmptyPile' }
export const withoutYourTokens: Filter = { is: 'withoutYourTokens' }
export const marked = (mark: Mark): Filter => ({ is: 'marked', mark })
export const not = (filter: Filter): Filter => ({ is: 'not', filter })
export const all = (...filters: Filter[]): Filter => ({ is: 'all', filters })
export const either = (...filters: Filter[]): Filter => ({ is: 'either', filters })

// Cards
export const self: Cards = { cards: 'this' }
export const it: Cards = { cards: 'it' }
export const those = (name: Var): Cards => ({ cards: 'var', name })
export const rest = (of: Var): Cards => ({ cards: 'rest', of })
export const setAside: Cards = { cards: 'aside' }
export const top = (n: Num, of?: SideDeck): Cards => ({ cards: 'top', n, ...(of && { of }) })
export const bottom = (n: Num): Cards => ({ cards: 'bottom', n })
export const wholeDeck: Cards = { cards: 'wholeDeck' }
export const pick = (
  quantity: Quantity,
  filter: Filter,
  from: Zone | readonly Zone[] | Cards,
  by?: Who,
  more: { readonly of?: Who; readonly names?: 'different' | 'same' } = {},
): Pick => ({
  cards: 'pick',
  quantity,
  filter,
  from: typeof from === 'string' ? [from] : from,
  ...(by && { by }),
  ...more,
})
export const upTo = (n: number, atLeast?: number): Quantity => ({ upTo: n, ...(atLeast && { atLeast }) })
/** All of the kind that lie there. */
export const each = (filter: Filter, ...from: Zone[]): Pick => pick('all', filter, from)
export const past = (
  event: Past['event'],
  filter: Filter = anyCard,
  more: Partial<Omit<Past, 'cards' | 'event' | 'filter'>> = {},
): Past => ({ cards: 'past', event, filter, during: 'thisTurn', ...more })

// Numbers and costs
export const count = (of: Cards): Num => ({ num: 'count', of })
export const names = (of: Cards, copies?: Names['copies']): Num => ({ num: 'names', of, ...(copies && { copies }) })
export const owned = (filter: Filter): Num => count(each(filter, 'owned'))
export const played = (filter: Filter): Num => count(past('played', filter))
export const handSize: Num = count(each(anyCard, 'hand'))
export const emptyPiles: Num = { num: 'emptyPiles' }
export const coinCost = (of: Cards): Num => ({ num: 'coinCost', of })
export const typeCount = (of: Cards): Num => ({ num: 'typeCount', of })
export const have = (counter: Counter): Num => ({ num: 'have', counter })
export const tokensOn = (token: Token, on: TokenPlace): Num => ({ num: 'tokens', token, on })
export const turnsInARow: Num = { num: 'turnsInARow' }
export const purchases: Num = { num: 'purchases' }
export const players: Num = { num: 'players' }
export const paid: Num = { num: 'paid' }
export const overpaid: Num = { num: 'overpaid' }
export const highestBid: Num = { num: 'bid' }
export const commonest = (rank: number, of: Cards): Num => ({ num: 'commonest', of, rank })
export const plus = (...values: Num[]): Num => ({ num: 'plus', values })
export const minus = (value: Num, less: Num): Num => ({ num: 'minus', value, less })
export const times = (by: number, value: Num): Num => ({ num: 'times', value, by })
export const dividedBy = (value: Num, by: number): Num => ({ num: 'dividedBy', value, by })
export const least = (...values: Num[]): Num => ({ num: 'least', values })
export const whether = (condition: Condition, then: Num, otherwise: Num): Num => ({
  num: 'whether',
  condition,
  then,
  else: otherwise,
})
export const costOf = (of: Cards, more: Num = 0): Price => ({ costOf: of, plus: more })

// Conditions
export const matches = (cards: Cards, filter: Filter): Condition => ({ if: 'matches', cards, filter })
export const atLeast = (value: Num, bound: Num): Condition => ({ if: 'atLeast', value, bound })
export const atMost = (value: Num, bound: Num): Condition => ({ if: 'atMost', value, bound })
export const exactly = (value: Num, bound: Num): Condition => ({ if: 'exactly', value, bound })
export const some = (filter: Filter, ...where: Zone[]): Condition => atLeast(count(each(filter, ...where)), 1)
export const none = (filter: Filter, ...where: Zone[]): Condition => exactly(count(each(filter, ...where)), 0)
export const boughtNothing: Condition = exactly(count(past('bought')), 0)
export const odd = (value: Num): Condition => ({ if: 'odd', value })
export const inPhase = (phase: Phase): Condition => ({ if: 'phase', phase })
export const yourTurn: Condition = { if: 'yourTurn' }
export const holds = (name: string): Condition => ({ if: 'holds', name })
export const journeyFaceUp: Condition = { if: 'faceUp', token: 'journey' }
export const isNot = (condition: Condition): Condition => ({ if: 'not', condition })
export const allOf = (...conditions: Condition[]): Condition => ({ if: 'all', conditions })
export const anyOf = (...conditions: Condition[]): Condition => ({ if: 'either', conditions })

// Events that abilities wait for
const happens = (event: CardEvent, filter: Filter, whose?: Whose): CardTrigger => ({
  event,
  filter,
  ...(whose && { whose }),
})
export const isPlayed = (filter: Filter, whose?: Whose): CardTrigger => happens('played', filter, whose)
export const attackPlayed: Trigger = isPlayed(Attack, 'others')
export const isResolved = (filter: Filter): CardTrigger => happens('resolved', filter)
export const isBought = (filter: Filter, whose?: Whose): CardTrigger => happens('bought', filter, whose)
export const isGained = (filter: Filter, whose?: Whose): CardTrigger => happens('gained', filter, whose)
export const isGainedFromSupply = (filter: Filter): CardTrigger => ({ ...isGained(filter), from: 'supply' })
export const wouldGain = (filter: Filter, whose?: Whose): Trigger => happens('wouldGain', filter, whose)
export const isTrashed = (filter: Filter = anyCard, whose?: Whose): CardTrigger => happens('trashed', filter, whose)
export const isExiled = (filter: Filter, whose?: Whose): CardTrigger => happens('exiled', filter, whose)
export const isDiscardedFromPlay = (filter: Filter): CardTrigger => happens('discardedFromPlay', filter)
/** The same event, but only where this card or landscape brings it about, or only where it does not. */
export const broughtAbout = (by: 'this' | 'other', trigger: CardTrigger): Trigger => ({ ...trigger, by })
const moment = (event: MomentEvent): Trigger => ({ event })
export const turnStart = moment('turnStart')
export const buyPhaseStart = moment('buyPhaseStart')
export const buyPhaseEnd = moment('buyPhaseEnd')
export const cleanUp = moment('cleanUp')
export const handDrawn = moment('handDrawn')
export const turnEnd = moment('turnEnd')
export const afterTurn = moment('afterTurn')
export const shuffle = moment('shuffle')
export const gameEnd = moment('gameEnd')

// Abilities
export const onPlay = (...steps: Step[]): Ability => ({ when: 'play', steps })
const hook = (at: Holding, on: Trigger, steps: readonly Step[]): Hook => ({ when: 'hook', at, on, steps })
const itself =
  (event: CardEvent) =>
  (...steps: Step[]): Hook =>
    hook('this', happens(event, anyCard), steps)
export const beforePlay = itself('beforePlay')
export const whenBuy = itself('bought')
export const whenGain = itself('gained')
/** When it is gained by anything else than a copy of it. */
export const whenGainOtherwise = (...steps: Step[]): Hook =>
  hook('this', broughtAbout('other', happens('gained', anyCard)), steps)
export const whenTrash = itself('trashed')
export const whenDiscarded = itself('discarded')
export const whenDiscardedFromPlay = itself('discardedFromPlay')
export const whenRevealed = itself('revealed')
export const whenShuffled = (...steps: Step[]): Hook => hook('this', shuffle, steps)
export const react = (on: Trigger, ...steps: Step[]): Hook => hook('hand', on, steps)
export const whileInPlay = (on: Trigger, ...steps: Step[]): Hook => hook('play', on, steps)
export const onTavern = (on: Trigger, ...steps: Step[]): Hook => hook('tavern', on, steps)
/** Of a landscape that a player has. */
export const whenYours = (on: Trigger, ...steps: Step[]): Hook => hook('yours', on, steps)
/** For every player, as long as the card or landscape is in the game. */
export const inGame = (on: Trigger, ...steps: Step[]): Hook => hook('game', on, steps)
export const provided = (condition: Condition, guarded: Hook): Ability => ({ ...guarded, if: condition })
export const oncePerTurn = (limited: Hook): Ability => ({ ...limited, oncePerTurn: true })
/** A state that holds while the card or landscape lies there. */
export const holding = (at: Holding, state: State, condition?: Condition): Ability => ({
  when: 'while',
  at,
  state,
  ...(condition && { if: condition }),
})
export const overpay = (...steps: Step[]): Ability => ({ when: 'overpay', steps })
export const payment = (step: Step): Ability => ({ when: 'payment', step })
export const worth = (n: Num): Ability => ({ when: 'scoring', worth: n })
export const setUp = (...arrange: Arrangement[]): Ability => ({ when: 'setup', arrange })

// Steps
const more =
  (what: Counter) =>
  (n: Num): Step => ({ do: what, n })
export const actions = more('actions')
export const buys = more('buys')
export const coins = more('coins')
export const potions = more('potions')
export const points = more('points')
export const coffers = more('coffers')
export const villagers = more('villagers')
export const debt = more('debt')
export const pay = (counter: Counter, n: Num | 'all' | 'anyNumber'): Step => ({ do: 'pay', counter, n })
export const payOffDebt: Step = { do: 'payOffDebt' }
export const addTokens = (token: Token, n: Num, to: TokenPlace): Step => ({ do: 'tokens', token, n, to })
export const moveTokens = (token: Token, n: Num | 'all', from: TokenPlace, to: TokenPlace): Step => ({
  do: 'tokens',
  token,
  n,
  from,
  to,
})
export const removeTokens = (token: Token, from: TokenPlace): Step => ({ do: 'tokens', token, n: 'all', from })
export const turnJourneyOver: Step = { do: 'turnOver', token: 'journey' }
export const draw = (n: Num): Step => ({ do: 'draw', n })
export const discard = (what: Cards): Affecting => ({ do: 'discard', what })
export const discardDownTo = (n: number): Step => ({ do: 'discardDownTo', n })
export const trash = (what: Cards): Affecting => ({ do: 'trash', what })
export const reveal = (what: Cards): Affecting => ({ do: 'reveal', what })
export const look = (what: Cards): Affecting => ({ do: 'look', what })
export const put = (what: Cards, to: Destination): Affecting => ({ do: 'put', what, to })
export const putFaceDown = (what: Cards, to: Destination): Affecting => ({ do: 'put', what, to, faceDown: true })
export const play = (what: Cards, times = 1): Play => ({ do: 'play', what, times })
export const playWhereItLies = (what: Cards): Play => ({ do: 'play', what, times: 1, staying: true })
export const buy = (what: Cards): Affecting => ({ do: 'buy', what })
export const choose = (as: Var, what: Cards): Step => ({ do: 'choose', what, as })
export const dig = (as: Var, n: number, filter: Filter): Step => ({ do: 'dig', n, filter, as })
export const gain = (what: Gain['what'], rest: Omit<Gain, 'do' | 'what'> = {}): Affecting => ({
  do: 'gain',
  what,
  ...rest,
})
export const exchange = (what: Cards, for_: string): Step => ({ do: 'exchange', what, for: for_ })
export const turnFaceDown = (what: Cards): Step => ({ do: 'turnFaceDown', what })
export const shuffleDeck = (deck: SideDeck): Step => ({ do: 'shuffleDeck', deck })
export const receive = (what: Cards, times = 1): Step => ({ do: 'receive', what, times })
export const keep: Step = { do: 'keep' }
export const take = (name: string): Step => ({ do: 'take', name })
export const nameCard = (as: Var): Step => ({ do: 'nameCard', as })
export const passLeft = (skipEmptyHands: boolean): Step => ({ do: 'passLeft', skipEmptyHands })
export const on = (trigger: Trigger, ...steps: Step[]): On => ({ do: 'on', trigger, steps })
/** The same, for longer or shorter. */
export const lasting = (lifetime: Lifetime, waiting: On): On => ({ ...waiting, for: lifetime })
export const nextTime = (waiting: On): On => ({ ...waiting, only: 'next' })
export const justOnce = (waiting: On): On => ({ ...waiting, only: 'once' })
export const nextTurn = (...steps: Step[]): Step => ({ do: 'nextTurn', steps })
export const hold = (lifetime: Lifetime, state: State, condition?: Condition): Step => ({
  do: 'hold',
  state,
  for: lifetime,
  ...(condition && { if: condition }),
})
export const thisTurn = (state: State): Step => hold('turn', state)
export const instead = (...steps: Step[]): Step => ({ do: 'instead', steps })
export const followInstructions: Step = { do: 'followInstructions' }
export const beUnaffected: Step = { do: 'beUnaffected' }
export const become = (what: Cards): Step => ({ do: 'become', what })
export const toActionPhase: Step = { do: 'toActionPhase' }
export const drawForNextTurn = (n: number): Step => ({ do: 'drawForNextTurn', n })
export const extraTurn = (who: Who, rest: Omit<ExtraTurn, 'do' | 'who'> = {}): Step => ({
  do: 'extraTurn',
  who,
  ...rest,
})

/** Remembers the cards that the step really affects. */
export const remember = (as: Var, step: Affecting): Step => ({ ...step, as })

// Control
export const may = (step: Step): Step => ({ do: 'may', step })
export const if_ = (condition: Condition, then: Step | readonly Step[], otherwise?: Step | readonly Step[]): Step => ({
  do: 'if',
  condition,
  then: list(then),
  ...(otherwise && { else: list(otherwise) }),
})
export const ifDid = (step: Step, then: Step | readonly Step[], otherwise?: Step | readonly Step[]): Step => ({
  do: 'ifDid',
  step,
  then: list(then),
  ...(otherwise && { else: list(otherwise) }),
})
export const unlessDid = (step: Step, otherwise: Step | readonly Step[]): Step => ifDid(step, [], otherwise)
export const chooseOne = (...options: (Step | readonly Step[])[]): ChooseOptions => chooseSome(1, ...options)
export const chooseSome = (n: Num, ...options: (Step | readonly Step[])[]): ChooseOptions => ({
  do: 'chooseOptions',
  n,
  options: options.map(list),
})
/** The same choice, made by somebody else. */
export const chosenBy = (by: Who, choice: ChooseOptions): Step => ({ ...choice, by })
export const repeat = (n: Num, ...steps: Step[]): Step => ({ do: 'repeat', n, steps })
export const forEach = (as: Var, of: Cards, ...steps: Step[]): Step => ({ do: 'forEach', of, as, steps })
export const inAnyOrder = (...parts: (Step | readonly Step[])[]): Step => ({ do: 'inAnyOrder', parts: parts.map(list) })
export const untilHandSize = (n: number, ...steps: Step[]): Step => ({ do: 'untilHandSize', n, steps })
export const others = (...steps: Step[]): Step => ({ do: 'others', steps })
export const othersWhere = (where: Condition, ...steps: Step[]): Step => ({ do: 'others', steps, where })
export const everyone = (...steps: Step[]): Step => ({ do: 'everyone', steps })
export const othersCollecting = (collect: Var, ...steps: Step[]): Step => ({ do: 'others', steps, collect })
export const player = (who: Who, ...steps: Step[]): Step => ({ do: 'player', who, steps })
export const auction = (most: number, ...steps: Step[]): Step => ({ do: 'auction', most, steps })

// States
export const costLess = (less: Num, filter: Filter): State => ({ state: 'costsLess', coins: less, filter })
export const costs = (price: Price, filter: Filter): State => ({ state: 'costs', price, filter })
export const cannotBuy = (filter: Filter): State => ({ state: 'cannotBuy', filter })
export const unaffected: State = { state: 'unaffected' }
export const makes = (amount: number, filter: Filter): State => ({ state: 'makes', coins: amount, filter })
export const makesMore = (more: number, filter: Filter): State => ({ state: 'makesMore', coins: more, filter })
export const isAlso = (filter: Filter, types: readonly CardType[], ...steps: Step[]): State => ({
  state: 'isAlso',
  filter,
  types,
  ...(steps.length > 0 && { steps }),
})
export const isLike = (filter: Filter, like: Cards): State => ({ state: 'isAlso', filter, types: [], like })
export const noMoreActions: State = { state: 'noMoreActions' }
export const cardsForCoins: State = { state: 'cardsForCoins' }
export const tokensGoTo = (who: Who): State => ({ state: 'tokensGoTo', who })

const list = (steps: Step | readonly Step[]): readonly Step[] => ('do' in steps ? [steps] : steps)
