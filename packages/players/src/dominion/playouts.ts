/**
 * How good everybody's chances are at a moment of a game, estimated by playing on from there many times. Safe in a browser:
 * nothing here reads files.
 */
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { fastPlayer } from './fast-player.ts'
import { parseStrategy, type Strategy } from './strategy/strategy.ts'

/** Buys Treasures and Victory cards and plays whatever else the deck holds. */
export const moneyPlay = parseStrategy(
  {
    name: 'Money play',
    buy: [
      'Province',
      { card: 'Duchy', when: 'provinces <= 4' },
      { card: 'Estate', when: 'provinces <= 2' },
      'Gold',
      'Silver',
    ],
  },
  'money play',
)

/** Turns of each seat after which a game that does not end is taken as it stands. */
const MOST_TURNS = 60

export interface Playouts {
  readonly playouts: number
  readonly seed: string
  readonly strategy?: Strategy // by which everybody goes on; money play where none is given
}

/**
 * The share of the playouts that each seat wins; a shared victory is shared here, too. Hands and decks are dealt anew
 * for each, so neither the luck of the moment nor that of shuffles to come counts. The state stays as it is.
 *
 *     winChances(dominion.setup(options, 'fast:1'), { playouts: 200, seed: 'start' }) // about [0.52, 0.48]
 */
export function winChances(state: game.State, { playouts, seed, strategy = moneyPlay }: Playouts): number[] {
  game.loadState(state)
  const seats = Array.from({ length: state.setting.players }, (_, seat) => seat)
  if (game.asked() === game.ASKED.over) return sharesAsItStands(seats)
  const player = fastPlayer(state.setting, strategy)
  const last = game.turnsOf(game.turnSeat()) + MOST_TURNS
  const won = seats.map(() => 0)
  for (let number = 0; number < playouts; number++) {
    game.loadState(state)
    const shares = playedOut(player.decide, last, `fast:${seed} ${number}`) ? sharesAsItStands(seats) : evenly(seats)
    for (const seat of seats) won[seat] += shares[seat]
  }
  return won.map((wins) => wins / playouts)
}

/** Plays the game in the working memory on; false where it grew beyond all bounds. */
function playedOut(decide: () => void, last: number, seed: string): boolean {
  game.dealHands(seed)
  try {
    while (game.asked() !== game.ASKED.over && game.turnsOf(answeringSeat()) < last) decide()
    return true
  } catch (error) {
    if (error instanceof game.NoRoom) return false
    throw error
  }
}

const evenly = (seats: readonly number[]): number[] => seats.map(() => 1 / seats.length)

function sharesAsItStands(seats: readonly number[]): number[] {
  const points = seats.map(game.score)
  const turns = seats.map(game.turnsOf)
  const isBeaten = (seat: number) =>
    seats.some((other) => (points[other] - points[seat] || turns[seat] - turns[other]) > 0)
  const winners = seats.filter((seat) => !isBeaten(seat))
  return seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}
