import { belowFrom, randomMove } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { dominion } from '../../game.ts'
import { L, PLAIN } from '../memory/layout.ts'
import { load } from '../memory/state.ts'

const kingdoms = {
  'First Game': 'First Game',
  'cards that wait for this and that': [
    'Throne Room',
    'Merchant',
    'Moat',
    'Militia',
    'Vassal',
    'Sentry',
    'Market',
    'Village',
    'Bandit',
    'Gardens',
  ],
  'what is bought and cleaned up may set something off': [
    'Watchtower',
    'Royal Seal',
    'Goons',
    'Scheme',
    'Hermit',
    'Caravan',
    'Farmland',
    'Band of Misfits',
    'Peddler',
    'Trader',
  ],
}

test.each(Object.entries(kingdoms))('a turn is the same in one go and step by step: %s', (_, kingdom) => {
  const options = dominion.options({ kingdom, asking: 'open', players: 3 })
  for (let n = 0; n < 3; n++) {
    const [told, untold] = [0, 1].map(() => dominion.setup(options, `fast:plain ${n}`))
    load(untold)
    expect(L[PLAIN]).toBe(1)
    const below = belowFrom(`fast:moves ${n}`)
    for (let i = 0; i < 400; i++) {
      const decision = dominion.pending(untold)
      if (!decision) break
      const move = randomMove(decision, below)
      dominion.play(told, move, []) // whoever is told gets every step
      dominion.play(untold, move)
      expect(dominion.hash(untold), `game ${n}, move ${i}`).toBe(dominion.hash(told))
      expect(dominion.pending(told)).toEqual(dominion.pending(untold))
    }
  }
})

test('a game that keeps anything beside its cards has no plain turns', () => {
  for (const kept of ['Baker', 'Native Village', 'Trade Route', 'Stash', 'Possession']) {
    const kingdom = [kept, 'Village', 'Smithy', 'Market', 'Moat', 'Cellar', 'Militia', 'Mine', 'Remodel', 'Workshop']
    load(dominion.setup(dominion.options({ kingdom, asking: 'open' }), 'fast:1'))
    expect(L[PLAIN], kept).toBe(0)
  }
})
