/**
 * Games of a network with itself, one line of JSON each, for as long as it is given:
 *
 *     node measure.ts WEIGHTS.json SECONDS SEED HOW maps                 a map after the other, all factions
 *     node measure.ts WEIGHTS.json SECONDS SEED HOW base                 four players, base factions, the original map
 *     node measure.ts WEIGHTS.json SECONDS SEED HOW from ROUND FOLDER    all seats of people's recorded games
 *     node measure.ts WEIGHTS.json SECONDS SEED HOW automa [LEVEL]       one player against each level in turn, or that one
 *     node measure.ts WEIGHTS.json SECONDS SEED HOW settlers             as base, but three of the four are Settlers
 *
 * SEED is the number of the first game, or as in `3/16` also how many further the next one is, so that many can measure
 * at a time, and as in `3/16/5` how many games. HOW says how long it thinks about a turn and how far it looks, as in `30000:round` for so many moments or
 * `1000ms:round`; 0 is first sight.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  carryOut,
  findTerraMysticaPlayer,
  Network,
  type Temper,
  Thinker,
} from '@freehold/players/terra-mystica/learning'
import {
  FACTION_IDS,
  LEVELS,
  MAP_IDS,
  POINT_SOURCES,
  parseLedger,
  playLedger,
  terraMystica,
} from '@freehold/terra-mystica'
import { ask, atRound, type State, settle, words } from '@freehold/terra-mystica/fast'

const [weights, seconds, seed, how, mode, roundOrLevel = '1', folder = ''] = process.argv.slice(2)
const [long, ahead] = how.split(':')
const number = Number.parseInt(long, 10)
const budget = long.endsWith('ms') ? { milliseconds: number } : { looks: number }
const temper = number > 0 ? { budget, ahead: ahead as Temper['ahead'] } : {}
const thinker = new Thinker(new Network(JSON.parse(readFileSync(weights, 'utf8'))), temper)
const settler = findTerraMysticaPlayer('settler').decider(seed)
const until = Date.now() + Number(seconds) * 1000
const files = folder ? readdirSync(folder).filter((name) => /^h.*\.cmd$/.test(name)) : []
const [first, step = '1', games = 'all'] = seed.split('/') // a part of the games: every so manieth, from the first on

const pointsOf = (s: State) => Array.from({ length: s.table.seats }, (_, seat) => s.w[words.seatAt(seat) + words.VP])

/** Beside a seat that was left the others had a game of their own, which says nothing of one that all play to the end. */
const somebodyLeft = ({ w, table }: State) =>
  Array.from({ length: table.seats }, (_, seat) => w[words.seatAt(seat) + words.DROPPED]).some(Boolean)

/** Where the points of all seats come from, as the mean of a seat. */
function sourcesOf({ w, table }: State): Record<string, number> {
  const from = (seat: number, i: number) => w[words.seatAt(seat) + words.POINTS_FROM + i]
  const mean = (i: number) =>
    Array.from({ length: table.seats }, (_, seat) => from(seat, i)).reduce((a, b) => a + b) / table.seats
  return Object.fromEntries(POINT_SOURCES.map((source, i) => [source, mean(i)]))
}

function begin(n: number): { readonly what: string; readonly s: State; readonly people?: State } {
  if (mode === 'from') {
    const file = files[n]
    const game = parseLedger(readFileSync(join(folder, file), 'utf8'), file)
    const end = playLedger(game, file)
    return { what: file, s: atRound(game, Number(roundOrLevel)), ...(!somebodyLeft(end) && { people: end }) }
  }
  const map = mode === 'maps' ? MAP_IDS[n % MAP_IDS.length] : 'original'
  const level = LEVELS.find((each) => each === roundOrLevel) ?? LEVELS[n % LEVELS.length]
  const options =
    mode === 'automa'
      ? { players: 2, fireAndIce: false, automa: { level } }
      : { players: 4, map, fireAndIce: mode === 'maps' }
  const s = terraMystica.setup(terraMystica.options(options), `fast:measured ${n}`) as State
  return { what: mode === 'automa' ? level : map, s }
}

const isLast = (n: number, played: number) => played >= Number(games) || (mode === 'from' && n >= files.length)

for (let n = Number(first), played = 0; Date.now() < until && !isLast(n, played); n += Number(step), played++) {
  const { what, s, people } = begin(n)
  let asked = ask(s)
  const us = mode === 'settlers' ? n % s.table.seats : undefined
  for (; asked && Date.now() < until; asked = ask(s)) {
    const isOurs = us === undefined || asked.seat === us
    carryOut(s, asked.seat, isOurs ? thinker.decide(s, asked, seed) : settler(s, asked))
    settle(s)
  }
  if (asked) break
  const factions = Array.from({ length: s.table.seats }, (_, seat) => FACTION_IDS[s.w[words.seatAt(seat)]] ?? 'automa')
  console.log(
    JSON.stringify({
      mode: `${mode}${mode === 'from' ? roundOrLevel : ''}`,
      what,
      us,
      factions,
      points: pointsOf(s),
      sources: sourcesOf(s),
      people: people && { points: pointsOf(people), sources: sourcesOf(people) },
    }),
  )
}
