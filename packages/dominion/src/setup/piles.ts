/** Which piles a game has and how many cards lie in each. */
import { cardsOf } from '../cards/index.ts'
import { makeSetting, type PileSpec, type Setting } from '../engine/memory/setting.ts'
import type { Card } from '../language/types.ts'
import { everyStep } from '../language/walk.ts'
import { findCard, sortedByCost } from './kingdom.ts'
import type { DominionOptions } from './options.ts'

const COPPERS = 7 // of each player's first deck
const ESTATES = 3
const KINGDOM_COPIES = 10
const RUINS_COPIES = 10 // of each of the five
const POTIONS = 16

/** The fixed part of a game. `kingdom` may hold any number of cards here: scenarios use few. */
export function settingOf(options: DominionOptions): Setting {
  const { players, edition, rules } = options
  const cards = [...cardsOf(edition).values()]
  const kingdom = sortedByCost(options.kingdom.map((name) => findCard(name, edition)))
  const basics = basicCards(kingdom).map((name) => findCard(name, edition))
  const ruins = kingdom.some((card) => card.types.includes('Looter'))
    ? cards.filter((card) => card.types.includes('Ruins'))
    : []
  const gained = pilesGainedFrom(kingdom)
  const boxes = cards.filter((card) => card.pile.in === 'box' && gained.has(card.name))
  const kinds = [...basics, ...kingdom, ...ruins, ...boxes]
  const kindOf = (name: string) => kinds.findIndex((card) => card.name === name)
  const counts = basicCounts(options)
  const victories = players === 2 ? 8 : 12
  const size = (card: Card) => counts[card.name] ?? (card.types.includes('Victory') ? victories : KINGDOM_COPIES)
  const ofOneKind = (card: Card, count: number, supply: boolean): PileSpec => ({
    name: card.name,
    cards: [{ kind: kindOf(card.name), copies: count }],
    count,
    supply,
    endsGame: card.name === 'Province',
  })
  const ruinsPile: PileSpec = {
    name: 'Ruins',
    cards: ruins.map((card) => ({ kind: kindOf(card.name), copies: RUINS_COPIES })),
    count: counts.Curse,
    supply: true,
    endsGame: false,
    shuffled: true,
  }
  const piles = [
    ...[...basics, ...kingdom].map((card) => ofOneKind(card, size(card), true)),
    ...(ruins.length > 0 ? [ruinsPile] : []),
    ...boxes.map((card) => ofOneKind(card, card.pile.in === 'box' ? card.pile.copies : 0, false)),
  ]
  return makeSetting({
    players,
    kinds,
    piles,
    start: [
      [kindOf('Copper'), COPPERS],
      [kindOf('Estate'), ESTATES],
    ],
    rules: {
      shuffleUnder: rules.shuffle === 'under',
      coveredIsLost: rules.covered === 'lost',
      emptyPilesToEnd: rules.emptyPiles,
    },
    asking: options.asking,
  })
}

function basicCards(kingdom: readonly Card[]): readonly string[] {
  const potion = kingdom.some((card) => card.cost.potion) ? ['Potion'] : []
  return ['Copper', 'Silver', 'Gold', ...potion, 'Estate', 'Duchy', 'Province', 'Curse']
}

/** Two boxes of treasures for five and six players; Coppers less those that the players begin with. */
function basicCounts({ players, rules }: DominionOptions): Readonly<Record<string, number>> {
  const boxes = players > 4 ? 2 : 1
  return {
    Copper: 60 * boxes - COPPERS * players,
    Silver: 40 * boxes,
    Gold: 30 * boxes,
    Potion: POTIONS,
    Province: rules.provinces,
    Curse: 10 * (players - 1),
  }
}

/** The piles outside the supply that cards of the kingdom gain from. */
const pilesGainedFrom = (kingdom: readonly Card[]): ReadonlySet<string> =>
  new Set(
    kingdom.flatMap((card) =>
      everyStep(card).flatMap(({ step }) => (step.do === 'gain' && 'pile' in step.what ? [step.what.pile] : [])),
    ),
  )
