/**
 * Games of a network with itself, one line of JSON each, for as long as it is given:
 *
 *     node measure.ts WEIGHTS.json SECONDS SEED HOW maps                 a map after the other, all factions
 *     node measure.ts WEIGHTS.json SECONDS SEED HOW base                 four players, base factions, the original map
 *     node measure.ts WEIGHTS.json SECONDS SEED HOW from ROUND FOLDER    all seats of people's recorded games
 *     node measure.ts WEIGHTS.json SECONDS SEED HOW automa               one player against each level in turn
 *
 * HOW says how long it thinks about a turn and how far it looks, as in `30000:round`; 0 is first sight.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Network, type Temper, Thinker } from '@freehold/players/terra-mystica/learning'
import { FACTION_IDS, LEVELS, MAP_IDS, parseLedger, playLedger, terraMystica } from '@freehold/terra-mystica'
import { ask, atRound, perform, type State, settle, words } from '@freehold/terra-mystica/fast'

const [weights, seconds, seed, how, mode, round = '1', folder = ''] = process.argv.slice(2)
const [looks, ahead] = how.split(':')
const temper = Number(looks) > 0 ? { budget: { looks: Number(looks) }, ahead: ahead as Temper['ahead'] } : {}
const thinker = new Thinker(new Network(JSON.parse(readFileSync(weights, 'utf8'))), temper)
const until = Date.now() + Number(seconds) * 1000
const files = folder ? readdirSync(folder).filter((name) => /^h.*\.cmd$/.test(name)) : []
const first = [...seed].reduce((sum, char) => sum * 7 + char.charCodeAt(0), 0) // where to begin among files and maps

const pointsOf = (s: State) => Array.from({ length: s.table.seats }, (_, seat) => s.w[words.seatAt(seat) + words.VP])

function begin(n: number): { readonly what: string; readonly s: State; readonly people?: readonly number[] } {
  if (mode === 'from') {
    const file = files[(first + n) % files.length]
    const game = parseLedger(readFileSync(join(folder, file), 'utf8'), file)
    return { what: file, s: atRound(game, Number(round)), people: pointsOf(playLedger(game, file)) }
  }
  const map = mode === 'maps' ? MAP_IDS[(first + n) % MAP_IDS.length] : 'original'
  const level = LEVELS[(first + n) % LEVELS.length]
  const options =
    mode === 'automa'
      ? { players: 2, fireAndIce: false, automa: { level } }
      : { players: 4, map, fireAndIce: mode === 'maps' }
  const s = terraMystica.setup(terraMystica.options(options), `fast:${seed} ${n}`) as State
  return { what: mode === 'automa' ? level : map, s }
}

for (let n = 0; Date.now() < until; n++) {
  const { what, s, people } = begin(n)
  let asked = ask(s)
  for (; asked && Date.now() < until; asked = ask(s)) {
    for (const command of thinker.decide(s, asked, seed)) perform(s, asked.seat, command)
    settle(s)
  }
  if (asked) break
  const factions = Array.from({ length: s.table.seats }, (_, seat) => FACTION_IDS[s.w[words.seatAt(seat)]] ?? 'automa')
  console.log(
    JSON.stringify({ mode: `${mode}${mode === 'from' ? round : ''}`, what, factions, points: pointsOf(s), people }),
  )
}
