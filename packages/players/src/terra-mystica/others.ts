/**
 * The others at the table, as a seat sees them. While a seat thinks about its own turns they seldom change: what was worked out
 * about them is kept as long as every word that it came from is the same.
 */
import { areaValue, words as S, type State } from '@freehold/terra-mystica/fast'
import { areaOf } from './surroundings.ts'

export const MOST_OTHERS = 4
/** Words of a seat that count here: up to its bridges, and its buildings; then what stands there. */
const OWNED = S.BRIDGE + 3
const PLACES = 18
const KNOWN = OWNED + 2 * PLACES
/** What its area depends on beside its buildings. */
const TRAVEL: ReadonlySet<number> = new Set([
  S.FACTION,
  S.SHIPPING,
  S.TELEPORT_RANGE,
  S.BRIDGES,
  S.BRIDGE,
  S.BRIDGE + 1,
  S.BRIDGE + 2,
])
const CHANGED = 1
const AREA_CHANGED = 2
const CHANGE_OF = Uint8Array.from({ length: OWNED }, (_, i) => (TRAVEL.has(i) ? AREA_CHANGED : CHANGED))

export class Others {
  /** In the order of turns after the seat. */
  readonly seats: number[] = []
  /** Where they stand in each cult, the highest first; 0 where there are fewer. */
  readonly cults: readonly number[][] = [[], [], [], []]
  /** Buildings of their largest areas. */
  readonly areas: number[] = []
  readonly areasByRank: number[] = []
  readonly #worths: number[] = []
  /** What their areas are worth for the final tile. */
  readonly worthsByRank: number[] = []
  readonly #known = new Int16Array(MOST_OTHERS * KNOWN)
  readonly #riverTowns = new Uint8Array(128)

  /** Looks at them again; whether anything is not as it was. */
  look(s: State, seat: number, isNew: boolean): boolean {
    const { w, table } = s
    const { seats, finalTile } = table
    const place = orderOf(s, seat)
    const joined = finalTile ? this.#learnRivers(s) : 0
    let changed = 0
    this.seats.length = seats - 1
    for (let i = 0; i < seats - 1; i++) {
      const other = w[S.ORDER + ((place + i + 1) % seats)]
      const learnt = this.#learn(s, S.seatAt(other), i * KNOWN)
      const change = isNew || this.seats[i] !== other ? AREA_CHANGED : joined | learnt
      changed |= change
      this.seats[i] = other
      if (!(change & AREA_CHANGED)) continue
      this.areas[i] = areaOf(s, other)
      if (finalTile) this.#worths[i] = areaValue(s, other, finalTile)
    }
    if (!changed) return false
    for (let cult = 0; cult < 4; cult++) {
      const levels = this.cults[cult]
      for (let i = 0; i < seats - 1; i++) levels[i] = w[S.seatAt(this.seats[i]) + S.CULT + cult]
      rank(levels, seats - 1)
    }
    if (!(changed & AREA_CHANGED)) return true
    for (let i = 0; i < seats - 1; i++) this.areasByRank[i] = this.areas[i]
    rank(this.areasByRank, seats - 1)
    if (!finalTile) return true
    for (let i = 0; i < seats - 1; i++) this.worthsByRank[i] = this.#worths[i]
    rank(this.worthsByRank, seats - 1)
    return true
  }

  /** Remembers the words of a seat; what has changed. */
  #learn({ w, table }: State, at: number, to: number): number {
    const known = this.#known
    let changed = 0
    for (let i = 0; i < OWNED; i++) {
      if (known[to + i] === w[at + i]) continue
      known[to + i] = w[at + i]
      changed |= CHANGE_OF[i]
    }
    const places = to + OWNED
    for (let i = w[at + S.HEXES]; i >= 0; i--) {
      if (known[places + i] === w[at + S.HEXES + i]) continue
      known[places + i] = w[at + S.HEXES + i]
      changed |= AREA_CHANGED
    }
    if (!table.finalTile) return changed
    const buildings = places + PLACES
    for (let i = 0; i < w[at + S.HEXES]; i++) {
      const building = w[S.BUILDING_AT + w[at + S.HEX + i]]
      if (known[buildings + i] === building) continue
      known[buildings + i] = building
      changed |= AREA_CHANGED
    }
    return changed
  }

  /** Over some rivers settlements hang together: see `connectAcross`. */
  #learnRivers({ w, table }: State): number {
    const rivers = this.#riverTowns
    let changed = 0
    for (let hex = 0; hex < table.board.size; hex++) {
      const joins = w[S.BUILDING_AT + hex] === 0 ? w[S.TOWN_AT + hex] : 0
      if (rivers[hex] === joins) continue
      rivers[hex] = joins
      changed = AREA_CHANGED
    }
    return changed
  }
}

/** Where a seat comes in the order of turns. */
export function orderOf({ w, table }: State, seat: number): number {
  for (let i = 0; i < table.seats; i++) if (w[S.ORDER + i] === seat) return i
  return 0
}

/** Puts the first so many values in order, the highest first, and 0 for those that are missing. By hand: they are few. */
function rank(values: number[], count: number): void {
  for (let i = 1; i < count; i++) {
    const value = values[i]
    let to = i
    for (; to > 0 && values[to - 1] < value; to--) values[to] = values[to - 1]
    values[to] = value
  }
  for (let i = count; i < MOST_OTHERS; i++) values[i] = 0
}
