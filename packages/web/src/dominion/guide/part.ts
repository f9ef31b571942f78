import i18next from 'i18next'
import type { GameGuide } from '../../games/game-entry.ts'
import { openBoxes } from '../cards/boxes.ts'
import { DominionGuide } from './dominion-guide.tsx'

await openBoxes(['Basic', 'Base']) // whose cards it shows

const guide: GameGuide = {
  areas: ['dominion-guide', 'cards'],
  title: () => i18next.getFixedT(null, 'dominion-guide')('title'),
  Guide: DominionGuide,
}
export default guide
