import { anyCard, copyOf, discard, each, it, pick, some, trash, upTo } from '../../language/build.ts'
import type { Condition, Holding, Step, Hook as Written, Zone } from '../../language/types.ts'
import { anyStep, walkSteps } from '../../language/walk.ts'
import {
  AT_EVENT,
  AT_GAME,
  AT_HAND,
  AT_PLACE,
  AT_PLAY,
  AT_YOURS,
  E_ATTACK,
  E_BOUGHT,
  E_BUY_END,
  E_BUY_START,
  E_CLEAN_UP,
  E_DISCARD,
  E_DISCARDED,
  E_FOLLOW,
  E_GAINED,
  E_GAME_END,
  E_PLAYED,
  E_RESOLVED,
  E_REVEALED,
  E_TRASHED,
  E_TURN_END,
  E_TURN_START,
  E_WOULD_GAIN,
  type GameHook,
  type Hook,
  waitBit,
  YOURS,
} from './effects.ts'
import { EXILE, O_END, O_JUMP, O_ONCE_MORE, O_PAYMENT, O_PURCHASE } from './operations.ts'
import { overpayCoins, overpayPotions } from './overpay.ts'
import { ProgramWriter } from './program-writer.ts'

/** Writes what waits for something to happen: abilities of cards and landscapes, and rules of tokens and of Exile. */
export class EffectWriter extends ProgramWriter {
  protected entersElsewhere = false // cards come into play in turns of others
  private hooks = 0

  /** What may be done instead of following the instructions of any Action. */
  protected wayHook(steps: readonly Step[]): Hook {
    this.cards.forEach((card, kind) => {
      if (card.types.includes('Action')) this.watched[kind] = true
    })
    this.events[E_FOLLOW] |= waitBit(AT_GAME, YOURS)
    return {
      ...plainHook,
      number: this.hooks++,
      at: AT_GAME,
      event: E_FOLLOW,
      whose: YOURS,
      filter: this.expressions.filter({ is: 'type', type: 'Action' }),
      optional: true,
      pc: this.program([{ do: 'instead', steps }]),
      way: true,
    }
  }

  private onceMore(): number {
    const around = this.jump(O_JUMP)
    const pc = this.code.length
    this.emit(O_ONCE_MORE)
    this.emit(O_END)
    this.land(around)
    return pc
  }

  /** Overpaying is one of what may happen when the card is bought. Where nothing can be paid, nothing is asked. */
  protected overpayHook(steps: readonly Step[]): Hook {
    this.events[E_BOUGHT] |= waitBit(AT_EVENT, YOURS)
    const number = this.hooks++
    return { ...plainHook, number, at: AT_EVENT, event: E_BOUGHT, whose: YOURS, pc: this.overpaying(steps) }
  }

  /** Something that may be done instead of paying coins; what cannot be done of the two is not asked about. */
  protected paying(step: Step): number {
    const pick =
      step.do === 'trash' && step.what.cards === 'pick' && String(step.what.from) === 'hand' ? step.what : undefined
    if (pick?.quantity !== 1) return this.refuse('paying otherwise than by trashing a card of the hand')
    const filter = this.expressions.filter(pick.filter)
    return this.program([step], (write) => {
      const holes = this.emit(O_PAYMENT, filter, this.site({ do: 'may', step }), 0, 0) - 2
      this.land(holes)
      write()
      this.emit(O_PURCHASE, 0)
      this.land(holes + 1)
      this.emit(O_PURCHASE, 1)
    })
  }

  /** Coins are paid beyond the price, and Potions where they make a difference; nothing happens where nothing is. */
  private overpaying(steps: readonly Step[]): number {
    return this.program(
      speaksOfPotions(steps)
        ? [overpayCoins, { do: 'ifDid', step: overpayPotions, then: steps }]
        : [{ do: 'ifDid', step: overpayCoins, then: steps }],
    )
  }

  /** A row of the table of effects. What guards it is tested before, and choosing it says yes to its `may`. */
  protected hook(ability: Written): Hook {
    const at = places[ability.at] ?? this.refuse(`an ability at "${ability.at}"`)
    // What is played again afterwards is known to be so before it does anything: then it is the first of the turn.
    const again = at === AT_YOURS && isPlayedAgain(ability)
    const on = withoutOther(ability)
    const { event, filter, whose } = this.trigger(again ? ({ ...on, event: 'played' } as typeof on) : on, ability.steps)
    if (!heard[at].includes(event)) this.refuse(`"${ability.on.event}" for an ability at "${ability.at}"`)
    if (ability.oncePerTurn && at !== AT_YOURS) this.refuse('an ability of a card that can be used once a turn')
    this.entersElsewhere ||= anyStep(ability.steps, entersPlay)
    const { guard, optional, steps } =
      at === AT_EVENT ? always(ability.steps, ability.if) : whereItIsLeft(offered(ability.steps, ability.if), at)
    if (at === AT_HAND && !optional)
      this.refuse('a reaction that is not written ifDid(may(…), …) or may(…), guarded by one condition')
    const [first] = steps
    const then = first.do === 'ifDid' && first.then.length > 0 ? first.then[0] : first
    const gains = then.do === 'instead' && then.steps[0].do === 'gain' ? then.steps[0].what : undefined
    this.events[event] |= waitBit(at, whose)
    return {
      number: this.hooks++,
      at,
      place: at === AT_PLACE ? this.place(ability.at as Zone) : -1,
      event,
      whose,
      filter,
      ownedOnly: event === E_TRASHED && at !== AT_GAME && at !== AT_YOURS,
      guard: guard ? this.expressions.condition(guard) : -1,
      optional,
      pc: again ? this.onceMore() : this.program(steps),
      immunity: then.do === 'beUnaffected',
      replacement: gains && 'is' in gains && gains.is === 'name' ? gains.name : undefined,
      needsIt: optional && event === E_GAINED && anyStep(steps, movesIt),
      fromSupply: 'from' in ability.on && ability.on.from === 'supply',
      way: false,
      byOther: 'by' in ability.on && ability.on.by === 'other',
      idle: at === AT_GAME && steps.every((step) => step.do === 'tokens'),
      exchange: at === AT_GAME && first.do === 'exchange' ? this.cards.findIndex(({ name }) => name === first.for) : -1,
      plays: first.do === 'play' && first.what.cards === 'this',
      ...(ability.oncePerTurn && { once: true }),
    }
  }

  /** What they do when something else happens to such a card. */
  protected ofTokens(): GameHook[] {
    if (!this.keeper.counters.some(({ name }) => name === 'trashing')) return []
    this.card = this.cards[0] // a step that names no card
    this.events[E_BOUGHT] |= waitBit(AT_GAME, YOURS)
    const hook = {
      ...plainHook,
      number: this.hooks++,
      at: AT_GAME,
      event: E_BOUGHT,
      whose: YOURS,
      filter: this.expressions.withToken('trashing'),
      pc: this.program([trash(pick(upTo(1), anyCard, 'hand'))]),
    }
    return [{ kind: -1, hook }]
  }

  /** Who gains a card may discard all copies of it from Exile. */
  protected ofExile(): GameHook[] {
    if (!this.keeper.places.some(({ name }) => name === EXILE)) return []
    this.card = this.cards[0] // a step that names no card
    this.events[E_GAINED] |= waitBit(AT_GAME, YOURS)
    const hook = {
      ...plainHook,
      number: this.hooks++,
      at: AT_GAME,
      event: E_GAINED,
      whose: YOURS,
      guard: this.expressions.condition(some(copyOf(it), 'exile')),
      optional: true,
      pc: this.program([discard(each(copyOf(it), 'exile'))]),
      fromExile: true as const,
    }
    return [{ kind: -1, hook }]
  }
}

const places: Partial<Record<Holding, number>> = {
  this: AT_EVENT,
  play: AT_PLAY,
  hand: AT_HAND,
  game: AT_GAME,
  yours: AT_YOURS,
  tavern: AT_PLACE,
}

/** A row that says nothing beyond when it happens. */
const plainHook = {
  filter: -1,
  ownedOnly: false,
  guard: -1,
  optional: false,
  immunity: false,
  replacement: undefined,
  exchange: -1,
  needsIt: false,
  fromSupply: false,
  way: false,
  byOther: false,
  idle: false,
  plays: false,
  place: -1,
} as const

/** Which windows look where. */
const heard: Readonly<Record<number, readonly number[]>> = {
  [AT_EVENT]: [E_GAINED, E_BOUGHT, E_TRASHED, E_DISCARDED, E_DISCARD, E_REVEALED],
  [AT_GAME]: [E_GAINED, E_BOUGHT, E_TRASHED, E_DISCARD, E_TURN_START, E_BUY_START, E_BUY_END, E_TURN_END],
  [AT_PLAY]: [E_PLAYED, E_GAINED, E_BOUGHT, E_TRASHED, E_CLEAN_UP],
  [AT_HAND]: [E_ATTACK, E_WOULD_GAIN, E_GAINED, E_BOUGHT, E_TRASHED],
  [AT_YOURS]: [
    E_PLAYED,
    E_RESOLVED,
    E_GAINED,
    E_BOUGHT,
    E_TRASHED,
    E_DISCARD,
    E_DISCARDED,
    E_TURN_START,
    E_BUY_START,
    E_BUY_END,
    E_TURN_END,
    E_GAME_END,
  ],
  [AT_PLACE]: [E_TURN_START, E_RESOLVED, E_GAINED, E_BUY_END],
}

/** Whether all that happens after a card was played is that it is played again. */
const isPlayedAgain = ({ on, steps: [step, ...more] }: Written): boolean =>
  on.event === 'resolved' && step.do === 'play' && step.what.cards === 'it' && more.length === 0

/** What is brought about by others only is told apart where the effect is offered. */
const withoutOther = ({ on }: Written): Written['on'] => {
  if (!('by' in on) || on.by !== 'other') return on
  const { by: _, ...rest } = on
  return rest
}

const entersPlay = (step: Step): boolean => step.do === 'play' || (step.do === 'put' && step.to === 'play')

const movesIt = (step: Step): boolean =>
  'what' in step && 'cards' in step.what && step.what.cards === 'it' && step.do !== 'reveal'

interface Offered {
  readonly guard?: Condition
  readonly optional: boolean
  readonly steps: readonly Step[]
}

const always = (steps: readonly Step[], guard?: Condition): Offered => ({
  optional: false,
  steps,
  ...(guard && { guard }),
})

/** Takes a guard and a `may` off the steps: what they ask is asked by offering the effect or not. */
function offered(steps: readonly Step[], guard?: Condition): Offered {
  const [only] = steps
  const guarded = guard && { guard }
  if (steps.length !== 1) return always(steps, guard)
  if (only.do === 'if' && !only.else && !guard) {
    const inner = offered(only.then)
    return inner.guard || !inner.optional ? always(steps) : { ...inner, guard: only.condition }
  }
  if (only.do === 'may') return { optional: true, steps: [only.step], ...guarded }
  if (only.do === 'ifDid' && only.step.do === 'may' && !only.else)
    return { optional: true, steps: [{ ...only, step: only.step.step }], ...guarded }
  return always(steps, guard)
}

/** What all can see to be used up is not offered to be gained. An offer from the hand would tell the hand, and stays. */
function whereItIsLeft(effect: Offered, at: number): Offered {
  const { optional, guard, steps } = effect
  const [only] = steps
  if (!optional || guard || at === AT_HAND || steps.length > 1 || only.do !== 'gain') return effect
  return 'is' in only.what && only.what.is === 'name' ? { ...effect, guard: some(only.what, 'supply') } : effect
}

/** Whether it makes a difference that Potions were overpaid: where a whole price is asked for. */
function speaksOfPotions(steps: readonly Step[]): boolean {
  let found = false
  walkSteps(steps, {
    filter: (filter) => {
      found ||= 'price' in filter && filter.price === 'overpaid'
    },
  })
  return found
}
