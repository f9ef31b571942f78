// npm run faults -- [lone|two] [--faults N] [--pairs N] [--seed S]: kills hosts, databases and Redis under load for as
// long as you like, and says whether everything that was acknowledged is kept. docs/server.md has what came of it.

import { parseArgs } from 'node:util'
import { loneHost, type Report, tryFaults, twoHosts } from './trial.fixture.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  options: { faults: text, pairs: text, seed: text },
  allowPositionals: true,
})
const sites = { lone: loneHost, two: twoHosts }
const chosen = Object.entries(sites).filter(([name]) => positionals.length === 0 || positionals.includes(name))
const wrong = positionals.find((name) => !Object.hasOwn(sites, name))
const [faults, pairs] = [Number(values.faults ?? 40), Number(values.pairs ?? 30)]
if (wrong !== undefined || !(faults > 0) || !(pairs > 0)) {
  console.error('freehold: expected npm run faults -- [lone|two] [--faults N] [--pairs N] [--seed S]')
  process.exit(2)
}
const seed = values.seed ?? `${Date.now()}`
let allHeld = true
for (const [name, open] of chosen) {
  console.log(`\n${name}, seed ${seed}`)
  const site = await open()
  const say = (line: string) => console.log(line)
  const trial = { pairs, faults, seed, between: [300, 3000], away: [0, 2000], say } as const
  const report = await tryFaults(site, trial).finally(site.close)
  tell(report)
  allHeld &&= report.problems.length === 0
}
process.exitCode = allHeld ? 0 : 1

function tell({ problems, ...figures }: Report): void {
  console.log(JSON.stringify(figures, null, 2))
  console.log(problems.length > 0 ? `BROKEN:\n${problems.join('\n')}` : 'everything that was acknowledged is kept')
}
