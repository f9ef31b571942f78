import { DecisionList } from '../table/decision-list.tsx'
import type { GamePlugin, GameTableProps } from '../table/game-table.ts'

function TerraMysticaTable({ decision, sending, answer, state }: GameTableProps) {
  return (
    <main>
      {decision && (
        <DecisionList key={state.version} decision={decision} sending={sending} answer={answer} confirm="OK" />
      )}
    </main>
  )
}

const plugin: GamePlugin = {
  game: 'terra-mystica',
  areas: ['terra-mystica'],
  Table: TerraMysticaTable,
  tell: () => [],
  emphasised: () => [],
  autoChoices: () => [],
  keys: () => [],
}
export default plugin
