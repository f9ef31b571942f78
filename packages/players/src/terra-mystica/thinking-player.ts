/** A thinker behind the kernel's interface: it sees the view and the options of one decision at a time. */
import type { Player } from '@freehold/kernel'
import { checkOptions, type TerraMysticaOptions, type TerraMysticaView } from '@freehold/terra-mystica'
import {
  type Ask,
  ask,
  type Command,
  cloneState,
  perform,
  type State,
  settle,
  stateOfMoment,
} from '@freehold/terra-mystica/fast'
import { nextOption } from './answering.ts'
import { settler } from './settler.ts'
import type { Thinker } from './thinker.ts'

export function thinkingPlayer(name: string, seed: string, thinker: Thinker): Player<TerraMysticaView> {
  const plain = settler(seed)
  let options: TerraMysticaOptions | undefined
  let plan: { readonly rest: readonly Command[]; readonly then: State } | undefined
  return {
    name,
    begin(_seat, _seats, given) {
      options = checkOptions(given)
    },
    hurry(share) {
      thinker.haste = share
    },
    choose(decision, view) {
      if (!options) throw new Error('The game has not begun')
      // Tables that were begun under earlier rules do not show it.
      const { moment } = view
      if (moment === undefined) return plain.choose(decision, view)
      const s = stateOfMoment(options, { ...view, moment })
      const asked = ask(s) as Ask
      const goesOn = plan && plan.rest.length > 0 && isSame(plan.then, s) ? nextOption(asked, plan.rest) : undefined
      const next = goesOn ?? nextOption(asked, thinker.decide(s, asked, seed))
      if (!next) throw new Error('A turn that was thought of is not among the options')
      const then = cloneState(s)
      for (const command of asked.choices[next.option].commands) perform(then, asked.seat, command)
      settle(then)
      plan = { rest: next.rest, then }
      return [next.option]
    },
  }
}

const isSame = (one: State, other: State) => one.w.every((word, i) => word === other.w[i])
