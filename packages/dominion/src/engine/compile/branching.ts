/** Steps inside of steps: options, loops over players and cards, branches. */
import type { Filter, Step, Var } from '../../language/types.ts'
import { within } from '../../language/walk.ts'
import { F_ACTOR, F_CHOSEN, F_LOOP, F_N } from '../memory/layout.ts'
import * as op from './code.ts'
import { select } from './finding.ts'
import type { StepOf, StepWriters, Writer } from './writer.ts'

/** One list of steps or the other, by the jump before them. */
function branches(w: Writer, words: readonly number[], then: readonly Step[], otherwise?: readonly Step[]): void {
  let past = w.jump(...words)
  w.steps(then)
  if (otherwise) {
    const end = w.jump(op.O_JUMP)
    w.land(past)
    w.steps(otherwise)
    past = end
  }
  w.land(past)
}

/** What must be there for a step to be worth asking about. */
function needed(w: Writer, step: Step): number {
  if (step.do === 'receive') return 0
  // Asking whether to gain a copy tells that there is one.
  if (step.do === 'gain' && 'is' in step.what && step.what.is === 'copyOf')
    return op.needsSupply(w.expressions.filter(step.what))
  if (!('what' in step) || !('cards' in step.what)) return 0
  if (step.what.cards === 'pick')
    return Array.isArray(step.what.from) && step.what.from.includes('hand') ? op.NEEDS_HAND : 0
  return ['wholeDeck', 'top', 'bottom', 'past'].includes(step.what.cards) ? 0 : w.reference(step.what)
}

/** The cards that every option handles, if it is always the same ones. */
function subject(w: Writer, options: readonly (readonly Step[])[]): number {
  const gains = options.map(gainedKind)
  if (gains[0] && gains.every((each) => JSON.stringify(each) === JSON.stringify(gains[0])))
    return op.needsSupply(w.expressions.filter(gains[0]))
  const tags = options.map(([first]) => {
    const of = first.do === 'tokens' ? first.to : 'what' in first ? first.what : undefined
    return typeof of === 'object' && 'cards' in of && of.cards === 'var' ? w.reference(of) : 0
  })
  return tags.every((tag) => tag === tags[0]) ? tags[0] : 0
}

/** What a list of steps gains from the supply, where it does nothing else. */
function gainedKind([step, ...more]: readonly Step[]): Filter | undefined {
  if (step === undefined || more.length > 0) return undefined
  if (step.do === 'player') return gainedKind(step.steps)
  return step.do === 'gain' && 'is' in step.what ? step.what : undefined
}

/** Names that steps bind only under a condition, so that what an earlier player did must be forgotten first. */
function boundPerhaps(steps: readonly Step[], perhaps = false): Var[] {
  return steps.flatMap((step) => {
    const own = perhaps && 'as' in step && step.as !== undefined ? [step.as] : []
    const always = step.do === 'ifDid' ? [step.step] : []
    const inner = within(step).filter((list) => !always.includes(list[0]))
    return [...own, ...boundPerhaps(always, perhaps), ...inner.flatMap((list) => boundPerhaps(list, true))]
  })
}

function each(w: Writer, step: StepOf<'others'>): void {
  w.nested('looping', [F_LOOP, F_ACTOR], () => {
    const { collecting } = w
    const collected = step.collect === undefined ? -1 : w.cleared(step.collect)
    if (collected >= 0) w.many.add(collected)
    w.emit(op.O_FORGET)
    const where = step.where ? w.expressions.condition(step.where) : -1
    w.loop([op.O_EACH, step.do === 'everyone' ? 1 : 0, where], () => {
      w.tick()
      w.collecting = collected
      for (const name of boundPerhaps(step.steps)) w.cleared(name)
      w.steps(step.steps)
      w.collecting = collecting
    })
  })
}

function inAnyOrder(w: Writer, step: StepOf<'inAnyOrder'>): void {
  w.emit(op.O_SET_N, w.expressions.constant(0))
  const begin = w.code.length
  const done = w.emit(op.O_NEXT_PART, step.parts.length, 0, w.whoCode(undefined), w.site(step), 0) - 4
  step.parts.forEach((part, i) => {
    w.unless([op.O_UNLESS_CHOSEN, i], () => {
      w.emit(op.O_PART_DONE, i)
      w.steps(part)
    })
  })
  w.emit(op.O_JUMP, begin)
  w.land(done)
}

export const branching: StepWriters<
  | 'may'
  | 'if'
  | 'ifDid'
  | 'chooseOptions'
  | 'repeat'
  | 'forEach'
  | 'inAnyOrder'
  | 'untilHandSize'
  | 'others'
  | 'everyone'
  | 'player'
  | 'auction'
  | 'instead'
> = {
  may(w, step) {
    const declined = w.emit(op.O_ASK, 0, w.site(step), needed(w, step.step)) - 3
    w.useUp()
    w.step(step.step)
    w.land(declined)
  },
  if: (w, step) => branches(w, [op.O_UNLESS, w.expressions.condition(step.condition)], step.then, step.else),
  ifDid(w, step) {
    w.step(step.step)
    branches(w, [op.O_UNLESS_DID], step.then, step.else)
  },
  chooseOptions(w, step) {
    w.nested('choosing', [F_CHOSEN], () => {
      const by = w.whoCode(step.by)
      const about = subject(w, step.options)
      w.emit(op.O_CHOOSE, w.num(step.n), step.options.length, by, w.site(step), about)
      step.options.forEach((option, i) => {
        w.unless([op.O_UNLESS_CHOSEN, i], () => w.steps(option))
      })
    })
  },
  repeat(w, step) {
    w.nested('repeating', [F_N], () => {
      w.emit(op.O_SET_N, w.num(step.n))
      w.loop([op.O_UNLESS_N], () => {
        w.tick()
        w.steps(step.steps)
      })
    })
  },
  forEach(w, step) {
    const left = w.tag()
    const one = w.tag(step.as)
    w.emit(op.O_CLEAR, left)
    select(w, step.of, left, step)
    w.loop([op.O_EACH_CARD, left, one], () => {
      w.tick()
      w.steps(step.steps)
    })
  },
  inAnyOrder: (w, step) =>
    w.nested('repeating', [F_N], () => w.nested('choosing', [F_CHOSEN], () => inAnyOrder(w, step))),
  untilHandSize(w, step) {
    w.loop([op.O_UNTIL_HAND, step.n], () => {
      w.tick()
      w.filling = true
      w.steps(step.steps)
      w.filling = false
    })
  },
  others: each,
  everyone: each,
  player(w, step) {
    if (w.looping) w.emit(op.O_SAVE, F_ACTOR)
    w.emit(op.O_ACTOR, w.whoCode(step.who))
    w.steps(step.steps)
    if (w.looping) w.emit(op.O_RESTORE, F_ACTOR)
    else w.emit(op.O_ACTOR, -1)
  },
  /** Everybody bids once, the player last, and the highest bidder does the steps. */
  auction(w, step) {
    w.nested('looping', [F_LOOP, F_ACTOR], () => {
      w.emit(op.O_FORGET)
      w.unless([op.O_BID, step.most, w.site(step)], () => w.steps(step.steps))
      w.emit(op.O_ACTOR, -1)
    })
  },
  instead: (w, step) => w.unless([op.O_INSTEAD], () => w.steps(step.steps)),
}
