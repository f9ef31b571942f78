/** Steps of the card language to code: each step a few operations, jumps for what is conditional. */
import type { Card, On, Step, Trigger } from '../../language/types.ts'
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
import { HandlingWriter } from './handling-writer.ts'

const resources = ['actions', 'buys', 'coins', 'potions', 'points'] as const

/** What the records of a turn can wait for. */
const recordEvents = [E_PLAYED, E_WOULD_GAIN, E_TRASHED, E_CLEAN_UP, E_DISCARDED]

const isOthersAttack = (trigger: Trigger): boolean =>
  trigger.event === 'played' &&
  trigger.whose === 'others' &&
  trigger.filter.is === 'type' &&
  trigger.filter.type === 'Attack'

/** Writes the steps of cards as code. One writer for a whole game; the card it works on changes. */
export class ProgramWriter extends HandlingWriter {
  protected readonly events: number[] = Array(EVENTS).fill(0)
  protected readonly watched: boolean[]
  protected readonly plain = new Set<number>()
  protected waits: number[] = [] // where effects of the present program are set waiting
  private choosing = false
  private looping = false

  constructor(cards: readonly Card[], pileOf: (name: string) => number) {
    super(cards, pileOf)
    this.watched = cards.map(() => false)
  }

  /** The event and filter of a trigger, and to whom it must happen as the windows have it. */
  protected trigger(trigger: Trigger): { event: number; filter: number; whose: number } {
    if ('by' in trigger && trigger.by) this.refuse(`waiting for what is ${trigger.event} by "${trigger.by}"`)
    if (isOthersAttack(trigger)) return { event: E_ATTACK, filter: -1, whose: OTHERS }
    const whose = this.whose(trigger)
    switch (trigger.event) {
      case 'played':
        this.cards.forEach((card, kind) => {
          if (mayMatch(trigger.filter, card)) this.watched[kind] = true
        })
        return { event: E_PLAYED, filter: this.expressions.filter(trigger.filter), whose }
      case 'bought':
        return { event: E_BOUGHT, filter: this.expressions.filter(trigger.filter), whose }
      case 'wouldGain':
        return { event: E_WOULD_GAIN, filter: this.expressions.filter(trigger.filter), whose }
      case 'gained':
        return { event: E_GAINED, filter: this.expressions.filter(trigger.filter), whose }
      case 'trashed':
        if (trigger.filter.is !== 'any') this.refuse('waiting for some cards to be trashed')
        return { event: E_TRASHED, filter: -1, whose }
      case 'discardedFromPlay':
        return { event: E_DISCARDED, filter: -1, whose }
      case 'cleanUp':
        return { event: E_CLEAN_UP, filter: -1, whose }
      default:
        return this.refuse(`waiting for "${trigger.event}"`)
    }
  }

  /** A turn's rules name a player; elsewhere it is one's own deeds or those of the others. */
  private whose({ whose = 'you' }: Trigger): number {
    if (whose === 'anyone') this.refuse('waiting for what anyone does')
    return whose === 'others' ? OTHERS : YOURS
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
        if (this.choosing) this.refuse('a choice of options inside another')
        this.choosing = true
        this.emit(
          O_CHOOSE,
          this.expressions.num(step.n),
          step.options.length,
          this.whoCode(step.by),
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
        if (this.looping) this.refuse('a player inside players')
        this.emit(O_ACTOR, this.whoCode(step.who))
        this.steps(step.steps)
        this.emit(O_ACTOR, -1)
        return
      case 'on':
        this.on(step)
        return
      case 'nextTurn': {
        this.events[E_TURN_START] |= waitBits(AT_RECORD)
        const pc = this.later(step.steps)
        this.emit(O_NEXT_TURN, pc)
        return
      }
      case 'hold':
        this.hold(step)
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
        this.emit(O_EXTRA_TURN, this.whoCode(step.who), step.decidedBy ? this.whoCode(step.decidedBy) : -1, rules)
        return
      }
      default:
        this.refuse(`the step "${step.do}"`)
    }
  }

  /** An effect that waits until the end of the turn. */
  private on(step: On): void {
    const { trigger } = step
    if (step.for && step.for !== 'turn') this.refuse('an effect that waits for longer than the turn')
    if (step.only) this.refuse('an effect that waits for one time only')
    const { event, filter } = this.trigger(trigger)
    if (!recordEvents.includes(event)) this.refuse(`setting up an effect that waits for "${trigger.event}"`)
    const whose = trigger.whose ?? 'you'
    if (whose === 'others' || whose === 'anyone') this.refuse(`setting up an effect that waits for what ${whose} do`)
    this.events[event] |= waitBits(AT_RECORD)
    const tag = event === E_DISCARDED ? this.awaited(trigger) : 0
    const pc = this.later(step.steps)
    this.emit(O_ON, event, filter, this.whoCode(whose), pc, tag)
  }

  /** The very cards that an effect waits for. */
  private awaited(trigger: Trigger): number {
    return 'filter' in trigger && trigger.filter.is === 'among'
      ? this.reference(trigger.filter.of)
      : this.refuse('waiting for cards to be discarded that are not named one by one')
  }

  private hold({ state, for: lifetime, if: condition }: Extract<Step, { do: 'hold' }>): void {
    if (state.state !== 'costsLess') this.refuse(`the state "${state.state}"`)
    if (state.filter.is !== 'any' || typeof state.coins !== 'number') this.refuse('lowering the cost of some cards')
    if (lifetime !== 'turn' || condition) this.refuse('lowering costs for longer than the turn')
    this.emit(O_CHEAPER, state.coins)
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
    if (this.looping) this.refuse('players inside players')
    this.looping = true
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
    this.looping = false
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
