/** What the page of a result tells of a game of Terra Mystica. */
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { lazy } from 'react'
import type { GameResult } from '../../games/game-entry.ts'
import { scoreRows } from './score-rows.ts'

const result: GameResult = {
  areas: ['terra-mystica-result'],
  Story: lazy(() => import('./terra-mystica-story.tsx')),
  scoreRows: (view) => scoreRows(view as TerraMysticaView),
}
export default result
