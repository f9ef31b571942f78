import { type DominionView, dominion } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { describe, expect, test } from 'vitest'
import { fastPlayer } from './fast-player.ts'
import { parseStrategy } from './strategy/strategy.ts'

const menu = ['Province', 'Gold', 'Silver']

/** What lies where when the Action phase is over. */
function afterActions(cards: object, extra: object = {}, kingdom: readonly string[] = []): DominionView {
  const state = laidOut({ A: cards, B: { hand: ['5 Copper'], deck: ['5 Copper'] } }, { kingdom })
  const player = fastPlayer(state.setting, parseStrategy({ name: 'tested', buy: menu, ...extra }, 'tested'))
  game.loadState(state)
  game.forgetState()
  for (let asked = 0; game.asked() !== game.ASKED.buy && asked < 50; asked++) player.decide()
  game.saveState(state)
  return dominion.view(state, 0)
}

const played = ({ seats }: DominionView): string[] => seats[0].play.map(({ card }) => card)
const inHand = ({ seats }: DominionView): readonly string[] => [...(seats[0].hand.cards ?? [])].sort()
const deck = ['2 Copper', 'Silver', 'Gold', '2 Copper', 'Estate']

describe('what cards ask is answered by how one stands', () => {
  test('a Mining Village is kept while there is a game to come', () => {
    expect(afterActions({ hand: ['Mining Village', '2 Copper'], deck }).trash).toEqual([])
  })

  test('… and trashed for the coins that buy a Province at the end', () => {
    const given = {
      supply: { Province: 1 },
      A: { hand: ['Mining Village', '2 Gold'], deck: ['Estate'] },
      B: { hand: ['5 Copper'] },
    }
    const state = laidOut(given, { kingdom: ['Mining Village'] })
    const player = fastPlayer(state.setting, parseStrategy({ name: 'tested', buy: menu }, 'tested'))
    game.loadState(state)
    game.forgetState()
    for (let asked = 0; game.asked() !== game.ASKED.buy && asked < 50; asked++) player.decide()
    game.saveState(state)
    expect(dominion.view(state, 0).trash).toEqual(['Mining Village'])
  })

  test('Nobles give actions while others are stuck, and cards where nothing is', () => {
    expect(played(afterActions({ hand: ['2 Nobles', 'Smithy'], deck }))).toHaveLength(3)
    expect(inHand(afterActions({ hand: ['Nobles', 'Copper'], deck }))).toHaveLength(4)
  })

  test('a Steward trashes Estates early on, and takes coins where there is nothing to trash', () => {
    const early = { hand: ['Steward', '2 Estate', '2 Copper'], deck: ['5 Copper', 'Estate'] }
    expect(afterActions(early).trash).toEqual(['Estate', 'Estate'])
    const rich = { hand: ['Steward', '2 Gold'], deck: ['5 Estate', '3 Copper', '2 Gold', '5 Silver'] }
    expect(afterActions(rich).turn.coins).toBe(2)
  })

  test('what cannot be drawn is worth nothing: with all cards in hand a Steward and a Pawn pay', () => {
    expect(afterActions({ hand: ['Steward', '2 Gold', 'Silver'] }).turn.coins).toBe(2)
    const { turn } = afterActions({ hand: ['Pawn', '2 Gold', 'Silver'] })
    expect(turn.coins).toBe(1)
  })

  test('a Minion is cashed with a good hand, and draws four with a bad one', () => {
    expect(afterActions({ hand: ['Minion', '2 Gold', 'Silver'], deck }).turn.coins).toBe(2)
    const bad = { hand: ['Minion', '3 Estate', 'Copper'], deck: ['3 Gold', '3 Silver', '2 Minion'] }
    expect(inHand(afterActions(bad))).not.toContain('Estate')
  })

  test('of two Minions the first pays, because the second draws', () => {
    const bad = { hand: ['2 Minion', '2 Estate', 'Copper'], deck: ['3 Gold', '3 Silver', 'Copper'] }
    const view = afterActions(bad)
    expect(view.turn.coins).toBe(2)
    expect(inHand(view)).not.toContain('Estate')
  })

  test('a Cellar keeps the Library that will be played', () => {
    const view = afterActions({ hand: ['Cellar', 'Library', '3 Estate'], deck: ['4 Copper', '3 Silver', '3 Gold'] })
    expect(played(view)).toEqual(['Cellar', 'Library'])
  })

  test('a Remodel makes something better of a card, and spares what it could only replace', () => {
    const view = afterActions({ hand: ['Remodel', 'Silver', 'Estate', 'Copper'], deck })
    expect(view.trash).toEqual(['Estate'])
    expect(afterActions({ hand: ['Remodel', 'Silver', 'Copper'], deck }).trash).not.toEqual(['Silver'])
  })

  test('a Masquerade trashes a Copper that buys nothing now, and keeps one that makes the Gold', () => {
    const among = ['3 Silver', '3 Copper', '2 Estate', '2 Gold']
    const six = { hand: ['Masquerade', '2 Silver', '2 Copper'], deck: ['2 Province', ...among] }
    expect(afterActions(six).trash).toEqual([])
    const five = { hand: ['Masquerade', 'Silver', '3 Copper'], deck: ['2 Province', ...among] }
    expect(afterActions(five).trash).toEqual(['Copper'])
  })

  test('a Scavenger brings the best of the discard pile', () => {
    const discard = ['Estate', 'Gold', 'Copper', 'Silver']
    expect(afterActions({ hand: ['Scavenger'], deck: [], discard }).seats[0].deck.known).toContainEqual({
      above: 0,
      card: 'Gold',
    })
  })

  test('a Secret Passage buries what is of no use', () => {
    const hand = ['Secret Passage', 'Estate', 'Gold']
    const { known } = afterActions({ hand, deck: ['2 Silver', '3 Copper'] }).seats[0].deck
    expect(known).toEqual([{ above: 3, card: 'Estate' }])
  })

  test('the last action goes to what pays, not to cards that could not be played', () => {
    const view = afterActions({ hand: ['Moat', 'Militia'], deck: ['5 Estate', '4 Smithy', '4 Copper'] })
    expect(played(view)).toEqual(['Militia'])
  })
})

describe('a strategy says what it prefers', () => {
  const coppers = { hand: ['Chapel', '4 Copper'], deck: ['3 Copper', 'Silver'] }

  test('a condition of `trash` restrains', () => {
    const trash = [{ card: 'Copper', when: 'money > 7' }]
    expect(afterActions(coppers, { trash }).trash).toEqual(['Copper', 'Copper'])
    expect(afterActions(coppers, { trash: [{ card: 'Copper', when: 'money > 20' }] }).trash).toEqual([])
  })

  test('the number of an option, under a condition', () => {
    const hand = ['Steward', '2 Estate', '2 Copper']
    const answers = [{ card: 'Steward', answer: 1, when: 'hand(Estate) > 1' }]
    expect(inHand(afterActions({ hand, deck }, { answers }))).toHaveLength(6)
    const never = [{ card: 'Steward', answer: 1, when: 'hand(Estate) > 2' }]
    expect(inHand(afterActions({ hand, deck }, { answers: never }))).not.toHaveLength(6)
  })

  test('yes or no', () => {
    const answers = [{ card: 'Mining Village', answer: 'yes' }]
    expect(afterActions({ hand: ['Mining Village', '2 Copper'], deck }, { answers }).trash).toEqual(['Mining Village'])
  })

  test('of several the first that holds', () => {
    const cards = { hand: ['Mining Village', '2 Copper'], deck }
    const answers = [
      { card: 'Mining Village', answer: 'no' },
      { card: 'Mining Village', answer: 'yes' },
    ]
    expect(afterActions(cards, { answers }).trash).toEqual([])
    expect(afterActions(cards, { answers: answers.toReversed() }).trash).toEqual(['Mining Village'])
    const never = answers.with(0, { ...answers[0], when: 'turn > 50' } as (typeof answers)[0])
    expect(afterActions(cards, { answers: never }).trash).toEqual(['Mining Village'])
  })

  test('the cards to choose', () => {
    const hand = ['Throne Room', 'Militia', 'Woodcutter']
    const answers = [{ card: 'Throne Room', answer: ['Moat', 'Woodcutter'] }]
    const view = afterActions({ hand: hand.with(2, 'Moat'), deck }, { answers })
    expect(played(view)).toEqual(['Throne Room', 'Moat'])
  })

  test.each([
    [{ card: 'Steward', answer: 0 }, 'expected the number of an option from 1, "yes", "no", or a list of cards'],
    [
      { card: 'Steward', answer: 4 },
      'answers[0].answer: Steward has no option 4; there are 1 (+2 Cards), 2 (+2 Coins), 3 (Trash 2 cards from your hand)',
    ],
    [
      { card: 'Chapel', answer: 1 },
      'answers[0].answer: Chapel has no options to choose by number; give "yes", "no" or cards',
    ],
    [{ card: 'Stuard', answer: 1 }, 'there is no card "Stuard"; did you mean Steward?'],
    [{ card: 'Steward', answer: ['Gould'] }, 'there is no card "Gould"; did you mean Gold?'],
    [{ card: 'Steward', answer: 'maybe' }, 'expected the number of an option from 1'],
  ])('%j is refused', (answer, problem) => {
    expect(() => parseStrategy({ name: 'tested', buy: menu, answers: [answer] }, 'mine.json')).toThrow(problem)
  })
})
