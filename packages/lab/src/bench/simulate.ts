/** The loops that are measured. Bundled into one file and run in a process of its own (`run.ts`). */
import { checkOptions } from '@freehold/dominion'
import * as game from '@freehold/dominion/fast'
import { type FastPlayer, menuPlayer } from './fast-players.ts'
import { matches } from './matches.ts'

export interface Measured {
  readonly gamesPerSecond: number // CPU seconds of one core
  readonly games: number
  readonly turnsPerGame: number
  readonly wins: readonly number[] // shares by seat, ties apart
  readonly ties: number
  readonly stateBytes: number
  readonly cloneNanoseconds: number
  readonly heapGrowthBytes: number // of the measured games together, without a collection
}

function measure(name: string, seconds: number): Measured {
  const { kingdom, players = 2, menu, landscapes } = matches[name]
  const setting = game.settingOf(
    checkOptions({ players, kingdom, start: 0, asking: 'open', ...(landscapes && { landscapes }) }),
  )
  const player = menuPlayer(setting, menu)
  game.seedGames('fast:bench')
  const warm = cpuSeconds() + 1.5
  while (cpuSeconds() < warm) for (let i = 0; i < 100; i++) playOut(setting, player)
  const tally = { games: 0, turns: 0, wins: Array<number>(players).fill(0), ties: 0 }
  const heap = process.memoryUsage().heapUsed
  const began = cpuSeconds()
  let spent = 0
  while (spent < seconds) {
    for (let i = 0; i < 500; i++) {
      playOut(setting, player)
      count(players, tally)
    }
    spent = cpuSeconds() - began
  }
  const grown = process.memoryUsage().heapUsed - heap
  return {
    gamesPerSecond: Math.round(tally.games / spent),
    games: tally.games,
    turnsPerGame: tally.turns / tally.games,
    wins: tally.wins.map((n) => n / tally.games),
    ties: tally.ties / tally.games,
    stateBytes: setting.layout.doubles * 8,
    cloneNanoseconds: measureClone(setting, player),
    heapGrowthBytes: grown,
  }
}

function playOut(setting: game.Setting, player: FastPlayer): void {
  player.begin()
  game.startGame(setting, 0)
  while (game.asked() !== game.ASKED.over) player.decide()
}

const points = new Float64Array(6)

function count(players: number, tally: { games: number; turns: number; wins: number[]; ties: number }): void {
  let best = 0
  let level = 0
  for (let seat = 0; seat < players; seat++) {
    tally.turns += game.turnsOf(seat)
    points[seat] = game.score(seat) * 1000 - game.turnsOf(seat)
    if (seat === 0 || points[seat] > points[best]) {
      best = seat
      level = 1
    } else if (points[seat] === points[best]) level++
  }
  tally.games++
  if (level > 1) tally.ties++
  else tally.wins[best]++
}

/** Copying a state of the middle of a game into one that exists already. */
function measureClone(setting: game.Setting, player: FastPlayer): number {
  player.begin()
  game.startGame(setting, 0)
  for (let i = 0; i < 16; i++) player.decide()
  const pool = Array.from({ length: 64 }, () => game.newState(setting))
  const rounds = 200_000
  for (let i = 0; i < rounds; i++) game.saveState(pool[i & 63])
  const began = cpuSeconds()
  for (let i = 0; i < 5 * rounds; i++) game.saveState(pool[i & 63])
  return Math.round(((cpuSeconds() - began) / (5 * rounds)) * 1e9)
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const [, , name, seconds] = process.argv
console.log(JSON.stringify(measure(name, Number(seconds))))
