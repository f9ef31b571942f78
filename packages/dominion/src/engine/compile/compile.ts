/**
 * Turns cards into code: one list of numbers for the whole game, and tables of what numbers cannot say (filters,
 * conditions, questions). Runs once for each setting; `run.ts` executes the result.
 */
import { mayMatch } from '../../language/brings.ts'
import {
  actions,
  anyCard,
  buys,
  coins,
  copyOf,
  discard,
  draw,
  each,
  it,
  pick,
  some,
  trash,
  upTo,
} from '../../language/build.ts'
import type {
  Ability,
  Arrangement,
  Card,
  Condition,
  Holding,
  Landscape,
  PileToken,
  Step,
  Hook as Written,
  Zone,
} from '../../language/types.ts'
import { anyStep } from '../../language/walk.ts'
import type { Keeps } from '../memory/setting.ts'
import type { ArrangedCounter, ArrangedTokens, Code, KindCode, Procedures, TokenBonus } from './code.ts'
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
  EVENTS,
  type GameHook,
  type Hook,
  PLACES,
  waitBit,
  YOURS,
} from './effects.ts'
import { Keeper } from './keeper.ts'
import { NotRun } from './not-run.ts'
import {
  EXILE,
  O_BEFORE_PLAY,
  O_BUY_GAIN,
  O_CLEAN_NEXT,
  O_CLEAN_REST,
  O_END,
  O_ENTER_PLAY,
  O_GAIN_ARRIVE,
  O_GAIN_DONE,
  O_JUMP,
  O_LEAVE,
  O_LOOP,
  O_ONCE_MORE,
  O_PICK_TOP,
  O_PLACE,
  O_PLAY_AGAIN,
  O_RUN_PLAY,
  O_WINDOW,
  TO_DECK,
  TO_DISCARD,
  TO_HAND,
} from './operations.ts'
import { ProgramWriter } from './program-writer.ts'
import { plainNumbers } from './waiting-writer.ts'

/** Compiles all cards and landscapes of a game. `pileOf` finds a pile outside the supply by name; `keeps` is kept whatever they say. */
export function compile(
  cards: readonly Card[],
  pileOf: (name: string) => number,
  keeps: Keeps = nothing,
  landscapes: readonly Landscape[] = [],
): Code {
  return new Compiler(cards, pileOf, new Keeper(keeps)).compile(landscapes)
}

const nothing: Keeps = { places: [], counters: [], tokens: [], tallies: [] }

/** Why the engine does not run each of these, by name of what it lacks; nothing for those that it runs. */
export function refusals(
  cards: readonly Card[],
  of: readonly (Card | Landscape)[] = cards,
): readonly (string | undefined)[] {
  const compiler = new Compiler(cards, () => 0, new Keeper(nothing))
  return of.map((each) => compiler.refusal(each))
}

class Compiler extends ProgramWriter {
  /** Tries the card, whose code is of no use to anybody then. */
  refusal(card: Card | Landscape): string | undefined {
    try {
      this.kind(card)
      return undefined
    } catch (error) {
      if (!(error instanceof NotRun)) throw error
      this.beginAnew()
      return error.what
    }
  }

  compile(landscapes: readonly Landscape[]): Code {
    this.landscapes = landscapes
    const kinds = [...this.cards, ...landscapes].map((each, number) => {
      this.number = number
      return this.kind(each)
    })
    const ofKinds = kinds.flatMap(({ hooks }, kind) => hooks[AT_GAME].map((hook) => ({ kind, hook })))
    const gameHooks = [...ofKinds, ...this.ofTokens(), ...this.ofExile()]
    const bonuses = this.bonuses()
    const procedures = this.procedures()
    return {
      code: Int32Array.from(this.code),
      nums: this.expressions.nums,
      filters: this.expressions.filters,
      conditions: this.expressions.conditions,
      groups: this.expressions.groups,
      states: this.states,
      gameStates: this.gameStates,
      gameHooks,
      bonuses,
      entersElsewhere: this.entersElsewhere,
      arranged: this.arranged,
      arrangedCounters: this.arrangedCounters,
      sites: this.sites,
      kinds,
      events: this.events,
      countedKinds: this.expressions.counted,
      watchedKinds: this.watched,
      keeps: this.keeper,
      plainPrograms: this.plain,
      procedures,
    }
  }

  private procedures(): Procedures {
    const play = this.code.length
    this.emit(O_BEFORE_PLAY)
    const enter = this.code.length
    this.emit(O_ENTER_PLAY)
    this.emit(O_WINDOW, E_PLAYED) // the player's own effects come before those of the attacked
    this.emit(O_WINDOW, E_ATTACK)
    this.emit(O_WINDOW, E_FOLLOW)
    const run = this.code.length
    this.emit(O_RUN_PLAY)
    this.emit(O_WINDOW, E_RESOLVED)
    this.emit(O_PLAY_AGAIN, enter)
    const gain = this.code.length
    this.emit(O_WINDOW, E_WOULD_GAIN)
    this.emit(O_GAIN_ARRIVE, gain + 6)
    this.emit(O_WINDOW, E_GAINED)
    this.emit(O_GAIN_DONE)
    const buy = this.code.length
    this.emit(O_WINDOW, E_BOUGHT)
    this.emit(O_BUY_GAIN)
    this.emit(O_LEAVE)
    const cleanUp = this.code.length
    this.emit(O_WINDOW, E_CLEAN_UP)
    this.emit(O_CLEAN_NEXT)
    this.emit(O_CLEAN_REST)
    const place = this.code.length
    this.emit(O_PLACE)
    const pickTop = this.code.length
    this.emit(O_PICK_TOP)
    const windows = Array.from({ length: EVENTS }, (_, event) => {
      const at = this.code.length
      this.emit(O_LOOP, event)
      return at
    })
    return { play, run, gain, buy, cleanUp, place, pickTop, windows }
  }

  private kind(card: Card | Landscape): KindCode {
    this.card = card
    if (card.cost?.debt) this.keeper.counter('debt')
    let play = 0
    let beforePlay = 0
    let plain: number[] | undefined = [0, 0, 0, 0]
    let points = this.expressions.constant(0)
    const states: number[] = []
    const hooks: Hook[] = []
    let payment = 0
    let placed = false
    let topPick = -1
    let arrives = TO_DISCARD
    for (const ability of card.abilities) {
      if (ability.when === 'play' && 'type' in card && card.type === 'Way') hooks.push(this.wayHook(ability.steps))
      else if (ability.when === 'play') {
        play = this.program(ability.steps)
        plain = plainNumbers(ability.steps)
      } else if (ability.when === 'scoring') points = this.expressions.num(ability.worth)
      else if (ability.when === 'while') this.holding(ability, states)
      else if (ability.when === 'setup') this.checkSetup(ability)
      else if (ability.when === 'payment') payment = this.paying(ability.step)
      else if (ability.when === 'overpay') hooks.push(this.overpayHook(ability.steps))
      else if (ability.at === 'this' && ability.on.event === 'shuffle') placed = this.isPlaced(ability)
      else if (ability.at === 'yours' && ability.on.event === 'shuffle') topPick = this.pickingTop(ability)
      else if (ability.at === 'this' && ability.on.event === 'beforePlay') {
        beforePlay = this.program(ability.steps)
        plain = undefined
      } else if (arrival(ability) !== undefined) arrives = arrival(ability) ?? arrives
      else hooks.push(this.hook(ability))
    }
    const at = (place: number) => hooks.filter((hook) => hook.at === place)
    return {
      play,
      beforePlay,
      plain,
      hooks: Array.from({ length: PLACES }, (_, place) => at(place)),
      states,
      points,
      payment,
      arrives,
      placed,
      topPick,
    }
  }

  /** Whether the card may go anywhere when it is shuffled: that is asked before, see `shuffling.ts`. */
  private isPlaced({ steps: [may, ...more] }: Written): boolean {
    const put = may.do === 'may' && may.step.do === 'put' ? may.step : undefined
    if (put?.what.cards !== 'this' || put.to !== 'deckAnywhere' || more.length > 0)
      this.refuse('what happens when a card is shuffled, other than putting it somewhere')
    return true
  }

  /** Where it is asked which of the shuffled cards goes on top, before they are shuffled. */
  private pickingTop({ steps: [put, ...more] }: Written): number {
    const pick = put.do === 'put' && put.to === 'deckTop' && put.what.cards === 'pick' ? put.what : undefined
    const isOne = typeof pick?.quantity === 'object' && 'upTo' in pick.quantity && pick.quantity.upTo === 1
    if (!isOne || pick?.filter.is !== 'any' || String(pick.from) !== 'deck' || more.length > 0)
      this.refuse('what one does when one shuffles, other than putting a card on top')
    return this.site(put)
  }

  /** A state that holds while the card is in play, or in every game with its pile. */
  private holding({ at, state, if: condition }: Extract<Ability, { when: 'while' }>, inPlay: number[]): void {
    const list =
      at === 'play' || at === 'yours' ? inPlay : at === 'game' ? this.gameStates : this.refuse(`a state at "${at}"`)
    list.push(this.state(state, condition))
  }

  /** What set-up arranges, it arranges before the game; here only what it can is told apart. */
  private checkSetup({ arrange }: Extract<Ability, { when: 'setup' }>): void {
    for (const each of arrange) {
      if (each.arrange === 'tokens') this.arrangeTokens(each)
      else if (each.arrange === 'everyone') this.arrangeCounters(each.steps)
      else if (!bySetUp.includes(each.arrange)) this.refuse(`the set-up "${each.arrange}"`)
    }
  }

  /** What everybody begins with. */
  private arrangeCounters(steps: readonly Step[]): void {
    for (const step of steps) {
      if ((step.do !== 'coffers' && step.do !== 'villagers' && step.do !== 'debt') || typeof step.n !== 'number')
        this.refuse(`"${step.do}" before the game begins`)
      else this.arrangedCounters.push({ counter: this.keeper.counter(step.do), n: step.n })
    }
  }

  private arrangeTokens({ token, n, on }: Extract<Arrangement, { arrange: 'tokens' }>): void {
    const isPiles = typeof on === 'object' && on.cards === 'pick' && String(on.from) === 'piles'
    const arranged = { token: this.keeper.token(token), n: this.expressions.num(n) }
    if (isPiles) this.arranged.push({ ...arranged, fits: this.cards.map((card) => mayMatch(on.filter, card)), on: -1 })
    else if (on === 'here' && 'type' in this.card) this.arranged.push({ ...arranged, fits: [], on: this.number })
    else this.refuse(`"${token}" tokens from the beginning`)
  }

  /** What may be done instead of following the instructions of any Action. */
  private wayHook(steps: readonly Step[]): Hook {
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
  private overpayHook(steps: readonly Step[]): Hook {
    this.events[E_BOUGHT] |= waitBit(AT_EVENT, YOURS)
    const number = this.hooks++
    return { ...plainHook, number, at: AT_EVENT, event: E_BOUGHT, whose: YOURS, pc: this.overpaying(steps) }
  }

  /** A row of the table of effects. What guards it is tested before, and choosing it says yes to its `may`. */
  private hook(ability: Written): Hook {
    const at = places[ability.at] ?? this.refuse(`an ability at "${ability.at}"`)
    // What is played again afterwards is known to be so before it does anything: then it is the first of the turn.
    const again = at === AT_YOURS && isPlayedAgain(ability)
    const on = withoutOther(ability)
    const { event, filter, whose } = this.trigger(again ? ({ ...on, event: 'played' } as typeof on) : on, ability.steps)
    if (!heard[at].includes(event)) this.refuse(`"${ability.on.event}" for an ability at "${ability.at}"`)
    if (ability.oncePerTurn && at !== AT_YOURS) this.refuse('an ability of a card that can be used once a turn')
    this.entersElsewhere ||= anyStep(ability.steps, entersPlay)
    const { guard, optional, steps } =
      at === AT_EVENT ? always(ability.steps, ability.if) : offered(ability.steps, ability.if)
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

  /** What tokens on piles give when a card of the pile is played: a program each, so that what it sets off comes by itself. */
  private bonuses(): TokenBonus[] {
    return Object.entries(bonusOf).flatMap(([token, step]) => {
      const counter = this.keeper.counters.findIndex(({ name }) => name === token)
      return counter < 0 ? [] : [{ counter, pc: this.program([step]) }]
    })
  }

  /** What they do when something else happens to such a card. */
  private ofTokens(): GameHook[] {
    if (!this.keeper.counters.some(({ name }) => name === 'trashing')) return []
    this.card = this.cards[0] // a step that names no card
    this.events[E_BOUGHT] |= waitBit(AT_GAME, YOURS)
    const hook = {
      number: this.hooks++,
      at: AT_GAME,
      place: -1,
      event: E_BOUGHT,
      whose: YOURS,
      filter: this.expressions.withToken('trashing'),
      ownedOnly: false,
      guard: -1,
      optional: false,
      pc: this.program([trash(pick(upTo(1), anyCard, 'hand'))]),
      immunity: false,
      replacement: undefined,
      needsIt: false,
      fromSupply: false,
      way: false,
      byOther: false,
      idle: false,
      exchange: -1,
      plays: false,
    }
    return [{ kind: -1, hook }]
  }

  /** Who gains a card may discard all copies of it from Exile. */
  private ofExile(): GameHook[] {
    if (!this.keeper.places.some(({ name }) => name === EXILE)) return []
    this.card = this.cards[0] // a step that names no card
    this.events[E_GAINED] |= waitBit(AT_GAME, YOURS)
    const hook = {
      number: this.hooks++,
      at: AT_GAME,
      place: -1,
      event: E_GAINED,
      whose: YOURS,
      filter: -1,
      ownedOnly: false,
      guard: this.expressions.condition(some(copyOf(it), 'exile')),
      optional: true,
      pc: this.program([discard(each(copyOf(it), 'exile'))]),
      immunity: false,
      replacement: undefined,
      needsIt: false,
      fromSupply: false,
      fromExile: true as const,
      way: false,
      byOther: false,
      idle: false,
      exchange: -1,
      plays: false,
    }
    return [{ kind: -1, hook }]
  }

  private number = 0 // of the card or landscape that is being written
  private hooks = 0
  private entersElsewhere = false
  private readonly gameStates: number[] = []
  private readonly arranged: ArrangedTokens[] = []
  private readonly arrangedCounters: ArrangedCounter[] = []
}

const bonusOf: Partial<Record<PileToken, Step>> = {
  plusCard: draw(1),
  plusAction: actions(1),
  plusBuy: buys(1),
  plusCoin: coins(1),
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

/** What set-up does for cards by itself, see `setup/`. */
const bySetUp: readonly string[] = ['addPile', 'markPile', 'sideDeck', 'heirloom', 'trash', 'setAside']

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

/** Where a card is gained to that says no more of it than that: this is no effect that comes after gaining it. */
function arrival({ at, on, if: condition, steps: [put, ...more] }: Written): number | undefined {
  if (at !== 'this' || on.event !== 'gained' || on.by || condition || more.length > 0) return undefined
  if (put.do !== 'put' || put.what.cards !== 'this') return undefined
  return put.to === 'hand' ? TO_HAND : put.to === 'deckTop' ? TO_DECK : undefined
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
