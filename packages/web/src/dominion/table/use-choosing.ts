/** What the player has chosen so far, and how the answer is given. */
import type { Decision, Move } from '@freehold/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Placing } from './placing.ts'

export interface Choosing {
  readonly chosen: readonly number[] // in the order they were chosen
  readonly active: boolean // something may be chosen now
  readonly ready: boolean // what is chosen may be confirmed
  /** One of these interchangeable options: in way `one` it is the answer, else it is added, and after the last none. */
  choose(options: readonly number[]): void
  /** Gives this answer, and to each question that follows the next of these, by key; ends where there is no such answer. */
  chooseAll(option: number, keys: readonly string[]): void
  /** Adds the option, or takes it back. */
  toggle(option: number): void
  /** Puts all options in this order. */
  arrange(order: readonly number[]): void
  confirm(): void
  pass(): void // chooses nothing
}

interface ChoosingParts {
  readonly decision: Decision | null
  readonly placing: Placing
  readonly position: number // how many moves stand: a new decision begins with nothing chosen
  readonly sending: boolean
  answer(move: Move): void
}

export function useChoosing({ decision, placing, position, sending, answer }: ChoosingParts): Choosing {
  const at = decision ? `${position} ${decision.options.length}` : ''
  const [kept, setKept] = useState<{ at: string; chosen: readonly number[] }>({ at: '', chosen: [] })
  const first = useMemo(
    () => (placing.way === 'order' ? (decision?.options ?? []).map((_, i) => i) : []),
    [placing.way, decision],
  )
  const chosen = kept.at === at ? kept.chosen : first
  const set = (next: readonly number[]) => setKept({ at, chosen: next })
  const active = decision !== null && !sending
  const ready = active && chosen.length >= decision.min && chosen.length <= decision.max
  const following = useRef<{ readonly after: number; readonly keys: readonly string[] }>(undefined)
  const send = (move: Move) => {
    following.current = undefined
    if (active) answer(move)
  }
  useEffect(() => {
    const wanted = following.current
    if (!wanted || !active || position <= wanted.after) return
    const [next, ...keys] = wanted.keys
    const option = decision.options.findIndex(({ key }) => key === next)
    following.current = option >= 0 && keys.length > 0 ? { after: position, keys } : undefined
    if (option >= 0) answer([option])
  })
  return {
    chosen,
    active,
    ready,
    choose: (options) => {
      if (!active) return
      const next = options.find((option) => !chosen.includes(option))
      if (placing.way !== 'some') send([options[0]])
      else if (next !== undefined && chosen.length < decision.max) set([...chosen, next])
      else set(chosen.filter((option) => !options.includes(option))) // once round: none of these
    },
    chooseAll: (option, keys) => {
      send([option])
      if (active) following.current = { after: position, keys }
    },
    toggle: (option) => {
      if (!active) return
      if (chosen.includes(option)) set(chosen.filter((each) => each !== option))
      else if (chosen.length < decision.max) set([...chosen, option])
    },
    arrange: set,
    confirm: () => {
      if (ready) send(chosen)
    },
    pass: () => send([]),
  }
}
