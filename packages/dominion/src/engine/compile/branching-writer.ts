/** Steps inside of steps: options, loops over players and cards, branches. */
import type { Filter, Step, Var } from '../../language/types.ts'
import { within } from '../../language/walk.ts'
import { F_ACTOR, F_LOOP } from '../memory/layout.ts'
import {
  needsSupply,
  O_ACTOR,
  O_BID,
  O_CHOOSE,
  O_CLEAR,
  O_EACH,
  O_EACH_CARD,
  O_FORGET,
  O_JUMP,
  O_NEXT_PART,
  O_PART_DONE,
  O_RESTORE,
  O_SAVE,
  O_SET_N,
  O_UNLESS_CHOSEN,
} from './operations.ts'
import { StateWriter } from './state-writer.ts'

/** Writes what may be done, is done for each, or in any order. What the steps inside do, `steps` writes. */
export abstract class BranchingWriter extends StateWriter {
  /** Does what is inside something of the same sort with words of the frame kept for afterwards. */
  protected nested(inside: 'choosing' | 'looping' | 'repeating', words: readonly number[], write: () => void): void {
    const isInner = this[inside]
    if (isInner) for (const word of words) this.emit(O_SAVE, word)
    this[inside] = true
    write()
    this[inside] = isInner
    if (isInner) for (const word of words.toReversed()) this.emit(O_RESTORE, word)
  }

  protected choose(step: Extract<Step, { do: 'chooseOptions' }>): void {
    const by = this.whoCode(step.by)
    const about = this.subject(step.options)
    this.emit(O_CHOOSE, this.expressions.num(step.n), step.options.length, by, this.site(step), about)
    step.options.forEach((option, i) => {
      const skip = this.jump(O_UNLESS_CHOSEN, i)
      this.steps(option)
      this.land(skip)
    })
  }

  protected forEach(step: Extract<Step, { do: 'forEach' }>): void {
    const left = this.nextTag++
    const one = this.tag(step.as)
    this.emit(O_CLEAR, left)
    this.select(step.of, left, step)
    const begin = this.code.length
    const done = this.jump(O_EACH_CARD, left, one)
    this.tick()
    this.steps(step.steps)
    this.emit(O_JUMP, begin)
    this.land(done)
  }

  protected inAnyOrder(step: Extract<Step, { do: 'inAnyOrder' }>): void {
    this.emit(O_SET_N, this.expressions.constant(0))
    const begin = this.code.length
    const done = this.emit(O_NEXT_PART, step.parts.length, 0, this.whoCode(undefined), this.site(step), 0) - 4
    step.parts.forEach((part, i) => {
      const skip = this.jump(O_UNLESS_CHOSEN, i)
      this.emit(O_PART_DONE, i)
      this.steps(part)
      this.land(skip)
    })
    this.emit(O_JUMP, begin)
    this.land(done)
  }

  protected branches(otherwise: number, then: readonly Step[], else_: readonly Step[] | undefined): void {
    this.steps(then)
    if (else_) {
      const end = this.jump(O_JUMP)
      this.land(otherwise)
      this.steps(else_)
      this.land(end)
    } else this.land(otherwise)
  }

  protected each(step: Extract<Step, { do: 'others' | 'everyone' }>): void {
    this.nested('looping', [F_LOOP, F_ACTOR], () => {
      const { collecting } = this
      const collected = step.collect === undefined ? -1 : this.tag(step.collect)
      if (collected >= 0) {
        this.emit(O_CLEAR, collected)
        this.many.add(collected)
      }
      this.emit(O_FORGET)
      const begin = this.code.length
      const where = step.where ? this.expressions.condition(step.where) : -1
      const done = this.jump(O_EACH, step.do === 'everyone' ? 1 : 0, where)
      this.tick()
      this.collecting = collected
      for (const name of boundPerhaps(step.steps)) this.emit(O_CLEAR, this.tag(name))
      this.steps(step.steps)
      this.collecting = collecting
      this.emit(O_JUMP, begin)
      this.land(done)
    })
  }

  /** Everybody bids once, the player last, and the highest bidder does the steps. */
  protected auction(step: Extract<Step, { do: 'auction' }>): void {
    this.nested('looping', [F_LOOP, F_ACTOR], () => {
      this.emit(O_FORGET)
      const nobody = this.jump(O_BID, step.most, this.site(step))
      this.steps(step.steps)
      this.land(nobody)
      this.emit(O_ACTOR, -1)
    })
  }

  /** The cards that every option handles, if it is always the same ones. */
  private subject(options: readonly (readonly Step[])[]): number {
    const gains = options.map(gainedKind)
    if (gains[0] && gains.every((each) => JSON.stringify(each) === JSON.stringify(gains[0])))
      return needsSupply(this.expressions.filter(gains[0]))
    const tags = options.map(([first]) => {
      const of = first.do === 'tokens' ? first.to : 'what' in first ? first.what : undefined
      return typeof of === 'object' && 'cards' in of && of.cards === 'var' ? this.reference(of) : 0
    })
    return tags.every((tag) => tag === tags[0]) ? tags[0] : 0
  }
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
