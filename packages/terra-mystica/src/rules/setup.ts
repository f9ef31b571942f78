/** The table before the first move. */
import { BONUS_CARDS, FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { ICE, indexIn, SPECIAL_ACTIONS, TERRAINS, VOLCANO } from '../types.ts'
import { gain } from './gain.ts'
import { noteSeated } from './seated.ts'
import {
  ACTIONS_OWNED,
  BONUS,
  BONUS_COINS,
  BOWL1,
  BOWL2,
  BOWL3,
  COINS,
  COLOUR,
  CULT,
  FACTION,
  FAVORS_LEFT,
  GROUND,
  GROUND_AT,
  makeState,
  NEXT_ORDER,
  OPPONENT_PLACES,
  ORDER,
  PICK_COLOUR,
  PLACE,
  POINTS_FROM,
  PRIEST_LIMIT,
  PRIESTS,
  push,
  rulesOf,
  SHIPPING,
  type State,
  seatAt,
  TAKE_BONUS,
  type Table,
  TELEPORT_RANGE,
  TOWNS_LEFT,
  VP,
  WORKERS,
} from './state.ts'

/** What is in the boxes of this game. */
export interface Supply {
  readonly bonusCards: readonly number[]
  readonly townTiles: readonly number[]
}

/** A state with all tiles laid out and nobody seated yet. */
export function emptyTable(table: Table, supply: Supply): State {
  const s = makeState(table)
  const { w } = s
  w.set(table.board.ground, GROUND_AT)
  FAVOR_TILES.forEach((tile, i) => {
    w[FAVORS_LEFT + i] = tile.count
  })
  for (const i of supply.townTiles) w[TOWNS_LEFT + i] = TOWN_TILES[i].count
  BONUS_CARDS.forEach((_, i) => {
    w[BONUS_COINS + i] = supply.bonusCards.includes(i) ? 0 : -1
  })
  for (let seat = 0; seat < table.seats; seat++) {
    w[ORDER + seat] = seat
    w[NEXT_ORDER + seat] = seat
    w[seatAt(seat) + FACTION] = -1
    w[seatAt(seat) + BONUS] = -1
    w[seatAt(seat) + COLOUR] = -1
  }
  return s
}

/** Seats a faction with what it begins with. */
export function seatFaction(s: State, seat: number, faction: number, points: number): void {
  const { w } = s
  const at = seatAt(seat)
  w[at + FACTION] = faction
  const { data } = rulesOf(s, seat)
  const { start } = data
  w[at + VP] = points
  w[at + POINTS_FROM] = points
  w[at + COINS] = start.coins
  w[at + WORKERS] = start.workers
  w[at + PRIESTS] = start.priests
  w[at + BOWL1] = start.bowls[0]
  w[at + BOWL2] = start.bowls[1]
  w[at + BOWL3] = start.bowls[2]
  for (let cult = 0; cult < 4; cult++) w[at + CULT + cult] = start.cults[cult]
  w[at + SHIPPING] = data.shipping?.start ?? 0
  w[at + TELEPORT_RANGE] = data.teleport?.range ?? 0
  w[at + PRIEST_LIMIT] = data.priestSupply
  const terrain = indexIn(TERRAINS, data.ground)
  w[at + COLOUR] = terrain
  w[at + GROUND] = data.ground === 'ice' ? ICE : data.ground === 'volcano' ? VOLCANO : terrain
  for (const action of data.actions) w[at + ACTIONS_OWNED] |= 1 << SPECIAL_ACTIONS.indexOf(action)
  noteSeated(s, seat)
}

/** How many people play. */
export function humansAt({ seats, opponent }: Table): number {
  return opponent ? opponent.seat : seats
}

/**
 * All are seated: colours are picked, then dwellings placed, then bonus cards taken from last to first. Against an
 * opponent whom nobody answers for the cards come first, and it places after the first dwelling of every human.
 */
export function queueSetup(s: State): void {
  const { opponent } = s.table
  opponent?.takeSeat(s)
  const seats = Array.from({ length: humansAt(s.table) }, (_, i) => i)
  const takeCards = () => {
    for (const seat of seats.toReversed()) push(s, TAKE_BONUS, seat)
  }
  const faction = (seat: number) => rulesOf(s, seat).data
  const picks = (seat: number) => s.w[seatAt(seat) + COLOUR] < 0
  // Those on volcanoes settle last, when every other home is known.
  for (const seat of seats) if (picks(seat) && faction(seat).ground !== 'volcano') push(s, PICK_COLOUR, seat)
  const volcanoesPick = () => {
    for (const seat of seats) if (picks(seat) && faction(seat).ground === 'volcano') push(s, PICK_COLOUR, seat)
  }
  if (s.table.begunUnder === 1) volcanoesPick()
  for (const seat of seats) gain(s, seat, rulesOf(s, seat).startGain, faction(seat).id)
  if (s.table.begunUnder !== 1) volcanoesPick()
  if (opponent) takeCards()
  const early = seats.filter((seat) => !faction(seat).placesLast)
  for (const seat of early) push(s, PLACE, seat)
  if (opponent) push(s, OPPONENT_PLACES, opponent.seat)
  for (const seat of early.toReversed()) if (faction(seat).startDwellings > 1) push(s, PLACE, seat)
  for (const seat of early) for (let n = 2; n < faction(seat).startDwellings; n++) push(s, PLACE, seat)
  for (const seat of seats) if (faction(seat).placesLast) push(s, PLACE, seat)
  if (!opponent) takeCards()
}
