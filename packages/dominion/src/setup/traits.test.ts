import { describe, expect, test } from 'vitest'
import { allCards } from '../cards/index.ts'
import { everyStep } from '../language/walk.ts'
import { findCard, kingdomCards } from './kingdom.ts'
import { kingdomTraits, pileTraits, type Trait, traitNames, traits } from './traits.ts'

describe('the cards of Base and Intrigue by trait', () => {
  test.each<[Trait, string[]]>([
    ['village', ['Shanty Town', 'Village', 'Diplomat', 'Mining Village', 'Festival', 'Nobles']],
    [
      'draw',
      [
        ...['Courtyard', 'Moat', 'Masquerade', 'Shanty Town', 'Steward', 'Wishing Well', 'Diplomat', 'Secret Passage'],
        ...['Smithy', 'Council Room', 'Laboratory', 'Library', 'Minion', 'Patrol', 'Torturer', 'Witch', 'Nobles'],
      ],
    ],
    [
      'trasher',
      [
        ...['Chapel', 'Masquerade', 'Steward', 'Moneylender', 'Remodel', 'Mine', 'Replace', 'Sentry', 'Trading Post'],
        'Upgrade',
      ],
    ],
    [
      'gainer',
      [
        ...['Lurker', 'Workshop', 'Baron', 'Bureaucrat', 'Ironworks', 'Remodel', 'Bandit', 'Courtier', 'Mine'],
        ...['Replace', 'Trading Post', 'Upgrade', 'Artisan'],
      ],
    ],
    ['buy', ['Pawn', 'Baron', 'Bridge', 'Council Room', 'Courtier', 'Festival', 'Market']],
    ['attack', ['Swindler', 'Bureaucrat', 'Militia', 'Bandit', 'Minion', 'Replace', 'Torturer', 'Witch']],
    ['curser', ['Replace', 'Torturer', 'Witch']],
    ['defence', ['Moat', 'Diplomat']],
  ])('%s', (trait, names) => {
    const cards = kingdomCards('2e').filter(({ set }) => set === 'Base' || set === 'Intrigue')
    expect(cards.filter((pile) => pileTraits(pile, '2e').includes(trait)).map((card) => card.name)).toEqual(names)
  })
})

describe('what does not count', () => {
  test.each<[string, '1e' | '2e', Trait, string]>([
    ['Cellar', '2e', 'draw', 'it draws no more than it discards'],
    ['Village', '2e', 'draw', 'one card replaces itself'],
    ['Council Room', '2e', 'village', 'it gives no actions'],
    ['Market', '2e', 'village', 'one action replaces itself'],
    ['Pawn', '2e', 'village', 'an option is chosen only once'],
    ['Feast', '1e', 'trasher', 'it trashes only itself'],
    ['Mining Village', '2e', 'trasher', 'it trashes only itself'],
    ['Bandit', '2e', 'trasher', 'it trashes cards of others'],
    ['Swindler', '2e', 'gainer', 'others gain'],
    ['Lurker', '2e', 'trasher', 'it trashes from the supply'],
    ['Death Cart', '2e', 'gainer', 'it gains Ruins only'],
    ['Watchtower', '2e', 'trasher', 'it trashes only what is being gained'],
    ['Ill-Gotten Gains', '2e', 'attack', 'it is not of that type'],
  ])('%s (%s) is no %s: %s', (name, edition, trait) => {
    expect(traits(findCard(name, edition))).not.toContain(trait)
  })

  test.each<[string, '1e' | '2e', Trait]>([
    ['Thief', '1e', 'gainer'],
    ['Adventurer', '1e', 'draw'],
    ['Fortress', '2e', 'village'],
    ['Wharf', '2e', 'draw'],
    ['Caravan', '2e', 'draw'],
    ['Tactician', '2e', 'buy'],
    ['Watchtower', '2e', 'draw'],
    ['Farmland', '2e', 'trasher'],
    ['Hermit', '2e', 'trasher'],
    ['Ill-Gotten Gains', '2e', 'curser'],
  ])('but %s (%s) is a %s', (name, edition, trait) => {
    expect(traits(findCard(name, edition))).toContain(trait)
  })
})

test('a kingdom at a glance', () => {
  const first = ['Cellar', 'Moat', 'Merchant', 'Village', 'Workshop', 'Militia', 'Remodel', 'Smithy', 'Market', 'Mine']
  expect(kingdomTraits(first, '2e')).toEqual({
    village: ['Village'],
    draw: ['Moat', 'Smithy'],
    trasher: ['Remodel', 'Mine'],
    gainer: ['Workshop', 'Remodel', 'Mine'],
    buy: ['Market'],
    attack: ['Militia'],
    curser: [],
    defence: ['Moat'],
  })
  expect(Object.keys(kingdomTraits(first, '2e'))).toEqual([...traitNames])
})

test.each(allCards.map((card) => [card.name, card] as const))('no step of %s is passed over', (_, card) => {
  const written = JSON.stringify(card.abilities).match(/"do":"/g) ?? []
  expect(everyStep(card)).toHaveLength(written.length)
})

test('landscapes beside a kingdom offer what they do', () => {
  const beside = ['Bonfire', 'Alms', 'Way of the Otter', 'Innovation']
  const offered = kingdomTraits([], '2e', beside)
  expect(offered.trasher).toEqual(['Bonfire'])
  expect(offered.gainer).toEqual(['Alms'])
  expect(offered.draw).toEqual(['Way of the Otter'])
  expect(offered.attack).toEqual([])
})
