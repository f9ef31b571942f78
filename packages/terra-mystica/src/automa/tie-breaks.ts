/** Each tie-break keeps the options that are best by it. */
import { BUILT, buildingOn, COLOUR, CULT, GROUND_AT, ownerOf, rulesOf, type State, seatAt } from '../rules/state.ts'
import { CULTS, DWELLING, TERRAINS, TRADING_HOUSE } from '../types.ts'
import { type Scene, tileCult } from './scene.ts'
import {
  besideHuman,
  clusterOf,
  clustersMeet,
  distancesFrom,
  herStructures,
  humanSeats,
  humanStructures,
  powerToHumans,
  shortest,
  wouldBeMarked,
} from './space.ts'
import { tableOf, YOUTH } from './state.ts'
import type { TieBreak } from './words.ts'

export function keepBest(scene: Scene, tieBreak: TieBreak, options: readonly number[]): readonly number[] {
  const { s, seat, support } = scene
  switch (tieBreak) {
    case 'reaching':
      return reaching(scene, options)
    case 'own terrain priority':
      return byTerrain(scene, options, s.w[seatAt(seat) + COLOUR])
    case 'human terrain priority':
      return byTerrain(scene, options, s.w[seatAt(0) + COLOUR])
    case 'youth terrain priority':
      return byTerrain(scene, options, s.w[YOUTH])
    case 'closest to humans': {
      const steps = distancesFrom(s, humanStructures(s))
      return least(options, (hex) => steps[hex])
    }
    case 'furthest from her own': {
      const steps = distancesFrom(s, herStructures(s))
      return least(options, (hex) => -steps[hex])
    }
    case 'most power to humans':
      return least(options, (hex) => -powerToHumans(s, hex))
    case 'least power to humans':
      return least(options, (hex) => powerToHumans(s, hex))
    case 'dwellings beside humans': {
      if (s.w[seatAt(seat) + BUILT + TRADING_HOUSE] >= rulesOf(s, seat).count[TRADING_HOUSE]) return options
      return those(options, (hex) => buildingOn(s, hex) === DWELLING && besideHuman(s, hex))
    }
    case 'cult of the scoring tile': {
      const cult = CULTS.indexOf(tileCult(s))
      return those(options, (option) => option === cult)
    }
    case 'her marker at 0':
      return those(options, (cult) => s.w[seatAt(seat) + CULT + cult] === 0)
    case 'nearest human marker':
      return least(options, (cult) => Math.abs(s.w[seatAt(seat) + CULT + cult] - highestHuman(s, cult)))
    case 'strongest structure':
      return least(options, (hex) => -rulesOf(s, ownerOf(s, hex)).strength[buildingOn(s, hex)])
    case 'directional':
      return [directional(options, support.direction, support.count)]
  }
}

/** Counts through the options, from the first on or from the last back, and round again. */
export function directional(options: readonly number[], direction: 'forward' | 'reverse', count: number): number {
  const step = (count - 1) % options.length
  return options[direction === 'forward' ? step : options.length - 1 - step]
}

/** Those the rule speaks of; all where it speaks of none. */
function those(options: readonly number[], right: (option: number) => boolean): readonly number[] {
  const kept = options.filter(right)
  return kept.length > 0 ? kept : options
}

function least(options: readonly number[], value: (option: number) => number): readonly number[] {
  const values = options.map(value)
  const best = Math.min(...values)
  return options.filter((_, i) => values[i] === best)
}

/** With several humans the highest of their markers counts. */
function highestHuman(s: State, cult: number): number {
  return Math.max(...humanSeats(s).map((seat) => s.w[seatAt(seat) + CULT + cult]))
}

function byTerrain({ s, support }: Scene, options: readonly number[], home: number): readonly number[] {
  const row = tableOf(s).values.priority[TERRAINS[home]][support.row]
  return least(options, (hex) => row.indexOf(TERRAINS[s.w[GROUND_AT + hex]]))
}

/** While her clusters do not meet: spaces that would shorten the way between them, where there are any. */
function reaching({ s, shipping }: Scene, options: readonly number[]): readonly number[] {
  if (clustersMeet(s, shipping)) return options
  const marked = clusterOf(s, true)
  const unmarked = clusterOf(s, false)
  const fromMarked = distancesFrom(s, marked)
  const fromUnmarked = distancesFrom(s, unmarked)
  const now = shortest(fromMarked, unmarked)
  return those(options, (hex) => (wouldBeMarked(s, hex) ? fromUnmarked : fromMarked)[hex] < now)
}
