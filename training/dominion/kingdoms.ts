/** Kingdoms drawn from all boxes, with the menus that are bred for them in a moment: where games to learn from are played. */
import { kingdomSets, randomKingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { belowFrom } from '@freehold/kernel'
import {
  type FastPlayer,
  fastPlayer,
  fittingIn,
  QuickBreeding,
  shipped,
  skeletons,
  stockOf,
  strategyOf,
  tableFor,
} from '@freehold/players/dominion/learning'

export const KINDS = 64 // that a record has room for, landscapes among them
export const MOST_TURNS = 45

export interface Table {
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

/** The table of a kingdom, its menus bred for so many seconds; undefined where it has more kinds than a record has room for. */
export function tableOf(seed: string, lot: Lot, seconds: number): Table | undefined {
  const kingdom = randomKingdom({ seed, sets: kingdomSets })
  const breeding = new QuickBreeding(kingdom, {
    money: shipped('big-money-ultimate'),
    fitting: fittingIn(kingdom.cards),
  })
  for (const end = performance.now() + 1000 * seconds; !breeding.done && performance.now() < end; ) breeding.step()
  const setting = game.settingOf(tableFor(kingdom))
  if (setting.kinds.length + setting.landscapes.length > KINDS) return undefined
  const engines = skeletons(stockOf(kingdom), lot.below).map((genome) => strategyOf(genome, 'engine'))
  const player = (strategy: Parameters<typeof fastPlayer>[1]) => fastPlayer(setting, strategy)
  return {
    setting,
    best: player(breeding.best),
    menus: [breeding.best, ...breeding.rivals, shipped('big-money-ultimate')].map(player),
    engines: Array.from({ length: 8 }, () => (engines.length > 0 ? lot.pick(engines) : breeding.best)).map(player),
    state: game.newState(setting),
  }
}
