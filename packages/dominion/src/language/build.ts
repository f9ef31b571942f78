/** The words in which cards are written. Each returns plain data of `types.ts`; none of them does anything. */
import type {
  Ability,
  Affecting,
  Cards,
  ChooseOptions,
  Condition,
  Destination,
  ExtraTurn,
  Filter,
  Gain,
  Num,
  Pick,
  Price,
  Quantity,
  State,
  Step,
  Trigger,
  Var,
  Who,
  Zone,
} from './types.ts'

// Abilities
export const onPlay = (...steps: Step[]): Ability => ({ when: 'play', steps })
export const beforePlay = (...steps: Step[]): Ability => ({ when: 'beforePlay', steps })
export const whenGain = (...steps: Step[]): Ability => ({ when: 'gain', steps })
export const whenBuy = (...steps: Step[]): Ability => ({ when: 'buy', steps })
export const whenTrash = (...steps: Step[]): Ability => ({ when: 'trash', steps })
export const whenDiscardedFromPlay = (...steps: Step[]): Ability => ({ when: 'discardFromPlay', steps })
export const react = (on: Trigger, ...steps: Step[]): Ability => ({ when: 'react', on, steps })
export const whileInPlay = (on: Trigger, ...steps: Step[]): Ability => ({ when: 'inPlay', on, steps })
export const worth = (n: Num): Ability => ({ when: 'scoring', worth: n })

// Steps
export const actions = (n: Num): Step => ({ do: 'actions', n })
export const buys = (n: Num): Step => ({ do: 'buys', n })
export const coins = (n: Num): Step => ({ do: 'coins', n })
export const potions = (n: Num): Step => ({ do: 'potions', n })
export const points = (n: Num): Step => ({ do: 'points', n })
export const draw = (n: Num): Step => ({ do: 'draw', n })
export const discard = (what: Cards): Affecting => ({ do: 'discard', what })
export const discardDownTo = (n: number): Step => ({ do: 'discardDownTo', n })
export const trash = (what: Cards): Affecting => ({ do: 'trash', what })
export const reveal = (what: Cards): Affecting => ({ do: 'reveal', what })
export const look = (what: Cards): Affecting => ({ do: 'look', what })
export const put = (what: Cards, to: Destination): Affecting => ({ do: 'put', what, to })
export const play = (what: Cards, times = 1): Affecting => ({ do: 'play', what, times })
export const choose = (as: Var, what: Cards): Step => ({ do: 'choose', what, as })
export const dig = (as: Var, n: number, filter: Filter): Step => ({ do: 'dig', n, filter, as })
export const gain = (what: Gain['what'], rest: Omit<Gain, 'do' | 'what'> = {}): Affecting => ({
  do: 'gain',
  what,
  ...rest,
})
export const nameCard = (as: Var): Step => ({ do: 'nameCard', as })
export const passLeft = (skipEmptyHands: boolean): Step => ({ do: 'passLeft', skipEmptyHands })
export const on = (trigger: Trigger, ...steps: Step[]): Step => ({ do: 'on', trigger, steps })
export const nextTurn = (...steps: Step[]): Step => ({ do: 'nextTurn', steps })
export const thisTurn = (state: State): Step => ({ do: 'thisTurn', state })
export const instead = (...steps: Step[]): Step => ({ do: 'instead', steps })
export const beUnaffected: Step = { do: 'beUnaffected' }
export const become = (what: Cards): Step => ({ do: 'become', what })
export const drawForNextTurn = (n: number): Step => ({ do: 'drawForNextTurn', n })
export const extraTurn = (who: Who, more: Omit<ExtraTurn, 'do' | 'who'> = {}): Step => ({
  do: 'extraTurn',
  who,
  ...more,
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
export const untilHandSize = (n: number, ...steps: Step[]): Step => ({ do: 'untilHandSize', n, steps })
export const others = (...steps: Step[]): Step => ({ do: 'others', steps })
export const othersWhere = (where: Condition, ...steps: Step[]): Step => ({ do: 'others', steps, where })
export const everyone = (...steps: Step[]): Step => ({ do: 'everyone', steps })
export const othersCollecting = (collect: Var, ...steps: Step[]): Step => ({ do: 'others', steps, collect })
export const player = (who: Who, ...steps: Step[]): Step => ({ do: 'player', who, steps })

// Cards
export const self: Cards = { cards: 'this' }
export const it: Cards = { cards: 'it' }
export const those = (name: Var): Cards => ({ cards: 'var', name })
export const rest = (of: Var): Cards => ({ cards: 'rest', of })
export const setAside: Cards = { cards: 'aside' }
export const top = (n: Num): Cards => ({ cards: 'top', n })
export const wholeDeck: Cards = { cards: 'wholeDeck' }
export const pick = (quantity: Quantity, filter: Filter, from: Zone | readonly Zone[] | Cards, by?: Who): Pick => ({
  cards: 'pick',
  quantity,
  filter,
  from: typeof from === 'string' ? [from] : from,
  ...(by && { by }),
})
export const upTo = (n: number): Quantity => ({ upTo: n })

// Filters
export const anyCard: Filter = { is: 'any' }
export const Action: Filter = { is: 'type', type: 'Action' }
export const Treasure: Filter = { is: 'type', type: 'Treasure' }
export const Victory: Filter = { is: 'type', type: 'Victory' }
export const Curse: Filter = { is: 'type', type: 'Curse' }
export const Ruins: Filter = { is: 'type', type: 'Ruins' }
export const named = (name: string): Filter => ({ is: 'name', name })
export const costing = (price: Price): Filter => ({ is: 'costing', price })
export const costingUpTo = (price: Price): Filter => ({ is: 'costingUpTo', price })
export const cheaperThan = (than: Cards): Filter => ({ is: 'cheaperThan', than })
export const not = (filter: Filter): Filter => ({ is: 'not', filter })
export const all = (...filters: Filter[]): Filter => ({ is: 'all', filters })
export const either = (...filters: Filter[]): Filter => ({ is: 'either', filters })

// Numbers and costs
export const count = (of: Cards): Num => ({ num: 'count', of })
export const owned = (filter: Filter): Num => ({ num: 'owned', filter })
export const handSize: Num = { num: 'handSize' }
export const emptyPiles: Num = { num: 'emptyPiles' }
export const coinCost = (of: Cards): Num => ({ num: 'coinCost', of })
export const typeCount = (of: Cards): Num => ({ num: 'typeCount', of })
export const played = (filter: Filter): Num => ({ num: 'played', filter })
export const turnsInARow: Num = { num: 'turnsInARow' }
export const dividedBy = (value: Num, by: number): Num => ({ num: 'dividedBy', value, by })
export const costOf = (of: Cards, plus = 0): Price => ({ costOf: of, plus })

// Conditions
export const matches = (cards: Cards, filter: Filter): Condition => ({ if: 'matches', cards, filter })
export const hasName = (cards: Cards, name: Var): Condition => ({ if: 'hasName', cards, name })
export const none = (filter: Filter, where: Zone): Condition => ({ if: 'none', filter, in: where })
export const atLeast = (value: Num, bound: number): Condition => ({ if: 'atLeast', value, bound })
export const atMost = (value: Num, bound: number): Condition => ({ if: 'atMost', value, bound })
export const exactly = (value: Num, bound: number): Condition => ({ if: 'exactly', value, bound })
export const boughtNothing: Condition = { if: 'boughtNothing' }

// Triggers and states
export const attackPlayed: Trigger = { event: 'attackPlayed' }
export const isPlayed = (filter: Filter): Trigger => ({ event: 'played', filter })
export const isBought = (filter: Filter): Trigger => ({ event: 'bought', filter })
export const isGained = (filter: Filter): Trigger => ({ event: 'gained', filter })
export const wouldGain = (filter: Filter, who?: Who): Trigger => ({ event: 'wouldGain', filter, ...(who && { who }) })
export const isTrashed = (who?: Who): Trigger => ({ event: 'trashed', ...(who && { who }) })
export const cleanUp: Trigger = { event: 'cleanUp' }
export const discardedFromPlay = (which: Cards): Trigger => ({ event: 'discardedFromPlay', card: which })
export const costLess = (less: number, filter: Filter): State => ({ state: 'costsLess', coins: less, filter })

const list = (steps: Step | readonly Step[]): readonly Step[] => ('do' in steps ? [steps] : steps)
