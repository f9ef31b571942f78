/** What counts differently for her at the end. */
import { HEXES, type State, seatAt } from '../rules/state.ts'
import { CUBE, hasMark, tableOf } from './state.ts'

/** Points of her faction at the end of the game. */
export function factionEndPoints(s: State): number {
  const { seat, faction, values } = tableOf(s)
  const structures = (faction.pointsPerStructureAtEnd ?? 0) * s.w[seatAt(seat) + HEXES]
  const cubes = s.table.board.names.filter((_, hex) => hasMark(s, hex, CUBE)).length
  return structures + cubes * values.rules.cubePoints.left
}
