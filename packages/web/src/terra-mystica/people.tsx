/** Beside the table: what happened, what one may look up, and the tools that every table has. */
import type { ComponentProps } from 'react'
import type { LogLine } from '../games/game-table.ts'
import { LogPanel } from '../table/log-panel.tsx'
import { TableContext, useTableContext } from '../table/table-context.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { LookUps } from './look-ups.tsx'
import styles from './table.module.css'
import { useSay } from './words.ts'

interface PeopleProps extends Omit<ComponentProps<typeof LookUps>, 'className'> {
  readonly lines: readonly LogLine[] // those that may be told already
  onNotes: (() => void) | undefined // for who has a seat
}

export function People({ lines, onNotes, ...looking }: PeopleProps) {
  const say = useSay()
  const context = useTableContext()
  return (
    <section className={styles.people}>
      <TableContext value={{ ...context, lines }}>
        <LogPanel className={styles.log} />
      </TableContext>
      <LookUps {...looking} className={styles.lookUps} />
      <TableTools className={styles.tools}>
        {onNotes && (
          <button type="button" onClick={onNotes} aria-keyshortcuts="n">
            {say('notes.button')}
          </button>
        )}
      </TableTools>
    </section>
  )
}
