/** Valid options, by number and in reading order: hexes, cults, power actions. */
import { UPGRADES } from '../rules/build.ts'
import { isSoft } from '../rules/reach.ts'
import {
  BUILT,
  buildingOn,
  CULT,
  FAVORS_LEFT,
  GROUND,
  GROUND_AT,
  POWER_USED,
  rulesOf,
  type State,
  seatAt,
} from '../rules/state.ts'
import { CULTS, POWER_ACTIONS, RIVER } from '../types.ts'
import type { Scene } from './scene.ts'
import { adjacent, besideHuman, clusterOf, distancesFrom, herStructures, humanStructures } from './space.ts'
import { BLIGHTED, CUBE, hasMark, TRADED, tableOf } from './state.ts'
import type { OptionSet } from './words.ts'

export function optionsOf(scene: Scene, set: OptionSet): number[] {
  const { s, seat, support, shipping } = scene
  const free = () => s.table.board.names.map((_, hex) => hex).filter((hex) => isSoft(s, hex))
  const inRange = (hex: number, of: readonly number[]) => of.some((own) => adjacent(s, own, hex, shipping))
  switch (set) {
    case 'open power actions':
      return POWER_ACTIONS.map((_, i) => i).filter((i) => !(s.w[POWER_USED] & (1 << i)))
    case 'open cults':
      return openCults(s)
    case 'favors of open cults':
      return openCults(s).filter((cult) => s.w[FAVORS_LEFT + cult] > 0)
    case 'upgradable structures':
      return inOrder(herStructures(s).filter((hex) => bestUpgrade(s, seat, buildingOn(s, hex)) > 0))
    case 'spaces in range of the cluster': {
      const cluster = clusterOf(s, support.cluster === 'marked')
      return free().filter((hex) => inRange(hex, cluster))
    }
    case 'free spaces nearest the cluster': {
      const cluster = new Set(clusterOf(s, support.cluster === 'marked'))
      const steps = distancesFrom(s, [...cluster])
      const other = distancesFrom(
        s,
        herStructures(s).filter((hex) => !cluster.has(hex)),
      )
      return free().filter((hex) => steps[hex] <= other[hex])
    }
    case 'all free spaces':
      return free()
    case 'fallow spaces': {
      const home = s.w[seatAt(seat) + GROUND]
      const own = herStructures(s)
      const { fallowLand } = tableOf(s).values.rules
      const fallow = (hex: number) => !hasMark(s, hex, BLIGHTED) && (fallowLand.home || s.w[GROUND_AT + hex] !== home)
      return free().filter((hex) => fallow(hex) && (!fallowLand.inRange || inRange(hex, own)))
    }
    case 'free spaces beside humans':
      return free().filter((hex) => besideHuman(s, hex) && !hasMark(s, hex, CUBE))
    case 'human structures by a river': {
      const { board } = s.table
      const byRiver = (hex: number) => board.neighbours[hex].some((n) => board.ground[n] === RIVER)
      return inOrder(humanStructures(s).filter((hex) => byRiver(hex) && !hasMark(s, hex, TRADED)))
    }
  }
}

const inOrder = (hexes: number[]) => hexes.sort((a, b) => a - b)

/** Cults with no marker at the top. */
function openCults(s: State): number[] {
  const seats = Array.from({ length: s.table.seats }, (_, seat) => seat)
  return CULTS.map((_, cult) => cult).filter((cult) => seats.every((seat) => s.w[seatAt(seat) + CULT + cult] < 10))
}

/** The strongest building that one of that type can become with what is left; 0 where there is none. */
export function bestUpgrade(s: State, seat: number, type: number): number {
  const { count, strength } = rulesOf(s, seat)
  const left = UPGRADES[type].filter((to) => s.w[seatAt(seat) + BUILT + to] < count[to])
  return left.reduce((best, to) => (best === 0 || strength[to] > strength[best] ? to : best), 0)
}
