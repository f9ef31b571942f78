/** Plays a run of paired games. The same chunk of the same plan gives the same tally on any machine and thread. */
import type { Kingdom } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { type FastPlayer, fastStylePlayer, type StyleOrStrength, styleOf, tableFor } from '@freehold/players'
import { type Both, DECK_TURNS, emptyTally, MOST_TURNS, type Tally } from './tally.ts'

/** Some pairs of games of two strategies in one kingdom, with all that is needed to play them. */
export interface Chunk {
  readonly strategies: readonly [StyleOrStrength, StyleOrStrength]
  readonly kingdom: Kingdom
  readonly seed: string // of these pairs; each adds its number
  readonly from: number // the first pair of games
  readonly pairs: number
}

/** The engine's word for more cards on mats, or a longer chain of them, than it has room for; and how often it is doubled. */
const NO_ROOM = 'NoRoom'
const MOST_ROOM = 4

/** Every so many pairs the decks of the first game are looked at. */
const LOOK_EVERY = 16

interface Table {
  setting: game.Setting // changes only to one with more room
  room: number // how often it was doubled
  readonly names: readonly string[]
  readonly players: Map<string, FastPlayer>[] // by side: a strategy may play against itself
}

/** Compiled tables and players that are kept; those who breed strategies come with ever new ones. */
const MOST_TABLES = 64
const MOST_PLAYERS = 128

/** Milliseconds that this thread has computed: a search is as strong on a busy machine as on a quiet one. */
function computed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Plays chunks, keeping what is compiled for them. */
export function chunkPlayer(): (chunk: Chunk) => Tally {
  const tables = new Map<string, Table>()

  function tableOf(kingdom: Kingdom): Table {
    return kept(tables, MOST_TABLES, JSON.stringify(kingdom), () => {
      const setting = game.settingOf(tableFor(kingdom))
      const names = [...setting.kinds, ...setting.landscapes].map(({ name }) => name)
      return { setting, room: 0, names, players: [new Map(), new Map()] }
    })
  }

  const playerOf = (table: Table, side: 0 | 1, style: StyleOrStrength, kingdom: Kingdom): FastPlayer =>
    kept(table.players[side], MOST_PLAYERS, JSON.stringify(style), () =>
      fastStylePlayer(table.setting, styleOf(style, kingdom), computed),
    )

  /** From its beginning again with more room where that runs out: the tally must not depend on what was played before. */
  return function play(chunk: Chunk): Tally {
    const table = tableOf(chunk.kingdom)
    try {
      return playChunk(table, chunk)
    } catch (error) {
      if (!isNoRoom(error)) throw error
      table.setting = game.roomier(table.setting)
      table.room++
      return play(chunk)
    }
  }

  function playChunk(table: Table, { strategies, kingdom, seed, from, pairs }: Chunk): Tally {
    const [first, second] = strategies
    const players = [playerOf(table, 0, first, kingdom), playerOf(table, 1, second, kingdom)] as const
    const tally = emptyTally()
    for (const player of players) player.bought.fill(0)
    for (let pair = from; pair < from + pairs; pair++)
      playPair(table, players, `fast:${seed} ${pair}`, tally, pair % LOOK_EVERY === 0 ? tally : undefined)
    players.forEach((player, side) => {
      player.bought.forEach((times, kind) => {
        if (times > 0) tally.bought[side][table.names[kind]] = times
      })
    })
    return tally
  }
}

/** What is in the cache, or is made now; a full cache begins anew. */
function kept<T>(cache: Map<string, T>, most: number, key: string, make: () => T): T {
  const known = cache.get(key)
  if (known !== undefined) return known
  if (cache.size >= most) cache.clear()
  const made = make()
  cache.set(key, made)
  return made
}

type Players = readonly [FastPlayer, FastPlayer]

/** The two games of a pair, as numbers: who won, the turns, the scores. */
const results = [
  { winner: -1, turns: 0, longest: 0, scores: [0, 0] as Both },
  { winner: -1, turns: 0, longest: 0, scores: [0, 0] as Both },
]

function playPair(table: Table, players: Players, seed: string, tally: Tally, look: Tally | undefined): void {
  for (const first of [0, 1] as const) {
    if (!playGame(table, players, first, seed, first === 0 ? look : undefined)) {
      tally.unfinished += 2
      return
    }
  }
  tally.pairs++
  let points = 0
  let ties = 0
  const wins: Both = [0, 0]
  results.forEach(({ winner, turns, longest, scores }, first) => {
    tally.turns += turns
    tally.turnCounts[longest]++
    for (const side of [0, 1] as const) {
      tally.scores[side] += scores[side]
      tally.scoreCounts[side][scores[side]] = (tally.scoreCounts[side][scores[side]] ?? 0) + 1
    }
    if (winner < 0) ties++
    else {
      wins[winner]++
      tally.seatWins[winner === first ? 0 : 1]++
    }
    points += winner < 0 ? 1 : winner === 0 ? 2 : 0
  })
  tally.ties += ties
  tally.tieSquares += ties * ties
  tally.pointSquares += points * points
  for (const side of [0, 1] as const) {
    tally.wins[side] += wins[side]
    tally.winSquares[side] += wins[side] * wins[side]
  }
}

const isNoRoom = (error: unknown): boolean => error instanceof Error && error.name === NO_ROOM

/** The strategy `first` has seat 0 and begins. False: the game does not end, or cannot. */
function playGame(table: Table, players: Players, first: 0 | 1, seed: string, look: Tally | undefined): boolean {
  try {
    return playToEnd(table, players, first, seed, look)
  } catch (error) {
    if (isNoRoom(error) && table.room >= MOST_ROOM) return false
    throw error
  }
}

function playToEnd(table: Table, players: Players, first: 0 | 1, seed: string, look: Tally | undefined): boolean {
  game.seedGames(seed)
  game.startGame(table.setting, 0)
  let turnSeat = 0
  while (game.asked() !== game.ASKED.over) {
    if (game.turnSeat() !== turnSeat) {
      if (look) lookAtDeck(table, look, turnSeat, first)
      turnSeat = game.turnSeat()
      if (game.turnsOf(turnSeat) > MOST_TURNS) return false
    }
    players[answeringSeat() === 0 ? first : 1 - first].decide()
  }
  if (look) lookAtDeck(table, look, turnSeat, first)
  const result = results[first]
  const [score, otherScore] = [game.score(0), game.score(1)]
  const [turns, otherTurns] = [game.turnsOf(0), game.turnsOf(1)]
  const ahead = score !== otherScore ? score - otherScore : otherTurns - turns // fewer turns win
  result.winner = ahead === 0 ? -1 : ahead > 0 ? first : 1 - first
  result.turns = turns + otherTurns
  result.longest = Math.max(turns, otherTurns)
  result.scores[first] = score
  result.scores[1 - first] = otherScore
  return true
}

/** Counts the deck of a seat that has ended its turn. */
function lookAtDeck({ names, setting }: Table, look: Tally, seat: number, first: 0 | 1): void {
  const turn = game.turnsOf(seat)
  if (turn > DECK_TURNS) return
  const side = seat === 0 ? first : 1 - first
  look.deckGames[side][turn]++
  const decks = look.decks[side]
  for (let kind = 0; kind < setting.kinds.length; kind++) {
    const owned = game.owned(seat, kind)
    if (owned === 0) continue
    decks[names[kind]] ??= Array<number>(DECK_TURNS + 1).fill(0)
    decks[names[kind]][turn] += owned
  }
}
