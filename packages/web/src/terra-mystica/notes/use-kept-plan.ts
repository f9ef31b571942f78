/** What is planned but not yet sent is still there after a reload, as long as the table has not gone on. */
import { useEffect, useRef } from 'react'
import type { Pick, Planning } from '../plan/use-plan.ts'
import { forgetNotes, type PlannedTurn, readNotes, writeNotes } from './kept-notes.ts'

const byKey =
  (key: string): Pick =>
  (offers) =>
    offers.find((offer) => offer.key === key)

/** Plans a turn that was written down, as far as it can be done now. */
export const tryTurn = async (plan: Planning, turn: PlannedTurn): Promise<void> =>
  plan.take(await plan.foresee(turn.map(byKey)))

interface Place {
  readonly table: string
  readonly version: number
  readonly seat: number | undefined // nothing is kept for who only looks
  readonly left: boolean // one has left the table for good
}

export function useKeptPlan({ table, version, seat, left }: Place, plan: Planning): void {
  const looked = useRef(false)
  const restoring = useRef(false)
  const planned = JSON.stringify(plan.steps.map(({ offer }) => offer.key))
  useEffect(() => {
    if (looked.current || seat === undefined || plan.asked === null) return
    looked.current = true
    const kept = readNotes(localStorage, table, seat).now
    if (kept?.version !== version || plan.steps.length > 0) return
    restoring.current = true
    void tryTurn(plan, kept.keys).finally(() => {
      restoring.current = false
    })
  }, [table, version, seat, plan])
  useEffect(() => {
    if (!looked.current || restoring.current || seat === undefined || left) return
    const keys: PlannedTurn = JSON.parse(planned)
    writeNotes(localStorage, table, seat, { now: keys.length > 0 ? { version, keys } : undefined })
  }, [table, version, seat, left, planned])
  useEffect(() => {
    if (left) forgetNotes(localStorage, table)
  }, [table, left])
}
