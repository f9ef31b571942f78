/** How a game of Terra Mystica went: everybody's points from turn to turn, and what was lost. Brings the rules along. */
import type { GameLog } from '@freehold/kernel'
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { replayedTerraMystica } from '../../replay/terra-mystica.ts'
import { Timeline } from '../../replay/timeline.ts'
import { LineChart } from '../../ui/line-chart.tsx'
import { LostTurns } from './lost-turns.tsx'

interface TerraMysticaStoryProps {
  readonly log: GameLog
  readonly names: readonly string[]
  readonly table: string
  readonly people: readonly number[]
}

export default function TerraMysticaStory({ log, names, table, people }: TerraMysticaStoryProps) {
  const { t } = useTranslation('result')
  const series = useMemo(() => {
    const timeline = new Timeline(replayedTerraMystica, log)
    const views = [...timeline.turns.map(({ position }) => position), timeline.length].map(
      (position) => timeline.view(position, 'audience') as TerraMysticaView,
    )
    return names.map((name, seat) => ({ name, points: views.map(({ players }, x) => ({ x, y: players[seat].vp })) }))
  }, [log, names])
  return (
    <>
      <LineChart title={t('pointsOverTime')} xTitle={t('turn')} series={series} />
      {people.length > 0 && <LostTurns log={log} names={names} table={table} people={people} />}
    </>
  )
}
