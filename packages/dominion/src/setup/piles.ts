/** Which piles a game has and how many cards lie in each. */
import type { Seed } from '@freehold/kernel'
import { cardsOf, landscapesOf, pilesOf } from '../cards/index.ts'
import { makeSetting, type PileSpec, type Setting } from '../engine/memory/setting.ts'
import { landscapesBroughtBy, withBrought } from '../language/brings.ts'
import { type Card, deckName, type Landscape, type MixedPile } from '../language/types.ts'
import { asCard } from '../own/as-card.ts'
import { basicCounts, FIRST_COPPERS, FIRST_ESTATES, KINGDOM_COPIES, victoryCards } from './counts.ts'
import { heirsOf } from './heirs.ts'
import { cardsIn, findCard, findPile, type KingdomPile, sortedByCost } from './kingdom.ts'
import { type DominionOptions, type DrawnOptions, drawnOptions } from './options.ts'

/** Each ends the game when it is empty. */
export const ENDING_PILES = ['Province', 'Colony'] as const

const MOST_TURNS = 300 // with cards that somebody wrote, which may make a game that has no end
const MOUSE = 'Way of the Mouse'
const SHELTERS = ['Hovel', 'Necropolis', 'Overgrown Estate'] as const

/**
 * The fixed part of a game, with its lots drawn by the seed. `kingdom` may hold any number of cards here: scenarios use
 * few.
 */
export function settingOf(asked: DominionOptions, seed: Seed = 'fast:lots'): Setting {
  const options = drawnOptions(asked, seed)
  const { players, edition, rules } = options
  const { printing } = rules
  const card = (name: string) => findCard(name, edition, printing)
  const named = options.kingdom.map((name) => findPile(name, edition, printing))
  const kingdom = sortedByCost([...named, ...(options.own ?? []).map(asCard)])
  const bane = options.bane === undefined ? [] : [findPile(options.bane, edition, printing)]
  const market = (options.blackMarket ?? []).map(card)
  const own = [...[...kingdom, ...bane].flatMap((pile) => cardsIn(pile, edition, printing)), ...market]
  const mouse = options.mouse === undefined ? [] : [card(options.mouse)]
  const landscapes = landscapesOfGame(options, [...own, ...mouse])
  const all = [...cardsOf(edition, printing).values()]
  const brought = withBrought([...own, ...mouse, ...landscapes], all).filter(
    (each) => !own.includes(each) && !mouse.includes(each),
  )
  const basics = basicCards(own, options).map(card)
  const mixed = pilesOf(edition).filter((pile) => !pile.kingdom && brought.some((each) => isIn(each, pile)))
  const boxes = brought.filter(({ pile }) => pile.in === 'box')
  const firstDeck = firstDeckOf(brought, options).map(([name, copies]): [Card, number] => [card(name), copies])
  const trash = own.flatMap(beginningInTrash).map(card)
  const parts = mixed.flatMap((pile) => cardsIn(pile, edition, printing))
  const kinds = [
    ...new Set([...basics, ...own, ...mouse, ...parts, ...boxes, ...firstDeck.map(([each]) => each), ...trash]),
  ]
  const inSupply = [...[...kingdom, ...bane].flatMap((pile) => cardsIn(pile, edition, printing)), ...parts, ...basics]
  const heirs = heirsOf(landscapes, kinds, inSupply)
  const kindOf = (name: string) => kinds.findIndex((each) => each.name === name)
  const coppers = firstDeck.find(([{ name }]) => name === 'Copper')?.[1] ?? 0
  const counts = basicCounts(players, rules.provinces, coppers)
  const ofOneKind = (each: Card, count: number, supply: boolean): PileSpec => ({
    name: each.name,
    cards: [{ kind: kindOf(each.name), copies: count }],
    count,
    supply,
    endsGame: ENDING_PILES.some((name) => name === each.name),
  })
  const ofSeveral = ({ name, cards, order, size }: MixedPile): PileSpec => {
    const listed = cards.map(({ card, copies, copiesOfMany }) => ({
      kind: kindOf(card),
      copies: (players > 2 && copiesOfMany) || copies,
    }))
    const all = listed.reduce((sum, { copies }) => sum + copies, 0)
    return {
      name,
      cards: order === 'shuffled' ? listed : listed.toReversed(), // the lowest first
      count: size === 'asCurses' ? counts.Curse : all,
      supply: true,
      endsGame: false,
      ...(order === 'shuffled' && { shuffled: true }),
    }
  }
  const supplyPile = (pile: KingdomPile): PileSpec =>
    'order' in pile ? ofSeveral(pile) : ofOneKind(pile, counts[pile.name] ?? sizeOf(pile, players), true)
  const marketDeck: PileSpec = {
    name: deckName('Black Market'),
    cards: market.map(({ name }) => ({ kind: kindOf(name), copies: 1 })),
    count: market.length,
    supply: false,
    endsGame: false,
    shuffled: true,
    faceDown: true,
  }
  const piles = [
    ...[...basics, ...kingdom].map(supplyPile),
    ...bane.map((pile) => ({ ...supplyPile(pile), mark: 'bane' as const })),
    ...mixed.map(ofSeveral),
    ...boxes.map((each) => ofOneKind(each, each.pile.in === 'box' ? each.pile.copies : 0, false)),
    ...(market.length > 0 ? [marketDeck] : []),
    ...mouse.map((each) => ({ ...ofOneKind(each, 1, false), name: MOUSE, asideFor: MOUSE })),
  ]
  const firstLandscape = kinds.length + heirs.length
  const marked = piles.map((pile) => (pile.name === options.obelisk ? { ...pile, obelisk: true } : pile))
  return makeSetting({
    players,
    kinds: [...kinds, ...heirs],
    landscapes,
    piles: marked,
    start: firstDeck.map(([{ name }, copies]) => [kindOf(name), copies]),
    trash: trash.map(({ name }) => kindOf(name)),
    druid: (options.druid ?? []).map((name) => firstLandscape + landscapes.findIndex((each) => each.name === name)),
    rules: {
      shuffleUnder: rules.shuffle === 'under',
      coveredIsLost: rules.covered === 'lost',
      ...(rules.counts === 'hidden' && { countsHidden: true }),
      ...(rules.tracker && { tracker: rules.tracker }),
      emptyPilesToEnd: rules.emptyPiles,
      ...(options.own && { mostTurns: MOST_TURNS }),
      ...(rules.printing === 'newest' && { coffersAnyTime: true }),
    },
    asking: options.asking,
  })
}

/** The landscapes of a game: those that were chosen for it, and those that come with its cards. */
function landscapesOfGame(
  { edition, rules, landscapes = [] }: DrawnOptions,
  cards: readonly Card[],
): readonly Landscape[] {
  const all = landscapesOf(edition, rules.printing)
  const chosen = landscapes.flatMap((name) => all.get(name) ?? [])
  return [...chosen, ...landscapesBroughtBy([...cards, ...chosen], [...all.values()])]
}

const isIn = (card: Card, pile: MixedPile): boolean => card.pile.in === 'mixed' && card.pile.pile === pile.name

/** The names of cards that lie in the trash from the beginning because of a card. */
const beginningInTrash = ({ abilities }: Card): readonly string[] =>
  abilities.flatMap((ability) =>
    ability.when === 'setup' ? ability.arrange.flatMap((each) => (each.arrange === 'trash' ? each.names : [])) : [],
  )

/** As many as the card says, or as the rules have it. */
function sizeOf({ pile, types }: Card, players: number): number {
  if (pile.in === 'supply' && pile.copies !== undefined) return pile.copies
  return types.includes('Victory') ? victoryCards(players) : KINGDOM_COPIES
}

function basicCards(own: readonly Card[], { colonies }: DrawnOptions): readonly string[] {
  const potion = own.some((card) => card.cost.potion) ? ['Potion'] : []
  const platinum = colonies ? ['Platinum'] : []
  const colony = colonies ? ['Colony'] : []
  return ['Copper', 'Silver', 'Gold', ...platinum, ...potion, 'Estate', 'Duchy', 'Province', ...colony, 'Curse']
}

/** Seven Coppers, some of them Heirlooms, and three Estates or the Shelters. */
function firstDeckOf(brought: readonly Card[], { shelters }: DrawnOptions): [name: string, copies: number][] {
  const heirlooms = brought.filter(({ types }) => types.includes('Heirloom'))
  return [
    ['Copper', FIRST_COPPERS - heirlooms.length],
    ...heirlooms.map(({ name }): [string, number] => [name, 1]),
    ...(shelters
      ? SHELTERS.map((name): [string, number] => [name, 1])
      : [['Estate', FIRST_ESTATES] as [string, number]]),
  ]
}
