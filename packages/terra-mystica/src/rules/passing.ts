/** Points for passing. */
import { BONUS_CARDS, FAVOR_TILES, type PassPoints } from '../data/tiles.ts'
import { BUILDINGS, STRONGHOLD, TEMPLE } from '../types.ts'
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

/** What is counted for points when passing: a word of the seat. */
const wordOf = (each: PassPoints['each']): number =>
  each === 'shipping' ? SHIPPING : BUILT + 1 + BUILDINGS.indexOf(each)
const scoring = (source: string, { each, vp }: PassPoints) => ({ source, word: wordOf(each), vp })
const ON_CARDS = BONUS_CARDS.map(({ id, pass }) => pass.map((points) => scoring(id, points)))
const ON_FAVORS = FAVOR_TILES.flatMap(({ id, pass }, i) => (pass ? [{ bit: 1 << i, ...scoring(id, pass) }] : []))

export function passScores(s: State, seat: number, card: number): PassScore[] {
  const scores: PassScore[] = []
  if (seat === opponentSeat(s)) return scores
  const at = seatAt(seat)
  const { w } = s
  const add = (source: string, vp: number) => {
    if (vp > 0) scores.push({ source, vp })
  }
  if (card >= 0) for (const { source, word, vp } of ON_CARDS[card]) add(source, vp[w[at + word]])
  for (const { bit, source, word, vp } of ON_FAVORS) if (w[at + FAVORS] & bit) add(source, vp[w[at + word]])
  const { pass, id } = rulesOf(s, seat).data
  if (pass && w[at + BUILT + STRONGHOLD] > 0)
    add(id, (pass.perTemple ?? 0) * w[at + BUILT + TEMPLE] + (pass.perBridge ?? 0) * bridgesJoining(s, seat))
  return scores
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
