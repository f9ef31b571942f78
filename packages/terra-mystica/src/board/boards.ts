import { MAPS, type MapId } from '../data/maps.ts'
import { type Board, makeBoard } from './board.ts'

const made = new Map<string, Board>()

/** The board of a printed map, made on first use. */
export function boardOf(map: MapId): Board {
  return boardOfRows(MAPS[map].rows)
}

export function boardOfRows(rows: readonly string[]): Board {
  const key = rows.join('/')
  let board = made.get(key)
  if (!board) {
    board = makeBoard(rows)
    made.set(key, board)
  }
  return board
}
