/** Which piles a game has and how many cards lie in each. */
import { cardsOf } from '../cards/index.ts'
import { makeSetting, type PileSpec, type Setting } from '../engine/setting.ts'
import type { Card } from '../language/types.ts'
import { findCard, sortedByCost } from './kingdom.ts'
import type { DominionOptions } from './options.ts'

const COPPERS = 7
const ESTATES = 3
const RUINS_COPIES = 10 // of each of the five
const POTIONS = 16

/** The fixed part of a game. `kingdom` may hold any number of cards here: scenarios use few. */
export function settingOf(options: DominionOptions): Setting {
  const { players, edition, rules } = options
  const cards = cardsOf(edition)
  const kingdom = sortedByCost(options.kingdom.map((name) => findCard(name, edition)))
  const uses = (test: (card: Card) => boolean) => kingdom.some(test)
  const boxes = [...cards.values()].filter(
    (card) =>
      card.pile.in === 'box' &&
      uses((user) => JSON.stringify(user.abilities).includes(JSON.stringify({ pile: card.name }))),
  )
  const ruins = uses((card) => card.types.includes('Looter'))
    ? [...cards.values()].filter((card) => card.types.includes('Ruins'))
    : []
  const basics = [
    'Copper',
    'Silver',
    'Gold',
    ...(uses((card) => card.cost.potion === 1) ? ['Potion'] : []),
    'Estate',
    'Duchy',
    'Province',
    'Curse',
  ]
  const kinds = [...basics.map((name) => findCard(name, edition)), ...kingdom, ...ruins, ...boxes]
  const kindOf = (name: string) => kinds.findIndex((card) => card.name === name)
  const victory = players === 2 ? 8 : 12
  const treasures = players > 4 ? 2 : 1
  const counts: Record<string, number> = {
    Copper: 60 * treasures - COPPERS * players,
    Silver: 40 * treasures,
    Gold: 30 * treasures,
    Potion: POTIONS,
    Province: rules.provinces,
    Curse: 10 * (players - 1),
  }
  const size = (card: Card) => counts[card.name] ?? (card.types.includes('Victory') ? victory : 10)
  const own = (card: Card, count: number, supply: boolean): PileSpec => ({
    name: card.name,
    cards: [{ kind: kindOf(card.name), copies: count }],
    count,
    supply,
    endsGame: card.name === 'Province',
  })
  const piles: PileSpec[] = [...basics.map((name) => findCard(name, edition)), ...kingdom].map((card) =>
    own(card, size(card), true),
  )
  if (ruins.length > 0) {
    piles.push({
      name: 'Ruins',
      cards: ruins.map((card) => ({ kind: kindOf(card.name), copies: RUINS_COPIES })),
      count: 10 * (players - 1),
      supply: true,
      endsGame: false,
    })
  }
  for (const card of boxes) piles.push(own(card, card.pile.in === 'box' ? card.pile.copies : 0, false))
  return makeSetting(
    players,
    kinds,
    piles,
    [
      [kindOf('Copper'), COPPERS],
      [kindOf('Estate'), ESTATES],
    ],
    {
      shuffleUnder: rules.shuffle === 'under',
      coveredIsLost: rules.covered === 'lost',
      emptyPilesToEnd: rules.emptyPiles,
    },
    options.asking,
  )
}
