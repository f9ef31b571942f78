/**
 * Positions to learn from:
 *
 *     node games.ts SECONDS OUT SEED
 *
 * In kingdoms drawn from all boxes menus are bred for a moment; then they meet, now and then buying by lot. A quarter of
 * the games begin where two engines have been built for some turns. From some of the positions between turns the game
 * is played to its end many times, hands dealt anew, each seat going on with the better of its own menu and the best of the kingdom.
 * OUT.rows has a record for each seat: counts by kind, what it saw in numbers, the share of wins, the lead, the turns that were left,
 * the kingdom; OUT.cards has the features of the cards of each kingdom.
 */
import { appendFileSync, writeFileSync } from 'node:fs'
import * as game from '@freehold/dominion/fast'
import { answeringSeat, turnNumber } from '@freehold/dominion/sight'
import { CARD_FEATURES, cardFeatures, type FastPlayer, Position, SCALARS } from '@freehold/players/dominion/learning'
import { KINDS, Lot, MOST_TURNS, type Table as PlainTable, tableOf } from './kingdoms.ts'

const [seconds, out, seed] = process.argv.slice(2)
const { ASKED } = game
const lot = new Lot(`fast:learn ${seed}`)
const { below, chance, pick } = lot

const GAMES = 40 // of each kingdom
const BREEDING = 0.4 // seconds, for each kingdom
const LOOKS = 0.3 // of the turns are learnt from
const TRIALS = 4 // games by which the better of two menus is told
const PLAYED = 8 // games that are learnt from
const RECORD = 3 * KINDS + 4 * (SCALARS + 4)

interface Table extends PlainTable {
  readonly position: Position
}

/** Buys something by lot, once there is nothing to do before. */
function buyByLot({ setting }: Table): boolean {
  const seat = game.turnSeat()
  if (game.treasuresUnplayed() && game.holdsTreasure(seat)) game.playTreasures()
  if (game.asked() !== ASKED.buy || game.turnSeat() !== seat) return true
  const kinds = setting.kinds.flatMap((_, kind) => (game.canBuy(kind) && game.price(kind) > 1 ? [kind] : []))
  if (kinds.length === 0) return true
  // Mostly what is dear: cheap cards are many.
  game.buyKind(
    kinds.reduce((best, kind) => (chance(0.5) && game.price(kind) > game.price(best) ? kind : best), pick(kinds)),
  )
  return true
}

const isBetweenTurns = (): boolean => game.asked() === ASKED.action || game.asked() === ASKED.buy

/** Plays to the end and adds what came of it for the first seat: wins, lead, turns. */
function playOut(players: readonly FastPlayer[], sums: { won: number; lead: number; turns: number }): void {
  const begun = game.turnsOf(0)
  while (game.asked() !== ASKED.over && game.turnsOf(0) < MOST_TURNS) players[answeringSeat()].decide()
  const lead = game.score(0) - game.score(1)
  const ahead = lead || game.turnsOf(1) - game.turnsOf(0)
  sums.won += ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5
  sums.lead += Math.max(-60, Math.min(60, lead))
  sums.turns += game.turnsOf(0) - begun
}

let trial = 0
function playedOn(state: game.State, players: readonly FastPlayer[], games: number) {
  const sums = { won: 0, lead: 0, turns: 0 }
  for (let i = 0; i < games; i++) {
    game.loadState(state)
    game.dealHands(`fast:on ${seed} ${trial++}`)
    playOut(players, sums)
  }
  return { won: sums.won / games, lead: sums.lead / games, turns: sums.turns / games }
}

const worth = ({ won, lead }: { won: number; lead: number }): number => won + 0.3 * Math.tanh(lead / 12)

/** What the position is worth where each seat goes on with the better of its own menu and the best of the kingdom. */
function judged({ state, best }: Table, [first, second]: readonly FastPlayer[]) {
  const own = worth(playedOn(state, [first, second], TRIALS))
  const one = first !== best && worth(playedOn(state, [best, second], TRIALS)) > own ? best : first
  const two = second !== best && worth(playedOn(state, [first, best], TRIALS)) < own ? best : second
  return playedOn(state, [one, two], PLAYED)
}

let records = Buffer.alloc(RECORD * 4096)
let used = 0
let rows = 0
function record({ setting, position }: Table, seat: number, won: number, lead: number, turns: number): void {
  position.look(seat)
  const { mine, theirs, left, scalars } = position
  const at = used * RECORD
  for (let kind = 0; kind < setting.kinds.length; kind++) {
    records[at + kind] = Math.min(255, mine[kind])
    records[at + KINDS + kind] = Math.min(255, theirs[kind])
    records[at + 2 * KINDS + kind] = Math.min(255, Math.round(2 * left[kind]))
  }
  let next = at + 3 * KINDS
  for (const number of [...scalars, won, lead, turns]) next = records.writeFloatLE(number, next)
  records.writeUInt32LE(tables, next)
  rows++
  if (++used === 4096) flush()
}
function flush(): void {
  appendFileSync(`${out}.rows`, records.subarray(0, used * RECORD))
  records = Buffer.alloc(RECORD * 4096)
  used = 0
}

function playGame(table: Table): void {
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
        game.saveState(state)
        const { won, lead, turns } = judged(table, players)
        game.loadState(state)
        record(table, 0, won, lead, turns)
        record(table, 1, 1 - won, -lead, turns)
        game.forgetState()
      }
    }
    if (odd && game.asked() === ASKED.buy && answeringSeat() === game.turnSeat()) odd = !buyByLot(table)
    else players[answeringSeat()].decide()
  }
}

let tables = 0
writeFileSync(`${out}.rows`, '')
writeFileSync(`${out}.cards`, '')
const end = performance.now() + 1000 * Number(seconds)
for (let number = 0; performance.now() < end; number++) {
  const plain = tableOf(`fast:learn ${seed} ${number}`, lot, BREEDING)
  if (!plain) continue
  const table: Table = { ...plain, position: new Position(plain.setting) }
  const cards = new Float32Array(KINDS * CARD_FEATURES + KINDS)
  for (const [i, card] of [...table.setting.kinds, ...table.setting.landscapes].entries())
    cards.set(cardFeatures(card), i * CARD_FEATURES)
  // Which of them lie in the supply, or beside it: 1.
  for (const kind of table.position.supply) cards[KINDS * CARD_FEATURES + kind] = 1
  for (let i = 0; i < table.setting.landscapes.length; i++)
    cards[KINDS * CARD_FEATURES + table.setting.kinds.length + i] = 1
  appendFileSync(`${out}.cards`, new Uint8Array(cards.buffer))
  for (let i = 0; i < GAMES && performance.now() < end; i++) {
    try {
      playGame(table)
    } catch (error) {
      if (!(error instanceof game.NoRoom)) throw error
    }
  }
  tables++
}
flush()
console.log(JSON.stringify({ kingdoms: tables, rows, features: CARD_FEATURES, scalars: SCALARS }))
