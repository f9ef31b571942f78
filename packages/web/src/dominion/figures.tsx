/** What somebody's page tells of their games of Dominion: what they bought most. */
import type { Statistics } from '@freehold/server/protocol'
import { useTranslation } from 'react-i18next'
import type { GameFigures } from '../games/game-entry.ts'
import { boughtMost } from './bought-most.ts'
import { openBoxesOf } from './cards/boxes-of.ts'
import { useTongue } from './tongue.ts'

function Bought({ statistics }: { readonly statistics: readonly Statistics[] }) {
  const { t } = useTranslation('about-dominion')
  const { cardName } = useTongue()
  const most = boughtMost(statistics)
  if (most.length === 0) return null
  return (
    <p>
      {t('bought')} {most.map(({ card, count }) => `${cardName(card)} (${count})`).join(', ')}
    </p>
  )
}

const figures: GameFigures = { areas: ['cards'], getReady: (statistics) => openBoxesOf(statistics), Figures: Bought }
export default figures
