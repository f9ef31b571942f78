/** What the page of a result tells of a game of Dominion. */
import { type DominionView, endingOf } from '@freehold/dominion'
import i18next from 'i18next'
import { lazy } from 'react'
import type { GameResult } from '../../games/game-entry.ts'
import { currentTongue } from '../tongue.ts'
import { scoreRows } from './score-rows.ts'

const result: GameResult = {
  areas: ['dominion-result', 'cards', 'all-cards'],
  Story: lazy(() => import('./dominion-story.tsx')),
  scoreRows: (view) => scoreRows(view as DominionView),
  turnsOf: (view) => (view as DominionView).seats.map(({ turns }) => turns),
  ending: (view) => {
    const t = i18next.getFixedT(null, 'dominion-result')
    const ending = endingOf(view as DominionView)
    if (ending?.by !== 'piles') return ending && t(`ended.${ending.pile}`)
    return t('ended.piles', { piles: ending.piles.map(currentTongue().cardName), count: ending.piles.length })
  },
}
export default result
