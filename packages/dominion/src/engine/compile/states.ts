/** States that hold for a while, or as long as a card lies in play: rows of a table. */
import type { Condition, State } from '../../language/types.ts'
import * as op from './code.ts'
import { spendVillagers } from './overpay.ts'
import { lives } from './waiting.ts'
import type { StepOf, Writer } from './writer.ts'

export function hold(w: Writer, { state, for: lifetime, if: condition }: StepOf<'hold'>): void {
  const isForAll = state.state === 'costsLess' && state.filter.is === 'any' && typeof state.coins === 'number'
  if (isForAll && typeof state.coins === 'number' && !condition && lifetime === 'turn') {
    w.emit(op.O_CHEAPER, state.coins)
    return
  }
  if (state.state === 'isAlso' && state.like) {
    // Which cards can be like which is settled when the game is set up, see `setup/heirs.ts`.
    const isHeirs = 'type' in w.card && lifetime === 'game' && !condition && state.filter.is === 'name'
    w.emit(op.O_INHERIT, isHeirs ? w.reference(state.like) : w.refuse('cards that are like another'))
    return
  }
  // Until the last moment Villagers may be used.
  if (state.state === 'noMoreActions') w.emit(op.O_SPEND, w.keeper.resource('villagers'), w.site(spendVillagers))
  if (state.state === 'cardsForCoins') {
    w.exchanged = true // of the instructions that are followed then
    return
  }
  const life = lives[typeof lifetime === 'object' ? 'while' : lifetime] ?? w.refuse('a state that holds so long')
  if (life !== op.LIFE_TURN && state.state !== 'unaffected' && state.state !== 'isAlso')
    w.refuse(`the state "${state.state}" for longer than the turn`)
  const carried = state.state === 'isAlso' ? w.carried(state.steps ?? []) : 0
  w.emit(op.O_STATE, writeState(w, state, condition), life, carried)
}

/** A row of the table of states. */
export function writeState(w: Writer, state: State, condition: Condition | undefined): number {
  const guard = condition ? w.expressions.condition(condition) : -1
  const filter = 'filter' in state && state.filter.is !== 'any' ? w.expressions.filter(state.filter) : -1
  const row = (what: number, n = w.expressions.constant(1), more: Partial<op.StateNode> = {}): number =>
    w.states.push({ what, n, filter, guard, ...more }) - 1
  switch (state.state) {
    case 'costsLess':
      return row(op.ST_LESS, w.num(state.coins))
    case 'makes':
      return row(op.ST_MAKES, w.expressions.constant(state.coins))
    case 'makesMore':
      return row(op.ST_MAKES_MORE, w.expressions.constant(state.coins))
    case 'isAlso': {
      if (state.like) w.refuse('cards that are like another')
      const pc = state.steps ? w.waiting(state.steps) : 0
      const types = state.types.reduce((bits, type) => bits | op.typeBit(type), 0)
      return row(op.ST_ALSO, w.expressions.constant(1), { types, pc })
    }
    case 'costs': {
      const { price } = state
      if (typeof price !== 'object' || !('costOf' in price) || price.plus !== 0)
        return w.refuse('a cost that is not just that of another card')
      return row(op.ST_COSTS, w.expressions.group(price.costOf))
    }
    case 'cannotBuy':
      return row(op.ST_CANNOT_BUY)
    case 'unaffected':
      return row(op.ST_UNAFFECTED)
    case 'noMoreActions':
      return row(op.ST_NO_ACTIONS)
    case 'tokensGoTo':
      if (state.who !== 'you') w.refuse(`tokens that go to "${state.who}"`)
      return row(op.ST_TOKENS)
    default:
      return w.refuse(`the state "${state.state}"`)
  }
}
