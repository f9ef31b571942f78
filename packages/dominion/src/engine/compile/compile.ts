/**
 * Turns cards into code: one list of numbers for the whole game, and tables of what numbers cannot say (filters,
 * conditions, questions). Runs once for each setting; `run.ts` executes the result.
 */
import type { Ability, Card, Condition, Step } from '../../language/types.ts'
import {
  AT_EVENT,
  AT_HAND,
  AT_PLAY,
  type Code,
  E_ATTACK,
  E_BOUGHT,
  E_CLEAN_UP,
  E_DISCARDED,
  E_GAINED,
  E_PLAYED,
  E_TRASHED,
  E_WOULD_GAIN,
  EVENTS,
  type Hook,
  type KindCode,
  O_BEFORE_PLAY,
  O_BUY_GAIN,
  O_CLEAN_NEXT,
  O_CLEAN_REST,
  O_ENTER_PLAY,
  O_GAIN_ARRIVE,
  O_GAIN_DONE,
  O_LEAVE,
  O_LOOP,
  O_PLAY_AGAIN,
  O_RUN_PLAY,
  O_WINDOW,
  type Procedures,
  waitBit,
  YOURS,
} from './code.ts'
import { ProgramWriter, plainNumbers } from './program-writer.ts'

/** Compiles all cards of a game. `pileOf` finds a pile outside the supply by name. */
export function compile(cards: readonly Card[], pileOf: (name: string) => number): Code {
  return new Compiler(cards, pileOf).compile()
}

class Compiler extends ProgramWriter {
  compile(): Code {
    const kinds = this.cards.map((card) => this.kind(card))
    const procedures = this.procedures()
    return {
      code: Int32Array.from(this.code),
      nums: this.expressions.nums,
      filters: this.expressions.filters,
      conditions: this.expressions.conditions,
      sites: this.sites,
      kinds,
      events: this.events,
      countedKinds: this.expressions.counted,
      watchedKinds: this.watched,
      plainPrograms: this.plain,
      procedures,
    }
  }

  private procedures(): Procedures {
    const play = this.code.length
    this.emit(O_BEFORE_PLAY)
    const enter = this.code.length
    this.emit(O_ENTER_PLAY)
    this.emit(O_WINDOW, E_ATTACK)
    this.emit(O_WINDOW, E_PLAYED)
    this.emit(O_RUN_PLAY)
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
    const windows = Array.from({ length: EVENTS }, (_, event) => {
      const at = this.code.length
      this.emit(O_LOOP, event)
      return at
    })
    return { play, gain, buy, cleanUp, windows }
  }

  private kind(card: Card): KindCode {
    this.card = card
    this.waits = []
    let play = 0
    let beforePlay = 0
    let plain: number[] | undefined = [0, 0, 0, 0]
    let points = this.expressions.constant(0)
    let waits: readonly number[] = []
    const hooks: Hook[] = []
    for (const ability of card.abilities) {
      if (ability.when === 'play') {
        play = this.program(ability.steps)
        plain = plainNumbers(ability.steps)
        waits = this.waits
      } else if (ability.when === 'beforePlay') {
        beforePlay = this.program(ability.steps)
        plain = undefined
      } else if (ability.when === 'scoring') points = this.expressions.num(ability.worth)
      else hooks.push(this.hook(ability))
    }
    const at = (place: number) => hooks.filter((hook) => hook.at === place)
    return { play, beforePlay, plain, hooks: [AT_EVENT, AT_PLAY, AT_HAND].map(at), points, waits }
  }

  /** A row of the table of effects. What guards it is tested before, and choosing it says yes to its `may`. */
  private hook(ability: HookAbility): Hook {
    const at = ability.when === 'react' ? AT_HAND : ability.when === 'inPlay' ? AT_PLAY : AT_EVENT
    const { event, filter, whose } = 'on' in ability ? this.trigger(ability.on) : ownEvents[ability.when]
    const { guard, optional, steps } = at === AT_EVENT ? always(ability.steps) : offered(ability.steps)
    if (at === AT_HAND && !optional)
      throw new Error(`${this.card.name}: a reaction is written ifDid(may(…), …) or may(…), guarded by one condition`)
    const [first] = steps
    const then = first.do === 'ifDid' && first.then.length > 0 ? first.then[0] : first
    const gains = then.do === 'instead' && then.steps[0].do === 'gain' ? then.steps[0].what : undefined
    this.events[event] |= waitBit(at, whose)
    return {
      number: this.hooks++,
      at,
      event,
      whose,
      filter,
      ownedOnly: event === E_TRASHED,
      guard: guard ? this.expressions.condition(guard) : -1,
      optional,
      pc: this.program(steps),
      immunity: then.do === 'beUnaffected',
      replacement: gains && 'is' in gains && gains.is === 'name' ? gains.name : undefined,
      needsIt: optional && event === E_GAINED,
    }
  }

  private hooks = 0
}

type HookAbility = Exclude<Ability, { when: 'play' | 'beforePlay' | 'scoring' }>

const ownEvents = {
  gain: { event: E_GAINED, filter: -1, whose: YOURS },
  buy: { event: E_BOUGHT, filter: -1, whose: YOURS },
  trash: { event: E_TRASHED, filter: -1, whose: YOURS },
  discardFromPlay: { event: E_DISCARDED, filter: -1, whose: YOURS },
}

interface Offered {
  readonly guard?: Condition
  readonly optional: boolean
  readonly steps: readonly Step[]
}

const always = (steps: readonly Step[]): Offered => ({ optional: false, steps })

/** Takes a guard and a `may` off the steps: what they ask is asked by offering the effect or not. */
function offered(steps: readonly Step[]): Offered {
  const [only] = steps
  if (steps.length !== 1) return always(steps)
  if (only.do === 'if' && !only.else) {
    const inner = offered(only.then)
    return inner.guard || !inner.optional ? always(steps) : { ...inner, guard: only.condition }
  }
  if (only.do === 'may') return { optional: true, steps: [only.step] }
  if (only.do === 'ifDid' && only.step.do === 'may' && !only.else)
    return { optional: true, steps: [{ ...only, step: only.step.step }] }
  return always(steps)
}
