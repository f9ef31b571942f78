import { cardsOf, checkOptions, type Edition, editions } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { describe, expect, test } from 'vitest'
import { fastPlayer } from './fast-player.ts'
import { parseStrategy } from './strategy/strategy.ts'

/** All cards of an edition in kingdoms of ten. */
function kingdoms(edition: Edition): string[][] {
  const names = [...cardsOf(edition).values()]
    .filter((card) => card.pile.in === 'supply' && card.set !== 'Basic')
    .map(({ name }) => name)
  const starts = Array.from({ length: Math.ceil(names.length / 5) }, (_, i) => 5 * i)
  return starts.map((from) => [...names.slice(from), ...names].slice(0, 10))
}

/** Two or three of each card, dear ones first, so that everything is played and asked. */
function shopper(edition: Edition, kingdom: readonly string[]) {
  const price = (name: string) => cardsOf(edition).get(name)?.cost.coins ?? 0
  const cards = [...kingdom].sort((a, b) => price(b) - price(a)).map((card) => ({ card, atMost: 3 }))
  const potion = kingdom.includes('Possession') ? [{ card: 'Potion', atMost: 1 }] : []
  const buy = [
    { card: 'Province', when: 'turn > 8' },
    ...potion,
    ...cards,
    'Gold',
    'Silver',
    { card: 'Duchy', when: 'turn > 20' },
    { card: 'Copper', when: 'money < 3' }, // thieves may have taken all
  ]
  return parseStrategy({ name: 'shopper', buy }, 'shopper')
}

describe.each(editions)('in the working memory, with the cards of %s', (edition) => {
  test.each(kingdoms(edition).map((kingdom) => [kingdom]))('games come to their end: %j', (kingdom) => {
    const options = checkOptions({ players: 3, edition, kingdom, start: 0, asking: 'open' })
    let setting = game.settingOf(options)
    const players = [0, 1, 2].map(() => fastPlayer(setting, shopper(edition, kingdom)))
    let longest = 0
    game.seedGames('fast:shopping')
    for (let i = 0; i < 10; i++) {
      for (let playing = true; playing; ) {
        game.startGame(setting, 0)
        let asked = 0
        try {
          while (game.asked() !== game.ASKED.over && asked < 50_000) {
            players[answeringSeat()].decide()
            asked++
          }
          playing = false
        } catch (error) {
          if (!(error instanceof game.NoRoom)) throw error
          setting = game.roomier(setting) // many cards on mats
        }
        expect(asked).toBeLessThan(50_000)
      }
      longest = Math.max(longest, game.turnsOf(0))
    }
    expect(longest).toBeGreaterThan(8)
    expect(longest).toBeLessThan(200) // three hands full of Thieves take their time
    const bought = players[0].bought.reduce((sum, n) => sum + n, 0)
    expect(bought).toBeGreaterThan(80)
  })
})
