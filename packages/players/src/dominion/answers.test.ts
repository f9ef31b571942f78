import { allCards, dominion } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { expect, test } from 'vitest'
import { fastPlayer } from './fast-player.ts'
import { lastResorts } from './last-resorts.ts'
import { findStrategy } from './strategy/library.ts'

test('no decision of a card that can be played is left to the last resort', () => {
  const left = allCards.flatMap((card) => lastResorts(card).map((step) => `${card.name}: ${step.do}`))
  expect(left).toEqual([])
})

/** What was named while strategies played a kingdom. */
function namedIn(kingdom: readonly string[], only: string): Set<string> {
  const setting = game.settingOf(dominion.options({ players: 2, kingdom, asking: 'open' }))
  const strategy = { ...findStrategy('big-money'), buy: [{ card: only }, { card: 'Silver' }] }
  const players = [0, 1].map(() => fastPlayer(setting, strategy))
  const named = new Set<string>()
  game.seedGames('fast:names')
  game.startGame(setting, 0)
  for (let moves = 0; moves < 600 && game.asked() !== game.ASKED.over; moves++) {
    const naming = game.asked() === game.ASKED.name
    const options = [...game.options.subarray(0, game.optionCount())]
    players[answeringSeat()].decide()
    if (naming) named.add(setting.kinds[options[game.chosen[0]]].name)
  }
  return named
}

const nine = ['Cellar', 'Market', 'Militia', 'Mine', 'Moat', 'Remodel', 'Smithy', 'Village', 'Workshop']

test('what must not be bought is what is worth most, and a Victory card is spared', () => {
  expect(namedIn([...nine, 'Contraband'], 'Contraband')).toEqual(new Set(['Province']))
  expect(namedIn([...nine, 'Rebuild'], 'Rebuild')).toEqual(new Set(['Province']))
})
