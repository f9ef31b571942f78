/** What a table draws an option with: which hex, which tile, which cult, and what a building would bring. */
import type { Json } from '@freehold/kernel'
import { BONUS_CARDS, FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { leechAmount } from '../rules/leech.ts'
import { ROUND, type State } from '../rules/state.ts'
import * as v from '../rules/verbs.ts'
import { BUILDINGS, CULTS, DWELLING, GROUNDS, POWER_ACTIONS, SPECIAL_ACTIONS } from '../types.ts'
import { ifBuilt } from './forecast.ts'

type Detail = { readonly [field: string]: Json }

export function detailOf(s: State, seat: number, { verb, a, b }: v.Command): Detail {
  const { names, bridges } = s.table.board
  switch (verb) {
    case v.BUILD:
    case v.UPGRADE:
      return building(s, seat, a, verb === v.BUILD ? DWELLING : b)
    case v.TRANSFORM:
      return { hex: names[a], ground: GROUNDS[b] }
    case v.LAY_BRIDGE:
      return { bridge: bridges[a].map((hex) => names[hex]) }
    case v.CONNECT:
      return { hex: names[a] }
    case v.POWER_ACT:
      return { action: POWER_ACTIONS[a] }
    case v.SPECIAL_ACT:
      return { action: SPECIAL_ACTIONS[a] }
    case v.PASS:
      return { tile: a < 0 ? null : BONUS_CARDS[a].id }
    case v.FAVOR:
      return { tile: FAVOR_TILES[a].id }
    case v.TOWN:
      return { tile: TOWN_TILES[a].id }
    case v.SEND:
    case v.RAISE_CULT:
    case v.LOWER_CULT:
      return { cult: CULTS[a] }
    case v.TAKE: {
      const power = leechAmount(s, seat, a)
      return { from: b, power, vp: Math.max(0, power - 1) }
    }
    case v.PICK:
    case v.UNLOCK_TERRAIN:
      return { ground: a < 0 ? null : GROUNDS[a] }
    default:
      return {}
  }
}

/** The first dwellings are placed before there is power to take. */
function building(s: State, seat: number, hex: number, type: number): Detail {
  const brings = s.w[ROUND] > 0 ? { ...ifBuilt(s, seat, hex, type) } : null
  return { hex: s.table.board.names[hex], building: BUILDINGS[type - 1], brings }
}
