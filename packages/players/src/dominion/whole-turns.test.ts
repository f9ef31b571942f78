/** What cards do that were once left unused, or used up good cards: each seen in one turn. */
import { type DominionView, dominion } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { describe, expect, test } from 'vitest'
import { fastPlayer } from './fast-player.ts'
import { parseStrategy } from './strategy/strategy.ts'

const menu = ['Province', 'Gold', 'Silver']
const usual = ['3 Copper', '2 Silver', 'Gold', '2 Estate']

interface Given {
  readonly deck?: readonly string[]
  readonly trash?: readonly string[]
  readonly supply?: Readonly<Record<string, number>>
  readonly treasures?: true // on to where all Treasures are played
}

/** What lies where when the Action phase is over, or all Treasures are played. */
function after(hand: readonly string[], { deck = usual, treasures, ...lying }: Given = {}): DominionView {
  const given = { A: { hand, deck }, B: { hand: ['5 Copper'], deck: ['5 Copper'] }, ...lying }
  const state = laidOut(given)
  const player = fastPlayer(state.setting, parseStrategy({ name: 'tested', buy: menu }, 'tested'))
  game.loadState(state)
  game.forgetState()
  while (game.asked() !== game.ASKED.buy) player.decide()
  if (treasures)
    while (game.asked() !== game.ASKED.buy || player.treasures()) if (game.asked() !== game.ASKED.buy) player.decide()
  game.saveState(state)
  return dominion.view(state, 0)
}

const played = ({ seats }: DominionView): string[] => seats[0].play.map(({ card }) => card)
const inHand = ({ seats }: DominionView): readonly string[] => [...(seats[0].hand.cards ?? [])].sort()
const owned = ({ seats }: DominionView): Readonly<Record<string, number>> => seats[0].owned ?? {}

describe('cards that have others played', () => {
  test('a village comes before a Throne Room that is better used on something else', () => {
    const view = after(['Throne Room', 'Village', 'Smithy', 'Militia'], { deck: [...usual, '5 Copper'] })
    expect(played(view)).toEqual(['Village', 'Throne Room', 'Smithy', 'Militia'])
  })

  test('a Throne Room is used on a village where several Actions are stuck', () => {
    const view = after(['Throne Room', 'Village', '3 Militia'])
    expect(played(view)).toEqual(['Throne Room', 'Village', 'Militia', 'Militia', 'Militia'])
  })

  test('it does not double an attack that works once', () => {
    const view = after(['Throne Room', 'Militia', 'Moat'], { deck: ['5 Copper'] })
    expect(played(view)).toEqual(['Throne Room', 'Moat'])
  })

  test('of two King’s Courts one plays the other where there is enough for both, and not where there is one card', () => {
    expect(played(after(["2 King's Court", 'Bridge', 'Smithy', 'Militia']))).toHaveLength(5)
    expect(played(after(["2 King's Court", 'Smithy']))).toEqual(["King's Court", 'Smithy'])
  })

  test('what does something by itself is played alone, too', () => {
    expect(played(after(['Cultist', '4 Copper']))).toEqual(['Cultist'])
    expect(played(after(['Conclave', '4 Copper']))).toEqual(['Conclave'])
    expect(played(after(['Sauna', '4 Copper']))).toEqual(['Sauna'])
  })

  test('a Crown waits for the best Treasure where it finds no Action', () => {
    const view = after(['Crown', 'Gold', '2 Copper'], { treasures: true })
    expect(view.turn.coins).toBe(3 + 3 + 2)
  })

  test('a Counterfeit doubles a Copper for the last time, and no Gold', () => {
    const view = after(['Counterfeit', 'Gold', '2 Copper'], { treasures: true })
    expect(view.trash).toEqual(['Copper'])
    expect(view.turn.coins).toBe(1 + 3 + 1 + 2)
  })

  test('a Storyteller leaves the Treasures for what they buy', () => {
    expect(inHand(after(['Storyteller', '2 Gold', 'Silver']))).toEqual(['Copper', 'Gold', 'Gold', 'Silver'])
  })

  test('a Necromancer wakes what can do something now', () => {
    const trash = ['Zombie Apprentice', 'Zombie Spy']
    expect(inHand(after(['Necromancer', '4 Copper'], { trash }))).toHaveLength(5)
  })
})

describe('cards that take others from the hand', () => {
  test('Stables give a Copper for three cards', () => {
    expect(inHand(after(['Stables', '2 Copper', 'Estate']))).toHaveLength(5)
  })

  test('an Ambassador gives back what is a burden, as many as it can', () => {
    expect(owned(after(['Ambassador', '2 Estate', '2 Copper'], { deck: ['5 Copper', 'Estate'] })).Estate).toBe(1)
  })

  test('a Forge makes a Province of what comes to its price, and spares the rest', () => {
    const view = after(['Forge', '2 Estate', 'Gold', 'Copper'])
    expect(owned(view).Province).toBe(1)
    expect(inHand(view)).toEqual(['Estate'])
  })

  test('an Artificer discards just as many useless cards as make a Silver', () => {
    const view = after(['Artificer', '3 Estate', '2 Copper'])
    expect(owned(view).Silver).toBe(3)
    expect(inHand(view)).toEqual(['Copper', 'Copper', 'Copper'])
  })

  test('a Butcher pays what is missing to something better', () => {
    expect(owned(after(['Butcher', 'Estate', 'Gold'])).Silver).toBe(3)
  })

  test('a Doctor is called for what is least missed', () => {
    expect(after(['Doctor', '2 Silver'], { deck: ['3 Estate', '2 Copper', '4 Silver'] }).trash).toEqual(
      Array(3).fill('Estate'),
    )
  })

  test('a Governor brings Gold, and makes a Province of one at the end', () => {
    expect(owned(after(['Governor', 'Gold', '2 Copper'])).Gold).toBe(1 + 1 + 1)
    expect(owned(after(['Governor', 'Gold', '2 Copper'], { supply: { Province: 2 } })).Province).toBe(1)
  })

  test('a Scrap takes no Gold for a few small things', () => {
    expect(after(['Scrap', 'Gold', 'Silver', 'Estate']).trash).toEqual(['Estate'])
  })

  test('a Lookout is left alone where it would only find good cards', () => {
    expect(played(after(['Lookout', '2 Copper'], { deck: ['3 Estate', '4 Copper', 'Silver'] }))).toEqual(['Lookout'])
    expect(played(after(['Lookout', '2 Gold'], { deck: ['3 Gold', '2 Silver'] }))).toEqual([])
  })

  test('a Remake leaves Silver alone', () => {
    expect(played(after(['Remake', '2 Silver', 'Gold', 'Copper']))).toEqual([])
  })

  test('a lone Treasure Map waits for the other one', () => {
    expect(played(after(['Treasure Map', '2 Estate', '2 Copper']))).toEqual([])
    expect(owned(after(['2 Treasure Map', '2 Estate', 'Copper'])).Gold).toBe(1 + 4)
  })

  test('a Scholar changes a hand for a better one, and keeps a good one', () => {
    expect(inHand(after(['Scholar', '2 Copper', '2 Estate']))).toHaveLength(7)
    expect(played(after(['Scholar', '4 Gold'], { deck: ['5 Estate', '5 Copper'] }))).toEqual([])
  })
})
