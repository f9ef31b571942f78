/** What one may look up beside the table. */
import type { TableState } from '@freehold/server/protocol'
import { useTableContext } from '../table/table-context.tsx'
import { mayAsk } from './advice/may-ask.ts'
import type { Looked } from './board/dialogs.tsx'
import type { Panel } from './side.tsx'
import { viewOf } from './view.ts'
import { useSay } from './words.ts'

interface LookUpsProps {
  readonly state: TableState
  readonly panel: Panel | undefined
  readonly advised: boolean
  readonly className: string | undefined
  look(looked: Looked): void
  setPanel(panel: Panel | undefined): void
  setAdvised(advised: boolean): void
}

export function LookUps({ state, panel, advised, className, look, setPanel, setAdvised }: LookUpsProps) {
  const say = useSay()
  const { replayed } = useTableContext()
  const turn = (to: Panel) => setPanel(panel === to ? undefined : to)
  return (
    <nav className={className} aria-label={say('ui.tiles')}>
      <button type="button" onClick={() => look({ at: 'tiles' })}>
        {say('ui.tiles')}
      </button>
      <button type="button" onClick={() => look({ at: 'income' })}>
        {say('ui.income')}
      </button>
      <button type="button" onClick={() => look({ at: 'forecast' })}>
        {say('ui.forecast')}
      </button>
      {mayAsk(state, replayed) && state.phase === 'playing' && (
        <button type="button" aria-pressed={advised} onClick={() => setAdvised(!advised)}>
          {say('advice.button')}
        </button>
      )}
      {viewOf(state).automa && (
        <button type="button" aria-pressed={panel === 'automa'} onClick={() => turn('automa')}>
          {say('ui.automaTab')}
        </button>
      )}
    </nav>
  )
}
