/** Who plays what: factions picked in turn, or nominated and then bid for with points. */
import { FACTIONS } from '../factions/index.ts'
import { indexIn, TERRAINS } from '../types.ts'
import { change, refuse } from './gain.ts'
import { humansAt, queueSetup, seatFaction } from './setup.ts'
import {
  BID,
  BID_POINTS,
  BIDDER,
  CHOOSE_FACTION,
  CHOOSING,
  dropEntry,
  FACTION,
  findEntry,
  NOMINATED,
  PHASE,
  push,
  QUEUED,
  SETUP,
  type State,
  seatAt,
  VP,
} from './state.ts'

export function beginChoosing(s: State): void {
  s.w[PHASE] = CHOOSING
  for (let seat = 0; seat < humansAt(s.table); seat++) push(s, CHOOSE_FACTION, seat)
}

/** No two of the same ground: a board has two sides, and a home has one owner. */
export function canChooseFaction(s: State, faction: number): boolean {
  if (!s.table.factionPool.includes(faction)) return false
  const { id, ground } = FACTIONS[faction]
  if (s.table.opponent?.mayFace(id, indexIn(TERRAINS, ground)) === false) return false
  for (let seat = 0; seat < s.table.seats; seat++) {
    const taken = s.table.auction ? s.w[NOMINATED + seat] - 1 : s.w[seatAt(seat) + FACTION]
    if (taken >= 0 && FACTIONS[taken].ground === FACTIONS[faction].ground) return false
  }
  return true
}

export function chooseFaction(s: State, seat: number, faction: number): void {
  const at = findEntry(s, CHOOSE_FACTION, seat)
  if (!at) refuse(`choose ${FACTIONS[faction].id}: nothing to choose`)
  if (!canChooseFaction(s, faction)) refuse(`choose ${FACTIONS[faction].id}: not free`)
  dropEntry(s, at)
  s.sink?.note(seat, { type: s.table.auction ? 'nominated' : 'chose', faction: FACTIONS[faction].id })
  if (s.table.auction) s.w[NOMINATED + seat] = faction + 1
  else seatFaction(s, seat, faction, startPoints(s, faction))
  if (s.w[QUEUED] > 0) return
  if (!s.table.auction) beginPlacing(s)
  else for (let bidder = 0; bidder < s.table.seats; bidder++) push(s, BID, bidder)
}

/** Points a seat may bid on the nth nomination: more than the last bid, no more than the faction begins with. */
export function bidRange(s: State, n: number): [least: number, most: number] {
  return [s.w[BIDDER + n] ? s.w[BID_POINTS + n] + 1 : 0, startPoints(s, s.w[NOMINATED + n] - 1)]
}

/** A bid; whoever held the faction bids again. With the last open bid the factions are seated. */
export function bid(s: State, seat: number, n: number, points: number): void {
  const at = findEntry(s, BID, seat)
  const { w } = s
  const [least, most] = bidRange(s, n)
  if (!at || n >= s.table.seats) refuse('bid: nothing to bid for')
  if (points < least || points > most) refuse(`bid ${points}: expected ${least} to ${most} points`)
  dropEntry(s, at)
  const outbid = w[BIDDER + n] - 1
  if (outbid >= 0) push(s, BID, outbid)
  w[BIDDER + n] = seat + 1
  w[BID_POINTS + n] = points
  const faction = w[NOMINATED + n] - 1
  s.sink?.note(seat, { type: 'bid', faction: FACTIONS[faction].id, points })
  if (w[QUEUED] > 0) return
  for (let i = 0; i < s.table.seats; i++) {
    const won = w[NOMINATED + i] - 1
    seatFaction(s, w[BIDDER + i] - 1, won, startPoints(s, won) - w[BID_POINTS + i])
  }
  beginPlacing(s)
}

/** A recorded auction: points paid for the faction before the first round. */
export function adjustPoints(s: State, seat: number, points: number): void {
  if (s.w[PHASE] !== SETUP) refuse(`${points}VP: points are adjusted before the first round only`)
  change(s, seat, VP, points, 'start')
}

function startPoints(s: State, faction: number): number {
  return s.table.points2017 ? FACTIONS[faction].startVp2017 : 20
}

export function beginPlacing(s: State): void {
  s.w[PHASE] = SETUP
  queueSetup(s)
}
