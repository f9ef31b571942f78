/** The place of the school beside the table: it is loaded after everything that one plays with. */
import type { TerraMysticaEvent, TerraMysticaView } from '@freehold/terra-mystica'
import { lazy, Suspense } from 'react'
import { type Moment, stepsDone, turnsOf } from './lessons.ts'

const School = lazy(() => import('./school.tsx'))

interface BesideProps {
  readonly className: string | undefined
  readonly table: string
  readonly view: TerraMysticaView
  readonly seat: number
  readonly events: readonly TerraMysticaEvent[] // all that are known
  readonly moment: Omit<Moment, 'round' | 'turns'>
}

export function SchoolBeside({ className, table, view, seat, events, moment }: BesideProps) {
  return (
    <Suspense>
      <div className={className}>
        <School
          table={table}
          moment={{ ...moment, round: view.round, turns: turnsOf(events, seat) }}
          done={stepsDone(view, seat, events)}
        />
      </div>
    </Suspense>
  )
}
