/** On a phone one part of the table is in sight below the map. */
import type { ReactNode } from 'react'
import { useSay } from './words.ts'

const sheets = ['map', 'board', 'cults', 'players', 'log'] as const
export type Sheet = (typeof sheets)[number]

const DRAWN: Readonly<Record<Sheet, ReactNode>> = {
  map: <path d="M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z" />,
  board: <path d="M4 4.5h16v15H4zM4 10h16M10 10v9.5" />,
  cults: <path d="M5 20V8a3 3 0 0 1 6 0v12zM13 20V8a3 3 0 0 1 6 0v12z" />,
  players: (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.4a3.5 3.5 0 0 1 0 6.4M18 14a6.5 6.5 0 0 1 3.5 6" />
  ),
  log: <path d="M4 6h16M4 12h16M4 18h10" />,
}

interface SheetTabsProps {
  readonly sheet: Sheet
  readonly className: string | undefined
  setSheet(sheet: Sheet): void
}

export function SheetTabs({ sheet, className, setSheet }: SheetTabsProps) {
  const say = useSay()
  return (
    <nav className={className} aria-label={say('ui.menu')}>
      {sheets.map((each) => (
        <button key={each} type="button" aria-pressed={sheet === each} onClick={() => setSheet(each)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {DRAWN[each]}
          </svg>
          {say(`ui.${each}`)}
        </button>
      ))}
    </nav>
  )
}
