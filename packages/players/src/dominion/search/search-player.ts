/** A player that searches: it tries whole-turn purchases and orders of Actions in games that it imagines. */
import type { DominionEvent, DominionOptions, DominionView } from '@freehold/dominion'
import type { Setting, State, World } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import type { Decision, Imagine, Move, Player, Seat } from '@freehold/kernel'
import { isPayingOff } from '../sight.ts'
import { changingPlayer, SPEND_COFFERS } from '../strategy-player.ts'
import type { Budget } from './budget.ts'
import { coffersFor } from './coffers.ts'
import type { Plan } from './plans.ts'
import type { Policies } from './policies.ts'
import { Searcher } from './searcher.ts'

export interface SearchOptions {
  readonly name: string
  readonly seed: string
  readonly budget: Budget // for one decision
  /** Is asked at every question: another base is searched from as soon as there is one. */
  readonly policies: (options: DominionOptions) => Policies
}

export function searchPlayer(search: SearchOptions): Player<DominionView> {
  let seated: Seated | undefined
  return {
    name: search.name,
    begin(seat, _seats, options) {
      seated = new Seated(search, seat, options as DominionOptions)
    },
    notice: (event) => seated?.notice(event as DominionEvent),
    choose(decision, view, imagine) {
      if (!seated) throw new Error('The game has not begun')
      return seated.choose(decision, view, imagine)
    },
  }
}

/** Questions whose options are found again by what they are. */
const { may, choose, pick, gain, trigger } = game.ASKED
const named: ReadonlyMap<string, number> = new Map(Object.entries({ may, choose, pick, gain, trigger }))

class Seated {
  readonly #search: SearchOptions
  readonly #seat: Seat
  readonly #options: DominionOptions
  readonly #setting: Setting
  readonly #base: Player<DominionView>
  #policies: Policies
  searcher: Searcher
  #plan: { readonly turn: number; readonly plan: Plan; bought: number } | undefined
  #answer: number | undefined // to the first question of the card that is played now
  #asked = 0

  constructor(search: SearchOptions, seat: Seat, options: DominionOptions) {
    this.#search = search
    this.#seat = seat
    this.#options = options
    this.#policies = search.policies(options)
    this.#setting = game.settingOf({ ...options, asking: 'open' })
    this.#base = changingPlayer(() => this.#policies.base, search.name)
    this.#base.begin?.(seat, options.players, options)
    this.searcher = new Searcher(this.#setting, this.#policies)
  }

  notice(event: DominionEvent): void {
    this.#base.notice?.(event)
  }

  /** Without a world to imagine it plays what its search would begin with. */
  choose(decision: Decision, view: DominionView, imagine?: Imagine): Move | Promise<Move> {
    this.#asked++
    this.#rethink()
    const planned = this.#plannedAnswer(decision)
    if (planned >= 0) return [planned]
    const mine = imagine && decision.actor === this.#seat
    const key = mine ? this.#found(decision, view, imagine) : undefined
    const option = decision.options.findIndex((each) => each.key === key)
    if (option >= 0) return [option]
    return (mine && this.#advised(decision, imagine)) || this.#base.choose(decision, view)
  }

  /** The answer to what a card asks that seems clearly better than the one of the base; undefined where none does. */
  #advised(decision: Decision, imagine: Imagine): Move | undefined {
    const { question, options, min, max } = decision
    if (!named.has(question.kind) || (options.length === 1 && min === max)) return undefined
    game.loadState(this.#world(imagine))
    const isAsked = game.asked() === named.get(question.kind) && game.optionCount() === options.length
    const choice = isAsked && min === game.fewest() && max === game.most() ? this.searcher.answer() : undefined
    if (!choice) return undefined
    const move: number[] = []
    for (const value of choice) move.push(this.#optionOf(decision, value, move))
    return move.includes(-1) ? undefined : move
  }

  /** The option that was planned with the card that asks now; -1: none was. */
  #plannedAnswer(decision: Decision): number {
    const value = this.#answer
    this.#answer = undefined
    if (value === undefined || decision.actor !== this.#seat || decision.max !== 1) return -1
    return this.#optionOf(decision, value, [])
  }

  /** The option of a value that is not taken yet; -1: there is none. */
  #optionOf({ question, options }: Decision, value: number, taken: readonly number[]): number {
    const { kinds, landscapes } = this.#setting
    const name = value < 0 ? undefined : [...kinds, ...landscapes][value]?.name
    switch (question.kind) {
      case 'may':
        return options.findIndex(({ key }) => key === (value === 1 ? 'yes' : 'no'))
      case 'choose':
        return value < options.length ? value : -1
      case 'pick':
      case 'gain':
      case 'trigger':
        return options.findIndex(({ key, detail }, i) => {
          if (taken.includes(i)) return false
          if (name === undefined) return key === 'done' || key === 'none'
          const { card, landscape } = (detail ?? {}) as { card?: string; landscape?: string }
          return card === name || landscape === name
        })
      default:
        return -1
    }
  }

  #rethink(): void {
    const policies = this.#search.policies(this.#options)
    if (policies === this.#policies) return
    this.#policies = policies
    this.searcher = new Searcher(this.#setting, policies)
  }

  /** The key of the option that a search found; undefined where there is nothing to search. */
  #found({ question, options }: Decision, view: DominionView, imagine: Imagine): string | undefined {
    if (options.length === 1) return undefined
    if (question.kind === 'action') {
      // Without an action left it is about Villagers, and whoever plays on then knows what for.
      if (view.turn.actions === 0) return undefined
      const deed = this.searcher.play(this.#world(imagine), this.#now())
      if (deed.answer !== undefined) this.#answer = deed.answer
      return deed.kind < 0 ? 'end' : `play ${this.#setting.kinds[deed.kind].name}`
    }
    if (question.kind !== 'buy' || options.some(({ key }) => key === 'play treasures' || isPayingOff(key)))
      return undefined
    return this.#purchase(
      view,
      imagine,
      options.some(({ key }) => key === SPEND_COFFERS),
    )
  }

  #purchase(view: DominionView, imagine: Imagine, hasCoffers: boolean): string {
    const { number: turn } = view.turn
    let going = this.#plan
    if (going?.turn !== turn || (going.plan.open && going.bought === going.plan.kinds.length))
      going = this.#plan = { turn, plan: this.searcher.buy(this.#world(imagine), this.#now()), bought: 0 }
    const planned = going.plan.kinds.slice(going.bought)
    const [kind] = planned
    if (kind === undefined) return 'end'
    if (hasCoffers) {
      game.loadState(this.#world(imagine))
      if (coffersFor(planned) > 0) return SPEND_COFFERS
    }
    going.bought++
    const { kinds, landscapes } = this.#setting
    return `buy ${[...kinds, ...landscapes][kind].name}`
  }

  /** What it imagines, under a setting that asks nothing with one answer. */
  #world(imagine: Imagine): State {
    const world = imagine(`fast:${this.#search.seed} ${this.#asked}`) as State | World
    return game.adopt(this.#setting, 'setting' in world ? game.worldOf(world) : world)
  }

  #now = () => ({ budget: this.#search.budget, seed: `${this.#search.seed} ${this.#asked}` })
}
