import i18next from 'i18next'
import type { GameGuide } from '../../games/game-entry.ts'
import { TerraMysticaGuide } from './terra-mystica-guide.tsx'

const guide: GameGuide = {
  areas: ['terra-mystica-guide'],
  title: () => i18next.getFixedT(null, 'terra-mystica-guide')('title'),
  Guide: TerraMysticaGuide,
}
export default guide
