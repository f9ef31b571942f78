import { DecisionList } from '../table/decision-list.tsx'
import type { GamePlugin, GameTableProps } from '../table/game-table.ts'

function DominionTable({ decision, sending, answer, state }: GameTableProps) {
  return (
    <main>
      {decision && (
        <DecisionList key={state.version} decision={decision} sending={sending} answer={answer} confirm="OK" />
      )}
    </main>
  )
}

const plugin: GamePlugin = {
  game: 'dominion',
  areas: ['cards'],
  Table: DominionTable,
  tell: () => [],
  autoChoices: () => [],
}
export default plugin
