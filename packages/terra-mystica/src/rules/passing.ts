/** Points for passing. */
import { BONUS_CARDS, FAVOR_TILES } from '../data/tiles.ts'
import { BUILDINGS, STRONGHOLD } from '../types.ts'
import {
  BRIDGE,
  BRIDGES,
  BUILT,
  FAVORS,
  opponentSeat,
  ownerOf,
  rulesOf,
  SHIPPING,
  type State,
  seatAt,
} from './state.ts'

export interface PassScore {
  readonly source: string
  readonly vp: number
}

export function passScores(s: State, seat: number, card: number): PassScore[] {
  if (seat === opponentSeat(s)) return []
  const at = seatAt(seat)
  const rules = rulesOf(s, seat)
  const scores: PassScore[] = []
  const count = (each: (typeof BUILDINGS)[number] | 'shipping') =>
    each === 'shipping' ? s.w[at + SHIPPING] : s.w[at + BUILT + 1 + BUILDINGS.indexOf(each)]
  if (card >= 0) {
    for (const { each, vp } of BONUS_CARDS[card].pass)
      scores.push({ source: BONUS_CARDS[card].id, vp: vp[count(each)] })
  }
  FAVOR_TILES.forEach((tile, i) => {
    if (tile.pass && s.w[at + FAVORS] & (1 << i))
      scores.push({ source: tile.id, vp: tile.pass.vp[count(tile.pass.each)] })
  })
  const { pass } = rules.data
  if (pass && s.w[at + BUILT + STRONGHOLD] > 0) {
    const vp = (pass.perTemple ?? 0) * count('temple') + (pass.perBridge ?? 0) * bridgesJoining(s, seat)
    scores.push({ source: rules.data.id, vp })
  }
  return scores.filter((score) => score.vp > 0)
}

function bridgesJoining(s: State, seat: number): number {
  const at = seatAt(seat)
  let joining = 0
  for (let i = 0; i < s.w[at + BRIDGES]; i++) {
    const [a, b] = s.table.board.bridges[s.w[at + BRIDGE + i] - 1]
    if (ownerOf(s, a) === seat && ownerOf(s, b) === seat) joining++
  }
  return joining
}
