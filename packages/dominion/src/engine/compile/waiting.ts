/** Effects that wait: programs of their own. */
import { mayMatch } from '../../language/brings.ts'
import { anyCard } from '../../language/build.ts'
import type { CardTrigger, Condition, Step, Trigger } from '../../language/types.ts'
import { anyCards, anyStep } from '../../language/walk.ts'
import * as op from './code.ts'
import type { StepOf, StepWriters, Writer } from './writer.ts'

const eventNumbers: Readonly<Partial<Record<Trigger['event'], number>>> = {
  played: op.E_PLAYED,
  resolved: op.E_RESOLVED,
  bought: op.E_BOUGHT,
  wouldGain: op.E_WOULD_GAIN,
  gained: op.E_GAINED,
  trashed: op.E_TRASHED,
  discarded: op.E_DISCARD,
  revealed: op.E_REVEALED,
  discardedFromPlay: op.E_DISCARDED,
  exiled: op.E_EXILED,
  cleanUp: op.E_CLEAN_UP,
  turnStart: op.E_TURN_START,
  turnEnd: op.E_TURN_END,
  buyPhaseStart: op.E_BUY_START,
  handDrawn: op.E_TURN_END, // what is drawn then, is drawn with the new hand
  afterTurn: op.E_AFTER_TURN,
  gameEnd: op.E_GAME_END,
  buyPhaseEnd: op.E_BUY_END,
}

/** A turn's rules name a player; elsewhere it is one's own deeds or those of the others. */
const whoseBits = ({ whose = 'you' }: Trigger): number =>
  whose === 'anyone' ? op.YOURS | op.OTHERS : whose === 'others' ? op.OTHERS : op.YOURS

/** How long something lasts. */
export const lives: Readonly<Record<string, number>> = {
  turn: op.LIFE_TURN,
  untilNextTurn: op.LIFE_ROUND,
  game: op.LIFE_GAME,
}

const isOthersAttack = (trigger: Trigger): boolean =>
  trigger.event === 'played' &&
  trigger.whose === 'others' &&
  trigger.filter.is === 'type' &&
  trigger.filter.type === 'Attack'

/** The event and filter of a trigger, and to whom it must happen as the windows have it. */
export function eventOf(
  w: Writer,
  trigger: Trigger,
  steps: readonly Step[],
): { event: number; filter: number; whose: number } {
  if ('by' in trigger && trigger.by) w.refuse(`waiting for what is ${trigger.event} by "${trigger.by}"`)
  if (isOthersAttack(trigger)) return { event: op.E_ATTACK, filter: -1, whose: op.OTHERS }
  const named = eventNumbers[trigger.event] ?? w.refuse(`waiting for "${trigger.event}"`)
  const replaces = named === op.E_PLAYED && anyStep(steps, (step) => step.do === 'instead')
  const event = replaces ? op.E_FOLLOW : named
  const filter = 'filter' in trigger && trigger.filter.is !== 'any' ? trigger.filter : undefined
  if (event === op.E_RESOLVED && !(filter?.is === 'type' && filter.type === 'Action'))
    w.refuse('what follows after cards that are no Actions')
  if (named === op.E_PLAYED)
    w.cards.forEach((card, kind) => {
      if (!filter || mayMatch(filter, card)) w.watched[kind] = true
    })
  return { event, filter: filter ? w.expressions.filter(filter) : -1, whose: whoseBits(trigger) }
}

/** An effect that waits, until the end of the turn unless said. */
function on(w: Writer, step: StepOf<'on'>): void {
  const { trigger } = step
  const lifetime = step.for ?? 'turn'
  const lying = typeof lifetime === 'object' ? whileTheyLie(w, lifetime.while) : 0
  const life =
    typeof lifetime !== 'object' ? lives[lifetime] : lying > 0 ? op.LIFE_WHILE : whileAnyIsLeft(w, lifetime.while)
  const carried = w.carried(step.steps) | lying
  const goesOn = (life === op.LIFE_GAME || life === op.LIFE_WHILE) && trigger.event === 'turnStart'
  if (life !== op.LIFE_TURN && carried !== lying && !goesOn)
    w.refuse('an effect that goes on with the cards it remembers')
  if ('from' in trigger) w.refuse('waiting from now on for what is gained from the supply')
  const { awaited, bits } = lying > 0 ? ofTheirCopies(w, trigger, lying) : { awaited: trigger, bits: 0 }
  const { event, filter } = eventOf(w, awaited, step.steps)
  const whose = trigger.whose ?? 'you'
  // What one gains instead would be replaced again, and again.
  if (event === op.E_WOULD_GAIN && whose === 'you') w.refuse("replacing all of one's own gains for a while")
  const subject =
    whose === 'anyone'
      ? w.refuse(`waiting for what ${whose} do`)
      : whose === 'others'
        ? op.WHO_OTHERS
        : w.whoCode(whose)
  w.events[event] |= op.waitBits(op.AT_RECORD)
  // What is done for oneself when others do something is resolved in one's own place in turn order.
  if (bits & op.OF_YOU) w.events[event] |= op.waitBit(op.AT_YOURS, op.OTHERS)
  const tag = event === op.E_DISCARDED ? awaitedCards(w, trigger) : 0
  const pc = w.waiting(step.steps, { untilDone: step.only === 'once' })
  const only = step.only === 'next' ? op.NEXT_TIME : step.only === 'once' ? op.UNTIL_DONE : 0
  const own = Number(anyCards(step.steps, (cards) => cards.cards === 'this'))
  w.emit(op.O_ON, event, tag ? -1 : filter, subject, pc, tag, life | only | bits, tag ? 0 : carried, own)
}

/** The one condition as long as which an effect can wait: that some of the cards it goes on with are left. */
function whileAnyIsLeft(w: Writer, condition: Condition): number {
  const isThat =
    condition.if === 'atLeast' &&
    condition.bound === 1 &&
    typeof condition.value === 'object' &&
    condition.value.num === 'count' &&
    condition.value.of.cards === 'rest'
  return isThat ? op.LIFE_WHILE : w.refuse('an effect that waits so long')
}

/** The cards that must lie where they were put for an effect to wait, as the bit of their tag; 0: it waits for something else. */
function whileTheyLie(w: Writer, condition: Condition): number {
  const { cards } = condition.if === 'matches' && condition.filter.is === 'lying' ? condition : {}
  return cards?.cards === 'var' ? 1 << w.reference(cards) : 0
}

/** What others do with copies of those cards, all of it or only by means of this very landscape. */
function ofTheirCopies(w: Writer, trigger: Trigger, lying: number): { awaited: Trigger; bits: number } {
  const of = 'filter' in trigger && trigger.filter.is === 'copyOf' ? trigger.filter.of : undefined
  if (!of || 1 << w.reference(of) !== lying || trigger.whose !== 'others')
    return w.refuse('an effect that waits for something else than what others do with copies of its cards')
  const { by, ...awaited } = { ...trigger, filter: anyCard } as CardTrigger
  if (by === 'other') w.refuse(`waiting for what is ${trigger.event} by "other"`)
  return { awaited, bits: op.OF_COPIES | op.OF_YOU | (by ? op.BY_THIS : 0) }
}

/** The very cards that an effect waits for. */
function awaitedCards(w: Writer, trigger: Trigger): number {
  return 'filter' in trigger && trigger.filter.is === 'among'
    ? w.reference(trigger.filter.of)
    : w.refuse('waiting for cards to be discarded that are not named one by one')
}

function nextTurn(w: Writer, { steps }: StepOf<'nextTurn'>): void {
  w.events[op.E_TURN_START] |= op.waitBits(op.AT_RECORD)
  const pc = w.waiting(steps)
  const carried = w.carried(steps)
  if (carried && !steps.every((step) => step.do === 'put')) w.parted.add(pc)
  w.emit(op.O_NEXT_TURN, pc, carried)
}

function extraTurn(w: Writer, step: StepOf<'extraTurn'>): void {
  w.events[op.E_EXTRA_TURN] |= op.waitBits(op.AT_RECORD)
  const rules = step.rules ? w.waiting(step.rules) : 0
  const decider = step.decidedBy ? w.whoCode(step.decidedBy) : -1
  w.emit(op.O_EXTRA_TURN, w.whoCode(step.who), decider, rules, step.besides ? 1 : 0)
}

export const waiting: StepWriters<'on' | 'nextTurn' | 'extraTurn'> = { on, nextTurn, extraTurn }
