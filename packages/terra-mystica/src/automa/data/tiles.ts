/** What her scoring tiles add, and which terrain she likes best. */
import { TERRAINS, type Terrain } from '../../types.ts'
import type { Priority, TileAddition } from '../words.ts'

/** One value is printed for certain: the late side of SCORE7. The other points are of the house. */
export const TILE_ADDITIONS: Readonly<Record<string, TileAddition>> = {
  SCORE1: { cult: 'earth', early: 3, late: 5 },
  SCORE2: { cult: 'earth', early: 2, late: 4 },
  SCORE3: { cult: 'water', early: 3, late: 5 },
  SCORE4: { cult: 'fire', early: 3, late: 5 },
  SCORE5: { cult: 'fire', early: 3, late: 5 },
  SCORE6: { cult: 'water', early: 3, late: 5 },
  SCORE7: { cult: 'air', early: 3, late: 5 },
  SCORE8: { cult: 'air', early: 3, late: 5 },
  SCORE9: { cult: 'water', early: 2, late: 4 },
}

/** Steps on the wheel from home, in the order she likes them. */
const ROW_A = [0, -1, 1, -2, 3, 2, -3]
const ROW_B = ROW_A.map((step) => -step)

const row = (home: number, steps: readonly number[]): Terrain[] =>
  steps.map((step) => TERRAINS[(home + step + TERRAINS.length) % TERRAINS.length])

export const TERRAIN_PRIORITY = Object.fromEntries(
  TERRAINS.map((terrain, home) => [terrain, { A: row(home, ROW_A), B: row(home, ROW_B) }]),
) as unknown as Readonly<Record<Terrain, Priority>>
