/**
 * Turns cards into code: one list of numbers for the whole game, and tables of what numbers cannot say (filters,
 * conditions, questions). Runs once for each setting; `run.ts` executes the result.
 */
import type { Ability, Card, Step } from '../../language/types.ts'
import {
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
    let reaction: Hook | undefined
    let inPlay: Hook | undefined
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
      else if (ability.when === 'react') reaction = this.reaction(ability)
      else if (ability.when === 'inPlay') inPlay = this.inPlay(ability)
      else {
        const event = { gain: E_GAINED, buy: E_BOUGHT, trash: E_TRASHED, discardFromPlay: E_DISCARDED }[ability.when]
        hooks.push(this.hook(event, -1, ability.steps))
      }
    }
    return { play, beforePlay, plain, hooks, reaction, inPlay, points, waits }
  }

  /** A reaction is offered as a whole: what guards it is tested before, and choosing it says yes to its `may`. */
  private reaction(ability: Extract<Ability, { when: 'react' }>): Hook {
    let steps = ability.steps
    let guard = -1
    if (steps.length === 1 && steps[0].do === 'if' && !steps[0].else) {
      guard = this.expressions.condition(steps[0].condition)
      steps = steps[0].then
    }
    const [only] = steps
    if (steps.length !== 1 || only.do !== 'ifDid' || only.step.do !== 'may' || only.else) {
      throw new Error(`${this.card.name}: a reaction is written ifDid(may(…), …), guarded by at most one condition`)
    }
    const { event, filter } = this.trigger(ability.on)
    const hook = this.hook(event, filter, [{ ...only, step: only.step.step }])
    const [then] = only.then
    const gains = then.do === 'instead' && then.steps[0].do === 'gain' ? then.steps[0].what : undefined
    return {
      ...hook,
      guard,
      optional: true,
      immunity: then.do === 'beUnaffected',
      replacement: gains && 'is' in gains && gains.is === 'name' ? gains.name : undefined,
      needsIt: event === E_GAINED,
    }
  }

  private inPlay(ability: Extract<Ability, { when: 'inPlay' }>): Hook {
    const { event, filter } = this.trigger(ability.on)
    const [only] = ability.steps
    const optional = ability.steps.length === 1 && only.do === 'may'
    return { ...this.hook(event, filter, optional ? [only.step] : ability.steps), optional, needsIt: optional }
  }

  private hook(event: number, filter: number, steps: readonly Step[]): Hook {
    this.events[event] = true
    const pc = this.program(steps)
    return { event, filter, guard: -1, optional: false, pc, immunity: false, replacement: undefined, needsIt: false }
  }
}
