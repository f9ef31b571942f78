/** The one walk over what cards say: every step, filter, number, condition and reference, whatever it stands inside. */
import type {
  Ability,
  Arrangement,
  Card,
  Cards,
  Condition,
  Filter,
  Landscape,
  Num,
  Price,
  State,
  Step,
  TokenPlace,
  Trigger,
} from './types.ts'

/** What a visitor can be told of. Each is called before what stands inside it. */
export interface Visitor {
  readonly step?: (step: Step, yours: boolean) => void // whether the player of the card does it, alone or with the others
  readonly filter?: (filter: Filter) => void
  readonly num?: (num: Exclude<Num, number>) => void
  readonly condition?: (condition: Condition) => void
  readonly cards?: (cards: Cards) => void
  readonly state?: (state: State) => void
  readonly trigger?: (trigger: Trigger) => void
}

export interface Visited {
  readonly step: Step
  readonly yours: boolean
}

/** Every step of a card or landscape in the order it is written. */
export function everyStep(card: Card | Landscape): Visited[] {
  const visited: Visited[] = []
  for (const ability of card.abilities) walkAbility(ability, { step: (step, yours) => visited.push({ step, yours }) })
  return visited
}

/** The steps of an ability as it lists them. */
export function stepsOf(ability: Ability): readonly Step[] {
  return 'steps' in ability ? ability.steps : 'step' in ability ? [ability.step] : []
}

/** The lists of steps that stand inside a step. */
export function within(step: Step): readonly (readonly Step[])[] {
  switch (step.do) {
    case 'may':
      return [[step.step]]
    case 'if':
      return [step.then, step.else ?? []]
    case 'ifDid':
      return [[step.step], step.then, step.else ?? []]
    case 'chooseOptions':
      return step.options
    case 'inAnyOrder':
      return step.parts
    case 'extraTurn':
      return [step.rules ?? []]
    case 'hold':
      return step.state.state === 'isAlso' ? [step.state.steps ?? []] : []
    default:
      return 'steps' in step ? [step.steps] : []
  }
}

/** Whether a step of these, or one inside them, is such a one. */
export function anyStep(steps: readonly Step[], test: (step: Step) => boolean): boolean {
  return steps.some((step) => test(step) || within(step).some((inner) => anyStep(inner, test)))
}

/** Whether what these steps handle, ask or compare speaks of the name. */
export function speaksOf(steps: readonly Step[], name: string): boolean {
  let found = false
  const hears = (cards: Cards) => {
    if ((cards.cards === 'var' && cards.name === name) || (cards.cards === 'rest' && cards.of === name)) found = true
  }
  walkSteps(steps, {
    cards: hears,
    filter: (filter) => {
      if (filter.is === 'namedAs' && filter.name === name) found = true
    },
  })
  return found
}

/** Whether what these steps handle is such cards. */
export function anyCards(steps: readonly Step[], test: (cards: Cards) => boolean): boolean {
  let found = false
  walkSteps(steps, {
    cards: (cards) => {
      found ||= test(cards)
    },
  })
  return found
}

export function walkAbility(ability: Ability, visitor: Visitor): void {
  const walk = new Walk(visitor)
  switch (ability.when) {
    case 'play':
    case 'overpay':
      walk.steps(ability.steps, true)
      return
    case 'payment':
      walk.steps([ability.step], true)
      return
    case 'hook':
      walk.trigger(ability.on)
      if (ability.if) walk.condition(ability.if)
      walk.steps(ability.steps, true)
      return
    case 'while':
      if (ability.if) walk.condition(ability.if)
      walk.state(ability.state, true)
      return
    case 'scoring':
      walk.num(ability.worth)
      return
    case 'setup':
      for (const arrangement of ability.arrange) walk.arrangement(arrangement)
      return
  }
}

export const walkSteps = (steps: readonly Step[], visitor: Visitor): void => new Walk(visitor).steps(steps, true)

class Walk {
  private readonly visitor: Visitor

  constructor(visitor: Visitor) {
    this.visitor = visitor
  }

  steps(steps: readonly Step[], yours: boolean): void {
    for (const step of steps) this.step(step, yours)
  }

  private step(step: Step, yours: boolean): void {
    this.visitor.step?.(step, yours)
    const foreign = step.do === 'others' || (step.do === 'player' && step.who !== 'you')
    this.parts(step)
    for (const inner of within(step)) this.steps(inner, yours && !foreign)
  }

  /** What a step says beside the steps inside it. */
  private parts(step: Step): void {
    if ('n' in step && step.n !== undefined && step.n !== 'all' && step.n !== 'anyNumber') this.num(step.n)
    if ('trigger' in step) this.trigger(step.trigger)
    if ('condition' in step) this.condition(step.condition)
    if ('where' in step && step.where) this.condition(step.where)
    if ('filter' in step) this.filter(step.filter)
    if (step.do === 'forEach') this.cards(step.of)
    switch (step.do) {
      case 'tokens':
        if (step.from) this.place(step.from)
        if (step.to) this.place(step.to)
        return
      case 'gain':
        if ('is' in step.what) this.filter(step.what)
        else if ('cards' in step.what) this.cards(step.what)
        return
      case 'hold':
        if (step.if) this.condition(step.if)
        this.lifetime(step.for)
        this.state(step.state, undefined)
        return
      case 'on':
        this.lifetime(step.for)
        return
      default:
        if ('what' in step && typeof step.what === 'object') this.cards(step.what)
    }
  }

  private lifetime(lifetime: Extract<Step, { do: 'on' }>['for']): void {
    if (typeof lifetime === 'object') this.condition(lifetime.while)
  }

  trigger(trigger: Trigger): void {
    this.visitor.trigger?.(trigger)
    if ('filter' in trigger) this.filter(trigger.filter)
  }

  /** `yours` is left out where the steps of the state are walked by the step that holds it. */
  state(state: State, yours: boolean | undefined): void {
    this.visitor.state?.(state)
    if ('filter' in state) this.filter(state.filter)
    if (state.state === 'costsLess') this.num(state.coins)
    if (state.state === 'costs') this.price(state.price)
    if (state.state === 'isAlso') {
      if (state.like) this.cards(state.like)
      if (yours !== undefined) this.steps(state.steps ?? [], yours)
    }
  }

  arrangement(arrangement: Arrangement): void {
    switch (arrangement.arrange) {
      case 'tokens':
        this.num(arrangement.n)
        this.place(arrangement.on)
        return
      case 'everyone':
        this.steps(arrangement.steps, true)
        return
      default:
        if ('filter' in arrangement) this.filter(arrangement.filter)
    }
  }

  num(num: Num): void {
    if (typeof num === 'number') return
    this.visitor.num?.(num)
    switch (num.num) {
      case 'count':
      case 'names':
      case 'coinCost':
      case 'typeCount':
      case 'commonest':
        this.cards(num.of)
        return
      case 'tokens':
        this.place(num.on)
        return
      case 'plus':
      case 'least':
        for (const value of num.values) this.num(value)
        return
      case 'minus':
        this.num(num.value)
        this.num(num.less)
        return
      case 'times':
      case 'dividedBy':
        this.num(num.value)
        return
      case 'whether':
        this.condition(num.condition)
        this.num(num.then)
        this.num(num.else)
        return
    }
  }

  condition(condition: Condition): void {
    this.visitor.condition?.(condition)
    switch (condition.if) {
      case 'matches':
        this.cards(condition.cards)
        this.filter(condition.filter)
        return
      case 'atLeast':
      case 'atMost':
      case 'exactly':
        this.num(condition.value)
        this.num(condition.bound)
        return
      case 'odd':
        this.num(condition.value)
        return
      case 'not':
        this.condition(condition.condition)
        return
      case 'all':
      case 'either':
        for (const inner of condition.conditions) this.condition(inner)
        return
    }
  }

  private price(price: Price): void {
    if (price === 'overpaid') return
    if (typeof price === 'object' && 'costOf' in price) {
      this.cards(price.costOf)
      this.num(price.plus)
    } else this.num(price)
  }

  private place(place: TokenPlace): void {
    if (typeof place === 'object') this.cards(place)
  }

  private filter(filter: Filter): void {
    this.visitor.filter?.(filter)
    switch (filter.is) {
      case 'copyOf':
      case 'among':
        this.cards(filter.of)
        return
      case 'costing':
      case 'costingUpTo':
      case 'costingAtLeast':
        this.price(filter.price)
        return
      case 'cheaperThan':
        this.cards(filter.than)
        return
      case 'sharingType':
        this.cards(filter.with)
        return
      case 'not':
        this.filter(filter.filter)
        return
      case 'all':
      case 'either':
        for (const inner of filter.filters) this.filter(inner)
        return
    }
  }

  private cards(cards: Cards): void {
    this.visitor.cards?.(cards)
    switch (cards.cards) {
      case 'top':
      case 'bottom':
        this.num(cards.n)
        return
      case 'past':
        this.filter(cards.filter)
        return
      case 'pick': {
        const { quantity, from } = cards
        if (typeof quantity === 'number' || (typeof quantity === 'object' && 'num' in quantity)) this.num(quantity)
        this.filter(cards.filter)
        if ('cards' in from) this.cards(from)
        return
      }
    }
  }
}
