/**
 * Two networks against each other, two seats each, every set-up played from both sides:
 *
 *     node match.ts A.json B.json GAMES [SEED] [HOW_A] [HOW_B]
 *
 * Prints the mean points of both and by how much the first is ahead, with its 95 % interval. HOW says how many moments each
 * looks at for a turn and how far it looks, as in `2000:round` or `2000:own`; without it the first sight decides.
 */
import { readFileSync } from 'node:fs'
import { Network, type Temper, Thinker } from '@freehold/players/terra-mystica/learning'
import { terraMystica } from '@freehold/terra-mystica'
import { ask, perform, type State, settle, words } from '@freehold/terra-mystica/fast'

const [a, b, games, seed = 'match', ...how] = process.argv.slice(2)
const thinkers = [a, b].map((file, i) => {
  const [looks, ahead] = (how[i] ?? '0').split(':')
  const temper = Number(looks) > 0 ? { budget: { looks: Number(looks) }, ahead: ahead as Temper['ahead'] } : {}
  return new Thinker(new Network(JSON.parse(readFileSync(file, 'utf8'))), temper)
})
const options = terraMystica.options({ players: 4, fireAndIce: false })
const leads: number[] = []
const sums = [0, 0]
for (let n = 0; n < Number(games); n++) {
  const leadOf = (side: number) => {
    const s = terraMystica.setup(options, `fast:${seed} ${n}`) as State
    const of = (seat: number) => (seat + n + side) % 2
    for (let asked = ask(s); asked; asked = ask(s)) {
      for (const command of thinkers[of(asked.seat)].decide(s, asked, 'match')) perform(s, asked.seat, command)
      settle(s)
    }
    let lead = 0
    for (let seat = 0; seat < 4; seat++) {
      const points = s.w[words.seatAt(seat) + words.VP]
      sums[of(seat)] += points
      lead += of(seat) === 0 ? points : -points
    }
    return lead / 2
  }
  leads.push((leadOf(0) + leadOf(1)) / 2)
}
const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length
const spread = Math.sqrt(leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (leads.length - 1))
const [first, second] = sums.map((sum) => (sum / (4 * leads.length)).toFixed(1))
console.log(
  `${how.join(' against ')} ${first} to ${second} ahead by ${mean.toFixed(2)} ± ${((1.96 * spread) / Math.sqrt(leads.length)).toFixed(2)}`,
)
