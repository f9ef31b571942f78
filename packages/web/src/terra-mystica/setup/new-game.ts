/** What a table of Terra Mystica is asked for, from a few wishes. */
import type { Json } from '@freehold/kernel'
import type { NewTable } from '@freehold/server/protocol'
import {
  type AutomaCards,
  type AutomaFactionId,
  type FactionId,
  type FactionWay,
  type FinalTile,
  factionWays,
  herFactions,
  type LevelId,
  type MapId,
  MOST_HUMANS,
  type Terrain,
} from '@freehold/terra-mystica'
import { agreed, plainWishes, type TableWishes } from '../../parts/table-wishes.ts'
import type { Strength } from '../first-game.ts'

export interface Wishes {
  readonly people: number // who play, without the Automa
  readonly robots: boolean // artificial players on the other seats
  readonly strength: Strength // how well those play
  readonly automa: boolean
  readonly level: LevelId
  readonly herFaction: AutomaFactionId
  readonly herHome: Terrain | 'random'
  readonly cards: AutomaCards | undefined // printed values
  readonly map: MapId
  readonly factions: FactionWay
  readonly faction: FactionId | 'any' // alone against her one may name one's own
  readonly fireAndIce: boolean
  readonly finalTile: FinalTile | 'none'
  readonly roundTiles: readonly string[] | 'random' // as rolled, or drawn when the game begins
  readonly bonusCards: readonly string[] | 'random'
  readonly miniExpansion: boolean
  readonly shippingBonus: boolean
  readonly templeTile: boolean
  readonly variableTurnOrder: boolean
  readonly points2017: boolean
  readonly agreed: TableWishes
}

/** Alone, against the gentlest Automa and her simplest faction, as the rules recommend for a first game. */
export const firstWishes: Wishes = {
  people: 1,
  robots: false,
  strength: 'merchant',
  automa: true,
  level: 'automalein',
  herFaction: 'simpletons',
  herHome: 'random',
  cards: undefined,
  map: 'original',
  factions: 'pick',
  faction: 'any',
  fireAndIce: false,
  finalTile: 'none',
  roundTiles: 'random',
  bonusCards: 'random',
  miniExpansion: true,
  shippingBonus: true,
  templeTile: true,
  variableTurnOrder: true,
  points2017: false,
  agreed: plainWishes,
}

/** With friends: two to five, no Automa until she is asked for. */
export const friendsWishes: Wishes = { ...firstWishes, people: 2, automa: false, fireAndIce: true }

export const isHers = ({ automa, people }: Pick<Wishes, 'automa' | 'people'>): boolean =>
  automa && people <= MOST_HUMANS

/** Seats, hers among them. */
export const seatsOf = (wishes: Pick<Wishes, 'automa' | 'people'>): number => wishes.people + (isHers(wishes) ? 1 : 0)

/** As it is wished, where that can be against her. */
export const factionsOf = (wishes: Wishes): FactionWay =>
  factionWays(isHers(wishes)).find((way) => way === wishes.factions) ?? 'pick'

export function tableFor(wishes: Wishes): NewTable {
  const { people, level, herFaction, herHome, cards, faction } = wishes
  const hers = isHers(wishes)
  const alone = hers && people === 1
  const options = {
    players: seatsOf(wishes),
    map: wishes.map,
    factions: alone && faction !== 'any' ? [faction] : factionsOf(wishes),
    fireAndIce: wishes.fireAndIce,
    finalTile: wishes.finalTile,
    roundTiles: wishes.roundTiles,
    bonusCards: wishes.bonusCards,
    miniExpansion: wishes.miniExpansion,
    shippingBonus: wishes.shippingBonus,
    templeTile: wishes.templeTile,
    variableTurnOrder: wishes.variableTurnOrder,
    points2017: wishes.points2017,
    ...(hers && {
      automa: {
        level,
        faction: herFactions(people).find((id) => id === herFaction) ?? herFactions(people)[0],
        home: herHome,
        ...(cards && { cards }),
      },
    }),
  }
  const seats = Array.from({ length: options.players }, (_, seat) =>
    seat > 0 && wishes.robots && seat < people ? { robot: wishes.strength } : ('open' as const),
  )
  const among = beginsAtOnce(wishes) ? {} : agreed(wishes.agreed, !hers)
  return { game: 'terra-mystica', options: options as unknown as Json, seats, ...among }
}

/** Nobody is waited for. */
export const beginsAtOnce = ({ people, robots }: Wishes): boolean => people === 1 || robots
