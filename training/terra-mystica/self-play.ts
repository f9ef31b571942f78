/**
 * Games of the network against itself, for training:
 *
 *     node self-play.ts WEIGHTS.json SECONDS OUT SEED [WARMTH [LOOKS AHEAD]]
 *
 * With LOOKS and AHEAD it thinks so long about every turn, and plays on so far. After every decision one row is kept for the seat that decided, and sometimes one for another seat: what it saw, and in
 * the end its points and its place. OUT.rows has the features as 16-bit floats, OUT.ends four 32-bit floats a row.
 */
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { belowFrom } from '@freehold/kernel'
import { FEATURES, look, Network, type Temper, Thinker } from '@freehold/players/terra-mystica/learning'
import { MAP_IDS, type TerraMysticaOptions, terraMystica } from '@freehold/terra-mystica'
import { ask, perform, type State, settle, words } from '@freehold/terra-mystica/fast'

const [weightsFile, seconds, out, seed, warmth = '0.6', looks = '0', ahead = 'own'] = process.argv.slice(2)
const network = new Network(JSON.parse(readFileSync(weightsFile, 'utf8')))
const thinker = new Thinker(
  network,
  Number(looks) > 0 ? { budget: { looks: Number(looks) }, ahead: ahead as Temper['ahead'] } : {},
)
const below = belowFrom(`fast:${seed}`)
const uniform = () => (below(1 << 20) + 0.5) / (1 << 20)
const gumbel = () => -Math.log(-Math.log(uniform()))

/** Most games are what people play most: four players, base factions, the original map. */
function table(): TerraMysticaOptions {
  const usual = below(10) < 6
  return terraMystica.options({
    players: usual ? 4 : 2 + below(4),
    map: usual || below(2) ? 'original' : MAP_IDS[below(MAP_IDS.length)],
    fireAndIce: usual ? false : below(3) > 0,
    finalTile: usual || below(2) ? 'none' : 'random',
    templeTile: below(4) === 0,
    variableTurnOrder: below(2) === 0,
    miniExpansion: below(8) > 0,
    shippingBonus: below(8) > 0,
  })
}

interface Kept {
  readonly row: Float16Array
  readonly seat: number
  readonly points: number
}

const rows = openSync(`${out}.rows`, 'w')
const ends: number[] = []
const scores: number[] = []
const features = new Float32Array(FEATURES)
const until = Date.now() + Number(seconds) * 1000
let games = 0

while (Date.now() < until) {
  const s = terraMystica.setup(table(), `fast:${seed} ${games}`) as State
  const kept: Kept[] = []
  const keep = (moment: State, seat: number) => {
    look(moment, seat, features)
    kept.push({ row: Float16Array.from(features), seat, points: moment.w[words.seatAt(seat) + words.VP] })
  }
  const heat = Number(warmth) * (below(4) === 0 ? 2.5 : 1)
  for (let asked = ask(s); asked; asked = ask(s)) {
    const { seat } = asked
    const options = thinker.think(s, asked)
    const warm = s.w[words.ROUND] === 0 ? heat * 3 : heat
    let best = options[0]
    let most = Number.NEGATIVE_INFINITY
    for (const option of options) {
      const value = option.expected + (options.length > 1 ? warm * gumbel() : 0)
      if (value > most) {
        most = value
        best = option
      }
    }
    for (const command of best.commands) perform(s, seat, command)
    if (options.length > 1 && (s.w[words.ROUND] === 0 || below(3) > 0)) {
      keep(s, seat)
      if (below(5) === 0) keep(s, (seat + 1 + below(s.table.seats - 1)) % s.table.seats)
    }
    settle(s)
  }
  const finals = Array.from({ length: s.table.seats }, (_, seat) => s.w[words.seatAt(seat) + words.VP])
  for (const { row, seat, points } of kept) {
    writeSync(rows, new Uint8Array(row.buffer))
    const ahead = finals.filter((other) => other > finals[seat]).length
    const level = finals.filter((other) => other === finals[seat]).length - 1
    const place = 1 - (ahead + level / 2) / (s.table.seats - 1)
    ends.push((finals[seat] - points) / 40, place, games, s.w[words.seatAt(seat) + words.FACTION])
  }
  if (s.table.seats === 4 && s.table.board.names.length && !s.table.finalTile) scores.push(...finals)
  games++
}
closeSync(rows)
writeFileSync(`${out}.ends`, new Uint8Array(Float32Array.from(ends).buffer))
const mean = scores.reduce((sum, n) => sum + n, 0) / scores.length
console.log(JSON.stringify({ games, rows: ends.length / 4, seats: scores.length, mean }))
