/** What is printed on a faction's board: wells, tracks and the wheel of terrains, for whoever draws it. */
import { BUILDINGS, type Building, type Cost, TERRAINS } from '../types.ts'
import type { BuildingData } from './faction.ts'
import { factionOf } from './prices.ts'

export type IncomeAmounts = Readonly<Record<string, number>>

/** A place on the board where a piece stands until it is built, with the income that is below it. */
interface Well {
  readonly income: IncomeAmounts
}

export interface WellRow {
  readonly building: Building
  readonly cost: Cost
  readonly always: IncomeAmounts // with none of them built
  readonly wells: readonly Well[] // as they are uncovered
}

export interface Track {
  readonly steps: readonly { readonly level: number; readonly vp: number; readonly spade?: Cost }[]
  readonly price: Cost | null // of a step; null: it never goes on by itself
}

export interface PrintedBoard {
  readonly rows: readonly WellRow[]
  readonly shipping: Track | null
  readonly digging: Track | null
  readonly wheel: readonly { readonly terrain: string; readonly spades: number }[] // home first, then around
}

function rowOf(building: Building, { count, cost, income }: BuildingData): WellRow {
  const amounts = (of: (totals: readonly number[]) => number): IncomeAmounts =>
    Object.fromEntries(
      Object.entries(income).flatMap(([what, totals]) => {
        const n = of(totals)
        return n ? [[what, n]] : []
      }),
    )
  return {
    building,
    cost,
    always: amounts((totals) => totals[0]),
    wells: Array.from({ length: count }, (_, i) => ({ income: amounts((totals) => totals[i + 1] - totals[i]) })),
  }
}

/** The board of a faction whose home is that terrain. Around the wheel each terrain lies up to three spades away. */
export function printedBoard(id: string | null, home: string | null): PrintedBoard | undefined {
  const faction = factionOf(id)
  if (!faction) return undefined
  const { shipping, digging, flatSpades, riverbound, volcano } = faction
  const at = TERRAINS.indexOf(home as never)
  const around = at < 0 ? [] : TERRAINS.map((_, i) => TERRAINS[(at + i) % TERRAINS.length])
  const spadesTo = (i: number) => (i === 0 ? 0 : flatSpades || Math.min(i, TERRAINS.length - i))
  return {
    rows: BUILDINGS.map((building) => rowOf(building, faction.buildings[building])),
    shipping: shipping && {
      price: shipping.cost,
      steps: Array.from({ length: shipping.max + 1 - shipping.start }, (_, i) => ({
        level: shipping.start + i,
        vp: i === 0 ? 0 : (shipping.vp[i - 1] ?? 0),
      })),
    },
    digging: digging && {
      price: digging.upgrade ?? null,
      steps: digging.costs.map((spade, level) => ({
        level,
        vp: level === 0 ? 0 : (digging.upgradeVp?.[level - 1] ?? 0),
        spade,
      })),
    },
    wheel: riverbound || volcano ? [] : around.map((terrain, i) => ({ terrain, spades: spadesTo(i) })),
  }
}
