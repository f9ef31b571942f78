import { allCards, type Card, type DominionView, dominion } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { describe, expect, test } from 'vitest'
import { fastPlayer } from './fast-player.ts'
import { parseStrategy } from './strategy/strategy.ts'

const deck = ['2 Copper', 'Silver', 'Gold', '2 Copper', 'Estate']
const never = 'turn > 50'

/** What lies where when the Action phase is over. */
function afterActions(hand: readonly string[], trash: readonly object[], given: object = {}): DominionView {
  const cards = { A: { hand, deck, ...given }, B: { hand: ['5 Copper'], deck: ['5 Copper'] } }
  const state = laidOut(cards, { kingdom: [hand[0]] })
  const strategy = parseStrategy({ name: 'tested', buy: ['Province', 'Gold', 'Silver'], trash }, 'tested')
  const player = fastPlayer(state.setting, strategy)
  game.loadState(state)
  game.forgetState()
  for (let asked = 0; game.asked() !== game.ASKED.buy && asked < 60; asked++) player.decide()
  game.saveState(state)
  return dominion.view(state, 0)
}

const sparing = (...cards: string[]) => cards.map((card) => ({ card, when: never }))
const kept = ({ seats }: DominionView): readonly string[] => [...(seats[0].hand.cards ?? [])].sort()

describe('what a strategy spares', () => {
  test('is no reason for a Steward to trash what is better', () => {
    const hand = ['Steward', '2 Estate', '2 Silver']
    expect(afterActions(hand, []).trash).toEqual(['Estate', 'Estate'])
    expect(afterActions(hand, sparing('Estate')).trash).toEqual([])
  })

  test('does not count for the option that trashes, nor for as many cards as the condition leaves', () => {
    const hand = ['Steward', '2 Estate', '2 Copper']
    expect(afterActions(hand, sparing('Estate', 'Copper')).trash).toEqual([])
    expect(afterActions(hand, [{ card: 'Estate', when: 'own(Estate) > 1' }, ...sparing('Copper')]).trash).toEqual([
      'Estate',
      'Estate',
    ])
    expect(afterActions(hand, [{ card: 'Estate', when: 'own(Estate) > 2' }, ...sparing('Copper')]).trash).toEqual([])
  })

  test.each(['Remodel', 'Upgrade', 'Junk Dealer', 'Forager', 'Trading Post', 'Rats', 'Salvager', 'Lookout'])(
    '%s is not played where it must go',
    (card) => {
      const spared = sparing('Estate', 'Copper')
      const given = { deck: ['5 Estate', '3 Copper'] }
      expect(afterActions([card, '2 Estate', '2 Copper'], [], given).trash).not.toEqual([])
      expect(kept(afterActions([card, '2 Estate', '2 Copper'], spared, given))).toContain(card)
    },
  )

  test.each(['Embargo', 'Acting Troupe', 'Treasure Map'])('%s that is spared itself is not played', (card) => {
    expect(afterActions([card, card, 'Copper'], []).trash).toContain(card)
    expect(afterActions([card, card, 'Copper'], sparing(card)).trash).toEqual([])
  })

  test('stays where a card may trash itself', () => {
    const province = { supply: { Province: 1 } }
    const strategy = parseStrategy({ name: 'tested', buy: ['Province'], trash: sparing('Mining Village') }, 'tested')
    const hand = ['Mining Village', '2 Gold']
    const state = laidOut({ ...province, A: { hand, deck: ['Estate'] }, B: {} }, { kingdom: ['Mining Village'] })
    const player = fastPlayer(state.setting, strategy)
    game.loadState(state)
    game.forgetState()
    for (let asked = 0; game.asked() !== game.ASKED.buy && asked < 20; asked++) player.decide()
    game.saveState(state)
    expect(dominion.view(state, 0).trash).toEqual([])
  })

  test('is not trashed by any Action that one plays oneself and that does not take it from the deck', () => {
    const others = ['Swindler', 'Rebuild', 'Zombie Mason', 'Gladiator'] // from a deck or the Supply
    const old = ['Feast', 'Thief', 'Saboteur'] // not among the cards of the second edition
    const isLeft = ({ name }: Card) => ![...others, ...old].includes(name)
    const trashing = allCards.filter((card) => isLeft(card) && JSON.stringify(card).includes('"do":"trash"'))
    const found = trashing.flatMap(({ name }) => {
      const spared = ['Estate', 'Copper', name]
      const gone = afterActions([name, '2 Estate', '2 Copper'], sparing(...spared)).trash
      return gone.some((card) => spared.includes(card)) ? [`${name}: ${gone.join()}`] : []
    })
    expect(trashing.length).toBeGreaterThan(90)
    expect(found).toEqual([])
  })
})

describe('what a strategy trashes gladly', () => {
  test('is trashed where a card may trash itself', () => {
    expect(afterActions(['Mining Village', '2 Copper'], []).trash).toEqual([])
    expect(afterActions(['Mining Village', '2 Copper'], [{ card: 'Mining Village' }]).trash).toEqual(['Mining Village'])
  })

  test('makes an Action worth playing that would else trash something good', () => {
    const hand = ['Junk Dealer', 'Silver', 'Gold']
    expect(kept(afterActions(hand, []))).toContain('Junk Dealer')
    expect(afterActions(hand, [{ card: 'Silver' }]).trash).toEqual(['Silver'])
  })
})
