/** Steps of the card language to code: each step a few operations, jumps for what is conditional. */
import type { Step } from '../../language/types.ts'
import { F_ACTOR, F_CHOSEN, F_N } from '../memory/layout.ts'
import { BranchingWriter } from './branching-writer.ts'
import {
  NEEDS_HAND,
  needsSupply,
  O_ACTOR,
  O_ADD,
  O_ASK,
  O_BECOME,
  O_CLEAR,
  O_DIG,
  O_DOWN_TO,
  O_DRAW,
  O_EXCHANGE,
  O_FACE_DOWN,
  O_FILL_HAND,
  O_FOLLOW,
  O_FORGET,
  O_HAND_DRAW,
  O_INSTEAD,
  O_JUMP,
  O_KEEP,
  O_MOVE,
  O_NAME,
  O_PASS_LEFT,
  O_PAY,
  O_PAY_OFF,
  O_PAY_SOME,
  O_RESTORE,
  O_SAVE,
  O_SET_N,
  O_TO_ACTION,
  O_TURN_TOKEN,
  O_UNAFFECTED,
  O_UNLESS,
  O_UNLESS_DID,
  O_UNLESS_N,
  O_UNTIL_HAND,
  PAID,
  PAID_POTIONS,
  TO_DISCARD,
  V_DISCARD,
} from './operations.ts'

/** Steps that may come to nothing by what they ask or test. */
const guarding: readonly Step['do'][] = ['player', 'if', 'ifDid', 'may']

/** Writes the steps of cards as code. One writer for a whole game; the card it works on changes. */
export class ProgramWriter extends BranchingWriter {
  protected steps(steps: readonly Step[]): void {
    for (const step of steps) this.step(step)
  }

  private step(step: Step): void {
    if (!guarding.includes(step.do)) this.useUp()
    switch (step.do) {
      case 'actions':
      case 'buys':
      case 'coins':
      case 'potions':
      case 'points':
      case 'coffers':
      case 'villagers':
      case 'debt':
        this.emit(O_ADD, this.keeper.resource(step.do), this.expressions.num(step.n))
        return
      case 'payOffDebt':
        this.keeper.counter('debt')
        this.emit(O_PAY_OFF, this.site(step))
        return
      case 'draw':
        this.emit(this.filling ? O_FILL_HAND : O_DRAW, this.expressions.num(step.n))
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
      case 'buy':
        this.buy(step)
        return
      case 'dig': {
        this.digs.add(step.as)
        const tag = this.tag(step.as)
        const restTag = this.restTag(step.as)
        if (restTag !== tag + 1) this.refuse(`"${step.as}", which is bound before its dig`)
        if (step.n > 1) this.many.add(tag)
        this.many.add(restTag)
        // What a player before found is not this one's.
        this.emit(O_CLEAR, tag)
        this.emit(O_CLEAR, restTag)
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
        this.useUp()
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
        this.nested('choosing', [F_CHOSEN], () => this.choose(step))
        return
      case 'repeat':
        this.nested('repeating', [F_N], () => {
          this.emit(O_SET_N, this.expressions.num(step.n))
          const begin = this.code.length
          const done = this.jump(O_UNLESS_N)
          this.tick()
          this.steps(step.steps)
          this.emit(O_JUMP, begin)
          this.land(done)
        })
        return
      case 'forEach':
        this.forEach(step)
        return
      case 'inAnyOrder':
        this.nested('repeating', [F_N], () => this.nested('choosing', [F_CHOSEN], () => this.inAnyOrder(step)))
        return
      case 'tokens':
        this.tokens(step)
        return
      case 'turnOver':
        this.emit(O_TURN_TOKEN, this.keeper.counter(step.token))
        return
      case 'exchange':
        this.exchange(step)
        return
      case 'receive':
        this.receive(step)
        return
      case 'keep':
        this.emit(O_KEEP)
        return
      case 'take':
        this.take(step.name)
        return
      case 'turnFaceDown': {
        const tag = this.nextTag++
        this.emit(O_CLEAR, tag)
        this.select(step.what, tag, step)
        this.emit(O_FACE_DOWN, tag)
        return
      }
      case 'pay':
        this.pay(step)
        return
      case 'untilHandSize': {
        const begin = this.code.length
        const done = this.jump(O_UNTIL_HAND, step.n)
        this.tick()
        this.filling = true
        this.steps(step.steps)
        this.filling = false
        this.emit(O_JUMP, begin)
        this.land(done)
        return
      }
      case 'others':
      case 'everyone':
        this.each(step)
        return
      case 'player':
        if (this.looping) this.emit(O_SAVE, F_ACTOR)
        this.emit(O_ACTOR, this.whoCode(step.who))
        this.steps(step.steps)
        if (this.looping) this.emit(O_RESTORE, F_ACTOR)
        else this.emit(O_ACTOR, -1)
        return
      case 'auction':
        this.auction(step)
        return
      case 'on':
        this.on(step)
        return
      case 'nextTurn':
        this.nextTurn(step)
        return
      case 'hold':
        this.hold(step)
        return
      case 'instead':
        {
          const replaced = this.jump(O_INSTEAD)
          this.steps(step.steps)
          this.land(replaced)
        }
        return
      case 'followInstructions':
        // A card that followed its own would never come to an end.
        if (!('type' in this.card)) this.refuse('"followInstructions" of a card')
        this.emit(O_FOLLOW, this.exchanged ? 1 : 0)
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
      case 'shuffleDeck':
        this.shuffleDeck(step.deck)
        return
      case 'toActionPhase':
        this.emit(O_TO_ACTION)
        return
      case 'drawForNextTurn':
        this.emit(O_HAND_DRAW, step.n)
        return
      case 'extraTurn':
        this.extraTurn(step)
        return
    }
  }

  /** Back to its pile for a card of another. */
  private exchange(step: Extract<Step, { do: 'exchange' }>): void {
    const tag = this.nextTag++
    this.emit(O_CLEAR, tag)
    this.select(step.what, tag, step)
    const kind = this.cards.findIndex(({ name }) => name === step.for)
    this.emit(O_EXCHANGE, tag, kind)
  }

  private pay(step: Extract<Step, { do: 'pay' }>): void {
    const what = this.keeper.resource(step.counter)
    const as = step.counter === 'potions' ? PAID_POTIONS : PAID
    if (step.n === 'anyNumber') this.emit(O_PAY_SOME, what, as, this.site(step))
    else this.emit(O_PAY, what, step.n === 'all' ? -1 : this.expressions.num(step.n))
  }

  /** What must be there for a step to be worth asking about. */
  private needed(step: Step): number {
    if (step.do === 'receive') return 0
    // Asking whether to gain a copy tells that there is one.
    if (step.do === 'gain' && 'is' in step.what && step.what.is === 'copyOf')
      return needsSupply(this.expressions.filter(step.what))
    if (!('what' in step) || !('cards' in step.what)) return 0
    if (step.what.cards === 'pick')
      return Array.isArray(step.what.from) && step.what.from.includes('hand') ? NEEDS_HAND : 0
    return ['wholeDeck', 'top', 'bottom', 'past'].includes(step.what.cards) ? 0 : this.reference(step.what)
  }
}
