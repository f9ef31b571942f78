/** Kingdoms drawn from all boxes, with the menus that are bred for them: where games to learn from are played. */
import { readFileSync } from 'node:fs'
import { type Kingdom, kingdomSets, randomKingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { belowFrom } from '@freehold/kernel'
import {
  breedingFor,
  type FastPlayer,
  fastPlayer,
  type Strategy,
  shipped,
  skeletons,
  stockOf,
  strategyOf,
  tableFor,
} from '@freehold/players/dominion/learning'

export const KINDS = 64 // that a record has room for, landscapes among them
export const MOST_TURNS = 45

/** A kingdom and what was bred for it; as data, so that it can be kept in a file, a line each. */
export interface Bred {
  readonly kingdom: Kingdom
  readonly best: Strategy
  readonly rivals: readonly Strategy[]
  readonly met?: readonly Strategy[] // menus of others that are at home here
}

export interface Table {
  readonly bred: Bred
  readonly setting: game.Setting
  readonly best: FastPlayer
  readonly menus: readonly FastPlayer[]
  readonly engines: readonly FastPlayer[]
  readonly state: game.State
}

/** What is drawn by lot. */
export class Lot {
  readonly below: (n: number) => number
  constructor(seed: string) {
    this.below = belowFrom(seed)
  }
  chance = (share: number): boolean => this.below(1000) < 1000 * share
  pick = <T>(from: readonly T[]): T => from[this.below(from.length)]
}

/** Milliseconds that the process has really computed. */
export function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export const kingdomOfAll = (seed: string): Kingdom => randomKingdom({ seed, sets: kingdomSets })

/** Breeds for so many seconds by the given clock, or until it is done. */
export function bredIn(kingdom: Kingdom, seconds: number, now = () => performance.now()): Bred {
  const breeding = breedingFor(kingdom)
  for (const end = now() + 1000 * seconds; !breeding.done && now() < end; ) breeding.step()
  return { kingdom, best: breeding.best, rivals: breeding.rivals }
}

/** Kingdoms that were bred before (menus.ts); none without a file. */
export const readBred = (file: string | undefined): Bred[] =>
  file
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Bred)
    : []

/** Kingdoms to learn from until the end comes: those of a file in an order of their own, each once; then others, bred for a moment. */
export function* eachTable({ seed, lot, end, menus, breeding }: Wanted): Generator<Table> {
  const kept = readBred(menus)
  const turns = kept.map((bred) => ({ bred, at: lot.below(1_000_000) })).sort((a, b) => a.at - b.at)
  for (let number = 0; performance.now() < end; number++) {
    const bred = turns[number]?.bred ?? bredIn(kingdomOfAll(`fast:learn ${seed} ${number}`), breeding)
    const table = tableOf(bred, lot)
    if (table) yield table
  }
}

interface Wanted {
  readonly seed: string
  readonly lot: Lot
  readonly end: number // by performance.now()
  readonly menus: string | undefined // a file
  readonly breeding: number // seconds, where the file has no more
}

/** All menus that may be met in a kingdom besides the best. */
export const rivalsOf = ({ rivals, met = [] }: Bred): Strategy[] => [...rivals, ...met, shipped('big-money-ultimate')]

/** The table of a kingdom; undefined where it has more kinds than a record has room for. */
export function tableOf(bred: Bred, lot: Lot): Table | undefined {
  const { kingdom, best } = bred
  const setting = game.settingOf(tableFor(kingdom))
  if (setting.kinds.length + setting.landscapes.length > KINDS) return undefined
  const engines = skeletons(stockOf(kingdom), lot.below).map((genome) => strategyOf(genome, 'engine'))
  const player = (strategy: Strategy) => fastPlayer(setting, strategy)
  return {
    bred,
    setting,
    best: player(best),
    menus: [best, ...rivalsOf(bred)].map(player),
    engines: Array.from({ length: 8 }, () => (engines.length > 0 ? lot.pick(engines) : best)).map(player),
    state: game.newState(setting),
  }
}

export const isBetweenTurns = (): boolean => game.asked() === game.ASKED.action || game.asked() === game.ASKED.buy

/** Buys something by lot, once there is nothing to do before. */
export function buyByLot({ setting }: Table, { chance, pick }: Lot): boolean {
  const seat = game.turnSeat()
  if (game.treasuresUnplayed() && game.holdsTreasure(seat)) game.playTreasures()
  if (game.asked() !== game.ASKED.buy || game.turnSeat() !== seat) return true
  const kinds = setting.kinds.flatMap((_, kind) => (game.canBuy(kind) && game.price(kind) > 1 ? [kind] : []))
  if (kinds.length === 0) return true
  // Mostly what is dear: cheap cards are many.
  game.buyKind(
    kinds.reduce((best, kind) => (chance(0.5) && game.price(kind) > game.price(best) ? kind : best), pick(kinds)),
  )
  return true
}
