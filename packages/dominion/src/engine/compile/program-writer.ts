/** Steps of the card language to code: each step a few operations, jumps for what is conditional. */
import type { Card, Step, Trigger } from '../../language/types.ts'
import {
  AT_RECORD,
  E_ATTACK,
  E_BOUGHT,
  E_CLEAN_UP,
  E_DISCARDED,
  E_EXTRA_TURN,
  E_GAINED,
  E_PLAYED,
  E_TRASHED,
  E_TURN_START,
  E_WOULD_GAIN,
  EVENTS,
  NEEDS_HAND,
  O_ACTOR,
  O_ADD,
  O_ASK,
  O_BECOME,
  O_CHEAPER,
  O_CHOOSE,
  O_CLEAR,
  O_DIG,
  O_DOWN_TO,
  O_DRAW,
  O_EACH,
  O_END,
  O_EXTRA_TURN,
  O_FORGET,
  O_HAND_DRAW,
  O_INSTEAD,
  O_JUMP,
  O_MOVE,
  O_NAME,
  O_NEXT_TURN,
  O_ON,
  O_PASS_LEFT,
  O_UNAFFECTED,
  O_UNLESS,
  O_UNLESS_CHOSEN,
  O_UNLESS_DID,
  O_UNTIL_HAND,
  OTHERS,
  TAG_ASIDE,
  TO_DISCARD,
  V_DISCARD,
  waitBits,
  YOURS,
} from './code.ts'
import { mayMatch } from './expressions.ts'
import { HandlingWriter, whoCode } from './handling-writer.ts'

const resources = ['actions', 'buys', 'coins', 'potions', 'points'] as const

/** Writes the steps of cards as code. One writer for a whole game; the card it works on changes. */
export class ProgramWriter extends HandlingWriter {
  protected readonly events: number[] = Array(EVENTS).fill(0)
  protected readonly watched: boolean[]
  protected readonly plain = new Set<number>()
  protected waits: number[] = [] // where effects of the present program are set waiting
  private choosing = false

  constructor(cards: readonly Card[], pileOf: (name: string) => number) {
    super(cards, pileOf)
    this.watched = cards.map(() => false)
  }

  protected trigger(trigger: Trigger): { event: number; filter: number; whose: number } {
    switch (trigger.event) {
      case 'attackPlayed':
        return { event: E_ATTACK, filter: -1, whose: OTHERS }
      case 'played':
        this.cards.forEach((card, kind) => {
          if (mayMatch(trigger.filter, card)) this.watched[kind] = true
        })
        return { event: E_PLAYED, filter: this.expressions.filter(trigger.filter), whose: YOURS }
      case 'bought':
        return { event: E_BOUGHT, filter: this.expressions.filter(trigger.filter), whose: YOURS }
      case 'wouldGain':
        return { event: E_WOULD_GAIN, filter: this.expressions.filter(trigger.filter), whose: YOURS }
      case 'gained':
        return { event: E_GAINED, filter: this.expressions.filter(trigger.filter), whose: YOURS }
      case 'trashed':
        return { event: E_TRASHED, filter: -1, whose: YOURS }
      case 'cleanUp':
        return { event: E_CLEAN_UP, filter: -1, whose: YOURS }
      case 'discardedFromPlay':
        return { event: E_DISCARDED, filter: -1, whose: YOURS }
    }
  }

  /** A program of its own, with its own names. Returns where it begins. */
  protected program(steps: readonly Step[]): number {
    const { tags, digs, nextTag } = this
    this.tags = new Map()
    this.digs = new Set()
    this.nextTag = TAG_ASIDE + 1
    const pc = this.waiting(steps)
    Object.assign(this, { tags, digs, nextTag })
    return pc
  }

  /** Code that runs in a frame of its own but knows the same names: effects that wait. */
  private waiting(steps: readonly Step[]): number {
    const around = this.jump(O_JUMP)
    const pc = this.code.length
    this.steps(steps)
    this.emit(O_END)
    this.land(around)
    if (steps.every((step) => step.do === 'points' || plainNumbers([step]))) this.plain.add(pc)
    return pc
  }

  /** An effect that the next instruction sets waiting; what it sets waiting itself is its own affair. */
  private later(steps: readonly Step[] | undefined): number {
    const outer = [...this.waits]
    const pc = steps ? this.waiting(steps) : 0
    this.waits = [...outer, this.code.length]
    return pc
  }

  private steps(steps: readonly Step[]): void {
    for (const step of steps) this.step(step)
  }

  private step(step: Step): void {
    switch (step.do) {
      case 'actions':
      case 'buys':
      case 'coins':
      case 'potions':
      case 'points':
        this.emit(O_ADD, resources.indexOf(step.do), this.expressions.num(step.n))
        return
      case 'draw':
        this.emit(O_DRAW, this.expressions.num(step.n))
        return
      case 'discardDownTo': {
        const tag = this.nextTag++
        this.emit(O_DOWN_TO, step.n, tag, this.site(step))
        this.emit(O_MOVE, V_DISCARD, TO_DISCARD, tag, 0, 0)
        return
      }
      case 'discard':
      case 'trash':
      case 'put':
      case 'reveal':
      case 'look':
      case 'play':
      case 'choose':
        this.affect(step)
        return
      case 'gain':
        this.gain(step)
        return
      case 'dig': {
        this.digs.add(step.as)
        const tag = this.tag(step.as)
        const restTag = this.restTag(step.as)
        if (restTag !== tag + 1) throw new Error(`${this.card.name}: "${step.as}" is bound before its dig`)
        this.emit(O_DIG, tag, step.n, this.expressions.filter(step.filter))
        return
      }
      case 'nameCard':
        this.emit(O_NAME, this.site(step))
        return
      case 'passLeft':
        this.emit(O_FORGET)
        this.emit(O_PASS_LEFT, step.skipEmptyHands ? 1 : 0, this.nextTag++, this.site(step))
        return
      case 'may': {
        const declined = this.emit(O_ASK, 0, this.site(step), this.needed(step.step)) - 3
        this.step(step.step)
        this.land(declined)
        return
      }
      case 'if': {
        const otherwise = this.jump(O_UNLESS, this.expressions.condition(step.condition))
        this.branches(otherwise, step.then, step.else)
        return
      }
      case 'ifDid': {
        this.step(step.step)
        const otherwise = this.jump(O_UNLESS_DID)
        this.branches(otherwise, step.then, step.else)
        return
      }
      case 'chooseOptions':
        if (this.choosing) throw new Error(`${this.card.name}: a choice of options inside another is not supported`)
        this.choosing = true
        this.emit(
          O_CHOOSE,
          this.expressions.num(step.n),
          step.options.length,
          whoCode(step.by),
          this.site(step),
          this.subject(step.options),
        )
        step.options.forEach((option, i) => {
          const skip = this.jump(O_UNLESS_CHOSEN, i)
          this.steps(option)
          this.land(skip)
        })
        this.choosing = false
        return
      case 'untilHandSize': {
        const begin = this.code.length
        const done = this.jump(O_UNTIL_HAND, step.n)
        this.steps(step.steps)
        this.emit(O_JUMP, begin)
        this.land(done)
        return
      }
      case 'others':
      case 'everyone':
        this.each(step)
        return
      case 'player':
        this.emit(O_ACTOR, whoCode(step.who))
        this.steps(step.steps)
        this.emit(O_ACTOR, -1)
        return
      case 'on': {
        const { event, filter } = this.trigger(step.trigger)
        this.events[event] |= waitBits(AT_RECORD)
        const who = 'who' in step.trigger ? step.trigger.who : undefined
        const tag = step.trigger.event === 'discardedFromPlay' ? this.reference(step.trigger.card) : 0
        const pc = this.later(step.steps)
        this.emit(O_ON, event, filter, whoCode(who ?? 'you'), pc, tag)
        return
      }
      case 'nextTurn': {
        this.events[E_TURN_START] |= waitBits(AT_RECORD)
        const pc = this.later(step.steps)
        this.emit(O_NEXT_TURN, pc)
        return
      }
      case 'thisTurn':
        if (step.state.filter.is !== 'any') throw new Error(`${this.card.name}: costs are lowered for all cards alike`)
        this.emit(O_CHEAPER, step.state.coins)
        return
      case 'instead':
        this.emit(O_INSTEAD)
        this.steps(step.steps)
        return
      case 'beUnaffected':
        this.emit(O_UNAFFECTED)
        return
      case 'become': {
        const tag = this.nextTag++
        this.emit(O_CLEAR, tag)
        this.select(step.what, tag, step)
        this.emit(O_BECOME, tag)
        return
      }
      case 'drawForNextTurn':
        this.waits.push(this.code.length)
        this.emit(O_HAND_DRAW, step.n)
        return
      case 'extraTurn': {
        this.events[E_EXTRA_TURN] |= waitBits(AT_RECORD)
        const rules = this.later(step.rules)
        this.emit(O_EXTRA_TURN, whoCode(step.who), step.decidedBy ? whoCode(step.decidedBy) : -1, rules)
        return
      }
    }
  }

  private branches(otherwise: number, then: readonly Step[], else_: readonly Step[] | undefined): void {
    this.steps(then)
    if (else_) {
      const end = this.jump(O_JUMP)
      this.land(otherwise)
      this.steps(else_)
      this.land(end)
    } else this.land(otherwise)
  }

  private each(step: Extract<Step, { do: 'others' | 'everyone' }>): void {
    const collected = step.collect === undefined ? -1 : this.tag(step.collect)
    if (collected >= 0) this.emit(O_CLEAR, collected)
    this.emit(O_FORGET)
    const begin = this.code.length
    const done = this.jump(
      O_EACH,
      step.do === 'everyone' ? 1 : 0,
      step.where ? this.expressions.condition(step.where) : -1,
    )
    this.collecting = collected
    this.steps(step.steps)
    this.collecting = -1
    this.emit(O_JUMP, begin)
    this.land(done)
  }

  /** What must be there for a step to be worth asking about. */
  private needed(step: Step): number {
    if (!('what' in step) || !('cards' in step.what)) return 0
    if (step.what.cards === 'pick')
      return Array.isArray(step.what.from) && step.what.from.includes('hand') ? NEEDS_HAND : 0
    return step.what.cards === 'wholeDeck' || step.what.cards === 'top' ? 0 : this.reference(step.what)
  }

  /** The cards that every option handles, if it is always the same ones. */
  private subject(options: readonly (readonly Step[])[]): number {
    const tags = options.map(([first]) =>
      'what' in first && 'cards' in first.what && first.what.cards === 'var' ? this.reference(first.what) : 0,
    )
    return tags.every((tag) => tag === tags[0]) ? tags[0] : 0
  }
}

/** +Cards, +Actions, +Buys and +Coins, where the steps are nothing else. */
export function plainNumbers(steps: readonly Step[]): number[] | undefined {
  const sums = [0, 0, 0, 0]
  const order = ['draw', 'actions', 'buys', 'coins']
  for (const step of steps) {
    const at = order.indexOf(step.do)
    if (at < 0 || !('n' in step) || typeof step.n !== 'number') return undefined
    sums[at] += step.n
  }
  return sums
}
