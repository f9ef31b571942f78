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

export interface Planning {
  readonly steps: readonly Step[]
  readonly view: TerraMysticaView // as it would be
  readonly asked: Decision | null // what would be asked then
  readonly final: boolean // nothing more can be tried
  readonly busy: boolean
  readonly problem: Refusal | undefined
  choose(offer: Offer): void
  back(): void
  clear(): void
  /** Sends what is planned; with the end of the turn, where that is what is asked. */
  confirm(): void
  readonly canConfirm: boolean
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

  const choose = async (offer: Offer) => {
    if (busy || sending || final || !asked) return
    const moves: Move[] = [...steps.map(({ offer: { number } }) => [number]), [offer.number]]
    setBusy(true)
    setProblem(undefined)
    const answer = await live.command(table, 'plan', { version, moves })
    setBusy(false)
    if ('error' in answer) return setProblem(answer.error)
    const plan = answer as Plan
    if (latest.current !== version) return
    setSteps([...steps, { offer, plan: plan.played === moves.length ? plan : null }])
  }

  const send = (moves: readonly Move[]) =>
    void (moves.length === 1
      ? store.answer(moves[0])
      : store.command('moves', { version, id: crypto.randomUUID(), moves: moves.map((move) => [...move]) }))

  const planned = steps.map(({ offer: { number } }) => [number])
  return {
    steps,
    view,
    asked,
    final,
    busy: busy || sending,
    problem,
    choose: (offer) => void choose(offer),
    back: () => setSteps(steps.slice(0, -1)),
    clear: () => setSteps([]),
    canConfirm: !busy && !sending && (final || endTurn !== undefined),
    confirm() {
      if (busy || sending) return
      if (final) send(planned)
      else if (endTurn) send([...planned, [endTurn.number]])
    },
  }
}
