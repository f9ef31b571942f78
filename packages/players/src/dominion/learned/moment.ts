/**
 * A decision of any kind in numbers, as the seat of two that is asked sees it: the position, hand and play, what is asked by
 * which card, and each option: what lies there or would be done, and how many of it there are. Cards are their programs.
 */
import type { Step } from '@freehold/dominion'
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import * as more from '@freehold/dominion/sight'
import { type CardTable, cardTable } from '../card-table.ts'
import { type Choice, canDo, isPhase, offered } from '../choices.ts'
import { cardFeatures, DEEDS, deedNumber, programFeatures } from './card-features.ts'
import { Position, SCALARS } from './position.ts'

const { ASKED } = game
const QUESTIONS = Object.keys(ASKED).length

/** Numbers of the position, of the turn and of the question; behind them what is asked, and by what word, each a 1 among zeros. */
const TURN_AT = SCALARS
const ASKED_AT = TURN_AT + 12
const DEED_AT = ASKED_AT + QUESTIONS
export const MOMENT_NUMBERS = DEED_AT + DEEDS
export const OPTION_NUMBERS = 16
export const MOST_OPTIONS = 24
/** Of one kind so many copies are told apart. */
const COPIES = 4

export class Moment {
  readonly position: Position
  readonly hand: Int16Array // by kind
  readonly inPlay: Int16Array
  readonly numbers = new Float32Array(MOMENT_NUMBERS)
  /** Features of the kinds, of the landscapes and of all that was on offer to be done so far. */
  readonly rows: Float32Array[]
  asker = -1 // the row of the card that asks; -1: none
  count = 0 // of options
  readonly values = new Int16Array(MOST_OPTIONS)
  readonly copies = new Int16Array(MOST_OPTIONS) // the first of its kind is 0
  readonly does = new Int16Array(MOST_OPTIONS) // the row of what it is or does; -1: nothing
  readonly options = new Float32Array(MOST_OPTIONS * OPTION_NUMBERS)
  readonly #table: CardTable
  readonly #kinds: number
  readonly #all: number
  readonly #programs = new Map<Step, number>()

  constructor(setting: Setting) {
    this.#table = cardTable(setting)
    this.#kinds = setting.kinds.length
    this.#all = setting.kinds.length + setting.landscapes.length
    this.position = new Position(setting)
    this.hand = new Int16Array(this.#kinds)
    this.inPlay = new Int16Array(this.#kinds)
    this.rows = [...setting.kinds, ...setting.landscapes].map((card) => cardFeatures(card))
  }

  /** Looks at the pending decision; false where it has more options than fit. `wish` is what the menu of the seat would answer. */
  look(wish: Choice): boolean {
    const seat = game.askedSeat()
    this.position.look(seat)
    for (let kind = 0; kind < this.#kinds; kind++) {
      const owned = this.position.mine[kind] > 0
      this.hand[kind] = owned ? game.inHand(seat, kind) : 0
      this.inPlay[kind] = owned ? more.inPlay(seat, kind) : 0
    }
    this.#lookAtQuestion(seat)
    return this.#list(wish)
  }

  #lookAtQuestion(seat: number): void {
    const n = this.numbers
    n.fill(0)
    n.set(this.position.scalars)
    const asked = game.asked()
    const step = game.askingStep()
    n[TURN_AT] = game.turnSeat() === seat ? 1 : 0
    n[TURN_AT + 1] = game.actions() / 3
    n[TURN_AT + 2] = game.buys() / 3
    n[TURN_AT + 3] = game.coins() / 8
    n[TURN_AT + 4] = more.potions()
    n[TURN_AT + 5] = game.coffers() / 4
    n[TURN_AT + 6] = more.handSize(seat) / 5
    n[TURN_AT + 7] = more.handSize(1 - seat) / 5
    if (!isPhase(asked)) {
      n[TURN_AT + 8] = more.whose() === seat ? 1 : 0
      n[TURN_AT + 9] = Math.min(4, game.fewest()) / 4
      n[TURN_AT + 10] = Math.min(4, game.most()) / 4
    }
    n[TURN_AT + 11] = game.treasuresUnplayed() ? 1 : 0
    n[ASKED_AT + asked] = 1
    if (step) n[DEED_AT + deedNumber(step.do)] = 1
    this.asker = step ? (this.#table.plans.get(step)?.kind ?? -1) : isPhase(asked) ? -1 : more.setOffBy()
  }

  #list(wish: Choice): boolean {
    this.count = 0
    const asked = game.asked()
    if (isPhase(asked)) {
      for (let kind = -1; kind < this.#all; kind++)
        if (kind < 0 || canDo(asked, kind)) if (!this.#write(kind, 0, 0, wish)) return false
      return true
    }
    const values = offered(this.#all)
    const copies = asked !== ASKED.order && game.most() === 1 ? 1 : COPIES
    for (let i = 0; i < values.length; i++) {
      const copy = copiesBefore(values, i)
      if (copy < copies && !this.#write(values[i], copy, i, wish)) return false
    }
    return true
  }

  /** False where there is no room for one more. */
  #write(value: number, copy: number, option: number, wish: Choice): boolean {
    const at = this.count++
    if (at >= MOST_OPTIONS) return false
    this.values[at] = value
    this.copies[at] = copy
    const asked = game.asked()
    const does = this.#rowOf(asked, value)
    this.does[at] = does
    const o = this.options.subarray(at * OPTION_NUMBERS, (at + 1) * OPTION_NUMBERS)
    o.fill(0)
    let wished = 0
    for (let i = 0; i < wish.length; i++) if (wish[i] === value) wished++
    o[0] = does < 0 ? 1 : 0
    o[1] = asked === ASKED.amount || asked === ASKED.position ? value / 4 : 0
    o[2] = copy / 3
    o[3] = wished > copy ? 1 : 0
    o[4] = asked === ASKED.may && value === 1 ? 1 : 0
    if (asked === ASKED.trigger) o[5] = more.isRevealedAgain(option) ? 1 : more.isFromExile(option) ? -1 : 0
    if (asked === ASKED.order && wish.length > 1) o[6] = 1 - wish.indexOf(value) / (wish.length - 1)
    if (does < 0 || does >= this.#all) return true
    const { mine, theirs } = this.position
    if (asked === ASKED.buy || asked === ASKED.gain) {
      o[7] = game.price(does) / 8
      o[8] = (game.coins() - game.price(does)) / 8
    }
    if (does >= this.#kinds) return true
    o[9] = this.hand[does] / 3
    o[10] = mine[does] / 5
    o[11] = mine[does] / Math.max(1, 20 * this.position.scalars[6])
    o[12] = theirs[does] / 5
    o[13] = game.leftInPile(does) / 10
    o[14] = game.leftInPile(does) === 1 ? 1 : 0
    o[15] = this.inPlay[does] / 3
    return true
  }

  /** What an option is or does: the row of a card, or of steps. */
  #rowOf(asked: number, value: number): number {
    if (asked === ASKED.amount || asked === ASKED.position) return -1
    if (asked !== ASKED.may && asked !== ASKED.choose) return value
    const step = game.askingStep()
    if (!step) return -1
    if (asked === ASKED.may) return value === 1 ? this.#programsOf(step) : -1
    return this.#programsOf(step) + value
  }

  /** The row of the first of the things that a step lets one do. */
  #programsOf(step: Step): number {
    const known = this.#programs.get(step)
    if (known !== undefined) return known
    const first = this.rows.length
    this.#programs.set(step, first)
    for (const steps of this.#doing(step)) this.rows.push(programFeatures(steps))
    return first
  }

  #doing(step: Step): readonly (readonly Step[])[] {
    if (step.do === 'chooseOptions') return step.options
    if (step.do === 'inAnyOrder') return step.parts
    return [[step.do === 'may' ? step.step : step, ...(this.#table.plans.get(step)?.then ?? [])]]
  }
}

function copiesBefore(values: readonly number[], i: number): number {
  let copies = 0
  for (let j = 0; j < i; j++) if (values[j] === values[i]) copies++
  return copies
}
