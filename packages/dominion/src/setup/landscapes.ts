/** Which Events, Landmarks, Projects and Ways a game has: by name, or by lot as the rulebooks have it. */
import { landscapesOf } from '../cards/index.ts'
import type { Edition, Landscape, LandscapeType } from '../language/types.ts'
import { closedError, closedOf } from './closed.ts'
import { kingdomError } from './faults.ts'
import { findKingdomCard, type Kingdom, type KingdomPile, kingdomCards } from './kingdom.ts'
import { LOT, type Lot } from './lot.ts'
import { foldName, meaning, near } from './names.ts'

/** The types that are chosen for a game; the others come with cards that need them. */
export const chosenTypes: readonly LandscapeType[] = ['Event', 'Landmark', 'Project', 'Way']

const MOST_BY_LOT = 2
const WAYS_BY_LOT = 1

/** The landscapes that may be chosen for a game of the edition. */
export const kingdomLandscapes = (edition: Edition): readonly Landscape[] =>
  [...landscapesOf(edition).values()].filter(({ type }) => chosenTypes.includes(type))

/** The landscape of that name, however it is spelled. Throws `InputError` with the remedy. */
function findLandscape(name: string, edition: Edition): Landscape {
  const all = kingdomLandscapes(edition)
  const found = all.find((each) => foldName(each.name) === foldName(name))
  if (found) return found
  const closed = closedOf(name)
  if (closed) throw closedError(closed)
  const meant = near(
    name,
    all.map((each) => each.name),
  )
  throw kingdomError(`there is no Event, Landmark, Project or Way ${JSON.stringify(name)}${meaning(meant)}`, {
    code: 'no-such-card',
    typed: name,
    edition,
    cards: meant,
  })
}

/** Their names as we spell them, each once. Throws `InputError`. */
export function checkLandscapes(asked: readonly string[] | Lot, edition: Edition): readonly string[] | Lot {
  if (asked === LOT) return LOT
  const names = asked.map((name) => findLandscape(name, edition).name)
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice !== undefined)
    throw kingdomError(`${twice} is in the game twice: put another in its place`, { code: 'card-twice', card: twice })
  return names
}

/**
 * As if they were shuffled into the deck that the ten were drawn from, of the sets that these are of: cards are turned up until
 * ten kingdom cards lie there. Of the landscapes between them at most two are used, and one Way.
 */
export function drawLandscapes({ edition, cards }: Kingdom, below: (n: number) => number): readonly string[] {
  const sets = new Set(cards.map((name) => findKingdomCard(name, edition).set))
  const pool = kingdomLandscapes(edition).filter(({ set }) => sets.has(set))
  let piles = kingdomCards(edition).filter(({ set }) => sets.has(set)).length
  const drawn: Landscape[] = []
  for (let dealt = 0; dealt < cards.length; ) {
    const at = below(pool.length + piles)
    if (at >= pool.length) {
      piles--
      dealt++
    } else drawn.push(...pool.splice(at, 1))
  }
  const ways = drawn.filter(({ type }) => type === 'Way').slice(0, WAYS_BY_LOT)
  return drawn
    .filter((landscape) => landscape.type !== 'Way' || ways.includes(landscape))
    .slice(0, MOST_BY_LOT)
    .map(({ name }) => name)
}

/** What set-up chooses for landscapes: the pile of the Obelisk, the card of the Way of the Mouse. */
interface Chosen {
  readonly landscapes?: readonly string[] | Lot
  readonly obelisk?: string | Lot
  readonly mouse?: string | Lot
}

const OBELISK = 'Obelisk'
const MOUSE = 'Way of the Mouse'

/** Ruins are a pile of the supply, too, where one of the cards brings them. */
const actionPiles = ({ edition, cards }: Kingdom): readonly string[] => {
  const piles = cards.map((name) => findKingdomCard(name, edition))
  const ruins = piles.some(({ types }) => types.includes('Looter')) ? ['Ruins'] : []
  return [...piles.filter(({ types }) => types.includes('Action')).map(({ name }) => name), ...ruins]
}

/** Whether the Way of the Mouse may have the card. */
const mayBeMouse = (pile: KingdomPile): boolean =>
  !('order' in pile) &&
  pile.types.includes('Action') &&
  (pile.cost.coins === 2 || pile.cost.coins === 3) &&
  !pile.cost.potion &&
  !pile.cost.debt

const unusedMice = ({ edition, cards }: Kingdom): readonly string[] =>
  kingdomCards(edition)
    .filter((pile) => mayBeMouse(pile) && !cards.includes(pile.name))
    .map(({ name }) => name)

/** What was chosen, checked against the kingdom. Throws `InputError`. */
export function checkChosen(
  kingdom: Kingdom,
  { landscapes = [], obelisk, mouse }: Chosen,
): Pick<Chosen, 'obelisk' | 'mouse'> {
  const has = (name: string) => landscapes === LOT || landscapes.includes(name)
  const check = (what: string, of: string, named: string | undefined, among: readonly string[], must: string) => {
    if (named === undefined) return undefined
    if (!has(of)) throw needs(what, of)
    if (named === LOT) return LOT
    const found = among.find((name) => foldName(name) === foldName(named))
    if (found === undefined)
      throw kingdomError(`${named} cannot be ${what}: choose ${must}`, { code: 'needs-card', card: named })
    return found
  }
  const pile = check('the pile of the Obelisk', OBELISK, obelisk, actionPiles(kingdom), 'an Action pile of the game')
  const card = check(
    'the card of the Way of the Mouse',
    MOUSE,
    mouse,
    unusedMice(kingdom),
    'an Action for two or three coins that has no pile',
  )
  return { ...(pile && { obelisk: pile }), ...(card && { mouse: card }) }
}

const needs = (what: string, landscape: string) =>
  kingdomError(`${what} is for games with ${landscape}: add that, or leave it out`, {
    code: 'needs-card',
    card: landscape,
  })

/** The same with nothing left to chance: a pile of the Supply, and a card that is nowhere in the game. */
export function drawChosen(
  supply: Kingdom,
  used: readonly string[],
  { landscapes = [], obelisk = LOT, mouse = LOT }: Chosen,
  below: (n: number) => number,
): { readonly obelisk?: string; readonly mouse?: string } {
  const one = (of: readonly string[]): string | undefined => of[below(of.length)]
  const pile = landscapes.includes(OBELISK) ? (obelisk === LOT ? one(actionPiles(supply)) : obelisk) : undefined
  const card = landscapes.includes(MOUSE)
    ? mouse === LOT
      ? one(unusedMice({ ...supply, cards: used }))
      : mouse
    : undefined
  return { ...(pile && { obelisk: pile }), ...(card && { mouse: card }) }
}

const DRUID_BOONS = 3

/** The Boons of Druid as we spell them, three different ones. Throws `InputError`. */
export function checkDruid(asked: readonly string[], cards: readonly string[], edition: Edition): readonly string[] {
  if (!cards.includes('Druid'))
    throw kingdomError('Boons are set aside for Druid: add that card, or leave them out', {
      code: 'needs-card',
      card: 'Druid',
    })
  const boons = [...landscapesOf(edition).values()].filter(({ type }) => type === 'Boon').map(({ name }) => name)
  const found = asked.map((name) => {
    const boon = boons.find((each) => foldName(each) === foldName(name))
    if (boon) return boon
    const meant = near(name, boons)
    throw kingdomError(`there is no Boon ${JSON.stringify(name)}${meaning(meant)}`, {
      code: 'no-such-card',
      typed: name,
      edition,
      cards: meant,
    })
  })
  if (found.length === DRUID_BOONS && new Set(found).size === DRUID_BOONS) return found
  throw kingdomError('three different Boons are set aside for Druid: name three, or none', {
    code: 'needs-card',
    card: 'Druid',
  })
}
