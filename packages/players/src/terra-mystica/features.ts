/**
 * What a seat looks at: a moment as a row of numbers of about the size of 1, for the network that foretells points. All of
 * it is open to everybody at the table. The order of the numbers belongs to the weights: whoever changes it trains anew.
 */
import { BONUS_CARDS, boardOf, CULTS, FAVOR_TILES, FINAL_TILES, MAP_IDS, ROUND_TILES } from '@freehold/terra-mystica'
import {
  areaValue,
  cardFree,
  incomeOf,
  PRIEST_SPACES,
  passScores,
  powerActionOpen,
  priestSpace,
  ROUND_BUILDING_VP,
  ROUND_SPADE_VP,
  ROUND_TOWN_VP,
  ROUNDS,
  rulesOfSeat,
  type State,
  words,
} from '@freehold/terra-mystica/fast'
import { AREA_POINTS, CULT_POINTS, clip, Row, shareOf } from './row.ts'
import { areaOf, type Surroundings, surroundings } from './surroundings.ts'

const S = words
const { seatAt } = words

const FACTIONS_OF_PEOPLE = 20
const MOST_OTHERS = 4

/** What a step up a cult is worth in the bonus of its round, roughly, by round tile. */
const CULT_BONUS_WORTH = ROUND_TILES.map(({ bonus: { gain, steps } }) => {
  const { coins = 0, spades = 0, workers = 0, priests = 0, power = 0 } = gain
  return (coins * 0.3 + spades * 2.4 + workers + priests * 2.4 + power * 0.3) / steps
})
const CULT_OF_BONUS = ROUND_TILES.map(({ bonus }) => (bonus.cult === 'priests' ? 4 : CULTS.indexOf(bonus.cult)))
const BONUS_KIND = ROUND_TILES.map(({ bonus: { gain } }) =>
  gain.spades ? 0 : gain.priests ? 1 : gain.workers ? 2 : gain.power ? 3 : 4,
)

/** How many numbers there are. */
export const FEATURES = 426

/** Fills `f` with what a seat sees; returns how many numbers were written. */
export function look(s: State, seat: number, f: Float32Array): number {
  f.fill(0)
  const row = new Row(f)
  const { w, table } = s
  const at = seatAt(seat)
  const round = w[S.ROUND]
  const left = ROUNDS - round
  const others: number[] = []
  const place = orderOf(s, seat)
  for (let i = 1; i < table.seats; i++) others.push(w[S.ORDER + ((place + i) % table.seats)])

  // the moment
  row.oneOf(7, round)
  row.oneOf(4, table.seats - 2)
  row.oneOf(MAP_IDS.length, mapOf(s))
  row.oneOf(FINAL_TILES.length, table.finalTile ? FINAL_TILES.indexOf(table.finalTile) : -1)
  row.put(table.variableOrder ? 1 : 0)
  row.put(table.opponent ? 1 : 0)
  const passed = w[at + S.PASSED] === 1 || w[at + S.DROPPED] === 1
  row.put(w[S.PASSES] / table.seats)
  row.put(passed ? 1 : 0)
  row.put(w[S.PHASE] === S.CULT_INCOME ? 1 : 0)
  row.put(w[S.TURN] / table.seats / 8)
  let before = 0
  if (passed) while (before < table.seats && w[S.NEXT_ORDER + before] !== seat) before++
  row.put(passed ? 1 / (before + 1) : 0)
  row.put(place / table.seats)
  row.put(w[S.TURN_OPEN] && w[S.ACTIVE] === seat ? w[S.ACTIONS] : 0)
  row.put(left / 6)

  // what rounds still to come pay for
  const now = Math.max(0, round - 1)
  for (let ahead = 0; ahead < ROUNDS; ahead++) {
    const tile = table.roundTiles[now + ahead]
    const live = tile !== undefined && !(ahead === 0 && passed)
    row.put(live ? ROUND_BUILDING_VP[tile][1] / 4 : 0)
    row.put(live ? ROUND_BUILDING_VP[tile][2] / 4 : 0)
    row.put(live ? ROUND_BUILDING_VP[tile][3] / 4 : 0)
    row.put(live ? ROUND_BUILDING_VP[tile][4] / 4 : 0)
    row.put(live ? ROUND_SPADE_VP[tile] / 4 : 0)
    row.put(live ? ROUND_TOWN_VP[tile] / 4 : 0)
  }
  const bonusNow = [0, 0, 0, 0, 0]
  const bonusLater = [0, 0, 0, 0, 0]
  const priests = priestsOut(s, seat)
  for (let ahead = 0; ahead < ROUNDS; ahead++) {
    const tile = table.roundTiles[now + ahead]
    const live = tile !== undefined && now + ahead < ROUNDS - 1 && !(ahead === 0 && w[S.PHASE] === S.CULT_INCOME)
    for (let cult = 0; cult < 5; cult++) row.put(live && CULT_OF_BONUS[tile] === cult ? CULT_BONUS_WORTH[tile] : 0)
    if (!live) continue
    const level = CULT_OF_BONUS[tile] === 4 ? priests : w[at + S.CULT + CULT_OF_BONUS[tile]]
    const times = Math.floor(level / ROUND_TILES[tile].bonus.steps)
    ;(ahead === 0 ? bonusNow : bonusLater)[BONUS_KIND[tile]] += times / (BONUS_KIND[tile] === 4 ? 6 : 2)
  }
  for (const value of bonusNow) row.put(value)
  for (const value of bonusLater) row.put(value)

  // the faction and what it owns
  const rules = rulesOfSeat(s, seat)
  row.oneOf(FACTIONS_OF_PEOPLE, w[at + S.FACTION])
  const coins = w[at + S.COINS]
  const workers = w[at + S.WORKERS]
  const [b1, b2, b3] = [w[at + S.BOWL1], w[at + S.BOWL2], w[at + S.BOWL3]]
  row.put(coins / 12)
  row.put(Math.min(coins, 5) / 5)
  row.put(workers / 8)
  row.put(Math.min(workers, 3) / 3)
  row.put(w[at + S.PRIESTS] / 4)
  row.put(w[at + S.PRIESTS] > 0 ? 1 : 0)
  row.put(b1 / 10)
  row.put(b2 / 10)
  row.put(b3 / 8)
  row.put((b1 + b2 + b3) / 12)
  row.put(Math.min(b3 + (b2 >> 1), 12) / 8)
  row.put(b3 + (b2 >> 1) >= 3 ? 1 : 0)
  row.put(b3 + (b2 >> 1) >= 4 ? 1 : 0)
  row.put(b3 + (b2 >> 1) >= 6 ? 1 : 0)
  row.put((2 * b1 + b2) / 16)
  row.put(w[at + S.PRIEST_LIMIT] / 7)
  for (let type = 1; type <= 5; type++) {
    const cost = rules.cost[type]
    row.put(!passed && coins >= cost.coins && workers >= cost.workers ? 1 : 0)
  }
  row.put(w[at + S.KEYS] / 2)
  row.put(w[at + S.SHIPPING] / 3)
  row.put(w[at + S.DIGGING] / 2)
  row.put(w[at + S.TELEPORT_RANGE] / 2)
  row.put(w[at + S.VP] < 5 ? 1 : 0)
  const [d, tp, te, sh, sa] = [1, 2, 3, 4, 5].map((type) => w[at + S.BUILT + type])
  row.put(d / 8)
  row.oneOf(9, d)
  row.put(tp / 4)
  row.oneOf(5, tp)
  row.oneOf(4, te)
  row.put(te / 3)
  row.put(sh)
  row.put(sa)
  row.put((sh * left) / 5)
  row.put((sa * left) / 5)
  row.put(w[at + S.HEXES] / 12)
  const income = incomeOf(s, seat)
  for (const [value, size] of [
    [income.coins, 12],
    [income.workers, 8],
    [income.priests, 4],
    [income.power, 8],
  ] as const) {
    row.put(value / size)
    row.put((value / size) * (left / 5))
  }
  row.bits(FAVOR_TILES.length, w[at + S.FAVORS])
  for (let i = 4; i < FAVOR_TILES.length; i++) row.put(w[at + S.FAVORS] & (1 << i) ? left / 5 : 0)
  let towns = 0
  for (let i = 0; i < 8; i++) towns += w[at + S.TOWNS + i]
  row.put(towns / 3)
  row.oneOf(4, Math.min(3, towns))
  row.oneOf(BONUS_CARDS.length, w[at + S.BONUS])
  row.bits(12, passed ? 0 : w[at + S.ACTIONS_OWNED] & ~w[at + S.ACTIONS_USED])
  let passing = 0
  if (round > 0) for (const { vp } of passScores(s, seat, w[at + S.BONUS])) passing += vp
  row.put(passed ? 0 : passing / 8)
  row.put(passing / 8)

  // cults
  let cultSum = 0
  for (let cult = 0; cult < 4; cult++) {
    const mine = w[at + S.CULT + cult]
    const theirs = others.map((other) => w[seatAt(other) + S.CULT + cult]).sort((a, b) => b - a)
    const points = shareOf(mine, theirs, CULT_POINTS)
    cultSum += points
    row.put(mine / 10)
    row.put(points / 8)
    row.put(clip((mine - (theirs[0] ?? 0)) / 5))
    row.put(clip((mine - (theirs[1] ?? 0)) / 5))
    row.put(clip((mine - (theirs[2] ?? 0)) / 5))
    row.put((w[S.TOP_OWNER] >> (3 * cult)) & 7 ? 1 : 0)
    const space = priestSpace(s, cult, 0)
    row.put((PRIEST_SPACES[space] ?? 1) / 3)
  }
  row.put(cultSum / 16)

  // the map
  const seen = surroundings(s, seat)
  const areas = others.map((other) => areaOf(s, other))
  const sorted = [...areas].sort((a, b) => b - a)
  row.put(seen.area / 12)
  row.put(shareOf(seen.area, areas, AREA_POINTS) / 18)
  row.put(clip((seen.area - sorted[0]) / 5))
  row.put(clip((seen.area - (sorted[1] ?? 0)) / 5))
  row.put(clip((seen.area - (sorted[2] ?? 0)) / 5))
  if (table.finalTile) {
    const mine = areaValue(s, seat, table.finalTile)
    const theirs = others.map((other) => areaValue(s, other, table.finalTile as 'building-on-edge'))
    const best = [...theirs].sort((a, b) => b - a)
    row.put(mine / 8)
    row.put(shareOf(mine, theirs, AREA_POINTS) / 18)
    row.put(clip((mine - best[0]) / 5))
    row.put(clip((mine - (best[1] ?? 0)) / 5))
  } else row.k += 4
  putSurroundings(row, seen, round === 0 ? 6 : left)
  row.put(w[at + S.BRIDGES] / 3)

  // the others
  for (let i = 0; i < MOST_OTHERS; i++) {
    const other = others[i]
    if (other === undefined) {
      row.k += 16
      continue
    }
    const theirs = seatAt(other)
    row.put(1)
    row.put(w[theirs + S.PASSED])
    row.put(w[theirs + S.COINS] / 12)
    row.put(w[theirs + S.WORKERS] / 8)
    row.put(w[theirs + S.PRIESTS] / 4)
    row.put((w[theirs + S.BOWL3] + (w[theirs + S.BOWL2] >> 1)) / 8)
    row.put(w[theirs + S.HEXES] / 12)
    row.put(areas[i] / 12)
    row.put(clip((w[at + S.VP] - w[theirs + S.VP]) / 40))
    for (let type = 2; type <= 5; type++) row.put(w[theirs + S.BUILT + type] / (type < 4 ? 3 : 1))
    row.put(w[theirs + S.SHIPPING] / 3)
    row.put(clip(wheel(w[at + S.COLOUR], w[theirs + S.COLOUR]) / 3))
    row.put(w[theirs + S.KEYS] / 2)
  }

  // what there is to take
  for (let action = 0; action < 6; action++) row.put(!passed && powerActionOpen(s, seat, action) ? 1 : 0)
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    const free = cardFree(s, card)
    row.put(free ? 1 : 0)
    row.put(free && !passed ? w[S.BONUS_COINS + card] / 3 : 0)
  }
  for (let tile = 4; tile < FAVOR_TILES.length; tile++) row.put(w[S.FAVORS_LEFT + tile] / 3)
  for (let tile = 0; tile < 8; tile++) row.put(w[S.TOWNS_LEFT + tile] / 2)

  // what groups could grow by
  for (const { dwellings, tradingHouses, room } of seen.clusters) {
    row.put(dwellings / 3)
    row.put(tradingHouses / 2)
    for (const spaces of room) row.put(Math.min(spaces, 4) / 2)
  }
  return row.k
}

function putSurroundings(row: Row, seen: Surroundings, left: number): void {
  for (const { power, buildings } of seen.clusters) {
    row.put(power / 7)
    row.put(buildings / 4)
  }
  const best = seen.clusters[0]
  row.put(best.power > 0 ? Math.max(0, seen.needed - best.power) / 7 : 1)
  row.put(best.power > 0 ? Math.max(0, 4 - best.buildings) / 4 : 1)
  row.put(seen.joining / 3)
  for (const count of seen.near) {
    row.put(Math.min(count, 10) / 5)
    row.put(count > 0 ? 1 : 0)
  }
  for (const count of seen.sailing) row.put(Math.min(count, 12) / 6)
  for (const count of seen.around) row.put(Math.min(count, 12) / 6)
  row.put(seen.nearOthers / 6)
  row.put(seen.touched / 6)
  row.put((seen.touched * left) / 36)
  row.put(seen.contacts / 12)
  row.put((seen.contacts * left) / 72)
  row.put(seen.contested / 5)
}

function wheel(a: number, b: number): number {
  if (a < 0 || b < 0) return 0
  const steps = Math.abs(a - b)
  return Math.min(steps, 7 - steps)
}

function orderOf({ w, table }: State, seat: number): number {
  for (let i = 0; i < table.seats; i++) if (w[S.ORDER + i] === seat) return i
  return 0
}

const maps = MAP_IDS.map(boardOf)
const mapOf = ({ table }: State) => maps.indexOf(table.board)

function priestsOut({ w }: State, seat: number): number {
  let out = 0
  for (let i = 0; i < 16; i++) if (w[S.PRIEST_SPACE + i] === seat + 1) out++
  return out
}
