/** A player that searches: it tries whole-turn purchases and orders of Actions in games that it imagines. */
import type { DominionEvent, DominionOptions, DominionView } from '@freehold/dominion'
import { type Setting, settingOf, stateFromView } from '@freehold/dominion/fast'
import type { Decision, Move, Player, Seat } from '@freehold/kernel'
import { strategyPlayer } from '../strategy-player.ts'
import type { Budget } from './budget.ts'
import type { Plan } from './plans.ts'
import { Recollection } from './recollection.ts'
import { type Policies, Searcher } from './searcher.ts'

export interface SearchOptions {
  readonly name: string
  readonly seed: string
  readonly budget: Budget // for one decision
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
    choose(decision, view) {
      if (!seated) throw new Error('The game has not begun')
      return seated.choose(decision, view)
    },
  }
}

class Seated {
  readonly #search: SearchOptions
  readonly #seat: Seat
  readonly #setting: Setting
  readonly #base: Player<DominionView>
  readonly #memory: Recollection
  readonly searcher: Searcher
  #plan: { readonly turn: number; readonly plan: Plan; bought: number } | undefined
  #asked = 0

  constructor(search: SearchOptions, seat: Seat, options: DominionOptions) {
    const policies = search.policies(options)
    this.#search = search
    this.#seat = seat
    this.#setting = settingOf({ ...options, asking: 'open' })
    this.#base = strategyPlayer(policies.base)
    this.#base.begin?.(seat, options.players, options)
    this.#memory = new Recollection(this.#setting, seat)
    this.searcher = new Searcher(this.#setting, policies)
  }

  notice(event: DominionEvent): void {
    this.#memory.notice(event)
    this.#base.notice?.(event)
  }

  choose(decision: Decision, view: DominionView): Move | Promise<Move> {
    this.#memory.look(view)
    this.#asked++
    const key = decision.actor === this.#seat ? this.#found(decision, view) : undefined
    const option = decision.options.findIndex((each) => each.key === key)
    return option < 0 ? this.#base.choose(decision, view) : [option]
  }

  /** The key of the option that a search found; undefined where there is nothing to search. */
  #found({ question, options }: Decision, view: DominionView): string | undefined {
    if (options.length === 1) return undefined
    if (question.kind === 'action') {
      if (options.length === 2) return undefined
      const kind = this.searcher.play(this.#imagine(view), this.#now())
      return kind < 0 ? 'end' : `play ${this.#setting.kinds[kind].name}`
    }
    if (question.kind !== 'buy' || options.some(({ key }) => key === 'play treasures')) return undefined
    return this.#purchase(view)
  }

  #purchase(view: DominionView): string {
    const { number: turn } = view.turn
    let going = this.#plan
    if (going?.turn !== turn || (going.plan.open && going.bought === going.plan.kinds.length))
      going = this.#plan = { turn, plan: this.searcher.buy(this.#imagine(view), this.#now()), bought: 0 }
    const kind = going.plan.kinds[going.bought++]
    return kind === undefined ? 'end' : `buy ${this.#setting.kinds[kind].name}`
  }

  #imagine(view: DominionView) {
    return stateFromView(this.#setting, view, this.#memory, `fast:${this.#search.seed} ${this.#asked}`)
  }

  #now = () => ({ budget: this.#search.budget, seed: `${this.#search.seed} ${this.#asked}` })
}
