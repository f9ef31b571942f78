/** Effects that wait: programs of their own. */
import { mayMatch } from '../../language/brings.ts'
import { anyCard } from '../../language/build.ts'
import type { Card, CardTrigger, Condition, On, Step, Trigger } from '../../language/types.ts'
import { anyCards, anyStep, speaksOf } from '../../language/walk.ts'
import {
  AT_RECORD,
  AT_YOURS,
  BY_THIS,
  E_AFTER_TURN,
  E_ATTACK,
  E_BOUGHT,
  E_BUY_END,
  E_BUY_START,
  E_CLEAN_UP,
  E_DISCARD,
  E_DISCARDED,
  E_EXILED,
  E_EXTRA_TURN,
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
  LIFE_GAME,
  LIFE_ROUND,
  LIFE_TURN,
  LIFE_WHILE,
  NEXT_TIME,
  OF_COPIES,
  OF_YOU,
  OTHERS,
  UNTIL_DONE,
  waitBit,
  waitBits,
  YOURS,
} from './effects.ts'
import { HandlingWriter } from './handling-writer.ts'
import type { Keeper } from './keeper.ts'
import {
  O_END,
  O_EXTRA_TURN,
  O_JUMP,
  O_NEXT_TURN,
  O_ON,
  O_PUT_AWAY,
  O_TICK,
  O_USED_UP,
  TAG_ASIDE,
  WHO_OTHERS,
} from './operations.ts'

const eventNumbers: Readonly<Partial<Record<Trigger['event'], number>>> = {
  played: E_PLAYED,
  resolved: E_RESOLVED,
  bought: E_BOUGHT,
  wouldGain: E_WOULD_GAIN,
  gained: E_GAINED,
  trashed: E_TRASHED,
  discarded: E_DISCARD,
  revealed: E_REVEALED,
  discardedFromPlay: E_DISCARDED,
  exiled: E_EXILED,
  cleanUp: E_CLEAN_UP,
  turnStart: E_TURN_START,
  turnEnd: E_TURN_END,
  buyPhaseStart: E_BUY_START,
  handDrawn: E_TURN_END, // what is drawn then, is drawn with the new hand
  afterTurn: E_AFTER_TURN,
  gameEnd: E_GAME_END,
  buyPhaseEnd: E_BUY_END,
}

/** A turn's rules name a player; elsewhere it is one's own deeds or those of the others. */
const whoseBits = ({ whose = 'you' }: Trigger): number =>
  whose === 'anyone' ? YOURS | OTHERS : whose === 'others' ? OTHERS : YOURS

/** How long something lasts. */
export const lives: Readonly<Record<string, number>> = { turn: LIFE_TURN, untilNextTurn: LIFE_ROUND, game: LIFE_GAME }

const isOthersAttack = (trigger: Trigger): boolean =>
  trigger.event === 'played' &&
  trigger.whose === 'others' &&
  trigger.filter.is === 'type' &&
  trigger.filter.type === 'Attack'

/** Writes something before and after the steps of a program. */
type Around = (write: () => void) => void

/** Writes what lasts longer than a step. Whoever extends it writes the steps themselves. */
export abstract class WaitingWriter extends HandlingWriter {
  protected readonly events: number[] = Array(EVENTS).fill(0)
  protected readonly watched: boolean[]
  protected readonly plain = new Map<number, boolean>()
  protected readonly parted = new Set<number>()
  protected choosing = false
  protected exchanged = false
  protected filling = false // a hand, up to a size
  protected looping = false
  private unused = 0 // where the program begins that is over when it is done, until that is written

  constructor(cards: readonly Card[], pileOf: (name: string) => number, keeper: Keeper) {
    super(cards, pileOf, keeper)
    this.watched = cards.map(() => false)
  }

  /** After a card that was refused in the middle. */
  protected beginAnew(): void {
    Object.assign(this, { choosing: false, looping: false, repeating: false, collecting: -1, unused: 0 })
  }

  /** The event and filter of a trigger, and to whom it must happen as the windows have it. */
  protected trigger(trigger: Trigger, steps: readonly Step[]): { event: number; filter: number; whose: number } {
    if ('by' in trigger && trigger.by) this.refuse(`waiting for what is ${trigger.event} by "${trigger.by}"`)
    if (isOthersAttack(trigger)) return { event: E_ATTACK, filter: -1, whose: OTHERS }
    const named = eventNumbers[trigger.event] ?? this.refuse(`waiting for "${trigger.event}"`)
    const replaces = named === E_PLAYED && anyStep(steps, (step) => step.do === 'instead')
    const event = replaces ? E_FOLLOW : named
    const filter = 'filter' in trigger && trigger.filter.is !== 'any' ? trigger.filter : undefined
    if (event === E_RESOLVED && !(filter?.is === 'type' && filter.type === 'Action'))
      this.refuse('what follows after cards that are no Actions')
    if (named === E_PLAYED)
      this.cards.forEach((card, kind) => {
        if (!filter || mayMatch(filter, card)) this.watched[kind] = true
      })
    return { event, filter: filter ? this.expressions.filter(filter) : -1, whose: whoseBits(trigger) }
  }

  /** A program of its own, with its own names. Returns where it begins. */
  protected program(steps: readonly Step[], around?: Around): number {
    const { tags, digs, many, nextTag, sheets } = this
    this.tags = new Map()
    this.digs = new Set()
    this.many = new Set()
    this.sheets = new Set()
    this.nextTag = TAG_ASIDE + 1
    const pc = this.waiting(steps, { ...(around && { around }) })
    Object.assign(this, { tags, digs, many, nextTag, sheets })
    return pc
  }

  /** Code that runs in a frame of its own but knows the same names: effects that wait. */
  protected waiting(
    steps: readonly Step[],
    { untilDone = false, around = undefined as Around | undefined } = {},
  ): number {
    const { choosing, looping, repeating, collecting, unused } = this
    Object.assign(this, { choosing: false, looping: false, repeating: false, collecting: -1, unused: 0 })
    const past = this.jump(O_JUMP)
    const pc = this.code.length
    if (untilDone) this.unused = pc
    const isPlain = steps.every((step) => tokens.includes(step.do) || plainNumbers([step]))
    if (!isPlain) this.tick()
    if (around) around(() => this.steps(steps))
    else this.steps(steps)
    for (const tag of this.sheets) this.emit(O_PUT_AWAY, tag)
    this.emit(O_END)
    this.land(past)
    Object.assign(this, { choosing, looping, repeating, collecting, unused })
    if (isPlain)
      this.plain.set(
        pc,
        steps.some((step) => step.do === 'draw'),
      )
    return pc
  }

  /** What somebody wrote may go on for ever; what is in the box does not. */
  protected tick(): void {
    if (this.card.set === 'Own') this.emit(O_TICK)
  }

  /** The tags under which effects that wait remember cards of the program that set them up, as bits. */
  protected carried(steps: readonly Step[]): number {
    let bits = anyCards(steps, (cards) => cards.cards === 'aside') ? 1 << TAG_ASIDE : 0
    for (const [name, tag] of this.tags) if (speaksOf(steps, name)) bits |= 1 << tag
    return bits
  }

  protected abstract steps(steps: readonly Step[]): void

  /** From here on an effect that waits until it is done once is done. */
  protected useUp(): void {
    if (this.unused > 0) this.emit(O_USED_UP, this.unused)
    this.unused = 0
  }

  /** An effect that waits, until the end of the turn unless said. */
  protected on(step: On): void {
    const { trigger } = step
    const lifetime = step.for ?? 'turn'
    const lying = typeof lifetime === 'object' ? this.whileTheyLie(lifetime.while) : 0
    const life =
      typeof lifetime !== 'object' ? lives[lifetime] : lying > 0 ? LIFE_WHILE : this.whileAnyIsLeft(lifetime.while)
    const carried = this.carried(step.steps) | lying
    const goesOn = (life === LIFE_GAME || life === LIFE_WHILE) && trigger.event === 'turnStart'
    if (life !== LIFE_TURN && carried !== lying && !goesOn)
      this.refuse('an effect that goes on with the cards it remembers')
    if ('from' in trigger) this.refuse('waiting from now on for what is gained from the supply')
    const { awaited, bits } = lying > 0 ? this.ofTheirCopies(trigger, lying) : { awaited: trigger, bits: 0 }
    const { event, filter } = this.trigger(awaited, step.steps)
    const whose = trigger.whose ?? 'you'
    // What one gains instead would be replaced again, and again.
    if (event === E_WOULD_GAIN && whose === 'you') this.refuse("replacing all of one's own gains for a while")
    const subject =
      whose === 'anyone'
        ? this.refuse(`waiting for what ${whose} do`)
        : whose === 'others'
          ? WHO_OTHERS
          : this.whoCode(whose)
    this.events[event] |= waitBits(AT_RECORD)
    // What is done for oneself when others do something is resolved in one's own place in turn order.
    if (bits & OF_YOU) this.events[event] |= waitBit(AT_YOURS, OTHERS)
    const tag = event === E_DISCARDED ? this.awaited(trigger) : 0
    const pc = this.waiting(step.steps, { untilDone: step.only === 'once' })
    const only = step.only === 'next' ? NEXT_TIME : step.only === 'once' ? UNTIL_DONE : 0
    const own = Number(anyCards(step.steps, (cards) => cards.cards === 'this'))
    this.emit(O_ON, event, tag ? -1 : filter, subject, pc, tag, life | only | bits, tag ? 0 : carried, own)
  }

  /** The one condition as long as which an effect can wait: that some of the cards it goes on with are left. */
  private whileAnyIsLeft(condition: Condition): number {
    const isThat =
      condition.if === 'atLeast' &&
      condition.bound === 1 &&
      typeof condition.value === 'object' &&
      condition.value.num === 'count' &&
      condition.value.of.cards === 'rest'
    return isThat ? LIFE_WHILE : this.refuse('an effect that waits so long')
  }

  /** The cards that must lie where they were put for an effect to wait, as the bit of their tag; 0: it waits for something else. */
  private whileTheyLie(condition: Condition): number {
    const { cards } = condition.if === 'matches' && condition.filter.is === 'lying' ? condition : {}
    return cards?.cards === 'var' ? 1 << this.reference(cards) : 0
  }

  /** What others do with copies of those cards, all of it or only by means of this very landscape. */
  private ofTheirCopies(trigger: Trigger, lying: number): { awaited: Trigger; bits: number } {
    const of = 'filter' in trigger && trigger.filter.is === 'copyOf' ? trigger.filter.of : undefined
    if (!of || 1 << this.reference(of) !== lying || trigger.whose !== 'others')
      return this.refuse('an effect that waits for something else than what others do with copies of its cards')
    const { by, ...awaited } = { ...trigger, filter: anyCard } as CardTrigger
    if (by === 'other') this.refuse(`waiting for what is ${trigger.event} by "other"`)
    return { awaited, bits: OF_COPIES | OF_YOU | (by ? BY_THIS : 0) }
  }

  /** The very cards that an effect waits for. */
  private awaited(trigger: Trigger): number {
    return 'filter' in trigger && trigger.filter.is === 'among'
      ? this.reference(trigger.filter.of)
      : this.refuse('waiting for cards to be discarded that are not named one by one')
  }

  protected nextTurn({ steps }: Extract<Step, { do: 'nextTurn' }>): void {
    this.events[E_TURN_START] |= waitBits(AT_RECORD)
    const pc = this.waiting(steps)
    const carried = this.carried(steps)
    if (carried && !steps.every((step) => step.do === 'put')) this.parted.add(pc)
    this.emit(O_NEXT_TURN, pc, carried)
  }

  protected extraTurn(step: Extract<Step, { do: 'extraTurn' }>): void {
    this.events[E_EXTRA_TURN] |= waitBits(AT_RECORD)
    const rules = step.rules ? this.waiting(step.rules) : 0
    const decider = step.decidedBy ? this.whoCode(step.decidedBy) : -1
    this.emit(O_EXTRA_TURN, this.whoCode(step.who), decider, rules, step.besides ? 1 : 0)
  }
}

/** What a player gets that makes no difference to what else happens. */
const tokens: readonly Step['do'][] = ['points', 'coffers', 'villagers']

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
