import i18next from 'i18next'
import { lazy } from 'react'
import { getSettings } from '../base/settings.ts'
import type { GamePlugin } from '../games/game-table.ts'
import { knowOwnCards } from './cards/boxes.ts'
import { openBoxesOf } from './cards/boxes-of.ts'
import { cardNamed } from './cards/card-facts.ts'
import { loadSymbols } from './cards/symbols.ts'
import { soundsOf } from './motion/sounds.ts'
import { DominionTable } from './table/dominion-table.tsx'
import { optionsOf, versionOf, viewOf } from './table/table-view.ts'
import { namesInLog, tellGame } from './table/tell.ts'
import { currentSpeech, currentTongue } from './tongue.ts'

// Before a game only.
const KingdomPreview = lazy(() => import('./kingdom-preview.tsx').then((shown) => ({ default: shown.KingdomPreview })))

const plugin: GamePlugin = {
  areas: ['dominion', 'dominion-log', 'cards'],
  getReady(state) {
    knowOwnCards(optionsOf(state).own)
    if (getSettings().face === 'symbols') void loadSymbols()
    return openBoxesOf(state.options, state.view)
  },
  Table: DominionTable,
  Preview: KingdomPreview,
  tell: (moves, state, names) => tellGame(moves, state, names, currentSpeech()),
  emphasised: (state) => namesInLog(viewOf(state), currentTongue()),
  sounds: soundsOf,
  autoChoices: (state) => {
    const t = i18next.getFixedT(null, 'dominion')
    const { cardName } = currentTongue()
    const reactions = optionsOf(state).kingdom.filter((name) =>
      cardNamed(name, versionOf(optionsOf(state)))?.types.includes('Reaction'),
    )
    return [
      { name: 'skip-single', text: t('autos.skipSingle') },
      { name: 'play-treasures', text: t('autos.playTreasures') },
      ...reactions.flatMap((card) => [
        { name: `reveal:${card}`, text: t('autos.reveal', { card: cardName(card) }) },
        { name: `never-reveal:${card}`, text: t('autos.neverReveal', { card: cardName(card) }) },
      ]),
    ]
  },
  keys: () => {
    const t = i18next.getFixedT(null, 'dominion')
    return [
      { keys: ['1', '2', '…', '9'], text: t('keys.digits') },
      { keys: ['q', 'w', '…', 'a', 's', '…'], text: t('keys.letters') },
      { keys: ['Enter'], text: t('keys.enter') },
      { keys: ['0'], text: t('keys.zero') },
      { keys: ['ArrowLeft', 'ArrowRight', '↑', '↓'], text: t('keys.arrows') },
      { keys: ['v'], text: t('keys.view') },
      { keys: ['x'], text: t('keys.faces') },
    ]
  },
}
export default plugin
