/** What writes each kind of step as code: a few operations, jumps for what is conditional. */
import type { Counter } from '../../language/types.ts'
import { branching } from './branching.ts'
import * as op from './code.ts'
import { handling } from './handling.ts'
import { sheets } from './sheets.ts'
import { hold } from './states.ts'
import { waiting } from './waiting.ts'
import type { StepOf, StepWriters, Writer } from './writer.ts'

/** So many more of what a player has. */
const more = (w: Writer, { do: counter, n }: StepOf<Counter>): void => {
  w.emit(op.O_ADD, w.keeper.resource(counter), w.num(n))
}

export const stepWriters: StepWriters = {
  ...handling,
  ...sheets,
  ...branching,
  ...waiting,
  hold,
  actions: more,
  buys: more,
  coins: more,
  potions: more,
  points: more,
  coffers: more,
  villagers: more,
  debt: more,
  draw: (w, step) => w.emit(w.filling ? op.O_FILL_HAND : op.O_DRAW, w.num(step.n)),
  pay(w, step) {
    const what = w.keeper.resource(step.counter)
    const as = step.counter === 'potions' ? op.PAID_POTIONS : op.PAID
    if (step.n === 'anyNumber') w.emit(op.O_PAY_SOME, what, as, w.site(step))
    else w.emit(op.O_PAY, what, step.n === 'all' ? -1 : w.num(step.n))
  },
  payOffDebt(w, step) {
    w.keeper.counter('debt')
    w.emit(op.O_PAY_OFF, w.site(step))
  },
  followInstructions(w) {
    // A card that followed its own would never come to an end.
    if (!('type' in w.card)) w.refuse('"followInstructions" of a card')
    w.emit(op.O_FOLLOW, w.exchanged ? 1 : 0)
  },
  beUnaffected: (w) => w.emit(op.O_UNAFFECTED),
  toActionPhase: (w) => w.emit(op.O_TO_ACTION),
  drawForNextTurn: (w, step) => w.emit(op.O_HAND_DRAW, step.n),
}
