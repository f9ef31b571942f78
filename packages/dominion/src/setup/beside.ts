/** What a game has beside its ten piles: by choice, or by lot with the chance that the rulebooks give it. */
import { belowFrom, type Seed } from '@freehold/kernel'
import type { Edition, Expansion } from '../language/types.ts'
import { kingdomError } from './faults.ts'
import { findKingdomCard, findPile, type Kingdom, type KingdomPile, kingdomCards } from './kingdom.ts'
import { checkChosen, checkDruid, checkLandscapes, drawChosen, drawLandscapes } from './landscapes.ts'
import { LOT, type Lot } from './lot.ts'

/** Nothing that is left out is there, but for a Bane and a Black Market deck where a card needs them: those come by lot. */
export interface Beside {
  readonly colonies?: true | Lot // Platinum too
  readonly shelters?: true | Lot // instead of the first Estates
  readonly bane?: string | Lot // an eleventh pile
  readonly blackMarket?: readonly string[] | Lot // the cards of its deck
  readonly landscapes?: readonly string[] | Lot // Events, Landmarks, Projects and Ways
  readonly obelisk?: string | Lot // the pile that the Obelisk counts
  readonly mouse?: string | Lot // the card that is set aside for the Way of the Mouse
  readonly druid?: readonly string[] // the Boons that are set aside for Druid; by lot unless said
}

/** The same with nothing left to chance. */
export interface Drawn extends Beside {
  readonly colonies?: true
  readonly shelters?: true
  readonly bane?: string
  readonly blackMarket?: readonly string[]
  readonly landscapes?: readonly string[]
  readonly obelisk?: string
  readonly mouse?: string
}

const BLACK_MARKET_SIZE = 20 // by lot; a table may choose as many as it likes

/** Whether a card is among these that makes a Bane necessary. */
const needsBane = (names: readonly string[]): boolean => names.includes('Young Witch')

/** What is asked for, checked against the ten. Throws `InputError`. */
export function checkBeside({ edition, cards }: Kingdom, asked: Beside): Beside {
  const taken = new Set(cards)
  const { colonies, shelters } = asked
  const landscapes = asked.landscapes && checkLandscapes(asked.landscapes, edition)
  const blackMarket = cards.includes('Black Market') ? (asked.blackMarket ?? LOT) : asked.blackMarket
  if (asked.blackMarket && !cards.includes('Black Market')) throw unwanted('a Black Market deck', 'Black Market')
  const market = Array.isArray(blackMarket) ? blackMarket : []
  for (const name of market) take(taken, findKingdomCard(name, edition).name)
  const wanted = needsBane([...taken])
  if (asked.bane && !wanted && blackMarket !== LOT) throw unwanted('a Bane', 'Young Witch')
  const bane = wanted ? (asked.bane ?? LOT) : asked.bane
  const named = bane && bane !== LOT ? findKingdomCard(bane, edition) : undefined
  if (named) {
    take(taken, named.name)
    if (!mayBeBane(named))
      throw kingdomError(`${named.name} cannot be the Bane: choose a card that costs two or three coins`, {
        code: 'not-a-bane',
        card: named.name,
      })
  }
  return {
    ...(colonies && { colonies }),
    ...(shelters && { shelters }),
    ...(bane && { bane: named?.name ?? LOT }),
    ...(blackMarket && { blackMarket: blackMarket === LOT ? LOT : market.map((name) => pileOrCard(name, edition)) }),
    ...(landscapes && landscapes.length > 0 && { landscapes }),
    ...checkChosen({ edition, cards: [...taken] }, { ...asked, landscapes }),
    ...(asked.druid && { druid: checkDruid(asked.druid, [...taken], edition) }),
  }
}

/** A card of several in one pile may be meant by itself: a Knight rather than the Knights. */
const pileOrCard = (name: string, edition: Edition): string => findPile(name, edition).name

export const mayBeBane = ({ cost }: KingdomPile): boolean =>
  (cost.coins === 2 || cost.coins === 3) && !cost.potion && !cost.debt

function take(taken: Set<string>, name: string): void {
  if (taken.has(name))
    throw kingdomError(`${name} is in the game twice: put another in its place`, { code: 'card-twice', card: name })
  taken.add(name)
}

const unwanted = (what: string, card: string) =>
  kingdomError(`${what} is for games with ${card}: add that card, or leave it out`, { code: 'needs-card', card })

/** Draws the lots of a game. What was chosen stays; the same seed draws the same. */
export function drawLots(kingdom: Kingdom, beside: Beside, seed: Seed): Drawn {
  const below = belowFrom(`fast:set-up of ${seed}`)
  const { edition, cards } = kingdom
  // A card of the ten is drawn, and its set decides.
  const drawn = (set: Expansion) => findKingdomCard(cards[below(cards.length)], edition).set === set
  const colonies = beside.colonies === LOT ? drawn('Prosperity') : beside.colonies
  const shelters = beside.shelters === LOT ? drawn('Dark Ages') : beside.shelters
  const taken = new Set(takenBy(kingdom, beside))
  const marketPiles = beside.blackMarket === LOT ? drawMarket(kingdom, beside, below) : beside.blackMarket
  for (const name of marketPiles ?? []) taken.add(findKingdomCard(name, edition).name)
  const wanted = beside.bane ?? (needsBane([...taken]) ? LOT : undefined)
  const bane = wanted === LOT ? drawCards(edition, taken, 1, mayBeBane, below)[0] : wanted
  const landscapes = beside.landscapes === LOT ? drawLandscapes(kingdom, below) : beside.landscapes
  const blackMarket = marketPiles?.map((name) => oneOf(findPile(name, edition), below))
  const supply = [...cards, ...(bane ? [bane] : [])]
  return {
    ...(colonies && { colonies }),
    ...(shelters && { shelters }),
    ...(bane && { bane }),
    ...(blackMarket && { blackMarket }),
    ...(landscapes && landscapes.length > 0 && { landscapes }),
    ...drawChosen({ edition, cards: supply }, [...taken, ...supply], { ...beside, landscapes }, below),
    ...(beside.druid && { druid: beside.druid }),
  }
}

/** The piles that a deck of single cards cannot be of: each card is in a game but once. */
const takenBy = ({ cards }: Kingdom, { bane }: Beside): readonly string[] => [
  ...cards,
  ...(bane && bane !== LOT ? [bane] : []),
]

/** The piles that the Black Market deck may have a card of. */
export const marketPool = (kingdom: Kingdom, beside: Beside): readonly KingdomPile[] => {
  const taken = takenBy(kingdom, beside)
  return kingdomCards(kingdom.edition).filter(({ name }) => !taken.includes(name))
}

/** Draws the Black Market deck: of which piles it has a card, from these boxes only where some are given. */
export function drawMarket(
  kingdom: Kingdom,
  beside: Beside,
  below: (n: number) => number,
  boxes?: readonly KingdomPile['set'][],
): readonly string[] {
  const fits = ({ set }: KingdomPile) => boxes === undefined || boxes.includes(set)
  return drawCards(kingdom.edition, new Set(takenBy(kingdom, beside)), BLACK_MARKET_SIZE, fits, below)
}

/** The card of a pile that a deck of single cards has: any of those that are shuffled, the top one of the others. */
const oneOf = (pile: KingdomPile, below: (n: number) => number): string =>
  'order' in pile ? pile.cards[pile.order === 'shuffled' ? below(pile.cards.length) : 0].card : pile.name

function drawCards(
  edition: Edition,
  taken: ReadonlySet<string>,
  n: number,
  fits: (pile: KingdomPile) => boolean,
  below: (n: number) => number,
): string[] {
  const pool = kingdomCards(edition).filter((card) => !taken.has(card.name) && fits(card))
  const names: string[] = []
  while (names.length < n && pool.length > 0) names.push(pool.splice(below(pool.length), 1)[0].name)
  return names
}
