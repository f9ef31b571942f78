/** What a seat sees of the rounds that are still to come: what they pay for, and the bonus of the cults. */
import { CULTS, ROUND_TILES } from '@freehold/terra-mystica'
import {
  ROUND_BUILDING_VP,
  ROUND_SPADE_VP,
  ROUND_TOWN_VP,
  ROUNDS,
  words as S,
  type State,
} from '@freehold/terra-mystica/fast'

/** What a step up a cult is worth in the bonus of its round, roughly, by round tile. */
const CULT_BONUS_WORTH = ROUND_TILES.map(({ bonus: { gain, steps } }) => {
  const { coins = 0, spades = 0, workers = 0, priests = 0, power = 0 } = gain
  return (coins * 0.3 + spades * 2.4 + workers + priests * 2.4 + power * 0.3) / steps
})
const CULT_OF_BONUS = ROUND_TILES.map(({ bonus }) => (bonus.cult === 'priests' ? 4 : CULTS.indexOf(bonus.cult)))
const BONUS_STEPS = ROUND_TILES.map(({ bonus }) => bonus.steps)
const BONUS_KIND = ROUND_TILES.map(({ bonus: { gain } }) =>
  gain.spades ? 0 : gain.priests ? 1 : gain.workers ? 2 : gain.power ? 3 : 4,
)

/** How many numbers `putRounds` writes. */
export const ROUND_FEATURES = ROUNDS * 11

/** Depends on the round, its phase, and whether the seat has passed. */
export function putRounds({ w, table }: State, passed: boolean, f: Float32Array, from: number): number {
  const now = Math.max(0, w[S.ROUND] - 1)
  let k = from
  for (let ahead = 0; ahead < ROUNDS; ahead++) {
    const tile = table.roundTiles[now + ahead]
    const live = tile !== undefined && !(ahead === 0 && passed)
    for (let type = 1; type <= 4; type++) f[k++] = live ? ROUND_BUILDING_VP[tile][type] / 4 : 0
    f[k++] = live ? ROUND_SPADE_VP[tile] / 4 : 0
    f[k++] = live ? ROUND_TOWN_VP[tile] / 4 : 0
  }
  for (let ahead = 0; ahead < ROUNDS; ahead++) {
    const tile = table.roundTiles[now + ahead]
    const live = tile !== undefined && paysBonus(w, now, ahead)
    for (let cult = 0; cult < 5; cult++) f[k++] = live && CULT_OF_BONUS[tile] === cult ? CULT_BONUS_WORTH[tile] : 0
  }
  return k
}

/** The round is not the last, and its bonus is still to come. */
const paysBonus = (w: Int16Array, now: number, ahead: number): boolean =>
  now + ahead < ROUNDS - 1 && !(ahead === 0 && w[S.PHASE] === S.CULT_INCOME)

const bonuses = new Float64Array(10)

/** What the seat would get of them as it stands in the cults: of this round, then of the others, by kind. */
export function putBonuses({ w, table }: State, seat: number, f: Float32Array, from: number): number {
  const at = S.seatAt(seat)
  const now = Math.max(0, w[S.ROUND] - 1)
  let priests = 0
  for (let i = 0; i < 16; i++) if (w[S.PRIEST_SPACE + i] === seat + 1) priests++
  bonuses.fill(0)
  for (let ahead = 0; now + ahead < ROUNDS - 1; ahead++) {
    const tile = table.roundTiles[now + ahead]
    if (tile === undefined || !paysBonus(w, now, ahead)) continue
    const level = CULT_OF_BONUS[tile] === 4 ? priests : w[at + S.CULT + CULT_OF_BONUS[tile]]
    const kind = BONUS_KIND[tile]
    bonuses[ahead === 0 ? kind : 5 + kind] += Math.floor(level / BONUS_STEPS[tile]) / (kind === 4 ? 6 : 2)
  }
  for (let i = 0; i < 10; i++) f[from + i] = bonuses[i]
  return from + 10
}
