/** How a game of Terra Mystica went: everybody's points from turn to turn, and what was lost. Brings the rules along. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoryProps } from '../../games/game-entry.ts'
import { ScoreTable } from '../../parts/score-table.tsx'
import { Timeline } from '../../replay/timeline.ts'
import { LineChart } from '../../ui/line-chart.tsx'
import { replayedTerraMystica } from '../replayed.ts'
import { LostTurns } from './lost-turns.tsx'
import { scoreRows } from './score-rows.ts'

export default function TerraMysticaStory({ log, names, state, result }: StoryProps) {
  const { t } = useTranslation('result')
  const people = useMemo(() => state.seats.flatMap(({ robot }, seat) => (robot === null ? [seat] : [])), [state.seats])
  const series = useMemo(() => {
    const timeline = new Timeline(replayedTerraMystica, log)
    const views = [...timeline.turns.map(({ position }) => position), timeline.length].map(
      (position) => timeline.view(position, 'audience') as TerraMysticaView,
    )
    return names.map((name, seat) => ({ name, points: views.map(({ players }, x) => ({ x, y: players[seat].vp })) }))
  }, [log, names])
  return (
    <>
      <ScoreTable {...{ state, result, names }} rows={scoreRows(state.view as TerraMysticaView)} />
      <LineChart title={t('pointsOverTime')} xTitle={t('turn')} series={series} />
      {people.length > 0 && <LostTurns log={log} names={names} table={state.table} people={people} />}
    </>
  )
}
