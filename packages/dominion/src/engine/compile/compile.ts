/**
 * Turns cards into code: one list of numbers for the whole game, and tables of what numbers cannot say (filters,
 * conditions, questions). Runs once for each setting; `run.ts` executes the result.
 */
import { mayMatch } from '../../language/brings.ts'
import { actions, buys, coins, draw } from '../../language/build.ts'
import type { Ability, Arrangement, Card, Landscape, PileToken, Step, Hook as Written } from '../../language/types.ts'
import type { Keeps } from '../memory/setting.ts'
import * as op from './code.ts'
import { hook, ofExile, ofTokens, overpayHook, paying, wayHook } from './hooks.ts'
import { Keeper } from './keeper.ts'
import { NotRun } from './not-run.ts'
import { writeState } from './states.ts'
import { stepWriters } from './steps.ts'
import { plainNumbers, Writer } from './writer.ts'

/** Compiles all cards and landscapes of a game. `pileOf` finds a pile outside the supply by name; `keeps` is kept whatever they say. */
export function compile(
  cards: readonly Card[],
  pileOf: (name: string) => number,
  keeps: Keeps = nothing,
  landscapes: readonly Landscape[] = [],
): op.Code {
  return new Compiler(cards, pileOf, new Keeper(keeps), stepWriters).compile(landscapes)
}

const nothing: Keeps = { places: [], counters: [], tokens: [], tallies: [] }

/** Why the engine does not run each of these, by name of what it lacks; nothing for those that it runs. */
export function refusals(
  cards: readonly Card[],
  of: readonly (Card | Landscape)[] = cards,
): readonly (string | undefined)[] {
  const compiler = new Compiler(cards, () => 0, new Keeper(nothing), stepWriters)
  return of.map((each) => compiler.refusal(each))
}

class Compiler extends Writer {
  /** Tries the card, whose code is of no use to anybody then. */
  refusal(card: Card | Landscape): string | undefined {
    try {
      this.kind(card)
      return undefined
    } catch (error) {
      if (!(error instanceof NotRun)) throw error
      this.beginAnew()
      return error.what
    }
  }

  compile(landscapes: readonly Landscape[]): op.Code {
    this.landscapes = landscapes
    const kinds = [...this.cards, ...landscapes].map((each, number) => {
      this.number = number
      return this.kind(each)
    })
    const ofKinds = kinds.flatMap(({ hooks }, kind) => hooks[op.AT_GAME].map((hook) => ({ kind, hook })))
    const gameHooks = [...ofKinds, ...ofTokens(this), ...ofExile(this)]
    const bonuses = this.bonuses()
    const procedures = this.procedures()
    return {
      code: Int32Array.from(this.code),
      nums: this.expressions.nums,
      filters: this.expressions.filters,
      conditions: this.expressions.conditions,
      groups: this.expressions.groups,
      states: this.states,
      gameStates: this.gameStates,
      gameHooks,
      bonuses,
      entersElsewhere: this.entersElsewhere,
      arranged: this.arranged,
      arrangedCounters: this.arrangedCounters,
      sites: this.sites,
      kinds,
      events: this.events,
      countedKinds: this.expressions.counted,
      watchedKinds: this.watched,
      keeps: this.keeper,
      plainPrograms: this.plain,
      partedPrograms: this.parted,
      procedures,
    }
  }

  private procedures(): op.Procedures {
    const play = this.code.length
    this.emit(op.O_BEFORE_PLAY)
    const enter = this.code.length
    this.emit(op.O_ENTER_PLAY)
    this.emit(op.O_WINDOW, op.E_PLAYED) // the player's own effects come before those of the attacked
    this.emit(op.O_WINDOW, op.E_ATTACK)
    this.emit(op.O_WINDOW, op.E_FOLLOW)
    const run = this.code.length
    this.emit(op.O_RUN_PLAY)
    this.emit(op.O_WINDOW, op.E_RESOLVED)
    this.emit(op.O_PLAY_AGAIN, enter)
    const gain = this.code.length
    this.emit(op.O_WINDOW, op.E_WOULD_GAIN)
    this.emit(op.O_GAIN_ARRIVE, gain + 6)
    this.emit(op.O_WINDOW, op.E_GAINED)
    this.emit(op.O_GAIN_DONE)
    const buy = this.code.length
    this.emit(op.O_WINDOW, op.E_BOUGHT)
    this.emit(op.O_BUY_GAIN)
    this.emit(op.O_LEAVE)
    const cleanUp = this.code.length
    this.emit(op.O_WINDOW, op.E_CLEAN_UP)
    this.emit(op.O_CLEAN_NEXT)
    this.emit(op.O_CLEAN_REST)
    const place = this.code.length
    this.emit(op.O_PLACE)
    const pickTop = this.code.length
    this.emit(op.O_PICK_TOP)
    const windows = Array.from({ length: op.EVENTS }, (_, event) => {
      const at = this.code.length
      this.emit(op.O_LOOP, event)
      return at
    })
    return { play, run, gain, buy, cleanUp, place, pickTop, windows }
  }

  private kind(card: Card | Landscape): op.KindCode {
    this.card = card
    if (card.cost?.debt) this.keeper.counter('debt')
    let play = 0
    let beforePlay = 0
    let plain: number[] | undefined = [0, 0, 0, 0]
    let points = this.expressions.constant(0)
    const states: number[] = []
    const hooks: op.Hook[] = []
    let payment = 0
    let placed = false
    let topPick = -1
    let arrives = op.TO_DISCARD
    for (const ability of card.abilities) {
      if (ability.when === 'play' && 'type' in card && card.type === 'Way') hooks.push(wayHook(this, ability.steps))
      else if (ability.when === 'play') {
        play = this.program(ability.steps)
        plain = plainNumbers(ability.steps)
      } else if (ability.when === 'scoring') points = this.expressions.num(ability.worth)
      else if (ability.when === 'while') this.holding(ability, states)
      else if (ability.when === 'setup') this.checkSetup(ability)
      else if (ability.when === 'payment') payment = paying(this, ability.step)
      else if (ability.when === 'overpay') hooks.push(overpayHook(this, ability.steps))
      else if (ability.at === 'this' && ability.on.event === 'shuffle') placed = this.isPlaced(ability)
      else if (ability.at === 'yours' && ability.on.event === 'shuffle') topPick = this.pickingTop(ability)
      else if (ability.at === 'this' && ability.on.event === 'beforePlay') {
        beforePlay = this.program(ability.steps)
        plain = undefined
      } else if (arrival(ability) !== undefined) arrives = arrival(ability) ?? arrives
      else hooks.push(hook(this, ability))
    }
    const at = (place: number) => hooks.filter((hook) => hook.at === place)
    return {
      play,
      beforePlay,
      plain,
      hooks: Array.from({ length: op.PLACES }, (_, place) => at(place)),
      states,
      points,
      payment,
      arrives,
      placed,
      topPick,
    }
  }

  /** Whether the card may go anywhere when it is shuffled: that is asked before, see `shuffling.ts`. */
  private isPlaced({ steps: [may, ...more] }: Written): boolean {
    const put = may.do === 'may' && may.step.do === 'put' ? may.step : undefined
    if (put?.what.cards !== 'this' || put.to !== 'deckAnywhere' || more.length > 0)
      this.refuse('what happens when a card is shuffled, other than putting it somewhere')
    return true
  }

  /** Where it is asked which of the shuffled cards goes on top, before they are shuffled. */
  private pickingTop({ steps: [put, ...more] }: Written): number {
    const pick = put.do === 'put' && put.to === 'deckTop' && put.what.cards === 'pick' ? put.what : undefined
    const isOne = typeof pick?.quantity === 'object' && 'upTo' in pick.quantity && pick.quantity.upTo === 1
    if (!isOne || pick?.filter.is !== 'any' || String(pick.from) !== 'deck' || more.length > 0)
      this.refuse('what one does when one shuffles, other than putting a card on top')
    return this.site(put)
  }

  /** A state that holds while the card is in play, or in every game with its pile. */
  private holding({ at, state, if: condition }: Extract<Ability, { when: 'while' }>, inPlay: number[]): void {
    const list =
      at === 'play' || at === 'yours' ? inPlay : at === 'game' ? this.gameStates : this.refuse(`a state at "${at}"`)
    list.push(writeState(this, state, condition))
  }

  /** What set-up arranges, it arranges before the game; here only what it can is told apart. */
  private checkSetup({ arrange }: Extract<Ability, { when: 'setup' }>): void {
    for (const each of arrange) {
      if (each.arrange === 'tokens') this.arrangeTokens(each)
      else if (each.arrange === 'everyone') this.arrangeCounters(each.steps)
      else if (!bySetUp.includes(each.arrange)) this.refuse(`the set-up "${each.arrange}"`)
    }
  }

  /** What everybody begins with. */
  private arrangeCounters(steps: readonly Step[]): void {
    for (const step of steps) {
      if ((step.do !== 'coffers' && step.do !== 'villagers' && step.do !== 'debt') || typeof step.n !== 'number')
        this.refuse(`"${step.do}" before the game begins`)
      else this.arrangedCounters.push({ counter: this.keeper.counter(step.do), n: step.n })
    }
  }

  private arrangeTokens({ token, n, on }: Extract<Arrangement, { arrange: 'tokens' }>): void {
    const isPiles = typeof on === 'object' && on.cards === 'pick' && String(on.from) === 'piles'
    const arranged = { token: this.keeper.token(token), n: this.expressions.num(n) }
    if (isPiles) this.arranged.push({ ...arranged, fits: this.cards.map((card) => mayMatch(on.filter, card)), on: -1 })
    else if (on === 'here' && 'type' in this.card) this.arranged.push({ ...arranged, fits: [], on: this.number })
    else this.refuse(`"${token}" tokens from the beginning`)
  }

  /** What tokens on piles give when a card of the pile is played: a program each, so that what it sets off comes by itself. */
  private bonuses(): op.TokenBonus[] {
    return Object.entries(bonusOf).flatMap(([token, step]) => {
      const counter = this.keeper.counters.findIndex(({ name }) => name === token)
      return counter < 0 ? [] : [{ counter, pc: this.program([step]) }]
    })
  }

  private number = 0 // of the card or landscape that is being written
  private readonly gameStates: number[] = []
  private readonly arranged: op.ArrangedTokens[] = []
  private readonly arrangedCounters: op.ArrangedCounter[] = []
}

const bonusOf: Partial<Record<PileToken, Step>> = {
  plusCard: draw(1),
  plusAction: actions(1),
  plusBuy: buys(1),
  plusCoin: coins(1),
}

/** What set-up does for cards by itself, see `setup/`. */
const bySetUp: readonly string[] = ['addPile', 'markPile', 'sideDeck', 'heirloom', 'trash', 'setAside']

/** Where a card is gained to that says no more of it than that: this is no effect that comes after gaining it. */
function arrival({ at, on, if: condition, steps: [put, ...more] }: Written): number | undefined {
  if (at !== 'this' || on.event !== 'gained' || on.by || condition || more.length > 0) return undefined
  if (put.do !== 'put' || put.what.cards !== 'this') return undefined
  return put.to === 'hand' ? op.TO_HAND : put.to === 'deckTop' ? op.TO_DECK : undefined
}
