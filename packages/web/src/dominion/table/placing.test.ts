// Every decision that random games ask has a proper place for each of its options.

import { type DominionView, dominion, kingdomCards } from '@freehold/dominion'
import { belowFrom, type Decision, Playthrough, randomMove } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { type Placing, placeOptions } from './placing.ts'

const optionsOf = ({ hand, piles, landscapes, counters, shelf, plates, buttons }: Placing): number[] =>
  [
    ...[...hand.values()].flat(),
    ...[...piles.values()].flat(),
    ...[...landscapes.values()].flat(),
    ...[...counters.values()].flat(),
    ...shelf.map(({ option }) => option),
    ...plates.map(({ option }) => option),
    ...buttons,
  ].sort((a, b) => a - b)

/** Plays what can be played and buys at random, so that many cards ask. */
function nextMove(decision: Decision, below: (n: number) => number) {
  const keys = decision.options.map(({ key }) => key)
  const plays = keys.flatMap((key, i) => (key.startsWith('play ') && key !== 'play treasures' ? [i] : []))
  if (decision.question.kind === 'action' && plays.length > 0) return [plays[below(plays.length)]]
  if (keys.includes('play treasures')) return [keys.indexOf('play treasures')]
  if (decision.question.kind === 'buy' && keys.length > 1 && below(8) > 0) return [below(keys.length - 1)]
  return randomMove(decision, below)
}

interface Asked {
  readonly decision: Decision
  readonly view: DominionView
  readonly placing: Placing
}

function* askedIn(games: number, edition: '1e' | '2e'): Generator<Asked> {
  const cards = kingdomCards(edition).map(({ name }) => name)
  for (let game = 0; game < games; game++) {
    const below = belowFrom(`fast:${edition} ${game}`)
    const pool = [...cards]
    const kingdom = Array.from({ length: 10 }, () => pool.splice(below(pool.length), 1)[0])
    const asking = game % 2 === 0 ? 'secret' : 'open'
    const playthrough = Playthrough.start(dominion, { players: 3, edition, kingdom, asking }, `fast:${game}`)
    for (let move = 0; move < 400; move++) {
      const decision = playthrough.pending()
      if (!decision) break
      const view = playthrough.view(decision.seat)
      yield { decision, view, placing: placeOptions(decision, view) }
      playthrough.play(nextMove(decision, below))
    }
  }
}

const all = (['1e', '2e'] as const).flatMap((edition) => [...askedIn(25, edition)])
const ofKind = (kind: string) => all.filter(({ decision }) => decision.question.kind === kind)

describe('the places of options', () => {
  test('hold every option exactly once', () => {
    for (const { decision, placing } of all) {
      expect(optionsOf(placing), decision.question.text).toEqual(decision.options.map((_, i) => i))
    }
  })

  test('are the hand for what is played or revealed from there', () => {
    for (const { decision, placing } of ofKind('action')) {
      expect(placing.shelf, decision.question.text).toEqual([])
      const plays = decision.options.filter(({ key }) => key.startsWith('play '))
      expect([...placing.hand.values()].flat()).toHaveLength(plays.length)
    }
  })

  test('are piles for whatever is bought or gained from the Supply', () => {
    for (const { decision, view, placing } of [...ofKind('buy'), ...ofKind('gain')]) {
      const inSupply = placing.shelf.filter(({ card }) => view.piles.some((pile) => pile.supply && pile.card === card))
      expect(inSupply, decision.question.text).toEqual([])
    }
  })

  test('are one pile beside the Supply in its place, several laid out', () => {
    const { view, decision } = all[0]
    const beside = (card: string) => ({ ...view.piles[0], pile: card, card, supply: false })
    const spirits = { ...view, piles: [...view.piles, beside('Ghost'), beside('Imp')] }
    const gain = (...cards: string[]): Decision => ({
      ...decision,
      question: { kind: 'pick', text: 'Gain a Spirit' },
      options: cards.map((card) => ({ key: card, detail: { card, lies: { zone: 'supply' } } })),
    })
    expect([...placeOptions(gain('Imp'), spirits).piles.keys()]).toEqual(['Imp'])
    expect(placeOptions(gain('Ghost', 'Imp'), spirits).shelf.map(({ card }) => card)).toEqual(['Ghost', 'Imp'])
  })

  test('are never more than the hand holds of a card', () => {
    for (const { decision, view, placing } of all) {
      const held = view.seats[decision.actor].hand.cards ?? []
      for (const [card, options] of placing.hand)
        expect(held.filter((name) => name === card).length).toBeGreaterThanOrEqual(options.length)
    }
  })

  test('are the shelf for cards that were shown, even where the hand holds the same', () => {
    const shown = ofKind('pick').filter(({ decision }) =>
      /^(Sentry|Thief|Cartographer|Lookout|Navigator|Loan|Apothecary|Catacombs|Advisor|Doctor|Settlers|Zombie Spy)/.test(
        decision.question.cause?.source ?? '',
      ),
    )
    expect(shown.length).toBeGreaterThan(0)
    for (const { placing } of shown) expect(placing.hand.size).toBe(0)
  })

  test('cover every kind of question', () => {
    const kinds = new Set(all.map(({ decision }) => decision.question.kind))
    expect([...kinds].sort()).toEqual(
      [
        'action',
        'amount',
        'buy',
        'choose',
        'gain',
        'may',
        'name',
        'night',
        'order',
        'pick',
        'position',
        'trigger',
      ].sort(),
    )
  })
})
