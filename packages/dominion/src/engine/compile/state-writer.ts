/** States that hold for a while, or as long as a card lies in play: rows of a table. */
import type { Condition, State, Step } from '../../language/types.ts'
import { typeBit } from './code.ts'
import { LIFE_TURN } from './effects.ts'
import {
  ST_ALSO,
  ST_CANNOT_BUY,
  ST_COSTS,
  ST_LESS,
  ST_MAKES,
  ST_MAKES_MORE,
  ST_NO_ACTIONS,
  ST_TOKENS,
  ST_UNAFFECTED,
  type StateNode,
} from './nodes.ts'
import { O_CHEAPER, O_INHERIT, O_SPEND, O_STATE } from './operations.ts'
import { spendVillagers } from './overpay.ts'
import { lives, WaitingWriter } from './waiting-writer.ts'

export abstract class StateWriter extends WaitingWriter {
  protected readonly states: StateNode[] = []

  protected hold({ state, for: lifetime, if: condition }: Extract<Step, { do: 'hold' }>): void {
    if (state.state === 'costsLess' && state.filter.is === 'any' && typeof state.coins === 'number' && !condition) {
      if (lifetime === 'turn') {
        this.emit(O_CHEAPER, state.coins)
        return
      }
    }
    if (state.state === 'isAlso' && state.like) {
      // Which cards can be like which is settled when the game is set up, see `setup/heirs.ts`.
      const isHeirs = 'type' in this.card && lifetime === 'game' && !condition && state.filter.is === 'name'
      this.emit(O_INHERIT, isHeirs ? this.reference(state.like) : this.refuse('cards that are like another'))
      return
    }
    // Until the last moment Villagers may be used.
    if (state.state === 'noMoreActions')
      this.emit(O_SPEND, this.keeper.resource('villagers'), this.site(spendVillagers))
    if (state.state === 'cardsForCoins') {
      this.exchanged = true // of the instructions that are followed then
      return
    }
    const life = lives[typeof lifetime === 'object' ? 'while' : lifetime] ?? this.refuse('a state that holds so long')
    if (life !== LIFE_TURN && state.state !== 'unaffected' && state.state !== 'isAlso')
      this.refuse(`the state "${state.state}" for longer than the turn`)
    const carried = state.state === 'isAlso' ? this.carried(state.steps ?? []) : 0
    this.emit(O_STATE, this.state(state, condition), life, carried)
  }

  /** A row of the table of states. */
  protected state(state: State, condition: Condition | undefined): number {
    const guard = condition ? this.expressions.condition(condition) : -1
    const filter = 'filter' in state && state.filter.is !== 'any' ? this.expressions.filter(state.filter) : -1
    const one = () => this.expressions.constant(1)
    switch (state.state) {
      case 'costsLess':
        return this.states.push({ what: ST_LESS, n: this.expressions.num(state.coins), filter, guard }) - 1
      case 'makes':
        return this.states.push({ what: ST_MAKES, n: this.expressions.constant(state.coins), filter, guard }) - 1
      case 'makesMore':
        return this.states.push({ what: ST_MAKES_MORE, n: this.expressions.constant(state.coins), filter, guard }) - 1
      case 'isAlso': {
        if (state.like) this.refuse('cards that are like another')
        const pc = state.steps ? this.waiting(state.steps) : 0
        const types = state.types.reduce((bits, type) => bits | typeBit(type), 0)
        return this.states.push({ what: ST_ALSO, n: one(), filter, guard, types, pc }) - 1
      }
      case 'costs': {
        const { price } = state
        if (typeof price !== 'object' || !('costOf' in price) || price.plus !== 0)
          return this.refuse('a cost that is not just that of another card')
        return this.states.push({ what: ST_COSTS, n: this.expressions.group(price.costOf), filter, guard }) - 1
      }
      case 'cannotBuy':
        return this.states.push({ what: ST_CANNOT_BUY, n: one(), filter, guard }) - 1
      case 'unaffected':
        return this.states.push({ what: ST_UNAFFECTED, n: one(), filter, guard }) - 1
      case 'noMoreActions':
        return this.states.push({ what: ST_NO_ACTIONS, n: one(), filter, guard }) - 1
      case 'tokensGoTo':
        if (state.who !== 'you') this.refuse(`tokens that go to "${state.who}"`)
        return this.states.push({ what: ST_TOKENS, n: one(), filter, guard }) - 1
      default:
        return this.refuse(`the state "${state.state}"`)
    }
  }
}
