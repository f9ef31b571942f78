/**
 * What happens besides a change of a number, as data: pages and terminals tell it in their own words, and `applyEvent`
 * shows it on the table.
 */
import type { CardId, Goal, Support } from '../automa/words.ts'
import type { Faction } from '../factions/faction.ts'
import type { Building, Cult, Ground, Terrain } from '../types.ts'

export type Happened =
  // who plays
  | { readonly type: 'nominated'; readonly faction: Faction['id'] }
  | { readonly type: 'bid'; readonly faction: Faction['id']; readonly points: number }
  | { readonly type: 'chose'; readonly faction: Faction['id'] }
  | { readonly type: 'seated'; readonly faction: Faction['id']; readonly owns: Belongings }
  | { readonly type: 'picked'; readonly terrain: Terrain }
  | { readonly type: 'unlocked'; readonly terrain: Terrain }
  | { readonly type: 'left' } // the game, for good
  // rounds
  | { readonly type: 'began'; readonly round: number }
  | { readonly type: 'passed' }
  | { readonly type: 'ended'; readonly round: number; readonly order: readonly number[] } // seats as they play next
  // the map
  | { readonly type: 'built'; readonly hex: string; readonly building: Building; readonly ground: Ground }
  | { readonly type: 'transformed'; readonly hex: string; readonly ground: Ground }
  | { readonly type: 'joined'; readonly hexes: readonly string[] } // a town, new or old
  | { readonly type: 'bridged'; readonly from: string; readonly to: string }
  // tiles, actions, tracks
  | { readonly type: 'took'; readonly tile: string }
  | { readonly type: 'returned'; readonly tile: string } // the bonus card, without taking another
  | { readonly type: 'used'; readonly action: string } // nobody else can this round, or not again oneself
  | { readonly type: 'sent'; readonly cult: Cult; readonly space: number } // a priest who stays there
  | { readonly type: 'improved'; readonly track: 'digging' | 'teleport'; readonly to: number }
  | { readonly type: 'gaveUp'; readonly what: string }
  | { readonly type: 'declined'; readonly power: number; readonly from: number }
  // the Automa
  | { readonly type: 'turnedUp'; readonly card: CardId | null; readonly beside?: CardId; readonly why: TurnedUpFor }
  | { readonly type: 'choseCard'; readonly tile: string; readonly place: Support['bonusCard'] }
  | { readonly type: 'placedCube' | 'blighted' | 'traded'; readonly hex: string }
  | { readonly type: 'achieved'; readonly goal: Goal }

/** Her turn, passing (with no card left, or one that lies sideways), her first dwellings, or a card of the reserve. */
export type TurnedUpFor = 'turn' | 'pass' | 'first dwellings' | 'reserve'

/** What somebody begins with. */
export interface Belongings {
  readonly vp: number
  readonly coins: number
  readonly workers: number
  readonly priests: number
  readonly bowls: readonly [number, number, number]
  readonly cults: Readonly<Record<Cult, number>>
  readonly shipping: number
  readonly teleportRange: number
  readonly terrain: Terrain | null
}

/**
 * What a number changed by: the id of a tile, action, faction or building, a step of the rules; or power from a
 * building of the seat.
 */
export type Source = string | { readonly powerFrom: number }

const POWER_FROM: readonly Source[] = [0, 1, 2, 3, 4].map((powerFrom) => ({ powerFrom }))

export const powerFrom = (seat: number): Source => POWER_FROM[seat]
