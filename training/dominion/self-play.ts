/**
 * Positions to learn from, out of games of players that search:
 *
 *     node self-play.ts SECONDS OUT SEED MENUS [VALUE [POLICY [EARLIER...]]]
 *
 * VALUE and POLICY are the weights of today (those that come with Freehold), EARLIER other weights of the value network that were once good. One seat searches
 * with the networks of today. The other does the same, or is one of the archive: a search without a network or with earlier weights, the best menu, one of its
 * rivals, an engine, a menu of another program where the kingdom has one (menus.ts). A quarter of the games begin where two engines
 * have been built for some turns, another one after some turns of menus that now and then buy by lot; else plain self-play
 * stops at Big Money. What is learnt of a position is what came of the game, and what the network of today thought of the positions in between,
 * which is less by chance.
 */
import { readFileSync } from 'node:fs'
import * as game from '@freehold/dominion/fast'
import { answeringSeat, turnNumber } from '@freehold/dominion/sight'
import {
  type FastPlayer,
  fastSearchPlayer,
  foresightFor,
  Network,
  type Policies,
  PolicyNetwork,
  Position,
} from '@freehold/players/dominion/learning'
import { buyByLot, eachTable, isBetweenTurns, Lot, MOST_TURNS, rivalsOf, type Table } from './kingdoms.ts'
import { ending, type Result, Rows, turned } from './rows.ts'

const [seconds, out, seed, menus, valueFile, policyFile, ...earlierFiles] = process.argv.slice(2)
const { ASKED } = game
const lot = new Lot(`fast:self-play ${seed}`)
const { below, chance, pick } = lot

const GAMES = 4 // of each kingdom
const BREEDING = 2.5 // seconds, for each kingdom that was not bred before
const ROLLOUTS = [150, 300] // of a search
/** How much what came of the next position counts for one, beside what is thought of it. */
const TRUST = 0.95

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const value = valueFile ? new Network(read(valueFile)) : undefined
const policy = policyFile ? new PolicyNetwork(read(policyFile)) : undefined
const today: Partial<Policies> = { networks: { value, policy } }
const earlier: Partial<Policies>[] = [
  { toTheEnd: true },
  ...earlierFiles.map((file) => ({ networks: { value: new Network(read(file)) } })),
]
const played: Record<string, number> = {}

/** Searches purchases alone: which Action comes first is next to never worth what it takes to find out. */
function searching({ bred, best, setting }: Table, way: Partial<Policies>): FastPlayer {
  const policies = { base: bred.best, others: rivalsOf(bred), ...way }
  const searcher = fastSearchPlayer(setting, policies, { rollouts: pick(ROLLOUTS) })
  return { ...searcher, decide: () => (game.asked() === ASKED.action ? best.decide() : searcher.decide()) }
}

/** Who plays, and how they are called in the report. */
function drawn(table: Table): { name: string; player: FastPlayer } {
  const { best, menus, engines } = table
  if (chance(0.5)) return { name: 'today', player: searching(table, { ...today, advised: chance(0.3) }) }
  if (chance(0.4)) return { name: 'earlier', player: searching(table, pick(earlier)) }
  if (chance(0.4)) return { name: 'best', player: best }
  return chance(0.6) ? { name: 'menu', player: pick(menus) } : { name: 'engine', player: pick(engines) }
}

/** Plays the first turns; the game may end there. */
function opening(table: Table): void {
  const { engines, menus, setting } = table
  const isEngines = chance(0.25)
  const turns = isEngines ? 4 + below(10) : chance(1 / 3) ? 1 + below(10) : 0
  const players = isEngines ? [pick(engines), pick(engines)] : [pick(menus), pick(menus)]
  game.seedGames(`fast:self-play ${seed} ${trial++}`)
  game.startGame(setting, 0)
  let turn = 0
  let odd = false
  while (game.asked() !== ASKED.over && (game.turnsOf(0) < turns || !isBetweenTurns())) {
    if (turnNumber() !== turn) {
      turn = turnNumber()
      odd = !isEngines && chance(0.25)
    }
    if (odd && game.asked() === ASKED.buy && answeringSeat() === game.turnSeat()) odd = !buyByLot(table, lot)
    else players[answeringSeat()].decide()
  }
}

/** What the network of today thinks of the game of the working memory, for the first seat: what it thinks of both is one. */
function thought(foresight: NonNullable<ReturnType<typeof foresightFor>>): Result {
  const { win, lead, turns } = foresight.look(0)
  const other = foresight.look(1)
  return { won: (win + 1 - other.win) / 2, lead: (lead - other.lead) / 2, turns: (turns + other.turns) / 2 }
}

let trial = 0
function playGame(table: Table, position: Position): void {
  const foresight = foresightFor(table.setting, value)
  if (!foresight) return
  opening(table)
  const [one, two] = [searching(table, { ...today, advised: chance(0.3) }), drawn(table)]
  const players = chance(0.5) ? [one, two.player] : [two.player, one]
  const seen: { thought: Result; rows: ReturnType<Rows['look']>[]; turn: number }[] = []
  let turn = 0
  while (game.asked() !== ASKED.over && game.turnsOf(0) < MOST_TURNS) {
    if (performance.now() > end) return
    if (turnNumber() !== turn && isBetweenTurns()) {
      turn = turnNumber()
      const looks = [0, 1].map((seat) => rows.look(position, seat))
      seen.push({ thought: thought(foresight), rows: looks, turn: game.turnsOf(0) })
    }
    players[answeringSeat()].decide()
  }
  played[two.name] = (played[two.name] ?? 0) + 1
  let { won, lead } = ending()
  for (const { rows, thought, turn } of seen.reverse()) {
    const result = { won, lead, turns: game.turnsOf(0) - turn }
    rows[0].tell(result)
    rows[1].tell(turned(result))
    won += (1 - TRUST) * (thought.won - won)
    lead += (1 - TRUST) * (thought.lead - lead)
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
console.log(JSON.stringify({ kingdoms: rows.kingdoms, rows: rows.rows, played }))
