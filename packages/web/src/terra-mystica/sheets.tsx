/** On a phone one part of the table is in sight below the map. */
import { useSay } from './words.ts'

const sheets = ['map', 'board', 'cults', 'players', 'log'] as const
export type Sheet = (typeof sheets)[number]

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
          {say(`ui.${each}`)}
        </button>
      ))}
    </nav>
  )
}
