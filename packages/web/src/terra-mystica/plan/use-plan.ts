/**
 * A turn thought through before it is sent. Every choice is tried by the host on a copy; one can step back, and only
 * what is confirmed is made. Answers that cannot be thought through (they show something, or others decide) wait as the
 * last step until they are confirmed.
 */
import type { Decision, Move } from '@freehold/kernel'
import type { Plan, Refusal, TableState } from '@freehold/server/protocol'
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { useEffect, useRef, useState } from 'react'
import { live } from '../../client/live.ts'
import type { TableStore } from '../../client/table-store.ts'
import { type Offer, offersOf, viewOf } from '../view.ts'

export interface Step {
  readonly offer: Offer
  readonly plan: Plan | null // null: cannot be tried, only made
}

/** What to choose at a step, of all that is offered there; nothing where it is not offered. */
export type Pick = (offers: readonly Offer[]) => Offer | undefined

export interface Planning {
  readonly steps: readonly Step[]
  readonly view: TerraMysticaView // as it would be
  readonly asked: Decision | null // what would be asked then
  readonly final: boolean // nothing more can be tried
  readonly busy: boolean
  readonly problem: Refusal | undefined
  choose(offer: Offer): void
  /** Tries a few choices in a row and tells what they lead to, without planning them; as far as they go. */
  foresee(path: readonly Pick[]): Promise<readonly Step[]>
  /** Plans what was foreseen. */
  take(steps: readonly Step[]): void
  back(): void
  /** Sends what is planned; with the end of the turn, where that is what is asked. */
  confirm(): void
  readonly isWhole: boolean // nothing is left to choose in it
  readonly canConfirm: boolean // also where something is: the rest is asked then
}

export function usePlan(state: TableState, decision: Decision | null, store: TableStore, sending: boolean): Planning {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refusal>()
  const { table, version } = state
  const latest = useRef(version)
  // The table went on: what was planned was for another moment.
  if (latest.current !== version) {
    latest.current = version
    if (steps.length > 0) setSteps([])
    if (problem) setProblem(undefined)
  }
  useEffect(() => {
    if (decision === null) setSteps([])
  }, [decision])

  const last = steps.at(-1)
  const asked = last ? (last.plan?.asked ?? null) : decision
  const final = last !== undefined && (last.plan === null || last.plan.asked === null)
  const view = (steps.findLast(({ plan }) => plan)?.plan?.view as TerraMysticaView | undefined) ?? viewOf(state)
  const endTurn = asked?.question.kind === 'end turn' ? offersOf(asked).find(({ key }) => key === 'done') : undefined

  const tried = async (before: readonly Step[], offer: Offer): Promise<Step | Refusal> => {
    const moves: Move[] = [...before.map(({ offer: { number } }) => [number]), [offer.number]]
    const answer = await live.command(table, 'plan', { version, moves })
    if ('error' in answer) return answer.error
    const plan = answer as Plan
    return { offer, plan: plan.played === moves.length ? plan : null }
  }

  const choose = async (offer: Offer) => {
    if (busy || sending || final || !asked) return
    setBusy(true)
    setProblem(undefined)
    const step = await tried(steps, offer)
    setBusy(false)
    if ('code' in step) return setProblem(step)
    if (latest.current === version) setSteps([...steps, step])
  }

  const foresee = async (path: readonly Pick[]): Promise<readonly Step[]> => {
    const found: Step[] = []
    let offers = offersOf(asked)
    for (const pick of path) {
      const offer = pick(offers)
      const step = offer && (await tried([...steps, ...found], offer))
      if (!step || 'code' in step) break
      found.push(step)
      offers = offersOf(step.plan?.asked ?? null)
    }
    return found
  }

  const send = (moves: readonly Move[]) =>
    void (moves.length === 1
      ? store.answer(moves[0])
      : store.command('moves', { version, id: crypto.randomUUID(), moves: moves.map((move) => [...move]) }))

  const planned = steps.map(({ offer: { number } }) => [number])
  const free = !busy && !sending
  return {
    steps,
    view,
    asked,
    final,
    busy: !free,
    problem,
    choose: (offer) => void choose(offer),
    foresee,
    take(more) {
      if (free && latest.current === version) setSteps([...steps, ...more]) // else it was foreseen for another moment
    },
    back: () => setSteps(steps.slice(0, -1)),
    isWhole: final || endTurn !== undefined,
    canConfirm: free && (planned.length > 0 || endTurn !== undefined),
    confirm() {
      if (!free) return
      if (endTurn) send([...planned, [endTurn.number]])
      else if (planned.length > 0) send(planned)
    },
  }
}
