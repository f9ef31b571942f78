/**
 * Games of the network against itself, for training:
 *
 *     node self-play.ts WEIGHTS.json SECONDS OUT SEED [WARMTH [LOOKS AHEAD [RECORDED [SINCE]]]]
 *
 * With LOOKS and AHEAD it thinks so long about every turn since round SINCE, and plays on so far. With RECORDED, a folder of
 * recorded games, some games go on from a turn of one of them. After every decision a row is kept for the seat that decided: what
 * it saw, the points still to come, and its place in the end. Points are what was foretold some turns later rather than what came in the
 * end, the less so the later: that tells more of the turn, and less of luck. OUT.rows has the features as 16-bit
 * floats, OUT.ends four 32-bit floats a row.
 */
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { belowFrom } from '@freehold/kernel'
import { carryOut, FEATURES, look, Network, type Temper, Thinker } from '@freehold/players/terra-mystica/learning'
import { LEVELS, MAP_IDS, parseLedger, type TerraMysticaOptions, terraMystica } from '@freehold/terra-mystica'
import { ask, cloneState, recordedTurns, type State, settle, verbs, words } from '@freehold/terra-mystica/fast'

const [weightsFile, seconds, out, seed, warmth = '0.15', looks = '0', ahead = 'own', recorded = '', since = '0'] =
  process.argv.slice(2)
const network = new Network(JSON.parse(readFileSync(weightsFile, 'utf8')))
const atFirstSight = new Thinker(network, {})
const thinker =
  Number(looks) > 0
    ? new Thinker(network, { budget: { looks: Number(looks) }, ahead: ahead as Temper['ahead'] })
    : atFirstSight
const below = belowFrom(`fast:${seed}`)
const uniform = () => (below(1 << 20) + 0.5) / (1 << 20)
const gumbel = () => -Math.log(-Math.log(uniform()))

/** How far what came in the end counts for a turn, from one decision of a seat to the next. */
const TRUST = 0.95
/** Points by which a turn may be worse than the best before what follows tells nothing of the turns before it. */
const SLIP = 2.5

/** Most games are what people play most: four players, base factions, the original map. */
function table(): TerraMysticaOptions {
  const kind = below(20)
  const usual = kind < 10
  const her = kind >= 16
  return terraMystica.options({
    players: usual ? 4 : her ? 2 + Number(below(4) === 0) : 2 + below(4),
    map: usual || below(2) ? 'original' : MAP_IDS[below(MAP_IDS.length)],
    fireAndIce: usual ? false : below(3) > 0,
    finalTile: usual || below(2) ? 'none' : 'random',
    templeTile: below(4) === 0,
    variableTurnOrder: below(2) === 0,
    miniExpansion: below(8) > 0,
    shippingBonus: below(8) > 0,
    ...(her && { automa: { level: LEVELS[below(LEVELS.length)] } }),
  })
}

/** All turns of people's recorded games. */
const turnsOfPeople: State[] = []
if (recorded)
  for (const file of readdirSync(recorded).filter((name) => /^h.*\.cmd$/.test(name)))
    for (const { before } of recordedTurns(parseLedger(readFileSync(join(recorded, file), 'utf8'), file)))
      turnsOfPeople.push(before)

const begin = (): State =>
  turnsOfPeople.length > 0 && below(2) === 0
    ? cloneState(turnsOfPeople[below(turnsOfPeople.length)])
    : (terraMystica.setup(table(), `fast:${seed} ${games}`) as State)

/** What a seat likes beyond points for a game, so that what is seldom played is tried, too. */
interface Lean {
  readonly towns: number
  readonly power: number
}
const lean = (): Lean => (below(6) === 0 ? { towns: 5 * uniform(), power: 2 * uniform() } : { towns: 0, power: 0 })

function townsOf({ w }: State, seat: number): number {
  let towns = 0
  for (let i = 0; i < 8; i++) towns += w[words.seatAt(seat) + words.TOWNS + i]
  return towns
}

interface Decided {
  readonly row: Float16Array
  readonly points: number // it had then
  /** Points by the end, as foretold; undefined at the beginning of a round, where nothing was decided. */
  readonly best?: number
  readonly slipped?: boolean
}

let games = 0
const rows = openSync(`${out}.rows`, 'w')
const ends: number[] = []
const scores: number[] = []
const features = new Float32Array(FEATURES)
const until = Date.now() + Number(seconds) * 1000

while (Date.now() < until) {
  const s = begin()
  const decided: Decided[][] = Array.from({ length: s.table.seats }, () => [])
  const leans = decided.map(lean)
  const heat = Number(warmth) * (below(4) === 0 ? 2.5 : 1)
  const seen = (seat: number): Decided => {
    look(s, seat, features)
    return { row: Float16Array.from(features), points: s.w[words.seatAt(seat) + words.VP] }
  }
  let round = s.w[words.ROUND]
  for (let asked = ask(s); asked; asked = ask(s)) {
    const { seat } = asked
    const options = (s.w[words.ROUND] < Number(since) ? atFirstSight : thinker).think(s, asked)
    const warm = s.w[words.ROUND] === 0 ? heat * 3 : heat
    const { towns, power } = leans[seat]
    const before = townsOf(s, seat)
    let chosen = options[0]
    let most = Number.NEGATIVE_INFINITY
    let best = Number.NEGATIVE_INFINITY
    for (const option of options) {
      best = Math.max(best, option.expected)
      const value =
        option.expected +
        (options.length > 1 ? warm * gumbel() : 0) +
        (towns && towns * (townsOf(option.after, seat) - before)) +
        (option.commands[0].verb === verbs.TAKE ? power : 0)
      if (value > most) {
        most = value
        chosen = option
      }
    }
    carryOut(s, seat, chosen.commands)
    if (options.length > 1) decided[seat].push({ ...seen(seat), best, slipped: chosen.expected < best - SLIP })
    settle(s)
    if (s.w[words.ROUND] === round || s.w[words.PHASE] === words.OVER) continue
    round = s.w[words.ROUND]
    for (const [each, turns] of decided.entries()) if (each !== s.table.opponent?.seat) turns.push(seen(each))
  }
  const finals = Array.from({ length: s.table.seats }, (_, seat) => s.w[words.seatAt(seat) + words.VP])
  for (const [seat, turns] of decided.entries()) {
    const ahead = finals.filter((other) => other > finals[seat]).length
    const level = finals.filter((other) => other === finals[seat]).length - 1
    const place = 1 - (ahead + level / 2) / (s.table.seats - 1)
    let end = finals[seat]
    for (let i = turns.length - 1; i >= 0; i--) {
      const { row, points, best, slipped } = turns[i]
      writeSync(rows, new Uint8Array(row.buffer))
      ends.push((end - points) / 40, place, games, s.w[words.seatAt(seat) + words.FACTION])
      if (best !== undefined) end = slipped ? best : TRUST * end + (1 - TRUST) * best
    }
  }
  if (s.table.seats === 4 && !s.table.opponent && !s.table.finalTile) scores.push(...finals)
  games++
}
closeSync(rows)
writeFileSync(`${out}.ends`, new Uint8Array(Float32Array.from(ends).buffer))
const mean = scores.reduce((sum, n) => sum + n, 0) / scores.length
console.log(JSON.stringify({ games, rows: ends.length / 4, seats: scores.length, mean }))
