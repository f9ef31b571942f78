/**
 * Positions to learn from:
 *
 *     node games.ts SECONDS OUT SEED [MENUS]
 *
 * In kingdoms of MENUS (menus.ts), or drawn from all boxes and bred for a moment, menus meet, now and then buying by lot. A quarter of
 * the games begin where two engines have been built for some turns. From some of the positions between turns the game
 * is played to its end many times, hands dealt anew, each seat going on with the better of its own menu and the best of the kingdom.
 */
import * as game from '@freehold/dominion/fast'
import { answeringSeat, turnNumber } from '@freehold/dominion/sight'
import { CARD_FEATURES, type FastPlayer, Position, SCALARS } from '@freehold/players/dominion/learning'
import { buyByLot, eachTable, isBetweenTurns, Lot, MOST_TURNS, type Table } from './kingdoms.ts'
import { ending, Rows, turned } from './rows.ts'

const [seconds, out, seed, menus] = process.argv.slice(2)
const { ASKED } = game
const lot = new Lot(`fast:learn ${seed}`)
const { below, chance, pick } = lot

const GAMES = 40 // of each kingdom
const BREEDING = 0.4 // seconds, for each kingdom
const LOOKS = 0.3 // of the turns are learnt from
const TRIALS = 4 // games by which the better of two menus is told
const PLAYED = 8 // games that are learnt from

let trial = 0
/** What comes of a state for the first seat on average, where these play on. */
function playedOn(state: game.State, players: readonly FastPlayer[], games: number) {
  const sums = { won: 0, lead: 0, turns: 0 }
  for (let i = 0; i < games; i++) {
    game.loadState(state)
    game.dealHands(`fast:on ${seed} ${trial++}`)
    const begun = game.turnsOf(0)
    while (game.asked() !== ASKED.over && game.turnsOf(0) < MOST_TURNS) players[answeringSeat()].decide()
    const { won, lead } = ending()
    sums.won += won / games
    sums.lead += lead / games
    sums.turns += (game.turnsOf(0) - begun) / games
  }
  return sums
}

const worth = ({ won, lead }: { won: number; lead: number }): number => won + 0.3 * Math.tanh(lead / 12)

/** What the position is worth where each seat goes on with the better of its own menu and the best of the kingdom. */
function judged({ state, best }: Table, [first, second]: readonly FastPlayer[]) {
  const own = worth(playedOn(state, [first, second], TRIALS))
  const one = first !== best && worth(playedOn(state, [best, second], TRIALS)) > own ? best : first
  const two = second !== best && worth(playedOn(state, [first, best], TRIALS)) < own ? best : second
  return playedOn(state, [one, two], PLAYED)
}

function playGame(table: Table, position: Position): void {
  const { best, menus, engines, setting, state } = table
  const drawn = (): FastPlayer => (chance(0.4) ? best : chance(0.7) ? pick(menus) : pick(engines))
  const inTheMiddle = chance(0.25) ? 4 + below(10) : 0
  let players = inTheMiddle > 0 ? [pick(engines), pick(engines)] : [drawn(), drawn()]
  const byLot = pick([0, 0.1, 0.25])
  game.seedGames(`fast:game ${seed} ${trial++}`)
  game.startGame(setting, 0)
  let turn = 0
  let odd = false
  while (game.asked() !== ASKED.over && game.turnsOf(0) < MOST_TURNS) {
    if (turnNumber() !== turn) {
      turn = turnNumber()
      odd = chance(byLot)
      if (inTheMiddle > 0 && game.turnsOf(0) === inTheMiddle && chance(0.5)) players = [drawn(), drawn()]
      if (isBetweenTurns() && game.turnsOf(0) >= inTheMiddle && chance(LOOKS)) {
        const seen = [0, 1].map((seat) => rows.look(position, seat))
        game.saveState(state)
        const result = judged(table, players)
        game.loadState(state)
        seen[0].tell(result)
        seen[1].tell(turned(result))
        game.forgetState()
      }
    }
    if (odd && game.asked() === ASKED.buy && answeringSeat() === game.turnSeat()) odd = !buyByLot(table, lot)
    else players[answeringSeat()].decide()
  }
}

const rows = new Rows(out)
const end = performance.now() + 1000 * Number(seconds)
for (const table of eachTable({ seed, lot, end, menus, breeding: BREEDING })) {
  const position = new Position(table.setting)
  rows.begin(table.setting, position)
  for (let i = 0; i < GAMES && performance.now() < end; i++) {
    try {
      playGame(table, position)
    } catch (error) {
      if (!(error instanceof game.NoRoom)) throw error
    }
  }
}
rows.flush()
console.log(JSON.stringify({ kingdoms: rows.kingdoms, rows: rows.rows, features: CARD_FEATURES, scalars: SCALARS }))
